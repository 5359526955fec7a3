extension GraphPage {
    /// What the page holds before its script fills it.
    static let markup = #"""
    <header>
    <h1 id="title"></h1>
    <div class="sum" id="sum"></div>
    <div class="controls">
    <input type="search" id="search" placeholder="Search parts" aria-label="Search parts by name">
    <select id="show" aria-label="Which parts are shown">
    <option value="all">All parts</option>
    <option value="cycles">In cycles</option>
    <option value="findings">With findings</option>
    <option value="near">Around the selection</option>
    </select>
    <label class="check" id="folders"><input type="checkbox" checked> Folders</label>
    <button class="button" id="smaller" aria-label="Smaller cells">&minus;</button>
    <button class="button" id="larger" aria-label="Larger cells">+</button>
    <button class="button" id="theme" aria-label="Light or dark">&#9680;</button>
    <button class="button" id="ask" aria-label="How to read this page">?</button>
    </div>
    </header>
    <main>
    <div id="scroll" tabindex="0" role="application"
     aria-label="Dependency matrix. Arrow keys move, Enter opens, question mark explains.">
    <div id="board"><div id="corner"><div>used &darr; &nbsp; by &rarr;</div></div>
    <div id="columns"></div><div id="rows"></div><div id="plane"></div></div>
    <div class="empty" id="empty" hidden>No part fits the filter.</div>
    </div>
    <aside id="detail" tabindex="-1" aria-label="Details"></aside>
    </main>
    <footer>
    <div id="status" role="status" aria-live="polite"></div>
    <div class="legend">
    <span class="down"><i class="dot"></i>downwards</span>
    <span class="turn"><i class="dot"></i>downwards, in a cycle</span>
    <span class="up"><i class="dot"></i>against the order: cut here</span>
    <span class="back" id="away"><i class="dot"></i>upwards, from or to a folder</span>
    <span><i class="corner"></i>finding</span>
    </div>
    </footer>
    <dialog id="help" aria-labelledby="how">
    <h2 id="how">How to read this page</h2>
    <p>Each part of the project has a row and a column. A number says how often the part of the
    <b>column</b> uses the part of the <b>row</b>. Parts that use others stand first, so that a
    healthy project has numbers below the diagonal only. A red frame holds parts that all reach one
    another: a cycle. The red numbers above the diagonal point back; without these references no
    cycle is left.</p>
    <dl>
    <dt><kbd>&larr;</kbd> <kbd>&rarr;</kbd> <kbd>&uarr;</kbd> <kbd>&darr;</kbd></dt>
    <dd>move from cell to cell; with <kbd>Shift</kbd> to the next number</dd>
    <dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>to the ends of a row</dd>
    <dt><kbd>Enter</kbd></dt><dd>open the references of a cell, on the diagonal the part</dd>
    <dt><kbd>n</kbd> <kbd>p</kbd></dt>
    <dd>next and previous number that points back or has findings</dd>
    <dt><kbd>/</kbd></dt><dd>search; <kbd>Enter</kbd> goes to the next match</dd>
    <dt><kbd>f</kbd></dt><dd>only what is around the selection, and back</dd>
    <dt><kbd>+</kbd> <kbd>-</kbd></dt><dd>larger and smaller cells</dd>
    <dt><kbd>Esc</kbd></dt><dd>clear search and filter</dd>
    </dl>
    <form method="dialog"><button class="button">Close</button></form>
    </dialog>
    <noscript><p class="empty">This page draws itself with JavaScript, which is off.</p></noscript>
    """#
}
