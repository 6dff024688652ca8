// The catalog: what it accepts and refuses, who sees costs, and equipment in designs.
import { PDF } from '@libpdf/core'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { equipmentCostCents, equipmentItems } from '#machines/money/sale/equipment-items.ts'
import type { Catalog } from '#machines/money/sale/sale.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { inCompany } from '#server/db/database.ts'
import { foldSums } from '#server/db/fold-sums.ts'
import { projects } from '#server/db/schema/projects.ts'
import { loadPricedSale } from '#server/money/sale/load-sale.ts'
import type { Design } from '#server/money/sale/sale.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, newProject } from '#tests/support/sale.ts'
import { datasheet } from './upload.ts'

let test: TestApp
let owner: Client
let designer: Client
let rep: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  designer = (await test.signIn(emailOf('Designer'))).call
  rep = (await test.signIn(emailOf('Sales Rep'))).call
})

const PANEL: Schemas['PanelInput'] = {
  manufacturer: 'Example',
  model: 'EX-430',
  power_w: 430,
  efficiency: 0.22,
  temp_coeff_pmax: -0.0029,
  length_m: 1.722,
  width_m: 1.134,
  technology: 'n-type TOPCon',
  bifacial: false,
  degradation: 0.004,
}
const BATTERY: Schemas['StorageInput'] = {
  manufacturer: 'Example',
  model: 'Store 10',
  usable_kwh: 10,
  power_kw: 5,
  chemistry: 'lithium iron phosphate',
  coupling: 'ac',
  amount_usd: 9000,
  price_usd: 6000,
}
let made = 0
const addPanel = async (call: Client, more: Partial<Schemas['PanelInput']> = {}) =>
  answered((await call.POST('/v3/collections.AddPanel', { body: { ...PANEL, model: `EX-${++made}`, ...more } })).data)
    .panel
const editOf = ({ id: panel_id, datasheet_src, datasheet_name, ...fields }: Schemas['Panel']) => ({
  ...fields,
  panel_id,
})
const panelBy = async (call: Client, id: string) =>
  answered((await call.GET('/v3/collections.ListPanels', { params: { query: { ids: id } } })).data).panels[0]

describe('a panel', () => {
  it.each([
    ['5,000 W', { power_w: 5000 }, 'power_w'],
    ['a size that makes another power', { length_m: 1, width_m: 1 }, 'efficiency'],
    ['a length without a width', { width_m: null }, 'width_m'],
    ['more voltage at work than open', { voc: 30, vmp: 40, imp: 10.75 }, 'vmp'],
    ['volts and amperes that make another power', { vmp: 30, imp: 10 }, 'vmp'],
    ['an efficiency nobody reaches', { efficiency: 0.4 }, 'efficiency'],
    ['a name of blanks', { model: '   ' }, 'model'],
  ])('with %s is refused at its field', async (_, wrong, field) => {
    const refused = await refusal(owner.POST('/v3/collections.AddPanel', { body: { ...PANEL, ...wrong } }))
    expect(refused).toMatchObject({ status: 400 })
    expect(Object.keys(refused.fields)).toContain(field)
    expect(refused.fields[field]).toMatch(/\.$/)
  })

  it('is in the catalog once, however its name is written', async () => {
    await addPanel(owner, { model: 'Twin 1' })
    const again = { ...PANEL, manufacturer: ' EXAMPLE ', model: 'twin  1' }
    expect(await refusal(owner.POST('/v3/collections.AddPanel', { body: again }))).toMatchObject({
      status: 409,
      code: 'name_taken',
    })
  })

  it('is found by any words of its name, and leaves the offer and comes back', async () => {
    const panel = await addPanel(owner, { model: 'Quiet Heron 430' })
    const found = async (status?: 'inactive') =>
      answered(
        (
          await rep.GET('/v3/collections.ListPanels', {
            params: { query: { search: 'heron EXAMPLE', ...(status ? { status } : {}) } },
          })
        ).data,
      ).panels.map(({ id }) => id)
    expect(await found()).toEqual([panel.id])
    const off = await owner.POST('/v3/collections.EditPanel', { body: { ...editOf(panel), active: false } })
    expect(await found()).toEqual([])
    expect(await found('inactive')).toEqual([panel.id])
    expect(await refusal(owner.POST('/v3/collections.EditPanel', { body: editOf(panel) }))).toMatchObject({
      status: 409,
      code: 'stale_version',
    })
    await owner.POST('/v3/collections.EditPanel', { body: { ...editOf(answered(off.data).panel), active: true } })
    expect(await found()).toEqual([panel.id])
  })

  it('pages by its key without losing or repeating a row, and lists its makers', async () => {
    const all = answered(
      (await rep.GET('/v3/collections.ListPanels', { params: { query: { limit: 200 } } })).data,
    ).panels
    const seen: string[] = []
    for (let cursor: string | undefined; ; ) {
      const { data } = await rep.GET('/v3/collections.ListPanels', {
        params: { query: { limit: 7, ...(cursor ? { cursor } : {}) } },
      })
      const page = answered(data)
      seen.push(...page.panels.map(({ id }) => id))
      if (!page.next_cursor) break
      cursor = page.next_cursor
    }
    expect(seen).toEqual(all.map(({ id }) => id))
    const { manufacturers } = answered((await rep.GET('/v3/collections.ListPanelManufacturers', {})).data)
    const rec = manufacturers.find(({ name }) => name === 'REC')
    const of = await rep.GET('/v3/collections.ListPanelsByManufacturer', { params: { query: { manufacturer: 'rec' } } })
    expect(answered(of.data).panels).toHaveLength(rec?.count ?? 0)
    // Counts are kept: folded, and made again from every model, they are the same.
    await foldSums(test.database)
    const makers = async () => (await rep.GET('/v3/collections.ListPanelManufacturers', {})).data?.manufacturers
    expect(await makers()).toEqual(manufacturers)
    await inCompany(test.database, 2, db => db.execute(sql`select count_makers_anew(2)`))
    expect(await makers()).toEqual(manufacturers)
  })
})

