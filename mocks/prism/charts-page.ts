// The statecharts, colored by the last replay on this machine.
import { CHART_STYLE, type Chart, chartsMarkup, type VerdictOf } from '#openapi/docs/page/charts.ts'
import { escaped } from '#openapi/report-parts.ts'
import { pageAnswer } from '../control-page.ts'
import { lastKept } from '../replay/kept.ts'

export function chartsPage(charts: readonly Chart[]): Response {
  const last = lastKept()
  // One flow for several lenders is replayed as one for each: `lender-decisions/declined/goodleap`.
  const verdictOf: VerdictOf = name => {
    const verdicts = last?.flows.filter(({ flow }) => flow === name || flow.startsWith(`${name}/`)) ?? []
    return (verdicts.find(({ verdict }) => verdict === 'different') ?? verdicts[0])?.verdict
  }
  const words = last
    ? `Colored by the last replay, against ${last.against}: ✓ as written, ✗ differs; the others weren’t replayed.`
    : 'Nothing was replayed yet. Run npm run replay -- --against mocks, and load this page again.'
  const main = `<h1>Charts</h1>
<p>Select a transition for its flows. A dashed line asks the server nothing; a dashed box stands for several states. ${escaped(words)}</p>
<p><a href="/mocks">All mocks</a></p>
${chartsMarkup(charts, verdictOf)}`
  return pageAnswer({ title: 'Charts', main, style: `main { overflow-wrap: anywhere } ${CHART_STYLE}` })
}
