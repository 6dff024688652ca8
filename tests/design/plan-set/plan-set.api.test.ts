// A project's plan set over the API: facts with a version, findings by sheet, issues that are kept, the PDF and the materials.
import { PDF } from '@libpdf/core'
import { beforeAll, expect, it } from 'vitest'
import { usualFireCode } from '#machines/design/drawing/fire-code.ts'
import { drawRoof, GABLE_ROOF } from '#machines/projects/samples/draw-roof.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, equipment, newProject } from '#tests/support/sale.ts'
import { pdfText } from '#tests/support/signing/pdf-tools.ts'
import { datasheet } from '../equipment/upload.ts'
import { FACTS, RACKING } from './kinds.ts'

let test: TestApp
let rep: Client
let owner: Client
let stranger: Client
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  owner = (await test.signIn(emailOf('Owner'))).call
  stranger = (await test.signIn(emailOf('Owner', 3))).call
})

const setOf = async (project_id: string) =>
  answered((await rep.GET('/v3/design.GetPlanSet', { params: { query: { project_id } } })).data).plan_set
const save = (project_id: string, version: number, facts = FACTS) =>
  rep.POST('/v3/design.SavePlanSet', { body: { project_id, version, facts } })
const issue = async (project_id: string, note = '') =>
  answered((await rep.POST('/v3/design.IssuePlanSet', { body: { project_id, note } })).data).plan_set
async function pdfOf(project_id: string, number?: number) {
  const query = number === undefined ? { project_id } : { project_id, issue: number }
  const { data } = await rep.GET('/v3/design.DownloadPlanSet', { params: { query }, parseAs: 'arrayBuffer' })
  return new Uint8Array(answered(data) as unknown as ArrayBuffer)
}

const pagesOf = (bytes: Uint8Array) => pdfText(bytes).split('\f').filter(Boolean)

/** A house whose roof is drawn. */
async function drawn(modules = 16) {
  const { id } = await newProject(rep)
  const { panel, inverter } = await equipment(rep)
  const { setbacks } = answered((await rep.GET('/v3/settings.GetDesignPreferences')).data)
  const code = { ...usualFireCode('AZ'), street_deg: 180 }
  const parts = { inverters: [{ inverter_id: inverter.id, count: 1 }], storage: [] }
  const drawing = {
    ...drawRoof(GABLE_ROOF, [{ name: 'South roof', modules }], panel, setbacks, parts, code),
    fire: { sprinklered: false, street_deg: 180 },
  }
  answered((await rep.POST('/v3/design.SaveDrawing', { body: { project_id: id, version: 0, drawing } })).data)
  return { id, drawing }
}

it('is none without a design, and names what is missing with its sheet', async () => {
  const { id } = await newProject(rep)
  expect(await setOf(id)).toBeNull()
  expect((await refusal(save(id, 0))).code).toBe('no_design')
  await rep.POST('/v3/design.Save', { body: await designInput(rep, id) })
  const set = await setOf(id)
  expect(set).toMatchObject({ version: 0, permit: false, issues: [] })
  expect(set?.findings.find(({ code }) => code === 'drawing')).toMatchObject({ sheet: 'PV-1', severity: 'error' })
  // Without a drawing there is nothing to draw to scale.
  expect(set?.sheets.map(({ number }) => number)).not.toContain('PV-1')
})

it('keeps facts with a version, each place once, for the project’s company alone', async () => {
  const { id } = await drawn()
  const saved = answered((await save(id, 0)).data).plan_set
  expect(saved).toMatchObject({ version: 1, facts: FACTS })
  expect((await refusal(save(id, 0))).code).toBe('stale_version')
  const twice = { ...FACTS, places: [...FACTS.places, ...FACTS.places.slice(0, 1)] }
  expect((await refusal(save(id, 1, twice))).fields).toHaveProperty([`facts.places.${FACTS.places.length}.what`])
  const body = { project_id: id, version: 1, facts: FACTS }
  expect((await refusal(stranger.POST('/v3/design.SavePlanSet', { body }))).status).toBe(404)
  expect((await refusal(stranger.POST('/v3/design.IssuePlanSet', { body: { project_id: id, note: '' } }))).status).toBe(
    404,
  )
})

