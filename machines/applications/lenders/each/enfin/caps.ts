// What EnFin lends at most, as Enerflo's help centre states it ("Lender Limits", article 12773062): per watt by size, state and
// storage, "no exception requests". It also caps roofs done with the system and ground mounts, higher; a lower cap holds here.
import type { LenderCap } from '../../lender-dialect.ts'

const BATTERY_ALONE: LenderCap = {
  max_size_w: 0,
  state: null,
  storage: true,
  max_usd_per_w: null,
  max_amount_cents: 3_000_000,
}
const cap = (max_size_w: number | null, state: string | null, storage: boolean, max_usd_per_w: number): LenderCap => ({
  max_size_w,
  state,
  storage,
  max_usd_per_w,
  max_amount_cents: null,
})

export const ENFIN_CAPS: readonly LenderCap[] = [
  BATTERY_ALONE,
  cap(4500, 'CA', false, 7),
  cap(4500, null, false, 6.5),
  cap(4500, null, true, 9),
  cap(null, 'CA', false, 6),
  cap(null, null, false, 5.5),
  cap(null, null, true, 8.5),
]
