// What was quoted is kept, and told apart from today field by field.
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { enterTenant } from '#server/db/database.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { answered, designInput, financed } from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})

const chosen = async (project_id: string) =>
  answered((await owner.GET('/v3/projects.GetFinancing', { params: { query: { project_id } } })).data).financing

describe('a quote that is out of date', () => {
  it('says which plane, size and price are otherwise, before and after', async () => {
    const { project_id } = await financed(owner)
    expect(await chosen(project_id)).toMatchObject({ is_current: true, changes: [] })
    const input = await designInput(owner, project_id, 1)
    const [south] = input.arrays
    await owner.POST('/v3/design.Save', { body: { ...input, arrays: south ? [south] : [] } })
    const financing = await chosen(project_id)
    expect(financing?.is_current).toBe(false)
    expect(financing?.changes).toEqual([
      { field: 'Contract price', before: '$21,500.00', after: '$12,900.00' },
      { field: 'Size', before: '8.60 kW', after: '5.16 kW' },
      { field: 'Base price', before: '$21,500.00', after: '$12,900.00' },
      { field: 'West roof', before: '8 × Qcells Q.TRON BLK M-G2+ 430, tilt 20°, azimuth 270°', after: null },
    ])
  })

  it('says what was added, and is current again when it is taken back', async () => {
    const { project_id } = await financed(owner)
    const { adders } = answered((await owner.GET('/v3/adders.List', {})).data)
    const body = { project_id, adder_id: adders.find(({ name }) => name === 'Main panel upgrade')?.id ?? '' }
    await owner.POST('/v3/adders.AddProjectAdder', { body })
    expect((await chosen(project_id))?.changes.map(({ field, before }) => [field, before])).toEqual([
      ['Contract price', '$21,500.00'],
      ['Main panel upgrade', null],
    ])
    await owner.POST('/v3/adders.RemoveProjectAdder', { body })
    expect(await chosen(project_id)).toMatchObject({ is_current: true, changes: [] })
  })

  it('rests on rows nobody rewrites', async () => {
    await financed(owner)
    const rewrite = test.database.transaction(async db => {
      await enterTenant(db, 2)
      await db.execute(sql`update quote_bases set parts = '{}'`)
    })
    await expect(rewrite).rejects.toThrow()
    const forget = test.database.transaction(async db => {
      await enterTenant(db, 2)
      await db.execute(sql`delete from quote_bases`)
    })
    await expect(forget).rejects.toThrow()
  })
})
