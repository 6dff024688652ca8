// How the HTML report looks: both themes, from a phone to a wide screen, and on paper with everything unfolded that was open.
export const STYLE = `
:root { color-scheme: light dark; --page: #f8f7f5; --surface: #fff; --sunken: #f1efec; --line: #e2dfda; --ink: #2a2724; --ink-2: #625d57;
  --good: #1f6b43; --good-soft: #e3f3e9; --bad: #a8321f; --bad-soft: #fbe7e3; --unsure: #84520c; --unsure-soft: #fbeed7; --focus: #2b62b8 }
@media (prefers-color-scheme: dark) { :root { --page: #1a1816; --surface: #22201d; --sunken: #151311; --line: #3a3632; --ink: #f1eeea; --ink-2: #b9b2aa;
  --good: #86d6a6; --good-soft: #1d3527; --bad: #f2a091; --bad-soft: #43231d; --unsure: #eec07e; --unsure-soft: #3c2e18; --focus: #8fb8f5 } }
* { box-sizing: border-box }
body { margin: 0; font: .875rem/1.5 system-ui, sans-serif; background: var(--page); color: var(--ink); font-variant-numeric: tabular-nums }
main { max-width: 68rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; margin: .75rem 0 .25rem } h2 { font-size: 1.125rem; margin: 2.5rem 0 .75rem }
h3 { font-size: .875rem; margin: 0; overflow-wrap: anywhere } p { margin: 0 0 .5rem; max-width: 68ch } .quiet, dt, th { color: var(--ink-2) }
a { color: inherit } :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 6px }
.badge { display: inline-block; padding: .125rem .625rem; border-radius: 99rem; font-weight: 600 }
.conforms { background: var(--good-soft); color: var(--good) } .drifts, .gone { background: var(--bad-soft); color: var(--bad) } .inconclusive { background: var(--unsure-soft); color: var(--unsure) }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 1px; margin: 1.5rem 0; background: var(--line); border: 1px solid var(--line); border-radius: 8px; overflow: hidden }
.figures div { background: var(--surface); padding: .75rem 1rem } .figures dt { font-size: .8125rem } .figures dd { margin: 0; font-size: 1.5rem; font-weight: 600; letter-spacing: -.01em }
.operation { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; margin: .75rem 0; overflow: hidden }
.operation > header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; padding: .75rem 1rem; border-bottom: 1px solid var(--line) }
details + details { border-top: 1px solid var(--line) }
summary { cursor: pointer; padding: .625rem 1rem; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; list-style: none } summary::-webkit-details-marker { display: none }
summary::before { content: '›'; color: var(--ink-2); width: .5rem; transition: transform .12s ease-out } details[open] > summary::before { transform: rotate(90deg) }
summary > span:first-of-type { flex: 1 1 14rem; min-width: 0; overflow-wrap: anywhere } summary:hover { background: var(--sunken) }
.exchange { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); gap: .5rem .75rem; margin: 0; padding: .25rem 1rem 1rem 2.25rem } .exchange dd { margin: 0; min-width: 0; overflow-wrap: anywhere }
pre, code { font: .8125rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace } pre { margin: 0; padding: .625rem .75rem; background: var(--sunken); border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; max-height: 24rem; overflow-y: auto }
.fold { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; margin: .75rem 0; overflow: hidden } .wide { overflow-x: auto; padding: 0 1rem .5rem }
table { border-collapse: collapse; width: 100% } th { font-weight: 500; text-align: left } td, th { padding: .375rem .75rem .375rem 0; border-bottom: 1px solid var(--line); vertical-align: top } tr:last-child td { border-bottom: 0 }
td { overflow-wrap: anywhere } td:first-child, td:last-child { min-width: 11rem } .number { text-align: right; padding-right: 1.5rem } td.number, td.few { overflow-wrap: normal }
@media (min-width: 48rem) { td.name { white-space: nowrap } td.few { min-width: 9rem } }
@media (max-width: 40rem) { .exchange { grid-template-columns: minmax(0, 1fr); gap: .125rem; padding-left: 1rem } .exchange dd { margin-bottom: .5rem } main { padding: 1.25rem .75rem 3rem }
  summary > .quiet { padding-left: 1.25rem } .operation summary > .quiet { flex-basis: 100% } .wide td, .wide th { padding-right: .5rem } }
@media (prefers-reduced-motion: reduce) { summary::before { transition: none } }
@media print { body, .operation, .fold { background: #fff } pre { max-height: none } .operation { break-inside: avoid-page } }
`