it('takes whatever a query says without a fault of its own', async () => {
  const cursor = (text: string) => Buffer.from(text).toString('base64url')
  const queries = [
    `search=${encodeURIComponent('a\u0000b % _ \\')}`,
    `manufacturer=${encodeURIComponent('\u0000')}`,
    `cursor=${cursor('\u0000')}`,
    `ids=${'-'.repeat(36)}`,
    `limit=201`,
  ]
  const { token } = await test.signIn(emailOf('Owner'))
  for (const list of ['ListPanels', 'ListOthers', 'ListStorage', 'ListPanelManufacturers'])
    for (const query of queries) {
      const answer = await test.app.request(`/v3/collections.${list}?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(answer.status, `${list}?${query}`).toBeLessThan(500)
    }
  const zero = { ...PANEL, model: 'Odd \u0000 430' }
  await expect(owner.POST('/v3/collections.AddPanel', { body: zero })).rejects.toMatchObject({ status: 400 })
  const odd = { ...PANEL, model: `Odd ${'\ud800'} 430` }
  expect(answered((await owner.POST('/v3/collections.AddPanel', { body: odd })).data).panel.model).toBe('Odd 430')
})

describe('a cost', () => {
  it('is shown to those who may see it, and survives the edit of a user who may not', async () => {
    const panel = await addPanel(owner, { price_usd: 150 })
    expect(panel.price_usd).toBe(150)
    const seen = await panelBy(designer, panel.id)
    expect(seen).toBeDefined()
    expect(seen).not.toHaveProperty('price_usd')
    await designer.POST('/v3/collections.EditPanel', { body: { ...editOf(answered(seen)), weight_kg: 20 } })
    expect(await panelBy(owner, panel.id)).toMatchObject({ price_usd: 150, weight_kg: 20 })
    const set = { ...editOf(answered(await panelBy(owner, panel.id))), price_usd: 1 }
    expect((await refusal(designer.POST('/v3/collections.EditPanel', { body: set }))).fields).toHaveProperty(
      'price_usd',
    )
  })
})

describe('equipment in a design', () => {
  it('keeps the values a design depends on, may be discontinued, and is then not added to designs', async () => {
    const panel = await addPanel(owner)
    const { id: project_id } = await newProject(rep)
    const input = await designInput(rep, project_id)
    const arrays = input.arrays.map(array => ({ ...array, panel_id: panel.id }))
    await rep.POST('/v3/design.Save', { body: { ...input, arrays } })
    const stronger = { ...editOf(panel), power_w: 440, efficiency: 0.225 }
    const refused = await refusal(owner.POST('/v3/collections.EditPanel', { body: stronger }))
    expect(refused.fields['power_w']).toContain('1 design uses this')
    await rep.POST('/v3/design.Copy', { body: { project_id, design_id: project_id, name: 'Kept' } })
    const both = await refusal(owner.POST('/v3/collections.EditPanel', { body: stronger }))
    expect(both.fields['power_w']).toContain('2 designs use this')
    const off = { ...editOf(panel), weight_kg: 21, active: false }
    await owner.POST('/v3/collections.EditPanel', { body: off })
    await rep.POST('/v3/design.Save', { body: { ...input, arrays, version: 1 } })
    const other = await newProject(rep)
    const anew = await refusal(rep.POST('/v3/design.Save', { body: { ...input, arrays, project_id: other.id } }))
    expect(anew.fields['arrays.0.panel_id']).toBe('This has been discontinued. Choose another.')
  })

  it('has batteries and other equipment, priced and costed by one reader', async () => {
    const battery = answered((await owner.POST('/v3/collections.AddStorage', { body: BATTERY })).data).storage
    const { categories } = answered((await owner.GET('/v3/collections.ListOtherCategories', {})).data)
    const other: Schemas['OtherInput'] = {
      category_id: categories[0]?.id ?? '',
      name: 'Critter guard',
      unit: 'ft',
      pricing_method: 'Quantity',
      amount_usd: 9.5,
    }
    const guard = answered(
      (await owner.POST('/v3/collections.AddOther', { body: { ...other, price_usd: 3.25 } })).data,
    ).other
    const panel = await addPanel(owner, { price_usd: 100 })
    const { id: project_id } = await newProject(rep)
    const input = await designInput(rep, project_id)
    const arrays = input.arrays.map(array => ({ ...array, panel_id: panel.id }))
    const storage = [{ storage_id: battery.id, count: 2 }]
    const others = [{ other_id: guard.id, quantity: 60.5 }]
    await rep.POST('/v3/design.Save', { body: { ...input, arrays, storage, others } })
    // A caller that does not know of them does not empty them.
    const { data } = await rep.POST('/v3/design.Save', { body: { ...input, arrays, version: 1 } })
    expect(answered(data).design).toMatchObject({ storage, others, storage_kwh: 20 })
    const read = <T>(work: (design: Design, catalog: Catalog) => T) =>
      inCompany(test.database, 2, async db => {
        const [project] = await db.select().from(projects).where(eq(projects.id, project_id))
        const { design, catalog } = await loadPricedSale(db, answered(project))
        return work(answered(design), catalog)
      })
    expect(await read(equipmentItems)).toEqual([
      {
        id: battery.id,
        kind: 'storage',
        name: 'Example Store 10',
        manufacturer: 'Example',
        pricing_method: 'Quantity',
        amount_usd: 9000,
        quantity: 2,
        is_priced: true,
      },
      {
        id: guard.id,
        kind: 'other',
        name: 'Critter guard',
        manufacturer: '',
        pricing_method: 'Quantity',
        amount_usd: 9.5,
        quantity: 60.5,
        is_priced: true,
      },
    ])
    // The starter inverter has no cost yet.
    expect(await read(equipmentCostCents)).toBeNull()
    const [inverter] = answered(
      (
        await owner.GET('/v3/collections.ListInverters', {
          params: { query: { ids: input.inverters[0]?.inverter_id ?? '' } },
        })
      ).data,
    ).inverters
    const { id: inverter_id, datasheet_src, datasheet_name, ...fields } = answered(inverter)
    await owner.POST('/v3/collections.EditInverter', { body: { ...fields, inverter_id, price_usd: 1400 } })
    expect(await read(equipmentCostCents)).toBe(20 * 10_000 + 140_000 + 2 * 600_000 + 19_663)
    const twice = { ...input, arrays, version: 2, storage: [...storage, ...storage] }
    expect((await refusal(rep.POST('/v3/design.Save', { body: twice }))).fields).toHaveProperty('storage.1.storage_id')
  })
})

describe('a datasheet', () => {
  it('is a PDF by its content, opens by its address, and goes', async () => {
    const panel = await addPanel(owner)
    const of = { kind: 'panel' as const, equipment_id: panel.id, version: panel.version }
    expect(await refusal(datasheet(owner, of, 'a picture called sheet.pdf'))).toMatchObject({ status: 415 })
    const pdf = PDF.create()
    pdf.addPage({ size: 'letter' })
    const kept = await datasheet(owner, of, await pdf.save())
    const opened = await test.app.request(kept.datasheet_src ?? '')
    expect(opened.headers.get('content-type')).toBe('application/pdf')
    const { data } = await owner.POST('/v3/equipment.RemoveDatasheet', { body: { ...of, version: kept.version } })
    expect(answered(data).datasheet_src).toBeNull()
  })
})
