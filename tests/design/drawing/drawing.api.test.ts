import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import { rectangle } from '#machines/design/drawing/geometry.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { enterTenant } from '#server/db/database.ts'
import { drawings } from '#server/db/schema/design.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, equipment, financed, newProject, UNPLACED } from '#tests/support/sale.ts'
import { chimney, drawing, plane } from './support.ts'

let test: TestApp
let call: Client
let panel: Schemas['Panel']
let inverter: Schemas['Inverter']

beforeAll(async () => {
  test = await testApp()
  call = (await test.signIn(emailOf('Owner'))).call
  const chosen = await equipment(call)
  panel = chosen.panel
  inverter = chosen.inverter
})

const sides = () => {
  const { length_m, width_m } = panel
  if (length_m === null || width_m === null) throw new Error('The panel of the tests has sides.')
  return { length_m, width_m }
}

/** A house whose southern plane is full of modules. */
function house(over: Partial<Schemas['Drawing']> = {}): Schemas['Drawing'] {
  const south = plane(rectangle([0, -3], 10, 5), { panel_id: panel.id })
  const whole = drawing({ inverters: [{ inverter_id: inverter.id, count: 1 }], ...over })
  return { ...whole, planes: [{ ...south, modules: fillPlane(south, sides(), whole) }], ...over }
}

const save = async (project_id: string, version: number, drawn: Schemas['Drawing']) =>
  answered((await call.POST('/v3/design.SaveDrawing', { body: { project_id, version, drawing: drawn } })).data)
const read = async (project_id: string) =>
  answered((await call.GET('/v3/design.GetDrawing', { params: { query: { project_id } } })).data)
const design = async (project_id: string) =>
  answered((await call.GET('/v3/design.Get', { params: { query: { project_id } } })).data).design
const preview = async (project_id: string, drawn: Schemas['Drawing']) =>
  answered((await call.POST('/v3/design.PreviewDrawing', { body: { project_id, drawing: drawn } })).data)
const faults = async (project_id: string, drawn: Schemas['Drawing']) => {
  const refused = await refusal(save(project_id, 0, drawn))
  expect(refused.status).toBe(400)
  return refused.fields
}

