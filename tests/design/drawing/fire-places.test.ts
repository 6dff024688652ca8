// A company's rules by place: the city's before the county's before the state's, in findings, in filling and as articles.
import { expect, test } from 'vitest'
import { fireAccess } from '#machines/design/drawing/fire-access.ts'
import { articleOf, fireCode, fireRuleAt } from '#machines/design/drawing/fire-code.ts'
import { rectangle } from '#machines/design/drawing/geometry.ts'
import { legallyFilled } from '#machines/design/drawing/legal-fill.ts'
import type { Jurisdiction } from '#machines/design/jurisdictions.ts'
import { withRoof } from '#machines/design/solid/roof-planes.ts'
import type { Schemas } from '#sdk/types.ts'
import { drawing, NO_SETBACKS, PANEL, plane } from './support.ts'

const NONE: Schemas['LocalFireRule'] = {
  edition: null,
  measure: null,
  ridge_in: null,
  ridge_wide_in: null,
  share_pct: null,
  sprinklered_share_pct: null,
  pathway_in: null,
  hip_valley_in: null,
  edge_in: null,
  since: null,
  source: null,
}
const entry = (place: Partial<Jurisdiction>, fire: Partial<Schemas['LocalFireRule']> | null): Jurisdiction => ({
  state: 'UT',
  county: null,
  city: null,
  edition: null,
  since: null,
  source: null,
  rooftop_in: null,
  ac_rise_pct: null,
  ...place,
  fire: fire && { ...NONE, ...fire },
})
const LAYTON = { state: 'UT', city: 'Layton', county: 'Davis' }

test('the city’s entry comes before its county’s, the county’s before the state’s, whatever case and word', () => {
  const state = entry({}, { ridge_in: 20 })
  const county = entry({ county: 'davis county' }, { ridge_in: 22 })
  const city = entry({ city: ' LAYTON ' }, { ridge_in: 24 })
  const at = (...entries: Jurisdiction[]) => fireRuleAt(LAYTON, entries)
  expect(at(state, county, city)).toMatchObject({ ridge_in: 24, place: 'LAYTON, UT' })
  expect(at(county, state)).toMatchObject({ ridge_in: 22, place: 'davis county, UT' })
  expect(at(state)).toMatchObject({ ridge_in: 20, place: 'Utah' })
  // A city listed for its electrical code alone leaves fire access to its county.
  expect(at(county, entry({ city: 'Layton', edition: '2020' }, null))).toMatchObject({ ridge_in: 22 })
  expect(at(entry({ state: 'AZ' }, { ridge_in: 20 }))).toMatchObject({ ridge_in: 18, place: null })
})

test('what an entry leaves blank is the edition’s, and a drawing may choose another edition', () => {
  const rule = fireRuleAt(LAYTON, [entry({ city: 'Layton' }, { edition: 'ifc_2018', share_pct: 25 })])
  expect(rule).toMatchObject({ edition: 'ifc_2018', share_pct: 25, ridge_in: 18, ridge_wide_in: 36, pathway_in: 36 })
  expect(articleOf(rule, 'ridge')).toBe('IFC 2018, 1204.2.1.2 as applied in Layton, UT')
  const chosen = fireCode(rule, { edition: 'ifc_2024', sprinklered: true, street_deg: 90 })
  expect(chosen).toMatchObject({
    edition: 'ifc_2024',
    share_pct: 25,
    sprinklered: true,
    street_deg: 90,
    place: 'Layton, UT',
  })
})

const panel_id = plane([]).panel_id
const panels = new Map([[panel_id, PANEL]])

function hipHouse() {
  const points = rectangle([0, 0], 16, 11).map(([x, y]) => [x, y])
  const roof = {
    id: 'roof',
    kind: 'hip' as const,
    points,
    side: 0,
    pitch_deg: 25,
    back_pitch_deg: 15,
    eave_height_m: 3,
    dormers: [],
  }
  const made = withRoof(
    drawing({ setbacks: NO_SETBACKS }),
    roof,
    { panel_id, layout: 'best', gap_m: 0.02 },
    azimuth => `Faces ${azimuth}`,
  )
  if ('fault' in made) throw new Error(made.fault)
  return made
}
const countOn = ({ planes }: Schemas['Drawing']) =>
  planes.flatMap(({ modules }) => modules).filter(({ on }) => on).length

test('filling keeps what the place asks for at edges, hips and pathways, which the edition alone does not', () => {
  const house = hipHouse()
  const ids = house.planes.map(({ id }) => id)
  const usual = fireCode(fireRuleAt(LAYTON, []), undefined)
  const filled = legallyFilled(house, ids, panels, usual)
  const asked = [
    { hip_valley_in: 18 },
    { edge_in: 36 },
    { pathway_in: 72 },
    { ridge_in: 48, ridge_wide_in: 90, share_pct: 10 },
  ]
  for (const fire of asked) {
    const local = fireCode(fireRuleAt(LAYTON, [entry({ city: 'Layton' }, fire)]), undefined)
    const wrong = fireAccess(filled, panels, local).filter(({ severity }) => severity === 'warning')
    expect(wrong.map(({ sentence }) => sentence).join(' ')).toContain('as applied in Layton, UT')
    const lawful = legallyFilled(house, ids, panels, local)
    expect(countOn(lawful)).toBeGreaterThan(0)
    expect(countOn(lawful)).toBeLessThan(countOn(filled))
    expect(fireAccess(lawful, panels, local).filter(({ severity }) => severity === 'warning')).toEqual([])
  }
  // A place that asks for no ways has no finding about them.
  const free = fireCode(fireRuleAt(LAYTON, [entry({}, { pathway_in: 0, ridge_in: 0, ridge_wide_in: 0 })]), undefined)
  expect(countOn(legallyFilled(house, ids, panels, free))).toBeGreaterThan(countOn(filled))
})
