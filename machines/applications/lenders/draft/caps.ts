// A lender's minimum and maximum for one system, checked before an application is sent.
import type { Product } from '../lender-actions.ts'
import type { LenderLimits } from '../lender-dialect.ts'

/** Null where the lender publishes no bound. */
type Caps = { min_amount_cents: number | null; max_amount_cents: number | null; max_usd_per_w: number | null }
const NONE: Caps = { min_amount_cents: null, max_amount_cents: null, max_usd_per_w: null }

/** A battery without modules has no watts, so no bound per watt. */
export function capsFor(
  limits: LenderLimits,
  { type, size_w, state, storage }: { type: Product['type']; size_w: number; state: string; storage: boolean },
): Caps {
  if (limits.loans_only && type !== 'loan') return NONE
  const finer = limits.caps?.find(
    cap =>
      cap.storage === storage &&
      (cap.state === null || cap.state === state) &&
      (cap.max_size_w === null || size_w <= cap.max_size_w),
  )
  const by_storage = storage ? limits.max_usd_per_w_with_storage : limits.max_usd_per_w
  const max_usd_per_w = finer ? finer.max_usd_per_w : by_storage
  return {
    min_amount_cents: limits.min_amount_cents,
    max_amount_cents: finer?.max_amount_cents ?? limits.max_amount_cents,
    max_usd_per_w: size_w > 0 ? max_usd_per_w : null,
  }
}
