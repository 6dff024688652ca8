// One task tracker in five foreign spellings, one a day: every operation succeeds at some point, and every planted
// drift is found.
import { describe, expect, test } from 'vitest'
import { poolOf } from '#openapi/check/links/pool.ts'
import { EXIT_CODES } from '#openapi/check/report/report.ts'
import { ofToday } from '#tests/support/turns.mjs'
import { asking } from './tracker/asking.ts'
import { tracker } from './tracker/backend.ts'
import { DRIFTS } from './tracker/drifts.ts'
import { SPELLINGS } from './tracker/spelling.ts'

const SHORT = { most_requests: 1_500 }

describe.each(ofToday(SPELLINGS, 5))('a tracker in $name', spelling => {
  test('has every operation succeed, and nothing is found', async () => {
    const honest = tracker(spelling)
    const report = await asking(honest, SHORT)
    expect(report.coverage.filter(one => !one.succeeded).map(({ method, path }) => `${method} ${path}`)).toEqual([])
    expect(
      report.findings.map(({ sentence, method, path, got }) => `${method} ${path} ${sentence} ${got.body}`),
    ).toEqual([])
    expect(report.coverage).toHaveLength(12)
    expect(EXIT_CODES[report.verdict]).toBe(0)
  })

  test.each(DRIFTS)('one that $sentence is found by $check', async ({ check, around }) => {
    const drifting = tracker(spelling)
    const { findings } = await asking({ ...drifting, fetch: around(drifting) }, SHORT)
    expect(findings.map(finding => finding.check)).toContain(check)
  })
})

test('removing takes along what belongs to it, not what was merely shown with it', () => {
  const { contract } = tracker(Object(SPELLINGS[0]))
  const [operation] = contract.operations
  if (!operation) throw new Error('There is no operation')
  const pool = poolOf(contract)
  pool.learn({ project: { id: 'p1' } }, {}, operation)
  pool.learn({ task: { id: 't1', project_id: 'p1' } }, {}, operation)
  pool.learn({ user: { id: 'u1' } }, { project_id: 'p1' }, operation)
  pool.forget('project_id', 'p1', '/projects/{project_id}')
  expect(['project_id', 'task_id', 'user_id'].filter(link => pool.has([link]))).toEqual(['user_id'])
})
