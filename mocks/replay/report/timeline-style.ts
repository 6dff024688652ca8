// How the timeline looks: light and dark, wide and on a phone.
export const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c2330, #e8ebf0); --soft: light-dark(#5a6475, #a3adbd); --line: light-dark(#dde2ea, #333b48);
  --paper: light-dark(#fff, #14181f); --pane: light-dark(#f5f7fa, #1c222c);
  --good: light-dark(#1a7f4b, #5fd39a); --told: light-dark(#2f6fd0, #7fb0ff); --bad: light-dark(#b3261e, #ff8a80); }
body { font: 14px/1.45 system-ui, sans-serif; margin: 2rem; color: var(--ink); background: var(--paper); }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { text-align: right; font-variant-numeric: tabular-nums; padding: 3px 0 3px 20px; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child { text-align: left; padding-left: 0; font-weight: 400; white-space: normal; overflow-wrap: anywhere; }
thead th, thead th:first-child { color: var(--soft); font-weight: 600; }
.flow > summary { list-style: none; padding: 6px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.flow[open] { margin-bottom: 1.5rem; }
.flow small { color: var(--soft); }
[hidden] { display: none; }
input, select, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: 6px; padding: 4px 10px; min-height: 2.25rem; max-width: 100%; }
input { width: 22rem; }
:focus-visible { outline: 2px solid var(--told); outline-offset: 1px; }
.checks { margin: 8px 0 0; padding: 0; list-style: none; font: 12px/1.6 ui-monospace, monospace; overflow-wrap: anywhere; }
.checks .holds { color: var(--good); }
h3 { font-size: 1em; margin: 0 0 4px; color: var(--soft); }
.row { display: grid; grid-template-columns: minmax(0, 12rem) minmax(0, 3fr) 3.5rem 4rem 4.5rem minmax(0, 3fr); gap: 10px; padding: 3px 0;
  border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
summary { cursor: pointer; }
summary > :first-child::before { content: '▸ ' / ''; color: var(--soft); }
[open] > summary > :first-child::before { content: '▾ ' / ''; }
summary:hover { background: var(--pane); }
.head { color: var(--soft); font-weight: 600; position: sticky; top: 0; background: var(--paper); z-index: 1; }
details { scroll-margin-top: 3rem; }
details:target > summary { outline: 2px solid var(--told); outline-offset: 1px; }
.same > summary > span { color: var(--good); } .different > summary > span, .why, .differs > summary { color: var(--bad); } .skipped > summary > span { color: var(--soft); }
p.why { white-space: pre-wrap; overflow-wrap: anywhere; margin: 8px 0 0; }
.sides { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 10px; padding: 8px 0 16px; }
pre { margin: 0; padding: 8px 10px; font: 12px/1.5 ui-monospace, monospace; background: var(--pane); border-radius: 6px;
  white-space: pre-wrap; overflow-wrap: anywhere; }
.scale { position: relative; }
.scale i { position: absolute; top: 4px; height: 12px; border-radius: 3px; background: var(--good); }
.scale i.s4 { background: var(--told); } .scale i.s5 { background: var(--bad); }
@media (max-width: 700px) {
  body { margin: 1rem; }
  .head, .row > :nth-child(4), .row > .scale { display: none; }
  .row { grid-template-columns: minmax(0, 1fr) auto auto; gap: 0 8px; padding: 6px 0; }
  .row > :nth-child(2) { grid-row: 2; grid-column: 1 / -1; color: var(--soft); }
  .sides { grid-template-columns: minmax(0, 1fr); }
  table { width: 100%; }
  tr { display: grid; grid-template-columns: repeat(5, 1fr); border-bottom: 1px solid var(--line); }
  th, td { padding: 2px 0; border: 0; font-size: 12px; }
  th:first-child { grid-column: 1 / -1; padding-top: 6px; }
}
`
