// Unusual figures: confirmed in a list, in a form and by the API; nothing wrong is imported silently.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { apply, type Import, rowsOf, upload } from '#tests/sheet-import/upload.ts'
import { signedIn } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject } from '#tests/support/sale.ts'

let test: Awaited<ReturnType<typeof signedIn>>
let owner: Client
beforeAll(async () => {
  test = await signedIn()
  owner = test.call
})

const SAM_PANELS = [
  'Name,Manufacturer,Model,Technology,Bifacial,STC,A_c,Length,Width,I_sc_ref,V_oc_ref,I_mp_ref,V_mp_ref,beta_oc,T_NOCT,gamma_pmp',
  ...(
    [
      ['G1', -0.36],
      ['G2', -0.0036],
      ['G3', 0],
      ['G4', 0.36],
    ] as const
  ).map(
    ([model, gamma]) => `Gull ${model},Gull,${model},Mono-c-Si,0,400.2,1.95,,,13.4,37.1,12.9,31.02,-0.093,45,${gamma}`,
  ),
].join('\n')
const TEMPLATE = [
  'Manufacturer,Model,Power (W),Length (m),Width (m),Power temperature coefficient (%/°C),Technology',
  'Heron,H-1,430,1.722,1.134,-0.0029,mono',
  'Heron,H-2,430,1.722,1.134,-29,mono',
  'Heron,H-3,430,67.8,44.6,-0.29,mono',
].join('\n')
const SAM_INVERTERS = [
  'Name,Vac,Pso,Paco,Pdco,Vdco,C0,C1,C2,C3,Pnt,Vdcmax,Idcmax,Mppt_low,Mppt_high,CEC_Date,CEC_hybrid',
  'Units,V,W,W,W,V,1/W,1/V,1/V,1/V,W,V,A,V,V,,',
  'Ibis: Quad-1500 [240V],240,4,1500,1560,42,-5e-06,0,0,0,0.03,48,37.1,36,48,1/1/2024,N',
  'Ibis: Home-7.7 [240V],240,23,7680,7972,365,-2.6e-06,0,0,0,5.1,480,21.8,270,480,1/1/2024,N',
].join('\n')

const reasons = async (kind: 'panel' | 'inverter', list: string) => {
  const ready = await upload(owner, kind, list)
  const rows = await rowsOf(owner, ready)
  return { ready, rows: rows.map(({ line, change, problems }) => [line, change, problems[0]?.sentence ?? null]) }
}
const search = async (text: string) =>
  answered((await owner.GET('/v3/collections.SearchPanel', { params: { query: { search: text } } })).data).panels
const confirm = (read: Import, decision?: 'import') => apply(test, owner, read, decision ? { decision } : {})

