// The check as tests run it against a tracker: two accounts, writes, a fixed seed.
import { checkContract } from '#openapi/check/check.ts'
import type { CheckOptions } from '#openapi/check/report/report.ts'
import type { Tracker } from './backend.ts'

export const asking = ({ contract, fetch }: Pick<Tracker, 'contract' | 'fetch'>, more: Partial<CheckOptions> = {}) =>
  checkContract({
    contract,
    base: 'http://localhost',
    token: 'first',
    second_token: 'second',
    seed: 7,
    writes: true,
    most_requests: 10_000,
    rounds: 1,
    at_once: 4,
    fetch,
    ...more,
  })
