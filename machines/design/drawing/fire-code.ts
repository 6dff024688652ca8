// What an edition of the fire code asks of panels on a house's roof. The permitting authority may ask for more.
import type { Schemas } from '#sdk/types.ts'

export type FireCode = Schemas['FireCode']

const INCH_M = 0.0254
export const NARROW_M = 18 * INCH_M
export const WIDE_M = 36 * INCH_M
/** Roofs of two in twelve or less are exempt. */
export const FLAT_DEG = 9.47
/** Shares of the roof in plan view above which the ridge needs 36 inches: 33 and 66 percent, not a third and two thirds. */
const SHARE = 0.33
const SPRINKLERED_SHARE = 0.66

type Part = 'pathways' | 'ridge' | 'sprinklers' | 'escape'
const NAMES = {
  ifc_2018: { code: 'IFC 2018', section: '1204' },
  ifc_2021: { code: 'IFC 2021', section: '1205' },
  ifc_2024: { code: 'IFC 2024', section: '1205' },
  california_2022: { code: 'CFC 2022', section: '1205' },
  california_2025: { code: 'CFC 2025', section: '1205' },
} as const
const ARTICLES = { pathways: '2.1.1', ridge: '2.1.2', sprinklers: '2.1.3', escape: '2.2' } as const

/** 'IFC 2021, 1205.2.1.2' */
export function articleOf({ edition }: Pick<FireCode, 'edition'>, part: Part): string {
  const { code, section } = NAMES[edition]
  return `${code}, ${section}.${ARTICLES[part]}`
}

/** Until someone chooses: California's edition since January 2026, elsewhere the IFC most states have adopted. */
export const usualFireCode = (state: string | null | undefined): FireCode => ({
  edition: state === 'CA' ? 'california_2025' : 'ifc_2021',
  sprinklered: false,
  measure: 'roof',
  street_deg: null,
})

/** What must stay free at each side of a horizontal ridge. */
export const ridgeSetback = (share: number, { sprinklered }: Pick<FireCode, 'sprinklered'>): number =>
  share > (sprinklered ? SPRINKLERED_SHARE : SHARE) + 1e-9 ? WIDE_M : NARROW_M

export const ridgeArticle = (code: FireCode): string => articleOf(code, code.sprinklered ? 'sprinklers' : 'ridge')
