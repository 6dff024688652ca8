// The audit log: its entries, its readers, and that tampering is detected.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { csv } from '#machines/lib/csv.ts'
import { enterTenant } from '#server/db/database.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
let owner: TestApp['anyone']
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})
const profile = { name: 'Test Solar', legal_name: 'Test Solar LLC', brand_color: '#b86e00' }
/** Five entries. */
async function busy() {
  for (let version = 1; version <= 5; version++)
    await owner.POST('/v3/company.Update', { body: { ...profile, name: `Test Solar ${version}`, version } })
}
const list = async (query: object) => answered((await owner.GET('/v3/audits.ListAudits', { params: { query } })).data)
const check = async () => answered((await owner.GET('/v3/audits.Check')).data)

describe('the audit log', () => {
  it('says who did what, with what was before and what is after', async () => {
    await busy()
    const { audits } = await list({ limit: 1 })
    expect(audits[0]).toMatchObject({
      actor: 'Test Owner',
      action: 'company.Update',
      outcome: 'done',
      changes: [{ field: 'name', before: 'Test Solar 4', after: 'Test Solar 5' }],
    })
  })

  it('is filtered and paged by key', async () => {
    await busy()
    const viewer = (await test.signIn(emailOf('Viewer'))).call
    await refusal(viewer.POST('/v3/roles.Create', { body: { name: 'Mine' } }))
    expect((await list({ outcome: 'refused' })).audits).toMatchObject([
      { actor: 'Test Viewer', action: 'roles.Create' },
    ])
    expect((await list({ search: 'PROFILE' })).audits).toHaveLength(5)
    expect((await list({ from: '2026-11-22' })).audits).toEqual([])
    expect((await list({ to: '2026-11-21', action: 'company.Update' })).audits).toHaveLength(5)
    const pages = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page = await list({ limit: 2, action: 'company.Update', ...(cursor ? { cursor } : {}) })
      pages.push(page.audits.length)
      cursor = page.next_cursor
    }
    expect(pages).toEqual([2, 2, 1])
    expect(await refusal(owner.GET('/v3/audits.ListAudits', { params: { query: { cursor: '!' } } }))).toMatchObject({
      status: 400,
    })
  })

  it('is searched in the reader’s language', async () => {
    await busy()
    const found = async (search: string, language: string) => {
      const headers = { 'Accept-Language': language }
      const { data } = await owner.GET('/v3/audits.ListAudits', { params: { query: { search } }, headers })
      return answered(data).audits.length
    }
    expect([await found('perfil', 'es'), await found('perfil', 'en')]).toEqual([5, 0])
    expect([await found('profile', 'es'), await found('profile', 'en')]).toEqual([0, 5])
    const indexed = await test.database.transaction(async db => {
      await enterTenant(db, 2)
      return db.execute(sql`select cardinality(audits_es_like(array['%perfil%'], 10)) as found`)
    })
    expect(indexed).toMatchObject({ rows: [{ found: 5 }] })
  })

  it('is for those who may, and of one company', async () => {
    await busy()
    const viewer = (await test.signIn(emailOf('Viewer'))).call
    expect(await refusal(viewer.GET('/v3/audits.ListAudits', {}))).toMatchObject({ status: 403 })
  })

  it('leaves as CSV that no spreadsheet runs', async () => {
    await owner.POST('/v3/company.Update', {
      body: { ...profile, name: '=HYPERLINK("http://evil.example")', version: 1 },
    })
    const { token } = await test.signIn(emailOf('Owner'))
    const answer = await test.app.request('/v3/audits.Export?action=company.Update', {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(answer.headers.get('content-type')).toContain('text/csv')
    expect(answer.headers.get('content-disposition')).toContain('audit-log.csv')
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('company.Update,done,"name: Test Solar → =HYPERLINK(""')
    expect(csv(['a'], [['=1+1'], ['@x'], ['-2'], ['plain'], [-2], ['a,"b"']])).toBe(
      '\uFEFFa\r\n\'=1+1\r\n\'@x\r\n-2\r\nplain\r\n-2\r\n"a,""b"""\r\n',
    )
  })
})

describe('its chain', () => {
  const asOwner = (statement: ReturnType<typeof sql>) =>
    test.database.asOwner(async db => {
      await db.execute(sql`select set_config('app.company_id', '2', true)`)
      await db.execute(statement)
    })

  it('is whole after writes at the same time', async () => {
    // One entry is about the owner's sign-in.
    await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => owner.POST('/v3/roles.Create', { body: { name: `Role ${n}` } })),
    )
    expect(await check()).toEqual({ entries: 9, whole: true })
  })

  it.each([
    ['an edit', sql`update audits set sentence = 'did nothing' where company_id = 2 and seq = 3`, 'Entry 3'],
    ['another actor', sql`update audits set actor_id = null where company_id = 2 and seq = 2`, 'Entry 2'],
    ['a deletion', sql`delete from audits where company_id = 2 and seq = 3`, 'Entry 3 is missing'],
    ['a tail cut off', sql`delete from audits where company_id = 2 and seq > 3`, 'ends at entry 3, but it had 6'],
    [
      'a new order',
      sql`update audits a set sentence = b.sentence, detail = b.detail from audits b
          where a.company_id = 2 and b.company_id = 2 and a.seq + b.seq = 7 and a.seq in (3, 4)`,
      'Entry 3',
    ],
    [
      'an entry put in',
      sql`insert into audits (company_id, id, at, actor_name, action, outcome, sentence, request_id)
          values (2, gen_random_uuid(), '2026-11-21T18:00:00Z', 'Nobody', 'company.Update', 'done', 'x', 'x')`,
      'outside the chain',
    ],
    [
      'an entry put in before all others',
      sql`insert into audits (company_id, id, at, actor_name, action, outcome, sentence, request_id)
          values (2, '00000000-0000-7000-8000-000000000001', '2020-01-01T00:00:00Z', 'Nobody', 'company.Update', 'done', 'x', 'x')`,
      'outside the chain',
    ],
    [
      'a head written by someone else',
      sql`update audit_heads set mac = repeat('x', 43) where company_id = 2`,
      'wasn’t written by this server',
    ],
  ])('shows %s', async (_what, statement, fault) => {
    await busy()
    expect(await check()).toEqual({ entries: 6, whole: true })
    await asOwner(statement)
    const found = await check()
    expect(found.whole).toBe(false)
    expect(found.fault).toContain(fault)
  })

  it('shows a log cut short under a shorter head, and one taken away, however much is written on top', async () => {
    await busy()
    await asOwner(sql`delete from audits where company_id = 2 and seq > 3`)
    await asOwner(
      sql`update audit_heads set seq = 3, digest = (select digest from audits where company_id = 2 and seq = 3) where company_id = 2`,
    )
    expect(await check()).toMatchObject({ whole: false, fault: 'The head of the log wasn’t written by this server.' })
    await owner.POST('/v3/roles.Create', { body: { name: 'More' } })
    expect(await check()).toMatchObject({ whole: false, fault: 'The head of the log wasn’t written by this server.' })
    await asOwner(sql`delete from audits where company_id = 2`)
    await asOwner(sql`delete from audit_heads where company_id = 2`)
    expect(await check()).toMatchObject({ whole: false, fault: 'The head of the log is missing.' })
    await owner.POST('/v3/roles.Create', { body: { name: 'Even more' } })
    expect(await check()).toMatchObject({ whole: false })
  })

  it('cannot be changed by the application itself', async () => {
    await busy()
    const change = test.database.transaction(async db => {
      await enterTenant(db, 2)
      await db.execute(sql`update audits set sentence = 'x'`)
    })
    await expect(change).rejects.toThrow()
  })
})
