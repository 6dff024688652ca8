// Per-process state of lenders: tokens, breaker and rate. Attached to the lender port, so two apps in one process don't
// share it.
import type { LenderPort } from '#machines/applications/lenders/lender-port.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import { type Breaker, newBreaker } from './breaker.ts'
import type { NoAnswer } from './outcome.ts'
import { type Bucket, newBucket } from './rate.ts'
import type { Token } from './token.ts'

type Health = { last_answer_at: Date | null; failing: Sentence | null }
type GatewayState = {
  /** By company, lender and credentials; a promise, so that many who need one sign in once. */
  tokens: Map<string, Promise<Token | NoAnswer>>
  breakers: Map<string, Breaker>
  buckets: Map<string, Bucket>
  health: Map<string, Health>
}

const states = new WeakMap<LenderPort, GatewayState>()

export function gatewayState(lenders: LenderPort): GatewayState {
  const state = states.get(lenders) ?? { tokens: new Map(), breakers: new Map(), buckets: new Map(), health: new Map() }
  states.set(lenders, state)
  return state
}

const kept = <T>(map: Map<string, T>, key: string, make: () => T): T => {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
export const breakerOf = (lenders: LenderPort, lender: string) =>
  kept(gatewayState(lenders).breakers, lender, newBreaker)
export const bucketOf = (lenders: LenderPort, company_id: number, lender: string, now: number) =>
  kept(gatewayState(lenders).buckets, `${company_id} ${lender}`, () => newBucket(now))
export const healthKept = (lenders: LenderPort, company_id: number, lender: string) =>
  kept(gatewayState(lenders).health, `${company_id} ${lender}`, () => ({ last_answer_at: null, failing: null }))
