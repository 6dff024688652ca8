// A replay as one page without a script: a row per request that unfolds, each flow drawn on a scale of its own.
import { counted, escaped, seconds } from '#openapi/report-parts.ts'
import type { Difference, Exchange, FlowResult, Replay } from '../result.ts'
import { latencies, latencyTable } from './latency.ts'
import { bodyText, pathOf, sumOf } from './report-console.ts'
import { STYLE } from './timeline-style.ts'

export function timelineOf(replay: Replay): string {
  // Time zero is the first request, not the start of the runner.
  const { results, load } = replay
  const begin = beginOf(results.flatMap(({ exchanges }) => exchanges))
  const listed = load ? results.filter(({ verdict }) => verdict !== 'same') : results
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Flows against ${escaped(replay.against)}</title>
<style>${STYLE}</style>
<h1>Flows against ${escaped(replay.against)}</h1>
<p>${escaped(sumOf(replay))} Began ${replay.started_at.toISOString()}.</p>
${load ? latencyTable(latencies(results)) : ''}
${listed.length > 0 ? `${load ? '<p>Flows that went as written are left out.</p>' : ''}${HEAD}` : ''}
${listed.map(result => sectionOf(result, begin)).join('\n')}
</html>
`
}

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

function sectionOf(result: FlowResult, begin: number): string {
  const { flow, summary, verdict, reason, exchanges, difference, ms } = result
  const from = beginOf(exchanges)
  const span = Math.max(1, ...exchanges.map(one => (one.started_at ?? from) - from + one.ms))
  const verdict_words = { same: 'as written', different: 'differs', skipped: `skipped: ${reason}` }[verdict]
  const took = verdict === 'skipped' ? '' : `, ${counted(exchanges.length, 'step')}, ${seconds(ms)}`
  const ids = idsOf(result)
  const steps = exchanges.map((one, nth) => {
    const differs = one === difference?.at
    const open = `<details id="${escaped(ids[nth] ?? '')}"${differs ? ' class="differs" open' : ''}>`
    const why = differs
      ? `<p class="why">Expected ${escaped(difference.expected)}. Got ${escaped(difference.got)}.</p>${hintsOf(difference)}`
      : ''
    return `${open}${rowOf(one, { begin, from, span })}${why}${detailsOf(one)}</details>`
  })
  return `<section class="${verdict}"><h2>${escaped(flow)} <span>${escaped(verdict_words)}${took}</span> <small>${escaped(summary)}</small></h2>${steps.join('')}</section>`
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

const detailsOf = ({ method, url, sent, status, got }: Exchange) =>
  `<div class="sides">${[
    sideOf('Request', `${method} ${url || '(no address)'}`, sent),
    sideOf('Response', status ? `Status ${status}` : 'None', got),
  ].join('')}</div>`

function sideOf(title: string, first: string, { headers, body }: Exchange['sent']): string {
  const lines = [first, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  const text = body === undefined || body === '' ? lines : [...lines, '', bodyText(body, 2)]
  return `<div><h3>${title}</h3><pre>${escaped(text.join('\n'))}</pre></div>`
}
