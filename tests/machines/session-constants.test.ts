import { expect, it } from 'vitest'
import * as constants from '#machines/company/session/constants.ts'

it('are the specification’s, to the millisecond', () => {
  expect(constants).toMatchObject({
    IDLE_LIMIT: 3_600_000,
    PROMPT_BEFORE: 60_000,
    EVENT_THROTTLE: 500,
    CROSS_TAB_SYNC: 500,
    LEADER_FALLBACK_INTERVAL: 2_000,
    LEADER_RESPONSE_TIME: 100,
  })
})
