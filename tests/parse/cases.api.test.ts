// Real-world files, from public bug reports and services' layouts, each with its expected result. A folder outside the
// project has them; without it these tests are skipped.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { sum } from '#machines/lib/numbers.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { rowsOf, upload } from '#tests/sheet-import/upload.ts'
import { signedIn } from '#tests/support/app.ts'
import { root } from '#tests/support/files.ts'
import { answered, newProject } from '#tests/support/sale.ts'

const folder = ['../shared/cases', '../../shared/cases'].map(place => join(root, place)).find(existsSync) ?? ''
const fileOf = (name: string): Uint8Array => {
  const bytes = readFileSync(join(folder, name))
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes
}

describe.skipIf(folder === '')('a file from the world', () => {
  let shop: Awaited<ReturnType<typeof signedIn>>
  let project_id: string
  beforeAll(async () => {
    shop = await signedIn()
    project_id = (await newProject(shop.call)).id
  })

  const formOf = (name: string, fields: Record<string, string>) => {
    const form = new FormData()
    for (const [key, value] of Object.entries(fields)) form.set(key, value)
    form.set('file', new Blob([new Uint8Array(fileOf(name))]))
    return form
  }
  const usage = async (name: string, choices: Partial<Schemas['UsageFile']> = {}) => {
    const fields = { project_id, file_name: 'usage', ...choices }
    const { project, notes } = answered(
      (
        await shop.call.POST('/v3/energy.UploadUsage', {
          body: { ...fields, file: '' },
          bodySerializer: () => formOf(name, fields),
        })
      ).data,
    )
    const months = project.consumption?.values ?? []
    return { months: months.map(Math.round), year: Math.round(sum(months)), notes }
  }
  const refusedWith = (call: Promise<unknown>) =>
    call.then(
      () => 'nothing',
      (error: unknown) => (error instanceof Refusal ? `${error.code}: ${error.message}` : error),
    )
  const list = async (kind: Schemas['SheetKind'], name: string) =>
    rowsOf(shop.call, await upload(shop.call, kind, fileOf(name), { file_name: 'list' }))
  const shownAs = ({ fields }: Schemas['SheetImportRow'], name: string) =>
    fields.find(({ field }) => field === name)?.after ?? null

  it.each(['U14/serial.csv.gz', 'U15/mon.csv.gz'])('%s: July is twice a month, and no month is another', async name => {
    const { months, notes } = await usage(name)
    // February 29 is left out; June 30 isn’t in the file and is filled from its neighbors.
    expect(months).toEqual([868, 784, 868, 840, 868, 854, 1736, 868, 840, 868, 840, 868])
    expect(notes.join(' ')).toContain('24')
  })
  it('U18: watt-hours are watt-hours: 444 kWh, asked about since no home uses so little', async () => {
    expect(await refusedWith(usage('U18/whcol.csv.gz'))).toMatch(/^usage_unclear: 444 kWh/)
    expect((await usage('U18/whcol.csv.gz', { year: 'confirmed' })).year).toBe(444)
  })
  it('U20: a register is read as differences, 10 Wh an hour, and its year asked about', async () => {
    expect(await refusedWith(usage('U20/gbcum.xml.gz'))).toContain('usage_unclear')
    expect((await usage('U20/gbcum.xml.gz', { unit: 'Wh', year: 'confirmed' })).year).toBe(88)
  })
  it.each(['U21/gbdup.xml.gz', 'U23/gbdemand.xml.gz'])('%s: 1 kWh an hour, once', async name => {
    expect(await usage(name)).toMatchObject({ year: 8760, months: expect.arrayContaining([744, 672, 720]) })
  })
  it('U22: readings of an unknown kind are refused', async () => {
    expect(await refusedWith(usage('U22/gbnolink.xml.gz'))).toContain('which of 2 kinds')
  })

  it('E32: coefficients that are fractions or zero are asked about, impossible ones refused', async () => {
    const changes = (await list('panel', 'E32/sam-gamma.csv')).map(({ change }) => change)
    expect(changes).toEqual(['new', 'new', 'asked', 'asked', 'skipped', 'skipped', 'skipped', 'new'])
    const own = await list('panel', 'E32/tmpl.csv')
    expect(own.map(({ change }) => change)).toEqual(['asked', 'new', 'asked', 'skipped', 'skipped'])
    expect(own.slice(0, 2).map(row => shownAs(row, 'Length (m)'))).toEqual(['1.722', '1.722'])
  })
  it('E33: microinverters of several inputs are microinverters', async () => {
    expect((await list('inverter', 'E33/sam-micro.csv')).map(row => shownAs(row, 'Type'))).toEqual(
      Array.from({ length: 6 }, () => 'micro'),
    )
  })
  it('E34: the test’s highest voltage is no limit of the input', async () => {
    const rows = await list('inverter', 'E34/sam-vdcmax.csv')
    expect(rows.map(row => shownAs(row, 'Type'))).toEqual(['micro', 'micro', 'string'])
    expect(rows.flatMap(({ fields }) => fields.map(({ field }) => field))).not.toContain('Maximum DC voltage (V)')
  })

  it.each(['L39/date1904.xlsx', 'L39/date1900.xlsx'])('%s: an appointment on December 1, 2026', async name => {
    const [lead] = await list('lead', name)
    expect(lead && shownAs(lead, 'Appointment')).toBe('12/01/2026 2:30 PM')
  })
  it('L40, L41: names and emails have their letters, and nothing invisible', async () => {
    expect((await list('lead', 'L40/cp1252.csv')).map(({ name }) => name)).toEqual(['José Peña', 'O’Neil Sample'])
    const [lead] = await list('lead', 'L41/nbsp.csv')
    expect(lead && [lead.name, shownAs(lead, 'Email')]).toEqual(['Sam Sample', 'sam@example.com'])
  })

  it.each([
    ['S44/ocg.pdf', 'hidden_layer'],
    ['S45/noap.pdf', 'undrawn_note'],
  ])('%s is refused: %s', async (name, code) => {
    const fields = { file_name: 'contract.pdf', name: 'Contract' }
    const call = shop.call.POST('/v3/collections.UploadAgreement', {
      body: { ...fields, file: '' },
      bodySerializer: () => formOf(name, fields),
    })
    expect(await refusedWith(call)).toContain(code)
  })
})
