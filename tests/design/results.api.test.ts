// Exports of a simulated year: a reproducible receipt, its hours, a report by link.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { rerun } from '#server/design/report/rerun.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { root } from '#tests/support/files.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, financed, newProject } from '#tests/support/sale.ts'
import { samCsv, uploadWeather } from '#tests/support/weather.ts'

let test: TestApp
let owner: Client
let project_id: string
let bare: string
const directory = mkdtempSync(join(tmpdir(), 'receipt-'))
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  project_id = (await financed(owner)).project_id
  bare = (await newProject(owner)).id
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const of = (id = project_id) => ({ params: { query: { project_id: id } } })
const receiptOf = async (id = project_id) => answered((await owner.GET('/v3/solar.GetReceipt', of(id))).data).receipt
const reportOf = async () => answered((await owner.GET('/v3/solar.GetReport', of())).data)
const yearOf = async () => answered((await owner.GET('/v3/solar.GetPerformanceSimulation', of())).data).simulation
const share = async (id = project_id) =>
  answered((await owner.POST('/v3/solar.ShareReport', { body: { project_id: id } })).data).shared
const view = (url = '') =>
  test.anyone.GET('/v3/solar.ViewReport', { params: { query: { public_id: url.split('/').at(-1) ?? '' } } })

it('a receipt is the same year again on a machine with neither network nor database, until a digit is changed', async () => {
  const receipt = await receiptOf()
  if (!receipt) throw new Error('There is no receipt')
  expect(receipt.results.annual_kwh).toBeCloseTo((await yearOf())?.annual_kwh ?? 0, 3)
  const run = (text: string) => {
    const file = join(directory, 'receipt.json')
    writeFileSync(file, text)
    return spawnSync(process.execPath, ['--import', 'tsx', 'server/commands/simulate.ts', '--receipt', file], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    })
  }
  const same = run(JSON.stringify(receipt, null, 2))
  expect(same.stdout).toContain(`The same year: ${receipt.results.annual_kwh} kWh`)
  expect(same.status).toBe(0)
  const [january = 0, ...months] = receipt.results.monthly_kwh
  const monthly_kwh = [Number((january + 0.001).toFixed(3)), ...months]
  const tampered = run(JSON.stringify({ ...receipt, results: { ...receipt.results, monthly_kwh } }))
  expect(tampered.stdout).toContain(
    `results.monthly_kwh[0]: the receipt says ${monthly_kwh[0]}, this run makes ${january}.`,
  )
  expect(tampered.status).toBe(1)
})

it('whatever else is changed in a receipt shows', async () => {
  const receipt = await receiptOf()
  if (!receipt) throw new Error('There is no receipt')
  const said = (part: Partial<Schemas['Receipt']>) => rerun(JSON.stringify({ ...receipt, ...part }), undefined)
  const [plane, ...planes] = receipt.inputs.planes
  if (!plane) throw new Error('There is no plane')
  const changed = { ...receipt.inputs, planes: [{ ...plane, tilt_deg: 21 }, ...planes] }
  expect(said({}).same).toBe(true)
  expect(said({ inputs: changed }).text).toMatch(/Not the same year\. results\.annual_kwh/)
  const renamed = { ...receipt.inputs, weather: { ...receipt.inputs.weather, stations: ['Elsewhere'] } }
  expect(said({ inputs: renamed }).text).toMatch(/inputs_sha256/)
  expect(said({ results_sha256: '0'.repeat(64) }).text).toMatch(/results_sha256/)
  expect(() => rerun('{', undefined)).toThrow('The receipt is not JSON.')
  expect(() => rerun('{"schema":1}', undefined)).toThrow(/^This is no receipt/)
})

it.each([
  ['1,200 inverters', 12, 400, 3],
  ['10,000 modules at one inverter', 500, 1, 1],
])('a design of %s has its report', async (_, module_count, count, choices) => {
  const { id } = await newProject(owner)
  const design = await designInput(owner, id)
  const [array] = design.arrays
  const [inverter] = design.inverters
  if (!array || !inverter) throw new Error('There is no design')
  const arrays = Array.from({ length: 20 }, (_, k) => ({ ...array, name: `Roof ${k + 1}`, module_count }))
  const inverters = Array.from({ length: choices }, () => ({ ...inverter, count }))
  answered((await owner.POST('/v3/design.Save', { body: { ...design, arrays, inverters } })).data)
  const { report } = answered((await owner.GET('/v3/solar.GetReport', of(id))).data)
  expect(report?.receipt.inputs.inverters.wiring?.units).toHaveLength(count * choices)
})

