// Laws of behavior that no schema shows, at a task tracker in one of five spellings a day: each fault is found, and found again by its
// case alone. The honest tracker stands in tracker.test.ts.
import { describe, expect, test } from 'vitest'
import { checkContract } from '#openapi/check/check.ts'
import type { CheckOptions } from '#openapi/check/report/report.ts'
import { ofToday } from '#tests/support/turns.mjs'
import { type Answering, type Tracker, tracker } from './tracker/backend.ts'
import { LAW_DRIFTS } from './tracker/law-drifts.ts'
import { SPELLINGS } from './tracker/spelling.ts'

const asking = ({ contract }: Tracker, fetch: Answering, more: Partial<CheckOptions> = {}) =>
  checkContract({
    contract,
    base: 'http://localhost',
    token: 'first',
    second_token: 'second',
    seed: 7,
    writes: true,
    most_requests: 1_500,
    rounds: 0,
    at_once: 4,
    fetch,
    ...more,
  })

describe.each(ofToday(SPELLINGS, 5))('a tracker in $name', spelling => {
  test.each(LAW_DRIFTS)('that $sentence is found by $check, and again by one case', async ({ check, around }) => {
    const drifting = tracker(spelling)
    const { findings } = await asking(drifting, around(drifting))
    const finding = findings.find(one => one.check === check)
    expect(findings.map(one => one.check)).toContain(check)
    const again = tracker(spelling)
    const alone = await asking(again, around(again), { only_case: finding?.case_id })
    expect(alone.findings.map(one => one.check)).toContain(check)
    expect(alone.requests).toBeLessThanOrEqual(40)
  })
})
