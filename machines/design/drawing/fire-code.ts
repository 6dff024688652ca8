// What the fire code asks of panels on a house's roof: an edition's figures, changed by the company's entry for the place, and what
// is known about the house.
import type { Schemas } from '#sdk/types.ts'
import { type Jurisdiction, jurisdictionName, jurisdictionOf, type Place } from '../jurisdictions.ts'
import { words } from './words.ts'

type Rule = Schemas['FireRule']
type House = Schemas['FireCode']
/** A place's rules at one house. */
export type FireCode = Rule & Pick<House, 'sprinklered' | 'street_deg'>

const INCH_M = 0.0254
/** Roofs of two in twelve or less are exempt. */
export const FLAT_DEG = 9.47
/** Along an escape window, and to it. */
export const ESCAPE_M = 36 * INCH_M

type Part = 'pathways' | 'ridge' | 'sprinklers' | 'escape'
/** 33 and 66 percent in plan view, not a third and two thirds. Nothing is asked for at hips, valleys and edges since 2018. */
const SINCE_2018 = {
  ridge_in: 18,
  ridge_wide_in: 36,
  share_pct: 33,
  sprinklered_share_pct: 66,
  pathway_in: 36,
  hip_valley_in: 0,
  edge_in: 0,
} as const
export const FIRE_EDITIONS = {
  ifc_2018: { code: 'IFC 2018', section: '1204', asks: SINCE_2018 },
  ifc_2021: { code: 'IFC 2021', section: '1205', asks: SINCE_2018 },
  ifc_2024: { code: 'IFC 2024', section: '1205', asks: SINCE_2018 },
  california_2022: { code: 'CFC 2022', section: '1205', asks: SINCE_2018 },
  california_2025: { code: 'CFC 2025', section: '1205', asks: SINCE_2018 },
} as const satisfies Record<Rule['edition'], { code: string; section: string; asks: object }>
const EDITIONS = ['ifc_2018', 'ifc_2021', 'ifc_2024', 'california_2022', 'california_2025'] as const
export const fireEditionOptions = EDITIONS.map(value => ({ value, label: FIRE_EDITIONS[value].code }))
export const fireEditionOf = (value: string) => EDITIONS.find(edition => edition === value)
const ARTICLES = { pathways: '2.1.1', ridge: '2.1.2', sprinklers: '2.1.3', escape: '2.2' } as const

/** California's edition since January 2026, elsewhere the IFC most states have adopted. */
const usualEdition = (state: string | undefined) => (state === 'CA' ? 'california_2025' : 'ifc_2021')

/** By the company's entry for the city, its county or the state; where it says nothing, by the edition. */
export function fireRuleAt(place: Place, jurisdictions: readonly Jurisdiction[]): Rule {
  const own = jurisdictionOf(place, jurisdictions, ({ fire }) => Boolean(fire))
  const { fire } = own ?? {}
  const edition = fire?.edition ?? usualEdition(place?.state)
  const { asks } = FIRE_EDITIONS[edition]
  return {
    place: own ? jurisdictionName(own) : null,
    edition,
    measure: fire?.measure ?? 'roof',
    ridge_in: fire?.ridge_in ?? asks.ridge_in,
    ridge_wide_in: fire?.ridge_wide_in ?? asks.ridge_wide_in,
    share_pct: fire?.share_pct ?? asks.share_pct,
    sprinklered_share_pct: fire?.sprinklered_share_pct ?? asks.sprinklered_share_pct,
    pathway_in: fire?.pathway_in ?? asks.pathway_in,
    hip_valley_in: fire?.hip_valley_in ?? asks.hip_valley_in,
    edge_in: fire?.edge_in ?? asks.edge_in,
    since: fire?.since ?? null,
    source: fire?.source ?? null,
  }
}

/** `house` is the drawing's: an edition or a measure chosen there wins. */
export const fireCode = (rule: Rule, house: House | undefined): FireCode => ({
  ...rule,
  edition: house?.edition ?? rule.edition,
  measure: house?.measure ?? rule.measure,
  sprinklered: house?.sprinklered ?? false,
  street_deg: house?.street_deg ?? null,
})

/** Without an entry of the company. */
export const usualFireCode = (state: string | null | undefined): FireCode =>
  fireCode(fireRuleAt(state ? { state, city: '' } : null, []), undefined)

/** 'IFC 2021', or as a place applies it. */
export function editionOf({ edition, place }: Pick<Rule, 'edition' | 'place'>): string {
  const { code } = FIRE_EDITIONS[edition]
  return place === null ? code : words.as_applied({ article: code, place })
}

/** 'IFC 2021, 1205.2.1.2', or as a place applies it. */
export function articleOf({ edition, place }: Pick<Rule, 'edition' | 'place'>, part: Part): string {
  const { code, section } = FIRE_EDITIONS[edition]
  const article = `${code}, ${section}.${ARTICLES[part]}`
  return place === null ? article : words.as_applied({ article, place })
}

/** In meters, as drawings keep them. */
export const limitsOf = ({ ridge_in, ridge_wide_in, pathway_in, hip_valley_in, edge_in }: Rule) => ({
  ridge_m: ridge_in * INCH_M,
  ridge_wide_m: ridge_wide_in * INCH_M,
  pathway_m: pathway_in * INCH_M,
  hip_valley_m: hip_valley_in * INCH_M,
  edge_m: edge_in * INCH_M,
})

/** What must stay free at each side of a horizontal ridge. */
export function ridgeSetback(share: number, code: FireCode): number {
  const { ridge_m, ridge_wide_m } = limitsOf(code)
  return needsWide(share, code) ? ridge_wide_m : ridge_m
}

/** Of panels on the roof in plan view. */
export const needsWide = (share: number, { sprinklered, sprinklered_share_pct, share_pct }: FireCode): boolean =>
  share > (sprinklered ? sprinklered_share_pct : share_pct) / 100 + 1e-9

export const ridgeArticle = (code: FireCode): string => articleOf(code, code.sprinklered ? 'sprinklers' : 'ridge')
