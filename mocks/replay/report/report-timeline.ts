// A replay as one page: a list of flows, each of which unfolds to its requests, drawn on a scale of its own.
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { counted, escaped, seconds } from '#openapi/report-parts.ts'
import { curlOf } from '../hints.ts'
import type { Check, Difference, Exchange, FlowResult, Replay } from '../result.ts'
import { latencies, latencyTable } from './latency.ts'
import { bodyText, pathOf, sumOf } from './report-console.ts'
import { SCRIPT } from './timeline-script.ts'
import { STYLE } from './timeline-style.ts'

export function timelineOf(replay: Replay): string {
  // Time zero is the first request, not the start of the runner.
  const { results, load } = replay
  const begin = beginOf(results.flatMap(({ exchanges }) => exchanges))
  const listed = load ? results.filter(({ verdict }) => verdict !== 'same') : results
  const hash = createHash('sha256').update(SCRIPT).digest('base64')
  const steps = listed.map(result => stepsOf(result, begin))
  // Grouped by kind: similar text compresses better.
  const parts = { heads: steps.map(({ heads }) => heads), bodies: steps.map(({ bodies }) => bodies) }
  const packed = gzipSync(JSON.stringify(parts), { level: 9 })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'">
<title>Flows against ${escaped(replay.against)}</title>
<style>${STYLE}</style>
<h1>Flows against ${escaped(replay.against)}</h1>
<p>${escaped(sumOf(replay))} Began ${replay.started_at.toISOString()}.</p>
${load ? latencyTable(latencies(results)) : ''}
${load && listed.length > 0 ? '<p>Flows that went as written are left out.</p>' : ''}
<p class="filter"><input type="search" id="filter" placeholder="Filter by flow, step or content" aria-label="Filter flows"> <select id="verdict" aria-label="Verdict"><option value="">All flows</option><option value="different">Differ</option><option value="same">As written</option><option value="skipped">Skipped</option></select> <output id="count"></output></p>
${listed.map((result, nth) => rowOfFlow(result, nth < MOST_OPEN)).join('\n')}
<script type="text/plain" id="flows">${packed.toString('base64')}</script>
<script type="module">${SCRIPT}</script>
</html>
`
}
/** Flows that differ and are open from the start. */
const MOST_OPEN = 20

const HEAD =
  '<div class="row head"><span>Step</span><span>Request</span><span>Status</span><span>Began</span><span>Took</span><span class="scale">In its flow</span></div>'

/** The ID in the page of the step where the first flow that differs does so. */
export function firstDifference({ results }: Pick<Replay, 'results'>): string | undefined {
  const result = results.find(({ difference }) => difference)
  return result?.difference && idsOf(result)[result.exchanges.indexOf(result.difference.at)]
}

/** Flow and step. A workflow called twice has its steps twice. */
const idsOf = ({ flow, exchanges }: Pick<FlowResult, 'flow' | 'exchanges'>): string[] =>
  exchanges.map(({ step }, nth) => {
    const earlier = exchanges.slice(0, nth).filter(one => one.step === step).length
    return `${flow}.${step}${earlier > 0 ? `.${earlier + 1}` : ''}`
  })

const beginOf = (exchanges: readonly Exchange[]) =>
  Math.min(...exchanges.map(({ started_at }) => started_at ?? Number.POSITIVE_INFINITY))

/** In milliseconds: when the replay began, when the flow did, and how long it took. */
type Scale = { begin: number; from: number; span: number }

function rowOfFlow({ flow, summary, verdict, reason, exchanges, ms }: FlowResult, opens: boolean): string {
  const verdict_words = { same: 'as written', different: 'differs', skipped: `skipped: ${reason}` }[verdict]
  const took = verdict === 'skipped' ? '' : `, ${counted(exchanges.length, 'step')}, ${seconds(ms)}`
  const open = verdict === 'different' && opens ? ' open' : ''
  return `<details class="flow ${verdict}" id="${escaped(flow)}"${open}><summary><b>${escaped(flow)}</b> <span>${escaped(verdict_words)}${took}</span> <small>${escaped(summary)}</small></summary><div>${exchanges.length > 0 ? HEAD : ''}</div></details>`
}

/** Of each step what is shown folded, and what unfolded. */
function stepsOf(result: FlowResult, begin: number): { heads: string[]; bodies: string[] } {
  const { exchanges, difference } = result
  const from = beginOf(exchanges)
  const span = Math.max(1, ...exchanges.map(one => (one.started_at ?? from) - from + one.ms))
  const ids = idsOf(result)
  const heads = exchanges.map((one, nth) => {
    const differs = one === difference?.at
    return `<details id="${escaped(ids[nth] ?? '')}"${differs ? ' class="differs" open' : ''}>${rowOf(one, { begin, from, span })}`
  })
  const bodies = exchanges.map(one => {
    const why =
      one === difference?.at
        ? `<p class="why">Expected ${escaped(difference.expected)}. Got ${escaped(difference.got)}.</p>${hintsOf(difference)}`
        : ''
    return `${why}${detailsOf(one)}</details>`
  })
  return { heads, bodies }
}

const hintsOf = ({ hints: { written, examples, curl, next } }: Difference) =>
  `<pre>${escaped([written, ...(examples ? [`Examples: ${examples}`] : []), curl, next].join('\n'))}</pre>`

function rowOf(exchange: Exchange, { begin, from, span }: Scale): string {
  const { step, description, method, status, started_at, ms } = exchange
  const share = (part: number) => `${((100 * part) / span).toFixed(2)}%`
  const bar =
    started_at === undefined
      ? ''
      : `<i style="left:${share(started_at - from)};width:max(2px,${share(ms)})" class="s${String(status)[0]}"></i>`
  const cells = [
    `<span title="${escaped(description)}">${escaped(step)}</span>`,
    `<span>${method} ${escaped(pathOf(exchange))}</span>`,
    `<span>${status || 'none'}</span>`,
    `<span>${started_at === undefined ? '' : seconds(started_at - begin)}</span>`,
    `<span>${Math.round(ms)} ms</span>`,
    `<span class="scale">${bar}</span>`,
  ]
  return `<summary class="row">${cells.join('')}</summary>`
}

const detailsOf = ({ method, url, sent, status, got, checks }: Exchange) =>
  `${checkList(checks)}<div class="sides">${[
    sideOf('Request', `${method} ${url || '(no address)'}`, sent),
    sideOf('Response', status ? `Status ${status}` : 'None', got),
  ].join(
    '',
  )}</div><p><button type="button" data-curl="${escaped(curlOf({ method, url, sent }))}">Copy as curl</button></p>`

/** What was checked, whether it holds or not. */
const checkList = (checks: readonly Check[]) =>
  `<ul class="checks">${checks
    .map(({ kind, condition, holds }) => {
      const name =
        condition ||
        {
          criterion: '',
          status: 'status in the contract',
          content_type: 'content type in the contract',
          schema: 'schema of the contract',
          network: 'an answer',
          other: 'other',
        }[kind]
      return `<li class="${holds ? 'holds' : 'why'}">${holds ? '✓' : '✗'} ${escaped(name)}</li>`
    })
    .join('')}</ul>`

function sideOf(title: string, first: string, { headers, body }: Exchange['sent']): string {
  const shown = Object.entries(headers).filter(([name]) => !UNREAD.test(name))
  const lines = [first, ...shown.map(([name, value]) => `${name}: ${value}`)]
  const text = body === undefined || body === '' ? lines : [...lines, '', bodyText(body, 2)]
  return `<div><h3>${title}</h3><pre>${escaped(text.join('\n'))}</pre></div>`
}

/** Of the connection, not of the answer. */
const UNREAD = /^(connection|keep-alive|content-length|date)$/i