describe('a drawing', () => {
  it('hands the mounting of each plane to the design, also where nothing else changes', async () => {
    const { id } = await newProject(call)
    const drawn = house()
    await save(id, 0, drawn)
    expect((await design(id))?.arrays[0]).not.toHaveProperty('mounting')
    await save(id, 1, { ...drawn, planes: drawn.planes.map(one => ({ ...one, mounting: 'carport' as const })) })
    expect((await design(id))?.arrays[0]).toMatchObject({ mounting: 'carport' })
  })

  it('is saved unfinished, becomes the design once it has modules and an inverter, and can be restored', async () => {
    const { id } = await newProject(call)
    expect(await read(id)).toMatchObject({ drawing: null, version: 0, applied: false, design_version: 0, tiles: null })
    test.ports.map_tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}', attribution: 'Example' }
    expect((await read(id)).tiles).toEqual(test.ports.map_tiles)
    test.ports.map_tiles = null
    const empty = await save(id, 0, house({ inverters: [], planes: [] }))
    expect(empty).toMatchObject({ version: 1, applied: false, design_version: 0, saved_by_name: 'Test Owner' })
    expect(await design(id)).toBeNull()

    const full = house()
    const count = full.planes[0]?.modules.length ?? 0
    expect(await save(id, 1, full)).toMatchObject({ version: 2, applied: true, design_version: 1 })
    expect(await design(id)).toMatchObject({
      module_count: count,
      size_kw: (count * panel.power_w) / 1000,
      arrays: [{ name: 'South roof', tilt_deg: 20, azimuth_deg: 180, panel_id: panel.id, module_count: count }],
      inverters: [{ inverter_id: inverter.id, count: 1 }],
    })
    const { simulation } = answered(
      (await call.GET('/v3/solar.GetPerformanceSimulation', { params: { query: { project_id: id } } })).data,
    )
    expect(simulation?.annual_kwh).toBeGreaterThan(count * 500)

    const versions = answered(
      (await call.GET('/v3/design.ListDrawingVersions', { params: { query: { project_id: id, limit: 1 } } })).data,
    )
    expect(versions.versions).toMatchObject([{ version: 2, module_count: count, saved_by_name: 'Test Owner' }])
    const older = answered(
      (
        await call.GET('/v3/design.ListDrawingVersions', {
          params: { query: { project_id: id, cursor: versions.next_cursor ?? '' } },
        })
      ).data,
    )
    expect(older).toMatchObject({ versions: [{ version: 1, module_count: 0, size_kw: 0 }], next_cursor: null })
    const query = { project_id: id, version: 1 }
    const first = answered((await call.GET('/v3/design.GetDrawingVersion', { params: { query } })).data)
    expect(first.drawing?.planes).toEqual([])
    expect((await read(id)).drawing).toEqual(full)
    expect(
      await refusal(call.GET('/v3/design.GetDrawingVersion', { params: { query: { ...query, version: 9 } } })),
    ).toMatchObject({ status: 404 })
  })

  it('makes no new design where none follows, and is no longer applied once the design is entered by hand', async () => {
    const { id } = await newProject(call)
    await save(id, 0, house())
    const tree = { id: 'oak', kind: 'deciduous' as const, x_m: 60, y_m: 90, height_m: 4, crown_m: 3 }
    expect(await save(id, 1, house({ trees: [tree] }))).toMatchObject({ applied: true, design_version: 1 })
    await call.POST('/v3/design.Save', { body: await designInput(call, id, 1) })
    expect(await read(id)).toMatchObject({ version: 2, applied: false, design_version: 2 })
    expect(await save(id, 2, house())).toMatchObject({ version: 3, applied: true, design_version: 3 })
  })

  it('of two concurrent saves the second learns who was first and when, and loses nothing', async () => {
    const { id } = await newProject(call)
    await save(id, 0, house())
    test.clock.now = new Date(test.clock.now.getTime() + 3 * 60_000)
    const refused = await refusal(save(id, 0, house({ inverters: [] })))
    expect(refused).toMatchObject({ status: 409, code: 'stale_version' })
    expect(refused.message).toBe('Test Owner saved this drawing 3 minutes ago. Your changes are kept here.')
    expect(await read(id)).toMatchObject({ version: 1, applied: true })
  })

  it('merges changes to different parts, and asks about one that both changed by its name', async () => {
    const { id } = await newProject(call)
    const one = await save(id, 0, house())
    const tree = { id: 'oak', kind: 'deciduous' as const, x_m: 60, y_m: 90, height_m: 4, crown_m: 3 }
    await save(id, one.version, house({ trees: [tree] }))
    const taller = (tilt_deg: number) => house({ planes: house().planes.map(plane => ({ ...plane, tilt_deg })) })
    const merged = await save(id, one.version, taller(31))
    expect(merged).toMatchObject({ version: 3, drawing: { trees: [tree], planes: [{ tilt_deg: 31 }] } })
    expect((await read(id)).drawing).toEqual(merged.drawing)
    const refused = await refusal(save(id, one.version, taller(12)))
    expect(refused).toMatchObject({ status: 409, code: 'stale_version', current_version: 3 })
    expect(refused.message).toMatch(/^Test Owner changed South roof .*, and so did you/)
    expect(await read(id)).toMatchObject({ version: 3 })
  })

  it('keeps 200 versions, and tells an hour of drawing as one thing that happened', async () => {
    const { id } = await newProject(call)
    await save(id, 0, house())
    // As after many saves: only their number matters.
    await test.database.transaction(async db => {
      await enterTenant(db, 2)
      await db.update(drawings).set({ version: 200 }).where(eq(drawings.project_id, id))
    })
    await save(id, 200, house())
    const { versions } = answered(
      (await call.GET('/v3/design.ListDrawingVersions', { params: { query: { project_id: id } } })).data,
    )
    expect(versions.map(({ version }) => version)).toEqual([201])
    const drew = async () => {
      const { activity } = answered(
        (await call.GET('/v3/projects.ListActivity', { params: { query: { project_id: id } } })).data,
      )
      return activity.filter(({ action }) => action === 'design.SaveDrawing').length
    }
    expect(await drew()).toBe(1)
    // Another hand continues.
    const designer = (await test.signIn(emailOf('Designer'))).call
    const body = { project_id: id, version: 201, drawing: house() }
    await designer.POST('/v3/design.SaveDrawing', { body })
    expect(await drew()).toBe(2)
  })

  it('reports faults at their fields', async () => {
    const { id } = await newProject(call)
    const south = house().planes[0]
    if (!south) throw new Error('The house has a plane.')
    const one = (part: Partial<Schemas['DrawnPlane']>) => house({ planes: [{ ...south, ...part }] })
    const bow_tie = [
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
    ]
    const cases: [Schemas['Drawing'], string, RegExp][] = [
      [one({ points: bow_tie, modules: [] }), 'drawing.planes.0.points', /crosses/],
      [
        one({ points: [...rectangle([0, 0], 1, 1)].map(at => [...at]), modules: [] }),
        'drawing.planes.0.points',
        /one panel/,
      ],
      [one({ edges: ['eave', 'rake', 'ridge'] }), 'drawing.planes.0.edges', /4 points and 3 edges/],
      [house({ planes: [south, south] }), 'drawing.planes.1.id', /same ID/],
      [one({ panel_id: inverter.id }), 'drawing.planes.0.panel_id', /catalog/],
      [house({ inverters: [{ inverter_id: panel.id, count: 1 }] }), 'drawing.inverters.0.inverter_id', /catalog/],
      [house({ planes: [], storage: [{ storage_id: panel.id, count: 1 }] }), 'drawing.storage.0.storage_id', /catalog/],
      [
        house({ image: { file_id: panel.id, width_px: 10, height_px: 10, meters_per_pixel: 0.1, x_m: 0, y_m: 0 } }),
        'drawing.image.file_id',
        /not in the project’s files/,
      ],
      [house({ obstructions: [chimney(bow_tie)] }), 'drawing.obstructions.0.points', /crosses/],
      [one({ tilt_deg: 80 }), 'drawing.planes.0.tilt_deg', /75/],
    ]
    for (const [drawn, field, sentence] of cases) expect((await faults(id, drawn))[field]).toMatch(sentence)
    const crowd = Array.from({ length: 10 }, (_, index) => ({
      ...south,
      id: `p${index}`,
      modules: Array.from({ length: 500 }, (_, at) => ({
        u_m: at,
        v_m: 0,
        orientation: 'portrait' as const,
        on: true,
      })),
    }))
    expect((await faults(id, house({ planes: crowd })))['drawing.planes']).toMatch(/up to 2,000 panels/)
    expect((await read(id)).version).toBe(0)
  })

  it('is drawn with a panel that has no sides only until modules are laid', async () => {
    const { id } = await newProject(call)
    const added = answered(
      (
        await call.POST('/v3/collections.AddPanel', {
          body: {
            manufacturer: 'Example',
            model: 'Sideless 400',
            power_w: 400,
            efficiency: 0.2,
            temp_coeff_pmax: -0.003,
            technology: 'mono',
            degradation: 0.005,
            bifacial: false,
          },
        })
      ).data,
    ).panel
    const south = { ...plane(rectangle([0, 0], 10, 5)), panel_id: added.id }
    expect((await save(id, 0, house({ planes: [south] }))).version).toBe(1)
    const module = { u_m: 0, v_m: 0, orientation: 'portrait' as const, on: true }
    const refused = await refusal(save(id, 1, house({ planes: [{ ...south, modules: [module] }] })))
    expect(refused.fields['drawing.planes.0.panel_id']).toMatch(/no dimensions/)
  })
})

