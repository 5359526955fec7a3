extension GraphPage {
    /// The second part: what lies behind a cell or a part.
    static let details = #"""
    // MARK: Details

    /** Text in which names stand between backticks, as in messages. */
    function prose(parent, text) {
      text.split("`").forEach((piece, number) => {
        if (piece) parent.append(number % 2 === 1 ? make("code", "", piece) : piece);
      });
      return parent;
    }

    function showDetail(...pieces) {
      byId("detail").replaceChildren(...pieces);
      byId("detail").scrollTop = 0;
    }

    function title(...pieces) {
      const heading = make("h2");
      heading.append(...pieces);
      return heading;
    }

    function badge(kind, text) { return make("span", "badge " + kind, text); }

    function findingList(numbers) {
      const pieces = [];
      if (numbers.length > 0) pieces.push(make("h3", "", plural(numbers.length, "finding")));
      for (const number of numbers) {
        const finding = data.findings[number];
        const box = make("div", "finding");
        box.append(make("div", "rule", finding.severity + " · " + finding.rule));
        box.append(prose(make("div"), finding.message));
        box.append(prose(make("div", "help"), finding.instruction));
        box.append(make("div", "path", data.files[finding.file] + ":" + finding.line + ":"
          + finding.column));
        pieces.push(box);
      }
      return pieces;
    }

    function referenceList(edge) {
      const pieces = [];
      const foundAt = new Map();
      for (let at = 0; at < edge.found.length; at += 2) foundAt.set(edge.found[at], true);
      let file = -1;
      for (let at = 0; at < edge.refs.length; at += 4) {
        const [inFile, line, column, words] = edge.refs.slice(at, at + 4);
        if (inFile !== file) pieces.push(make("div", "path file", data.files[inFile]));
        file = inFile;
        const row = make("div", "ref");
        row.append(make("span", "path", line + ":" + column));
        row.append(prose(make("span"), data.sentences[words]));
        if (foundAt.has(at / 4)) row.classList.add("finding");
        pieces.push(row);
      }
      return pieces;
    }

    function showEdge(from, to) {
      const edge = edgeBetween(from, to), back = edgeBetween(to, from);
      const heading = title(parts[from].name, make("span", "arrow", " uses "), parts[to].name);
      if (!edge) {
        const none = make("p", "kind", parts[from].name + " does not use " + parts[to].name + ".");
        showDetail(heading, none, ...(back ? [make("h3", "", "The other way"),
          edgeLink(back, to)] : []));
        return;
      }
      const facts = make("p");
      facts.append(badge(edge.kind, plural(edge.count, "reference")));
      if (edge.cycle >= 0) {
        facts.append(badge("turn", "in a cycle of " + data.cycles[edge.cycle].parts.length));
      }
      if (edge.cut) facts.append(badge("up", "cut here"));
      showDetail(heading, facts, ...findingList([...edge.findings]),
        ...(back ? [make("h3", "", "The other way"), edgeLink(back, to)] : []),
        make("h3", "", "References"), ...referenceList(edge));
    }

    function edgeLink(edge, self) {
      const other = edge.from === self ? edge.to : edge.from;
      const link = make("button", "link " + edge.kind);
      link.append(make("i", "dot"), make("span", "count", String(edge.count)),
        make("span", "to", parts[other].name));
      link.onclick = () => choose(edge.from, edge.to);
      return link;
    }

    /** A link that names who uses whom. */
    function bothEnds(edge) {
      const link = edgeLink(edge, edge.from);
      link.querySelector(".to").textContent = parts[edge.from].name + " → " + parts[edge.to].name;
      return link;
    }

    function partLink(part, words) {
      const link = make("button", "link");
      link.append(make("span", "to", parts[part].name + (words ?? "")));
      link.onclick = () => choose(part, part);
      return link;
    }

    function showPart(index) {
      const part = parts[index];
      const facts = make("p", "kind", part.kind + " · " + plural(part.types, "type") + " · "
        + plural(part.files, "file"));
      const pieces = [title(part.name), facts];
      if (part.place) {
        pieces.push(make("div", "path", data.files[part.place[0]] + ":" + part.place[1]));
      }
      const around = make("button", "button", "Show only what is around it");
      around.onclick = () => setFilter("near");
      const row = make("p");
      row.append(around);
      pieces.push(row);
      if (part.cycle >= 0) {
        const cycle = data.cycles[part.cycle];
        pieces.push(make("h3", "", "In a cycle of " + cycle.parts.length));
        const names = [...cycle.shortest, cycle.shortest[0]].map((at) => parts[at].name);
        pieces.push(make("p", "", "Shortest way round: " + names.join(" → ")));
        pieces.push(...cycle.parts.map((at) => partLink(at)));
      }
      pieces.push(...findingList(part.findings));
      const byCount = (list) => [...list].sort((a, b) => b.count - a.count);
      pieces.push(make("h3", "", "Uses " + outgoing[index].length));
      pieces.push(...byCount(outgoing[index]).map((edge) => edgeLink(edge, index)));
      pieces.push(make("h3", "", "Used by " + incoming[index].length));
      pieces.push(...byCount(incoming[index]).map((edge) => edgeLink(edge, index)));
      showDetail(...pieces);
    }

    /** What there is to see, before anything is selected. */
    function showOverview() {
      const pieces = [title("Overview"), make("p", "kind", data.summary)];
      if (data.cycles.length === 0 && edges.every((edge) => edge.kind !== "up")) {
        const word = data.level === "module" ? "module" : "part";
        pieces.push(make("p", "", "There is no cycle: no " + word + " needs itself by way of other "
          + word + "s."));
      }
      data.cycles.forEach((cycle, number) => {
        pieces.push(make("h3", "", "Cycle of " + cycle.parts.length));
        const names = [...cycle.shortest, cycle.shortest[0]].map((at) => parts[at].name);
        pieces.push(make("p", "", "Shortest way round: " + names.join(" → ")));
        const cuts = edges.filter((edge) => edge.cycle === number && edge.cut);
        const references = cuts.reduce((sum, edge) => sum + edge.count, 0);
        pieces.push(make("p", "kind", "Without " + plural(references, "reference")
          + " no cycle is left:"));
        pieces.push(...cuts.map(bothEnds));
      });
      const found = edges.filter((edge) => edge.findings.size > 0);
      if (found.length > 0) pieces.push(make("h3", "", "References with findings"));
      pieces.push(...found.map(bothEnds));
      showDetail(...pieces);
    }
    """#
}
