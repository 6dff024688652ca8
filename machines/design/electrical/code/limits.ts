// Limits of the code as dated settings: the edition's figure, or the jurisdiction's own where the company has entered one.
import type { Edition, Subject } from './editions.ts'

type LimitName = 'dwelling_v' | 'rooftop_in' | 'branch_a' | 'ac_rise_pct' | 'dc_drop_pct'
type ByEdition = Readonly<Record<Edition, number>>
type Limit = { readonly article: Subject | null; readonly unit: string; readonly by_edition: ByEdition }

const always = (value: number): ByEdition => ({ 2017: value, 2020: value, 2023: value, 2026: value })

export const LIMITS: Readonly<Record<LimitName, Limit>> = {
  /** DC circuits in or on one- and two-family dwellings. */
  dwelling_v: { article: 'voltage_limit', unit: 'V', by_edition: always(600) },
  /** A raceway in the sun that is closer to the roof than this is 33 °C hotter than the air. */
  rooftop_in: { article: 'rooftop', unit: 'in.', by_edition: { 2017: 0.875, 2020: 0.875, 2023: 0.75, 2026: 0.75 } },
  /** The usual device of a microinverter branch. Makers' counts are for this rating. */
  branch_a: { article: 'continuous_load', unit: 'A', by_edition: always(20) },
  /** Not a rule of the code: makers of inverters ask for it, and some jurisdictions do. */
  ac_rise_pct: { article: null, unit: '%', by_edition: always(2) },
  dc_drop_pct: { article: null, unit: '%', by_edition: always(2) },
}

/** A current that flows for three hours counts for so much more (690.8(B), 705.28, 210.20(A)). */
export const CONTINUOUS = 1.25

/** What applies to a project: the edition, and the jurisdiction's own figures. */
export type Code = { readonly edition: Edition; readonly overrides?: Partial<Record<LimitName, number>> }

export const limitOf = (name: LimitName, { edition, overrides }: Code): number =>
  overrides?.[name] ?? LIMITS[name].by_edition[edition]