it('is issued with its PDF, marked until nothing blocks, and clouds what changed', async () => {
  const { id, drawing } = await drawn()
  await save(id, 0)
  const first = await issue(id, 'For review')
  expect(first?.issues).toMatchObject([{ number: 1, note: 'For review', permit: false }])
  const marked = pagesOf(await pdfOf(id, 1))
  expect(marked.every(words => words.includes('NOT FOR PERMIT'))).toBe(true)

  const fewer = {
    ...drawing,
    planes: drawing.planes.map(plane => ({
      ...plane,
      modules: plane.modules.map((one, index) => ({ ...one, on: one.on && index > 0 })),
    })),
  }
  answered((await rep.POST('/v3/design.SaveDrawing', { body: { project_id: id, version: 1, drawing: fewer } })).data)
  const set = await setOf(id)
  expect(set?.changes.some(text => /16 modules.*→.*15 modules/.test(text))).toBe(true)
  const second = await issue(id)
  expect(second?.issues.map(({ number }) => number)).toEqual([2, 1])
  expect(second?.changes).toEqual([])
  // An issue stays as it was.
  expect(pagesOf(await pdfOf(id, 1))).toEqual(marked)
  expect(
    (await refusal(rep.GET('/v3/design.DownloadPlanSet', { params: { query: { project_id: id, issue: 9 } } }))).code,
  ).toBe('no_such_file')
})