describe('a preview of a drawing', () => {
  it('says what the saved one would say, and writes nothing', async () => {
    const { project_id, offer } = await financed(call, 'GoodLeap 25 years, 7.49%')
    const before = await design(project_id)
    const half = house()
    const figures = await preview(project_id, half)
    expect(await design(project_id)).toEqual(before)
    expect(figures.payment_name).toBe(offer.name)
    await save(project_id, 0, half)
    const { simulation } = answered(
      (await call.GET('/v3/solar.GetPerformanceSimulation', { params: { query: { project_id } } })).data,
    )
    const { offers } = answered((await call.GET('/v3/financing.Compare', { params: { query: { project_id } } })).data)
    const same = offers.find(({ option_id }) => option_id === offer.option_id)
    expect(figures).toEqual({
      module_count: half.planes[0]?.modules.length,
      size_kw: simulation?.size_kw,
      annual_kwh: simulation?.annual_kwh,
      offset: simulation?.offset,
      price_cents: same?.price_cents,
      monthly_payment_cents: same?.monthly_payment_cents,
      payment_name: same?.name,
    })
  })

  it('without an inverter or an address gives the figures that are known', async () => {
    const { id } = await newProject(call)
    const drawn = house({ inverters: [] })
    expect(await preview(id, drawn)).toMatchObject({ size_kw: expect.any(Number), annual_kwh: null, price_cents: null })
    const somewhere = await newProject(call, { address: UNPLACED })
    expect(await preview(somewhere.id, house())).toMatchObject({ annual_kwh: null, price_cents: expect.any(Number) })
  })
})

describe('the electrical check of a project', () => {
  it('rests on its design, its catalogue and the cold and heat of its place', async () => {
    const { id } = await newProject(call)
    const check = async () =>
      answered((await call.GET('/v3/design.CheckElectrical', { params: { query: { project_id: id } } })).data)
    expect((await check()).findings).toEqual([])
    await save(id, 0, house())
    const { site, findings } = await check()
    // Phoenix.
    expect(site?.lowest_c).toBeLessThan(8)
    expect(site?.summer_high_c).toBeGreaterThan(38)
    expect(findings.map(({ about }) => about)).toContain('DC/AC ratio')
  })
})
