// Statecharts with the flows that take each transition. `npm run flows` lays them out in charts.gen.json; the reference and the mocks'
// page draw them.
import { existsSync, readFileSync } from 'node:fs'
import { counted, escaped } from '../../report-parts.ts'

export type Chart = {
  title: string
  /** Where its transitions are defined. */
  source: string
  /** Why it has no flows. */
  reason?: string
  width: number
  height: number
  /** `stands_for`: states that have something in common. */
  states: { name: string; x: number; y: number; width: number; height: number; stands_for?: string[] }[]
  /** One for each pair of states. */
  edges: { path: string; x: number; y: number; events: ChartEvent[] }[]
}
/** By one name from one state or several. */
export type ChartEvent = { name: string; moves: ChartMove[] }
/** `unseen`: why no request shows it. */
export type ChartMove = { move: string; flows: string[]; unseen?: string }

/** Of a flow in the last replay; undefined if it wasn't among them. */
export type VerdictOf = (flow: string) => 'same' | 'different' | 'skipped' | undefined

export const CHARTS = new URL('../charts.gen.json', import.meta.url)
/** Pixels of a label's character and line, with which it was laid out. */
export const CHARACTER = 6.7
export const LINE = 15

/** The package's mocks serve contracts of others, and have none. */
export const readCharts = (): Chart[] => (existsSync(CHARTS) ? JSON.parse(readFileSync(CHARTS, 'utf8')) : [])

const NONE: VerdictOf = () => undefined
export const anchorOf = ({ title }: Chart) => title.toLowerCase().replaceAll(' ', '-')

export const chartsMarkup = (charts: readonly Chart[], verdictOf = NONE): string =>
  charts.map(chart => sectionOf(chart, verdictOf)).join('\n')

function sectionOf(chart: Chart, verdictOf: VerdictOf): string {
  const { title, source, reason, width, height, states, edges } = chart
  const anchor = anchorOf(chart)
  const moves = edges.flatMap(({ events }) => events.flatMap(event => event.moves))
  const ids = new Map(moves.map((move, nth) => [move, `${anchor}-${nth + 1}`]))
  const boxes = states.map(
    one =>
      `<g class="state${one.stands_for ? ' several' : ''}">${one.stands_for ? `<title>${escaped(one.stands_for.join(', '))}</title>` : ''}<rect x="${one.x}" y="${one.y}" width="${one.width}" height="${one.height}" rx="8"/><text x="${one.x + one.width / 2}" y="${one.y + one.height / 2 + 4}" text-anchor="middle">${escaped(one.name)}</text></g>`,
  )
  const lines = edges.map(({ path, x, y, events }) => {
    const labels = events.map((event, nth) => {
      const kind = kindOf(event.moves, verdictOf)
      const [first] = event.moves
      return `<a href="#${first && ids.get(first)}" class="${kind}"><text x="${x}" y="${y + LINE * (nth + 1) - 4}">${MARKS[kind]}${escaped(event.name)}</text></a>`
    })
    const kind = kindOf(
      events.flatMap(event => event.moves),
      verdictOf,
    )
    return `<g class="edge"><path d="${path}" class="${kind}" marker-end="url(#${anchor}-arrow)"/>${labels.join('')}</g>`
  })
  const taken = moves.filter(({ flows }) => flows.length > 0).length
  const words = reason ?? `${counted(moves.length, 'transition')}, ${taken} of them taken by flows.`
  const rows = moves.map(move => rowOf(ids.get(move) ?? '', move, verdictOf))
  return `<section class="statechart"><h2 id="${anchor}">${escaped(title)}</h2><p>${escaped(words)} <code>${escaped(source)}</code></p>
<div class="drawing" tabindex="0" role="region" aria-label="Chart: ${escaped(title)}"><svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}"><defs><marker id="${anchor}-arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>${lines.join('')}${boxes.join('')}</svg></div>
<details><summary>All transitions</summary>${rows.join('')}</details></section>`
}

/** Color is never the only sign. */
const MARKS = { different: '✗ ', same: '✓ ', none: '', unseen: '' }
type Kind = keyof typeof MARKS

function kindOf(moves: readonly ChartMove[], verdictOf: VerdictOf): Kind {
  const flows = moves.flatMap(move => move.flows)
  const verdicts = flows.map(verdictOf)
  if (verdicts.includes('different')) return 'different'
  if (verdicts.includes('same')) return 'same'
  return flows.length > 0 ? 'none' : 'unseen'
}

function rowOf(id: string, { move, flows, unseen }: ChartMove, verdictOf: VerdictOf): string {
  const names = flows.map(flow => {
    const verdict = verdictOf(flow)
    const mark = verdict === 'same' || verdict === 'different' ? MARKS[verdict] : ''
    return `<li class="${verdict ?? 'none'}">${mark}<code>${escaped(flow)}</code></li>`
  })
  const reason = unseen ?? 'it asks the server nothing'
  const list =
    names.length > 0
      ? `<pre>npm run replay -- ${escaped(flows[0] ?? '')} --against mocks</pre><ul>${names.join('')}</ul>`
      : `<p>No flow: ${escaped(reason)}.</p>`
  return `<div class="move" id="${id}"><h3>${escaped(move)}</h3>${list}</div>`
}

/** Besides the page's own. A link to a row opens the list around it. */
export const CHART_STYLE = `
.statechart .drawing { overflow: auto; max-height: 85vh; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 8px; padding: 8px }
.statechart svg { display: block; color: inherit }
.statechart svg text { font: 11px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace; fill: currentColor }
.statechart .state rect { fill: color-mix(in srgb, currentColor 8%, transparent); stroke: currentColor }
.statechart .state text { font-weight: 600 } .statechart .several rect { stroke-dasharray: 4 3 }
.statechart .edge > path { fill: none; stroke: currentColor; stroke-opacity: .6 }
.statechart marker path { fill: currentColor }
.statechart path.unseen { stroke-dasharray: 4 3 }
.statechart .same { color: light-dark(#17693c, #7fd6a2) } .statechart .different { color: light-dark(#b3261e, #ffa49c) }
.statechart .edge > path.same, .statechart .edge > path.different { stroke-opacity: 1 } .statechart path.different { stroke-width: 2 }
.statechart .edge a { color: inherit } .statechart .edge a.same { color: light-dark(#17693c, #7fd6a2) } .statechart .edge a.different { color: light-dark(#b3261e, #ffa49c) }
.statechart .edge a:hover text { text-decoration: underline }
.statechart .move h3 { margin: 1.25rem 0 .25rem; font-size: .9rem; overflow-wrap: anywhere } .statechart .move ul { margin: .25rem 0; padding-left: 1.25rem }
.statechart .move pre { overflow-x: auto; margin: .25rem 0 } .statechart .move:target h3 { outline: 2px solid currentColor; outline-offset: 4px }
`
