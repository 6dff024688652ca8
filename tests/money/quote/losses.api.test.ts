// A quote rests on each loss, not on their total: on drawn planes flat shade is left out, so that one total can make two years.
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEFAULTS } from '#machines/company/settings-areas.ts'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import { rectangle } from '#machines/design/drawing/geometry.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { enterTenant } from '#server/db/database.ts'
import { projects } from '#server/db/schema/projects.ts'
import { type Basis, basisOf } from '#server/money/quote/basis.ts'
import { loadSale } from '#server/money/sale/load-sale.ts'
import { sha256 } from '#server/ports/ports.ts'
import { drawing, PANEL, plane } from '#tests/design/drawing/support.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { answered, designInput, equipment, financed, newProject } from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})

const usual = DEFAULTS.simulation.losses
/** The same total as the usual ones: 2 % and 3 % trade places. */
const swapped = { ...usual, soiling: usual.shading, shading: usual.soiling }

const chosen = async (project_id: string) =>
  answered((await owner.GET('/v3/projects.GetFinancing', { params: { query: { project_id } } })).data).financing
const year = async (project_id: string) =>
  answered((await owner.GET('/v3/solar.GetPerformanceSimulation', { params: { query: { project_id } } })).data)
    .simulation
const choose = async (project_id: string) => {
  const { offers } = answered((await owner.GET('/v3/financing.Compare', { params: { query: { project_id } } })).data)
  const option_id = offers.find(({ name }) => name === 'Cash')?.option_id ?? ''
  await owner.POST('/v3/projects.SetFinancing', { body: { project_id, option_id } })
}

async function todaysBasis(project_id: string): Promise<Basis> {
  const basis = await test.database.transaction(async db => {
    await enterTenant(db, 2)
    const [project] = await db.select().from(projects).where(eq(projects.id, project_id))
    return project ? basisOf(await loadSale(db, project)) : null
  })
  if (!basis) throw new Error('The project has no basis')
  return basis
}

describe('two sets of losses with one total', () => {
  it('are two years and two quotes on a drawn plane, set in the drawing itself', async () => {
    const { id } = await newProject(owner)
    const { panel, inverter } = await equipment(owner)
    const south = plane(rectangle([0, -3], 10, 5), { panel_id: panel.id })
    const whole = drawing({ inverters: [{ inverter_id: inverter.id, count: 1 }] })
    const drawn = { ...whole, planes: [{ ...south, modules: fillPlane(south, PANEL, whole) }] }
    const save = async (version: number, more: Partial<Schemas['Drawing']>) =>
      answered(
        (
          await owner.POST('/v3/design.SaveDrawing', {
            body: { project_id: id, version, drawing: { ...drawn, ...more } },
          })
        ).data,
      )
    await save(0, {})
    await choose(id)
    const before = await year(id)
    expect(await chosen(id)).toMatchObject({ is_current: true })
    await save(1, { losses: { shares: swapped } })
    expect((await year(id))?.annual_kwh).toBeLessThan((before?.annual_kwh ?? 0) * 0.995)
    const financing = await chosen(id)
    expect(financing?.is_current).toBe(false)
    expect(financing?.changes.filter(({ field }) => field.startsWith('Loss'))).toEqual([
      { field: 'Loss: soiling', before: '2%', after: '3%' },
      { field: 'Loss: shading', before: '3%', after: '2%' },
    ])
    // A drawing without losses keeps them; null uses the company's.
    await save(2, { north_deg: 1 })
    expect((await chosen(id))?.is_current).toBe(false)
    await save(3, { losses: null })
    expect(await chosen(id)).toMatchObject({ is_current: true, changes: [] })
  })

  it('are two quotes from the usual ones, though quotes of old held the total alone', async () => {
    const { project_id } = await financed(owner)
    const usual_basis = await todaysBasis(project_id)
    const input = await designInput(owner, project_id, 1)
    await owner.POST('/v3/design.Save', { body: { ...input, losses: { shares: swapped } } })
    const { hash, holds } = await todaysBasis(project_id)
    expect(holds(hash)).toBe(true)
    expect(holds(usual_basis.hash)).toBe(false)
  })

  it('leave a quote current that was kept with another total and no shares', async () => {
    const { project_id } = await financed(owner)
    const input = await designInput(owner, project_id, 1)
    await owner.POST('/v3/design.Save', { body: { ...input, losses: { shares: { ...usual, wiring: 0.05 } } } })
    const { parts, holds } = await todaysBasis(project_id)
    const { shares, ...totals } = parts.figures ?? { losses: 0, degradation: 0 }
    expect(shares).toMatchObject({ wiring: 0.05 })
    const of_old = { ...parts, figures: totals }
    expect(holds(sha256(canonicaliseJson(of_old)))).toBe(true)
    expect(holds(sha256(canonicaliseJson({ ...of_old, figures: { ...totals, losses: 0.2 } })))).toBe(false)
    expect(holds(null)).toBe(false)
  })
})

describe('a quote', () => {
  it('is out of date once snow or a tracker is entered, and says what', async () => {
    const { project_id } = await financed(owner)
    const input = await designInput(owner, project_id, 1)
    const rows = { ground_cover_ratio: 0.4, slope_length_m: 2, lower_edge_m: 1 }
    const tracker = { max_angle_deg: 60, backtracking: true }
    const arrays = input.arrays.map((array, index) =>
      index === 0 ? { ...array, mounting: 'ground' as const, rows, tracker } : array,
    )
    const conditions = { monthly_albedo: new Array<number>(12).fill(0.25) }
    await owner.POST('/v3/design.Save', { body: { ...input, arrays, conditions } })
    const financing = await chosen(project_id)
    expect(financing?.is_current).toBe(false)
    expect(financing?.changes.map(({ field }) => field)).toContain('Monthly albedo')
    expect(financing?.changes.map(({ after }) => after).join()).toContain('tracker to 60° with backtracking')
  })
})