it('is for permit when nothing blocks, on pages of the chosen size, within five seconds', async () => {
  const before = answered((await owner.GET('/v3/settings.GetDesignPreferences')).data)
  answered((await owner.POST('/v3/settings.DesignPreferences', { body: { ...before, racking: RACKING } })).data)
  const { panel } = await equipment(owner)
  const { id: panel_id, datasheet_src: _, datasheet_name: __, ...kept } = panel
  answered((await owner.POST('/v3/collections.EditPanel', { body: { panel_id, ...kept, weight_kg: 21.2 } })).data)
  const { id } = await drawn()
  const { plan } = answered(
    (await rep.GET('/v3/design.GetElectricalPlan', { params: { query: { project_id: id } } })).data,
  )
  if (!plan) throw new Error('no plan')
  const choices = {
    ...plan.choices,
    edition: '2023' as const,
    service_a: 200,
    busbar_a: 225,
    main_a: 200,
    main_place: 'end' as const,
    opposite_end: true,
    existing_sources_a: 0,
    taps_allowed: true,
    dc_ft: 60,
    ac_ft: 20,
    above_roof_in: 1,
    terminal_c: 75 as const,
    module_shutdown: true,
    service_conductor: '2/0' as const,
    generator: false,
    ev_charger_a: 0,
  }
  answered((await rep.POST('/v3/design.SaveElectricalPlan', { body: { project_id: id, version: 0, choices } })).data)
  const set = answered((await save(id, 0, { ...FACTS, size: 'arch_d' })).data).plan_set
  expect(set?.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  const from = performance.now()
  const bytes = await pdfOf(id)
  expect(performance.now() - from).toBeLessThan(5_000)
  expect(pagesOf(bytes)).toHaveLength(set?.sheets.length ?? 0)
  expect(pdfText(bytes)).not.toContain('NOT FOR PERMIT')
})

it('ends with the datasheets of its equipment, listed in the index, unless they are left out', async () => {
  const { panel } = await equipment(owner)
  const sheet = PDF.create()
  for (const text of ['Example datasheet, front', 'Example datasheet, back'])
    sheet.addPage({ width: 595, height: 842 }).drawText(text, { x: 60, y: 700 })
  await datasheet(owner, { kind: 'panel', equipment_id: panel.id, version: panel.version }, await sheet.save())
  const { id } = await drawn()
  const title = `Datasheet: ${panel.manufacturer} ${panel.model}`
  const set = answered((await save(id, 0, { ...FACTS, left_out: [] })).data).plan_set
  expect(set?.sheets.at(-1)).toEqual({ number: 'D-1', title })
  const bytes = await pdfOf(id)
  const pages = pagesOf(bytes)
  expect(pages[0]).toContain('D-1')
  expect(pages.slice(-2)).toEqual([
    expect.stringContaining('Example datasheet, front'),
    expect.stringContaining('Example datasheet, back'),
  ])
  // As the manufacturer published it, at its own page size.
  expect((await PDF.load(bytes)).getPages().at(-1)?.width).toBe(595)
  // An issue keeps it.
  await issue(id)
  expect(pagesOf(await pdfOf(id, 1)).at(-1)).toContain('Example datasheet, back')

  const without = answered((await save(id, 1)).data).plan_set
  expect(without?.sheets.map(({ title: one }) => one)).not.toContain(title)
  expect(pagesOf(await pdfOf(id)).at(-1)).not.toContain('Example datasheet')
})

it('lists materials that a spreadsheet may open', async () => {
  const { id } = await drawn()
  await save(id, 0)
  const { data } = await rep.GET('/v3/design.DownloadMaterials', {
    params: { query: { project_id: id } },
    parseAs: 'text',
  })
  const text = String(data)
  expect(text).toMatch(/^Group,Item,Quantity,Unit,Basis\r\n/)
  expect(text).toMatch(/racking,Mid clamp,\d+,each/)
})

it('follows the company’s fire rules for the county, in the drawing, the findings and on the sheets', async () => {
  const { id, drawing } = await drawn()
  const savedDrawing = async () =>
    answered((await rep.GET('/v3/design.GetDrawing', { params: { query: { project_id: id } } })).data)
  expect((await savedDrawing()).fire_rule).toMatchObject({ place: null, edition: 'ifc_2021', ridge_in: 18 })
  const { jurisdictions: _, ...preferences } = answered((await owner.GET('/v3/settings.GetDesignPreferences')).data)
  const blank = { edition: null, rooftop_in: null, ac_rise_pct: null, since: null, source: null, city: null }
  const fire = {
    edition: 'ifc_2018' as const,
    measure: null,
    ridge_in: 60,
    ridge_wide_in: 72,
    share_pct: null,
    sprinklered_share_pct: null,
    pathway_in: null,
    hip_valley_in: null,
    edge_in: null,
    since: '2024-07-01',
    source: 'Ordinance 12',
  }
  const county = { state: 'AZ', county: 'maricopa', ...blank, fire }
  const put = (...jurisdictions: Schemas['CodeJurisdiction'][]) =>
    owner.POST('/v3/settings.DesignPreferences', { body: { ...preferences, jurisdictions } })
  expect((await refusal(put(county, { ...county, county: 'Maricopa County' }))).fields).toHaveProperty([
    'jurisdictions.1.city',
  ])
  expect((await refusal(put({ ...county, city: 'Phoenix' }))).fields).toHaveProperty(['jurisdictions.0.city'])
  expect((await refusal(put({ ...county, fire: { ...fire, ridge_wide_in: 40 } }))).fields).toEqual({
    'jurisdictions.0.fire.ridge_wide_in': 'Enter 60 in or more.',
  })
  expect((await refusal(put({ ...county, fire: { ...fire, pathway_in: -1 } }))).status).toBe(400)
  answered((await put(county)).data)
  const { audits } = answered((await owner.GET('/v3/audits.ListAudits', {})).data)
  expect(JSON.stringify(audits)).toContain('Ordinance 12')

  const { fire_rule, version } = await savedDrawing()
  expect(fire_rule).toMatchObject({ place: 'maricopa, AZ', edition: 'ifc_2018', ridge_in: 60, pathway_in: 36 })
  const ridge = (await setOf(id))?.findings.find(({ code }) => code === 'fire_ridge')
  expect(ridge?.sentence).toContain('IFC 2018, 1204.2.1.2 as applied in maricopa, AZ requires 60 in')
  expect(pagesOf(await pdfOf(id)).join(' ')).toContain('Ordinance 12')
  // An edition chosen for this house changes the articles; the place's figures stay.
  const chosen = { ...drawing, fire: { ...drawing.fire, edition: 'ifc_2024' as const } }
  answered((await rep.POST('/v3/design.SaveDrawing', { body: { project_id: id, version, drawing: chosen } })).data)
  const renamed = (await setOf(id))?.findings.find(({ code }) => code === 'fire_ridge')
  expect(renamed?.sentence).toContain('IFC 2024, 1205.2.1.2 as applied in maricopa, AZ requires 60 in')
})
