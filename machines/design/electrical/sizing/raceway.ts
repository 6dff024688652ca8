// How full a raceway is, and the voltage a run loses.
import { EMT, EMT_SIZES, type Emt, OHM_PER_KFT, type Size, THWN_AREA } from '../code/tables.ts'

type Contents = readonly { readonly size: Size; readonly count: number }[]

/** Chapter 9, Table 1: share of the area by the number of conductors. */
const share = (conductors: number) => (conductors === 1 ? 0.53 : conductors === 2 ? 0.31 : 0.4)

/** Square inches; null for a size without an area. Grounding conductors are counted. */
export function fillOf(contents: Contents, emt: Emt) {
  const conductors = contents.reduce((sum, { count }) => sum + count, 0)
  const areas = contents.map(({ size, count }) => {
    const area = THWN_AREA[size]
    return area === null ? null : area * count
  })
  const fill_sq_in = areas.every(area => area !== null) ? areas.reduce((sum, area) => sum + area, 0) : null
  const allowed_sq_in = EMT[emt] * share(conductors)
  return { fill_sq_in, allowed_sq_in, ok: fill_sq_in !== null && fill_sq_in <= allowed_sq_in + 1e-9 }
}

export const smallestEmt = (contents: Contents, from: Emt = '1/2'): Emt | undefined =>
  EMT_SIZES.slice(EMT_SIZES.indexOf(from)).find(emt => fillOf(contents, emt).ok)

/** Two conductors, single phase or DC. Volts and percent; null for a size without a resistance. */
export function voltageDrop(amps: number, one_way_ft: number, size: Size, volts: number) {
  const ohm = OHM_PER_KFT[size]
  if (ohm === null) return null
  const drop_v = (2 * one_way_ft * amps * ohm) / 1000
  return { drop_v, drop_pct: (drop_v / volts) * 100 }
}

/** The longest run, in whole feet, that stays within a share of the voltage. */
export function longestRun(amps: number, size: Size, volts: number, limit_pct: number): number | null {
  const ohm = OHM_PER_KFT[size]
  return ohm === null ? null : Math.floor((volts * limit_pct * 10) / (2 * amps * ohm) + 1e-9)
}