it('a receipt of a weather file and a drawn shade asks for that very file', async () => {
  const { project_id: id } = await financed(owner)
  const { arrays, ...design } = await designInput(owner, id, 1)
  const shade = { shading: Array.from({ length: 12 }, () => 0.1), shading_source: 'drawing' as const }
  // A plane whose shade was drawn has losses of its own.
  const drawn = arrays.map((array, index) => (index === 0 ? { ...array, ...shade } : array))
  await owner.POST('/v3/design.Save', { body: { ...design, arrays: drawn } })
  expect((await receiptOf(id))?.inputs.planes[0]).toMatchObject({ losses: expect.any(Number) })
  const text = samCsv(33.45, -112.07, 0.9)
  await uploadWeather(owner, id, text)
  const receipt = JSON.stringify(await receiptOf(id))
  const file = new TextEncoder().encode(text)
  expect(rerun(receipt, file).same).toBe(true)
  expect(() => rerun(receipt, undefined)).toThrow(/takes its weather from weather\.csv: add --weather/)
  expect(() => rerun(receipt, new TextEncoder().encode(`${text}\n`))).toThrow(/another weather file/)
})

it('the hours are 8,760 rows that add up to the year to the watt-hour', async () => {
  const { data, response } = await owner.GET('/v3/solar.DownloadHours', { ...of(), parseAs: 'text' })
  expect(response.headers.get('content-disposition')).toContain('-hours.csv')
  const [header, ...rows] = String(data).trimEnd().split('\r\n')
  expect(header).toContain('Light on South roof (W/m²),Light on West roof (W/m²),DC before inverter (kWh),AC (kWh)')
  expect(rows).toHaveLength(8760)
  expect(rows[0]).toMatch(/^01-01 00:00,/)
  expect(rows[8759]).toMatch(/^12-31 23:00,/)
  expect(rows[194 * 24 + 13]).toMatch(/^07-14 13:00,/)
  const column = (at: number) => rows.reduce((sum, row) => sum + Number(row.split(',').at(at)), 0)
  const year = await yearOf()
  expect(column(-1)).toBeCloseTo(year?.annual_kwh ?? 0, 3)
  expect(column(-2)).toBeGreaterThan(column(-1))
  // Light on the average plane, weighted by size: 12 panels south, 8 west.
  const light = (column(2) * 12 + column(3) * 8) / 20 / 1000
  expect(light).toBeCloseTo(year?.monthly_poa_kwh_m2.reduce((sum, kwh) => sum + kwh, 0) ?? 0, 1)
})

it('a report is shared as it is, stays so, is counted, and is gone once withdrawn', async () => {
  const { report } = await reportOf()
  expect(report?.hours_wh.reduce((sum, wh) => sum + wh, 0)).toBeCloseTo((report?.simulation.annual_kwh ?? 0) * 1000, -3)
  expect(report).toMatchObject({
    homeowner_name: 'Sam Sample',
    planes: [{ name: 'South roof' }, { name: 'West roof' }],
  })
  const [link] = await share()
  expect(link?.url).toMatch(/\/simulation-report\/[\w-]{43}$/)
  expect(answered((await view(link?.url)).data).report).toMatchObject({ receipt: { inputs: report?.receipt.inputs } })
  const design = await designInput(owner, project_id, 1)
  await owner.POST('/v3/design.Save', { body: { ...design, arrays: design.arrays.slice(0, 1) } })
  expect(answered((await view(link?.url)).data).report.simulation.annual_kwh).toBe(report?.simulation.annual_kwh)
  const [later] = (await reportOf()).shared
  expect(later).toMatchObject({ id: link?.id, is_current: false, view_count: 2, shared_by: expect.any(String) })
  const newer = await share()
  expect(newer.map(({ is_current }) => is_current)).toEqual([true, false])
  const body = { project_id, report_id: link?.id ?? '' }
  for (const _ of ['once', 'twice'])
    expect(answered((await owner.POST('/v3/solar.RevokeReport', { body })).data).shared).toHaveLength(1)
  expect(await refusal(view(link?.url))).toMatchObject({ status: 404 })
  expect((await view(newer[0]?.url)).response.status).toBe(200)
  const { audits } = answered((await owner.GET('/v3/audits.ListAudits', {})).data)
  expect(audits.filter(({ sentence }) => sentence.includes('simulation report'))).toHaveLength(3)
})

it('another company’s report is not there, and without a year there is nothing to hand on', async () => {
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  const other = (await test.signIn(emailOf('Owner', 3))).call
  const [link] = await share()
  const body = { project_id, report_id: link?.id ?? '' }
  for (const call of [
    other.GET('/v3/solar.GetReport', of()),
    other.GET('/v3/solar.GetReceipt', of()),
    other.GET('/v3/solar.DownloadHours', of()),
    other.POST('/v3/solar.ShareReport', { body: { project_id } }),
    other.POST('/v3/solar.RevokeReport', { body }),
    owner.POST('/v3/solar.RevokeReport', { body: { ...body, project_id: bare } }),
    view('x'.repeat(43)),
  ])
    expect(await refusal(call)).toMatchObject({ status: 404 })
  expect(await receiptOf(bare)).toBeNull()
  expect(answered((await owner.GET('/v3/solar.GetReport', of(bare))).data)).toEqual({ report: null, shared: [] })
  expect(await refusal(share(bare))).toMatchObject({ status: 409, code: 'nothing_simulated' })
  expect(await refusal(owner.GET('/v3/solar.DownloadHours', of(bare)))).toMatchObject({ status: 409 })
})
