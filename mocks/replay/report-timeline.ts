// A replay as one page without a script: a row a request, each flow drawn on a scale of its own.
import { counted, escaped, seconds } from '#openapi/report-parts.ts'
import { pathOf, sumOf } from './report-console.ts'
import type { Exchange, FlowResult, Replay } from './result.ts'

export function timelineOf(replay: Replay): string {
  // The runner's own beginning is nobody's request.
  const begin = beginOf(replay.results.flatMap(({ exchanges }) => exchanges))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Flows against ${escaped(replay.against)}</title>
<style>${STYLE}</style>
<h1>Flows against ${escaped(replay.against)}</h1>
<p>${escaped(sumOf(replay))} Began ${replay.started_at.toISOString()}.</p>
<table>
<thead><tr><th>Step<th>Request<th>Status<th>Began<th>Took<th class="scale">In its flow</thead>
${replay.results.map(result => sectionOf(result, begin)).join('\n')}
</table>
</html>
`
}

const beginOf = (exchanges: readonly Exchange[]) =>
  Math.min(...exchanges.map(({ started_at }) => started_at ?? Number.POSITIVE_INFINITY))

/** In milliseconds: when the replay began, when the flow did, and how long it took. */
type Scale = { begin: number; from: number; span: number }

function sectionOf({ flow, summary, verdict, reason, exchanges, difference, ms }: FlowResult, begin: number): string {
  const from = beginOf(exchanges)
  const span = Math.max(1, ...exchanges.map(one => (one.started_at ?? from) - from + one.ms))
  const scale = { begin, from, span }
  const said = { same: 'as written', different: 'differs', skipped: `skipped: ${reason}` }[verdict]
  const took = verdict === 'skipped' ? '' : `, ${counted(exchanges.length, 'step')}, ${seconds(ms)}`
  const head = `<tr class="flow ${verdict}"><th colspan="6" scope="rowgroup">${escaped(flow)} <span>${escaped(said)}${took}</span> <small>${escaped(summary)}</small>`
  const why =
    difference &&
    `<tr class="why"><td colspan="6">Expected ${escaped(difference.expected)}. Got ${escaped(difference.got)}.`
  const rows = exchanges.map(one => rowOf(one, scale, one === difference?.at))
  return `<tbody>${head}${rows.join('')}${why ?? ''}</tbody>`
}

function rowOf(exchange: Exchange, { begin, from, span }: Scale, differs: boolean): string {
  const { step, description, method, status, started_at, ms } = exchange
  const share = (part: number) => `${((100 * part) / span).toFixed(2)}%`
  const bar =
    started_at === undefined
      ? ''
      : `<i style="left:${share(started_at - from)};width:max(2px,${share(ms)})" class="s${String(status)[0]}"></i>`
  return `<tr${differs ? ' class="differs"' : ''}><td title="${escaped(description)}">${escaped(step)}<td>${method} ${escaped(pathOf(exchange))}<td>${status || 'none'}<td>${started_at === undefined ? '' : seconds(started_at - begin)}<td>${Math.round(ms)} ms<td class="scale">${bar}`
}

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c2330, #e8ebf0); --soft: light-dark(#5a6475, #a3adbd); --line: light-dark(#dde2ea, #333b48);
  --paper: light-dark(#fff, #14181f); --good: light-dark(#1a7f4b, #5fd39a); --told: light-dark(#2f6fd0, #7fb0ff); --bad: light-dark(#b3261e, #ff8a80); }
body { font: 14px/1.45 system-ui, sans-serif; margin: 2rem; color: var(--ink); background: var(--paper); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: 3px 10px 3px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
td:first-child, td:nth-child(n+3):nth-child(-n+5) { white-space: nowrap; }
thead th { color: var(--soft); font-weight: 600; position: sticky; top: 0; background: var(--paper); }
.flow th { padding-top: 1.2rem; }
.flow small { color: var(--soft); font-weight: 400; }
.same span { color: var(--good); } .different span, .why td, .differs td { color: var(--bad); } .skipped span { color: var(--soft); }
.why td { white-space: pre-wrap; }
.scale { width: 40%; position: relative; padding-right: 0; }
.scale i { position: absolute; top: 6px; height: 12px; border-radius: 3px; background: var(--good); }
@media (max-width: 700px) {
  body { margin: 1rem; }
  thead, td:nth-child(4), .scale { display: none; }
  tr { display: grid; grid-template-columns: 1fr auto auto; border-bottom: 1px solid var(--line); padding: 4px 0; }
  th, td { border: 0; padding: 0 8px 0 0; }
  td:nth-child(2) { grid-row: 2; grid-column: 1 / -1; color: var(--soft); }
  .flow th, .why td { grid-column: 1 / -1; }
}
.scale i.s4 { background: var(--told); } .scale i.s5 { background: var(--bad); }
`
