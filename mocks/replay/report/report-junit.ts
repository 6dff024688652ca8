// A replay as JUnit XML: a test case a flow, so that CI shows which parted and where.
import { escaped } from '#openapi/report-parts.ts'
import type { FlowResult, Replay } from '../result.ts'
import { differenceLines } from './report-console.ts'

export function junitOf({ results, against, started_at, ms }: Replay): string {
  const count = (verdict: FlowResult['verdict']) => results.filter(one => one.verdict === verdict).length
  const totals = `tests="${results.length}" failures="${count('different')}" errors="0" time="${secondsOf(ms)}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Flows" ${totals}>`,
    `  <testsuite name="${escaped(`Flows against ${against}`)}" ${totals} skipped="${count('skipped')}" timestamp="${started_at.toISOString()}">`,
    ...results.map(caseOf),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

function caseOf({ flow, verdict, reason, difference, ms }: FlowResult): string {
  const [document = flow, workflow = flow] = flow.split('/')
  const open = `    <testcase classname="flows.${escaped(document)}" name="${escaped(workflow)}" time="${secondsOf(ms)}"`
  if (verdict === 'skipped') return `${open}><skipped message="${escaped(reason)}"/></testcase>`
  if (!difference) return `${open}/>`
  const message = `Step ${difference.at.step}: ${difference.sentence}`
  return `${open}><failure type="difference" message="${escaped(message)}">${escaped(differenceLines(difference))}</failure></testcase>`
}

const secondsOf = (ms: number) => (ms / 1000).toFixed(3)
