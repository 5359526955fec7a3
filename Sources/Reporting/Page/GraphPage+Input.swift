extension GraphPage {
    /// The third part: filters, search, keys, pointer and the start.
    static let input = #"""
    // MARK: Selection and filters

    /** Selects the use of one part by another, or a part where both are the same. */
    function choose(from, to) {
      if (!position.has(from) || !position.has(to)) setFilter("all");
      state.chosen = from === to ? from : to;
      state.column = position.get(from);
      state.row = position.get(to);
      drawCursor();
      reveal();
      for (const chosen of document.querySelectorAll(".label.chosen")) {
        chosen.classList.remove("chosen");
      }
      for (const part of [from, to]) {
        for (const label of document.querySelectorAll('.label[data-part="' + part + '"]')) {
          label.classList.add("chosen");
        }
      }
      if (from === to) showPart(from); else showEdge(from, to);
    }

    /** Scrolls so that the cursor is in sight beside the labels. */
    function reveal() {
      const scroll = byId("scroll"), size = state.size;
      const left = state.column * size, top = state.row * size;
      const width = scroll.clientWidth - labelWidth, height = scroll.clientHeight - headHeight;
      if (left < scroll.scrollLeft) scroll.scrollLeft = left - size;
      if (left + size > scroll.scrollLeft + width) scroll.scrollLeft = left + 2 * size - width;
      if (top < scroll.scrollTop) scroll.scrollTop = top - size;
      if (top + size > scroll.scrollTop + height) scroll.scrollTop = top + 2 * size - height;
    }

    function setFilter(filter) {
      if (filter === "near") {
        const chosen = state.chosen ?? state.shown[state.row] ?? 0;
        state.near = new Set([chosen, ...outgoing[chosen].map((edge) => edge.to),
          ...incoming[chosen].map((edge) => edge.from)]);
      }
      state.filter = filter;
      byId("show").value = filter;
      update();
    }

    function update() {
      const withFolders = byId("folders").querySelector("input").checked;
      const touched = new Set();
      for (const edge of edges) {
        if (edge.findings.size > 0) touched.add(edge.from).add(edge.to);
      }
      const cursor = [state.shown[state.column], state.shown[state.row]];
      state.shown = parts.map((_, index) => index).filter((index) => {
        if (!withFolders && !isPlain(parts[index])) return false;
        switch (state.filter) {
          case "cycles": return parts[index].cycle >= 0;
          case "findings": return touched.has(index) || parts[index].findings.length > 0;
          case "near": return state.near.has(index);
          default: return true;
        }
      });
      if (!state.isSized) state.size = fittingSize();
      draw();
      if (cursor.every((part) => position.has(part))) {
        [state.column, state.row] = cursor.map((part) => position.get(part));
        drawCursor();
      }
      search();
    }

    let matches = [], match = -1;

    function search() {
      const words = byId("search").value.toLowerCase().trim();
      matches = words === "" ? []
        : state.shown.filter((index) => parts[index].name.toLowerCase().includes(words));
      match = -1;
      document.body.classList.toggle("searching", words !== "");
      const found = new Set(matches);
      for (const label of document.querySelectorAll(".label")) {
        label.classList.toggle("match", found.has(Number(label.dataset.part)));
      }
      if (words !== "") byId("status").textContent = plural(matches.length, "match").replace(
        "matchs", "matches");
    }

    function nextMatch() {
      if (matches.length === 0) return;
      match = (match + 1) % matches.length;
      choose(matches[match], matches[match]);
    }

    const sizes = [6, 8, 10, 12, 15, 18, 22, 26, 32];

    /** The largest size at which everything is in sight, as far as it can still be read. */
    function fittingSize() {
      const scroll = byId("scroll");
      const room = Math.min(scroll.clientHeight - headHeight, scroll.clientWidth - labelWidth) - 30;
      const fitting = Math.floor(room / Math.max(1, state.shown.length));
      return sizes.findLast((size) => size <= fitting && size > 15) ?? 15;
    }

    function resize(step) {
      state.isSized = true;
      const at = sizes.findIndex((size) => size >= state.size);
      state.size = sizes[Math.max(0, Math.min(sizes.length - 1, at + step))];
      draw();
      search();
      reveal();
    }

    // MARK: Keys

    function move(rows, columns, toNumber) {
      const count = state.shown.length;
      let row = state.row, column = state.column;
      do {
        row += rows;
        column += columns;
        if (row < 0 || column < 0 || row >= count || column >= count) return;
      } while (toNumber && !edgeBetween(state.shown[column], state.shown[row]));
      state.row = row;
      state.column = column;
      drawCursor();
      reveal();
    }

    /** The next cell, row by row, that points back or has findings. */
    function jump(step) {
      const count = state.shown.length, here = state.row * count + state.column;
      const ranked = edges.filter((edge) => (edge.kind === "up" || edge.findings.size > 0)
        && position.has(edge.from) && position.has(edge.to))
        .map((edge) => ({ edge, at: position.get(edge.to) * count + position.get(edge.from) }))
        .sort((a, b) => a.at - b.at);
      if (ranked.length === 0) return;
      const next = step > 0 ? ranked.find((entry) => entry.at > here) ?? ranked[0]
        : ranked.findLast((entry) => entry.at < here) ?? ranked[ranked.length - 1];
      choose(next.edge.from, next.edge.to);
    }

    const keys = {
      ArrowUp: (event) => move(-1, 0, event.shiftKey),
      ArrowDown: (event) => move(1, 0, event.shiftKey),
      ArrowLeft: (event) => move(0, -1, event.shiftKey),
      ArrowRight: (event) => move(0, 1, event.shiftKey),
      Home: () => { state.column = 0; drawCursor(); reveal(); },
      End: () => { state.column = state.shown.length - 1; drawCursor(); reveal(); },
      Enter: () => choose(state.shown[state.column], state.shown[state.row]),
      " ": () => choose(state.shown[state.column], state.shown[state.row]),
    };
    const anywhere = {
      n: () => jump(1),
      p: () => jump(-1),
      f: () => setFilter(state.filter === "near" ? "all" : "near"),
      "+": () => resize(1),
      "-": () => resize(-1),
      "/": () => byId("search").focus(),
      "?": () => byId("help").showModal(),
      Escape: () => { byId("search").value = ""; setFilter("all"); byId("scroll").focus(); },
    };

    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
      const target = event.target;
      if (target.id === "search") {
        if (event.key === "Enter") { event.preventDefault(); nextMatch(); }
        if (event.key === "Escape") { event.preventDefault(); anywhere.Escape(); }
        return;
      }
      if (target.tagName === "SELECT") return;
      const inMatrix = target.id === "scroll" || target === document.body;
      const action = (inMatrix ? keys[event.key] : undefined) ?? anywhere[event.key];
      if (!action || state.shown.length === 0 && event.key !== "Escape") return;
      event.preventDefault();
      action(event);
    });

    // MARK: Pointer

    function cellUnder(event) {
      const box = byId("plane").getBoundingClientRect();
      const column = Math.floor((event.clientX - box.left - 1) / state.size);
      const row = Math.floor((event.clientY - box.top - 1) / state.size);
      const inside = (at) => at >= 0 && at < state.shown.length;
      return inside(row) && inside(column) ? { row, column } : null;
    }

    byId("plane").addEventListener("pointermove", (event) => {
      const at = cellUnder(event);
      if (at) light(at.row, at.column);
    });
    byId("plane").addEventListener("pointerleave", () => light(state.row, state.column));
    byId("plane").addEventListener("click", (event) => {
      const at = cellUnder(event);
      if (at) choose(state.shown[at.column], state.shown[at.row]);
    });
    for (const id of ["rows", "columns"]) {
      byId(id).addEventListener("click", (event) => {
        const label = event.target.closest(".label");
        if (label) choose(Number(label.dataset.part), Number(label.dataset.part));
      });
    }

    // MARK: Start

    function setTheme(theme) {
      document.documentElement.dataset.theme = theme;
      try { localStorage.setItem("modlint-theme", theme); } catch { /* Local files. */ }
    }

    (() => {
      let theme = null;
      try { theme = localStorage.getItem("modlint-theme"); } catch { /* Local files. */ }
      const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
      document.documentElement.dataset.theme = theme ?? (isDark ? "dark" : "light");
      byId("title").textContent = data.title;
      byId("sum").textContent = data.summary;
      byId("folders").hidden = parts.every(isPlain);
      byId("folders").style.display = parts.every(isPlain) ? "none" : "";
      byId("folders").addEventListener("change", update);
      byId("show").addEventListener("change", (event) => setFilter(event.target.value));
      byId("search").addEventListener("input", search);
      byId("smaller").onclick = () => resize(-1);
      byId("larger").onclick = () => resize(1);
      byId("ask").onclick = () => byId("help").showModal();
      byId("theme").onclick = () =>
        setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
      byId("away").style.display = edges.some((edge) => edge.kind === "back") ? "" : "none";
      update();
      showOverview();
    })();
    """#
}