describe('a list', () => {
  it('with coefficients as fractions or zero has them skipped, with row, value and usual range', async () => {
    const { ready, rows } = await reasons('panel', SAM_PANELS)
    expect(ready.counts).toMatchObject({ new: 1, asked: 2, skipped: 1 })
    expect(rows).toEqual([
      [2, 'new', null],
      [3, 'asked', 'Power temperature coefficient (%/°C) is -0.0036; usual is -0.67 to -0.15. Is -0.36 meant?'],
      [4, 'asked', 'Power temperature coefficient (%/°C) is 0; usual is -0.67 to -0.15.'],
      [5, 'skipped', 'Power temperature coefficient (%/°C) is 0.36; the maximum is 0, usual is -0.67 to -0.15.'],
    ])
    expect((await confirm(ready)).counts).toMatchObject({ added: 1, left_out: 3 })
    expect((await search('gull')).map(({ model }) => model)).toEqual(['G1'])
  })

  it('imports them only where asked to, and never what is refused', async () => {
    const { ready } = await reasons('panel', SAM_PANELS)
    expect(ready.counts).toMatchObject({ unchanged: 1, asked: 2, skipped: 1 })
    expect(ready.choices).toEqual([
      { decision: 'skip', added: 0, updated: 0, skipped: 3 },
      { decision: 'import', added: 2, updated: 0, skipped: 1 },
    ])
    const applied = await confirm(ready, 'import')
    expect(applied.counts).toMatchObject({ added: 2, left_out: 1 })
    expect((await search('gull')).map(({ model }) => model)).toEqual(['G1', 'G2', 'G3'])
  })

  it('of our template in fractions, or in inches, is asked about or refused', async () => {
    const { rows } = await reasons('panel', TEMPLATE)
    expect(rows).toEqual([
      [2, 'asked', 'Power temperature coefficient (%/°C) is -0.0029; usual is -0.67 to -0.15. Is -0.29 meant?'],
      [3, 'skipped', 'Power temperature coefficient (%/°C) is -29; the minimum is -1, usual is -0.67 to -0.15.'],
      [4, 'skipped', expect.stringMatching(/usual is/)],
    ])
  })

  it('of SAM’s inverters: microinverters by voltage, and no limits that the list does not have', async () => {
    const { ready } = await reasons('inverter', SAM_INVERTERS)
    expect(ready.notes.join(' ')).toContain('Vdcmax and Idcmax describe the list’s test')
    await confirm(ready)
    const query = { search: 'ibis' }
    const { inverters } = answered((await owner.GET('/v3/collections.ListInverters', { params: { query } })).data)
    expect(
      inverters.map(({ model, type, max_dc_v, max_input_current_a }) => [model, type, max_dc_v, max_input_current_a]),
    ).toEqual([
      ['Home-7.7', 'string', null, null],
      ['Quad-1500', 'micro', null, null],
    ])
    // Twelve panels of 45 V are 578 V in a Phoenix night: above Vdcmax, within the code's 600 V.
    const panel = answered((await owner.POST('/v3/collections.AddPanel', { body: PANEL })).data).panel
    const project = await newProject(owner)
    const design = (inverter_id = '', count = 1) => ({
      project_id: project.id,
      version: 0,
      arrays: [{ name: 'South roof', tilt_deg: 20, azimuth_deg: 180, panel_id: panel.id, module_count: 12 }],
      inverters: [{ inverter_id, count }],
    })
    const errors = async () => {
      const { data } = await owner.GET('/v3/design.CheckElectrical', { params: { query: { project_id: project.id } } })
      return answered(data).findings.filter(({ severity }) => severity === 'error')
    }
    const [home, quad] = inverters
    const { version } = answered((await owner.POST('/v3/design.Save', { body: design(home?.id) })).data).design
    expect(await errors()).toEqual([])
    await owner.POST('/v3/design.Save', { body: { ...design(quad?.id, 3), version } })
    expect(await errors()).toEqual([])
  })
})

const PANEL = {
  manufacturer: 'Jay',
  model: 'J-1',
  power_w: 440,
  efficiency: 0.2,
  temp_coeff_pmax: -0.0034,
  temp_coeff_voc: -0.0027,
  voc: 45,
  vmp: 37.5,
  isc: 12.4,
  imp: 11.8,
  technology: 'mono',
  bifacial: false,
  degradation: 0.005,
}

describe('the API', () => {
  it('refuses an unusual figure with its range until it is accepted; an edit elsewhere asks no more', async () => {
    const body = { ...PANEL, model: 'J-2', temp_coeff_pmax: 0 }
    expect(await refusal(owner.POST('/v3/collections.AddPanel', { body }))).toMatchObject({
      status: 400,
      code: 'unusual_figures',
      fields: { temp_coeff_pmax: 'Power temperature coefficient (%/°C) is 0; usual is -0.67 to -0.15.' },
    })
    const added = answered(
      (await owner.POST('/v3/collections.AddPanel', { body: { ...body, accept_unusual: true } })).data,
    )
    const { id: panel_id, version } = added.panel
    const edit = { ...body, panel_id, version, active: true, noct_c: 45 }
    expect(answered((await owner.POST('/v3/collections.EditPanel', { body: edit })).data).panel.noct_c).toBe(45)
    const cold = { ...edit, version: version + 1, noct_c: 79 }
    expect(await refusal(owner.POST('/v3/collections.EditPanel', { body: cold }))).toMatchObject({
      fields: { noct_c: 'NOCT (°C) is 79; usual is 38 to 65.' },
    })
  })
})
