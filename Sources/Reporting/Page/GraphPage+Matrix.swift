extension GraphPage {
    /// The first part of the script: what is known, and the matrix.
    static let matrix = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const byId = (id) => document.getElementById(id);
    const parts = data.parts, edges = data.edges;
    const outgoing = parts.map(() => []), incoming = parts.map(() => []);
    const edgeAt = new Map();
    edges.forEach((edge, number) => {
      edge.count = edge.refs.length / 4;
      edge.findings = new Set(edge.found.filter((_, place) => place % 2 === 1));
      const isBack = edge.to < edge.from, isLooped = edge.cycle >= 0;
      edge.kind = isBack ? (isLooped || data.level === "layer" ? "up" : "back")
        : isLooped ? "turn" : "down";
      edge.number = number;
      outgoing[edge.from].push(edge);
      incoming[edge.to].push(edge);
      edgeAt.set(edge.from * parts.length + edge.to, edge);
    });
    const isUp = (edge) => edge.to < edge.from;
    const edgeBetween = (from, to) => edgeAt.get(from * parts.length + to);
    const isPlain = (part) => part.kind !== "folder" || data.level === "folder";

    /** What is shown: the visible parts in their order, the cell size, the cursor, the choice. */
    const state = {
      shown: [], size: 24, row: 0, column: 0, chosen: null, filter: "all", near: null,
    };
    const labelWidth = 250, headHeight = 176;
    const position = new Map();

    // MARK: Names

    const isPath = (part) => part.kind === "folder" || part.kind === "file";
    const prefix = (() => {
      const paths = parts.filter(isPath).map((part) => part.name.split("/"));
      if (paths.length < 2) return 0;
      let count = 0;
      const same = () => paths.every((path) =>
        path.length > count + 1 && path[count] === paths[0][count]);
      while (same()) count += 1;
      return count;
    })();
    const short = (part, length) => {
      const name = isPath(part) ? part.name.split("/").slice(prefix).join("/") : part.name;
      if (name.length <= length) return name;
      return isPath(part) ? "…" + name.slice(1 - length) : name.slice(0, length - 1) + "…";
    };
    const plural = (count, word) => count + " " + word + (count === 1 ? "" : "s");

    /** Makes an element; text is always set as text, never as markup. */
    function make(tag, className, text) {
      const element = document.createElement(tag);
      if (className) element.className = className;
      if (text !== undefined) element.textContent = text;
      return element;
    }

    // MARK: Drawing

    function place(element, left, top, width, height) {
      element.style.left = left + "px";
      element.style.top = top + "px";
      element.style.width = width + "px";
      element.style.height = height + "px";
      return element;
    }

    function draw() {
      const size = state.size, count = state.shown.length, side = count * size;
      position.clear();
      state.shown.forEach((part, number) => position.set(part, number));
      byId("board").hidden = count === 0;
      byId("board").style.display = count === 0 ? "none" : "grid";
      byId("empty").hidden = count > 0;
      const board = byId("board").style;
      board.gridTemplateColumns = labelWidth + "px " + (side + 2) + "px";
      board.gridTemplateRows = headHeight + "px " + (side + 2) + "px";
      board.setProperty("--size", size + "px");
      drawLabels(byId("rows"), (label, number) => {
        label.style.top = number * size + 1 + "px";
        label.style.height = size + "px";
      });
      drawLabels(byId("columns"), (label, number) => {
        label.style.left = number * size + 1 + "px";
        label.style.width = size + "px";
        label.style.height = headHeight + "px";
      });
      drawPlane(side);
      drawCursor();
    }

    function drawLabels(parent, put) {
      const font = Math.max(8.5, Math.min(13, state.size * 0.68)) + "px";
      parent.replaceChildren(...state.shown.map((index, number) => {
        const part = parts[index];
        const label = make("button", "label");
        label.tabIndex = -1;
        label.style.fontSize = font;
        label.dataset.part = index;
        label.title = part.name;
        label.classList.toggle("other", !isPlain(part) || part.kind === "rest");
        label.classList.toggle("looped", part.cycle >= 0);
        const isRow = parent.id === "rows";
        const name = make("span", "name", short(part, isRow ? 34 : 25));
        const rank = make("span", "number", String(index + 1));
        if (isRow) label.append(name, rank); else label.append(rank, name);
        put(label, number);
        return label;
      }));
    }

    function drawPlane(side) {
      const size = state.size, plane = byId("plane"), pieces = [];
      place(plane, 0, 0, side + 2, side + 2);
      plane.style.backgroundImage =
        "linear-gradient(var(--grid) 1px, transparent 1px), " +
        "linear-gradient(90deg, var(--grid) 1px, transparent 1px)";
      plane.style.backgroundSize = size + "px " + size + "px";
      data.cycles.forEach((cycle) => {
        const shown = cycle.parts.filter((part) => position.has(part))
          .map((part) => position.get(part));
        if (shown.length < 2) return;
        const first = Math.min(...shown), last = Math.max(...shown) + 1;
        const length = (last - first) * size;
        pieces.push(place(make("div", "block"), first * size, first * size, length, length));
      });
      for (const id of ["crossrow", "crosscolumn"]) {
        const cross = make("div", "cross");
        cross.id = id;
        pieces.push(cross);
      }
      state.shown.forEach((part, at) => {
        const own = make("div", "diagonal" + (parts[part].findings.length > 0 ? " found" : ""));
        pieces.push(place(own, at * size + 1, at * size + 1, size - 1, size - 1));
      });
      for (const edge of edges) {
        const row = position.get(edge.to), column = position.get(edge.from);
        if (row === undefined || column === undefined) continue;
        pieces.push(place(cell(edge), column * size + 1, row * size + 1, size - 1, size - 1));
      }
      const cursor = make("div");
      cursor.id = "cursor";
      pieces.push(cursor);
      plane.replaceChildren(...pieces);
    }

    function cell(edge) {
      const element = make("div", "cell " + edge.kind);
      const strength = Math.min(1, 0.28 + 0.13 * Math.log2(edge.count + 1));
      element.style.setProperty("--strength", strength.toFixed(2));
      element.classList.toggle("strong", strength > 0.62);
      element.classList.toggle("found", edge.findings.size > 0);
      if (state.size >= 15) {
        const digits = String(edge.count).length;
        const text = digits > 3 ? Math.round(edge.count / 1000) + "k" : String(edge.count);
        element.textContent = text;
        element.style.fontSize = Math.min(12, state.size * (digits > 2 ? 0.42 : 0.5)) + "px";
      }
      return element;
    }

    function drawCursor() {
      const size = state.size, count = state.shown.length;
      if (count === 0) return;
      state.row = Math.max(0, Math.min(count - 1, state.row));
      state.column = Math.max(0, Math.min(count - 1, state.column));
      place(byId("cursor"), state.column * size - 1, state.row * size - 1, size + 3, size + 3);
      light(state.row, state.column);
    }

    /** Marks the row and column of a cell and says in words what it holds. */
    function light(row, column) {
      const size = state.size, side = state.shown.length * size;
      place(byId("crossrow"), 0, row * size, side, size);
      place(byId("crosscolumn"), column * size, 0, size, side);
      for (const [id, at] of [["rows", row], ["columns", column]]) {
        for (const lit of byId(id).querySelectorAll(".lit")) lit.classList.remove("lit");
        byId(id).children[at]?.classList.add("lit");
      }
      byId("status").textContent = sentence(state.shown[column], state.shown[row]);
    }

    function sentence(from, to) {
      if (from === to) {
        const found = parts[from].findings.length;
        return parts[from].kind + " " + parts[from].name
          + (found ? ": " + plural(found, "finding") : "");
      }
      const edge = edgeBetween(from, to);
      const names = parts[from].name + (edge ? " uses " : " does not use ") + parts[to].name;
      if (!edge) return names;
      const found = edge.findings.size;
      return names + ": " + plural(edge.count, "reference")
        + (isUp(edge) ? ", points back" : edge.kind === "turn" ? ", in a cycle" : "")
        + (found ? ", " + plural(found, "finding") : "");
    }
    """#
}
