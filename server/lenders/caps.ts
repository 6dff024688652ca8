// What a lender pays at most for one system: asked before an application is sent, in the browser and on the server.
import type { LenderCap, LenderLimits } from '../ports/lender-dialect.ts'

/** Null where the lender publishes no bound. A battery without modules has no watts, so none per watt. */
export function capsFor(
  limits: LenderLimits,
  system: { size_w: number; state: string; storage: boolean },
): Pick<LenderCap, 'max_usd_per_w' | 'max_amount_cents'> {
  const finer = limits.caps?.find(
    cap =>
      cap.storage === system.storage &&
      (cap.state === null || cap.state === system.state) &&
      (cap.max_size_w === null || system.size_w <= cap.max_size_w),
  )
  const by_storage = system.storage ? limits.max_usd_per_w_with_storage : limits.max_usd_per_w
  const max_usd_per_w = finer ? finer.max_usd_per_w : by_storage
  return {
    max_usd_per_w: system.size_w > 0 ? max_usd_per_w : null,
    max_amount_cents: finer?.max_amount_cents ?? limits.max_amount_cents,
  }
}
