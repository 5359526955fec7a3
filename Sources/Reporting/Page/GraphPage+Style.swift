extension GraphPage {
    /// How the page looks, by day and by night.
    static let style = #"""
    :root {
      --back: #ffffff; --panel: #f6f7f9; --line: #d9dde3; --grid: #eef0f3; --text: #1c2330;
      --dim: #667085; --accent: #2457c5; --down: 36 87 197; --turn: 194 113 0;
      --up: 208 36 36; --away: 92 104 122;
      --diagonal: #dfe3e9; --cross: rgb(36 87 197 / 0.09); --block: rgb(208 36 36 / 0.07);
      --edge: rgb(208 36 36 / 0.55); --finding: #7a1fa2; --match: #fff1b8; --ink: #10151f;
      color-scheme: light;
    }
    :root[data-theme="dark"] {
      --back: #14171d; --panel: #1b1f27; --line: #343b48; --grid: #20252e; --text: #e6e9ef;
      --dim: #98a2b3; --accent: #8db4ff; --down: 92 143 245; --turn: 232 158 54; --up: 246 92 92;
      --away: 150 162 180;
      --diagonal: #303642; --cross: rgb(141 180 255 / 0.12); --block: rgb(246 92 92 / 0.1);
      --edge: rgb(246 92 92 / 0.6); --finding: #d78bff; --match: #5a4a00; --ink: #ffffff;
      color-scheme: dark;
    }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body {
      display: grid; grid-template-rows: auto 1fr auto; background: var(--back); color: var(--text);
      font: 14px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
    }
    header {
      display: flex; flex-wrap: wrap; align-items: center; gap: 8px 18px; padding: 10px 16px;
      border-bottom: 1px solid var(--line); background: var(--panel);
    }
    h1 { font-size: 16px; margin: 0; font-weight: 650; }
    h2 { font-size: 15px; margin: 0 0 2px; font-weight: 650; overflow-wrap: anywhere; }
    h3 {
      font-size: 12px; margin: 18px 0 6px; color: var(--dim); font-weight: 600;
      text-transform: uppercase; letter-spacing: 0.04em;
    }
    .sum { color: var(--dim); }
    .controls { display: flex; flex-wrap: wrap; gap: 8px; margin-left: auto; align-items: center; }
    input, select, button { font: inherit; color: inherit; }
    input[type="search"], select, .button {
      height: 32px; padding: 0 10px; border: 1px solid var(--line); border-radius: 7px;
      background: var(--back);
    }
    input[type="search"] { width: 190px; }
    .button { cursor: pointer; }
    .button:hover, select:hover { border-color: var(--accent); }
    .check { display: inline-flex; gap: 6px; align-items: center; color: var(--dim); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    main { display: grid; grid-template-columns: minmax(0, 1fr) 430px; min-height: 0; }
    #scroll { overflow: auto; position: relative; outline-offset: -2px; }
    #board { display: grid; width: max-content; padding: 0 24px 24px 0; }
    #corner, #columns, #rows { position: sticky; background: var(--back); }
    #corner { top: 0; left: 0; z-index: 4; }
    #corner div {
      position: absolute; inset: auto 8px 8px 12px; color: var(--dim); font-size: 12px;
      text-align: right;
    }
    #columns { top: 0; z-index: 3; }
    #rows { left: 0; z-index: 2; }
    .label {
      position: absolute; display: flex; align-items: center; gap: 6px; padding: 0 8px; border: 0;
      background: none; cursor: pointer; white-space: nowrap; overflow: hidden; color: var(--text);
      line-height: 1;
    }
    #rows .label { left: 0; right: 0; justify-content: flex-end; }
    #columns .label {
      bottom: 0; writing-mode: vertical-rl; transform: rotate(180deg); padding: 8px 0;
    }
    .label .name { overflow: hidden; text-overflow: ellipsis; line-height: 1.2; }
    .label .number { color: var(--dim); font-size: 0.82em; font-variant-numeric: tabular-nums; }
    .label.other .name { color: var(--dim); font-style: italic; }
    .label.looped .number { color: rgb(var(--up)); font-weight: 700; }
    .label.lit { background: var(--cross); }
    .label.match { background: var(--match); }
    .label.chosen .name { font-weight: 700; color: var(--accent); }
    .searching .label:not(.match) { opacity: 0.35; }
    #plane { position: relative; cursor: pointer; border: 1px solid var(--line); }
    #plane > div { position: absolute; }
    .diagonal { background: var(--diagonal); }
    .block { background: var(--block); border: 1.5px solid var(--edge); border-radius: 2px; }
    .cross { background: var(--cross); pointer-events: none; }
    .cell {
      display: flex; align-items: center; justify-content: center; border-radius: 2px;
      font-variant-numeric: tabular-nums; line-height: 1; color: var(--ink);
      background: rgb(var(--kind) / var(--strength));
    }
    .cell.strong { color: #fff; }
    :root[data-theme="dark"] .cell.strong { color: #0c0f14; }
    .down { --kind: var(--down); }
    .turn { --kind: var(--turn); }
    .up { --kind: var(--up); }
    .back { --kind: var(--away); }
    .found::after {
      content: ""; position: absolute; top: 0; right: 0; border: solid transparent;
      border-width: 0 calc(var(--size) * 0.36) calc(var(--size) * 0.36) 0;
      border-right-color: var(--finding);
    }
    #cursor {
      border: 2px solid var(--accent); border-radius: 3px; pointer-events: none; z-index: 1;
    }
    aside {
      border-left: 1px solid var(--line); background: var(--panel); overflow: auto;
      padding: 14px 16px 32px;
    }
    aside p { margin: 6px 0; }
    aside ul { list-style: none; margin: 0; padding: 0; }
    .kind { color: var(--dim); }
    .arrow { color: var(--dim); font-weight: 400; }
    .path { font: 12px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; color: var(--dim); }
    aside .path { overflow-wrap: anywhere; }
    .file { margin-top: 12px; }
    .ref { display: grid; grid-template-columns: 64px 1fr; gap: 8px; padding: 2px 0; }
    .ref .path { text-align: right; }
    code {
      font: 12.5px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere;
    }
    .badge {
      display: inline-block; padding: 1px 8px; margin: 2px 6px 2px 0; border-radius: 10px;
      font-size: 12px; color: rgb(var(--kind)); border: 1px solid rgb(var(--kind) / 0.6);
    }
    .finding { border-left: 3px solid var(--finding); padding: 2px 0 2px 10px; margin: 8px 0; }
    .finding .rule { color: var(--finding); font-weight: 600; }
    .finding .help { color: var(--dim); }
    .link {
      display: flex; gap: 8px; width: 100%; text-align: left; padding: 3px 6px; border: 0;
      border-radius: 5px; background: none; cursor: pointer; align-items: baseline;
    }
    .link:hover { background: var(--cross); }
    .link .count {
      min-width: 40px; text-align: right; font-variant-numeric: tabular-nums; color: var(--dim);
    }
    .link .to { overflow-wrap: anywhere; }
    .dot { width: 9px; height: 9px; border-radius: 3px; flex: none; background: rgb(var(--kind)); }
    footer {
      display: flex; flex-wrap: wrap; gap: 4px 18px; align-items: center; padding: 7px 16px;
      border-top: 1px solid var(--line); background: var(--panel); min-height: 38px;
    }
    #status { flex: 1 1 320px; }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 14px; color: var(--dim); font-size: 12px; }
    .legend span { display: inline-flex; gap: 6px; align-items: center; }
    .corner {
      width: 10px; height: 10px;
      background: linear-gradient(45deg, transparent 50%, var(--finding) 50%);
    }
    dialog {
      border: 1px solid var(--line); border-radius: 10px; background: var(--back);
      color: var(--text); max-width: 560px; padding: 20px 24px;
    }
    dialog::backdrop { background: rgb(0 0 0 / 0.35); }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 12px 0; }
    dialog dd { margin: 0; }
    kbd {
      font: 12px ui-monospace, Menlo, Consolas, monospace; border: 1px solid var(--line);
      border-radius: 4px; padding: 1px 5px; background: var(--panel); white-space: nowrap;
    }
    .empty { padding: 40px; color: var(--dim); }
    @media (max-width: 1000px) {
      main { grid-template-columns: minmax(0, 1fr); grid-template-rows: minmax(0, 1fr) 40vh; }
      aside { border-left: 0; border-top: 1px solid var(--line); }
      .controls { margin-left: 0; }
    }
    """#
}
