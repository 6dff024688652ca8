// Behavior laws beyond schemas, on a task tracker in one of five spellings a day: each fault is found, and found again
// by its case alone. The correct tracker is in tracker.test.ts.
import { describe, expect, test } from 'vitest'
import { ofToday } from '#tests/support/turns.mjs'
import { asking } from './tracker/asking.ts'
import { tracker } from './tracker/backend.ts'
import { LAW_DRIFTS } from './tracker/law-drifts.ts'
import { SPELLINGS } from './tracker/spelling.ts'

const SHORT = { most_requests: 1_500, rounds: 0 }

describe.each(ofToday(SPELLINGS, 5))('a tracker in $name', spelling => {
  test.each(LAW_DRIFTS)('that $sentence is found by $check, and again by one case', async ({ check, around }) => {
    const drifting = tracker(spelling)
    const { findings } = await asking({ ...drifting, fetch: around(drifting) }, SHORT)
    const finding = findings.find(one => one.check === check)
    expect(findings.map(one => one.check)).toContain(check)
    const again = tracker(spelling)
    const alone = await asking({ ...again, fetch: around(again) }, { ...SHORT, only_case: finding?.case_id })
    expect(alone.findings.map(one => one.check)).toContain(check)
    expect(alone.requests).toBeLessThanOrEqual(40)
  })
})
