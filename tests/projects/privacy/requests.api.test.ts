// Who may record and answer a homeowner's request, when it is due, and what the copy of their data holds.
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { termsOf, withoutTerms } from '#machines/projects/privacy/terms.ts'
import type { Client } from '#mocks/demo/sell.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { inCompany } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { jobs } from '#server/db/schema/jobs.ts'
import { readFile } from '#server/files/store.ts'
import { pageOf } from '#server/projects/privacy/export-person.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'
import { lead, NAME, PERSON, recorded, runJobs } from './support.ts'

let test: TestApp
let owner: Client
let homeowner_id: string
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  owner = (await test.signIn(emailOf('Owner'))).call
  homeowner_id = (await lead(test, owner)).homeowner_id
}, 120_000)

it('is due after 45 days, once extended after 90, and declined with its reason', async () => {
  const request = await recorded(owner, homeowner_id, 'erasure')
  expect(request).toMatchObject({ status: 'open', name: NAME, received_on: '2026-11-17', due_on: '2027-01-01' })
  const again = {
    body: {
      homeowner_id,
      kind: 'erasure' as const,
      received_on: '2026-11-18',
      received_by: 'phone' as const,
      identified_by: 'phone_call' as const,
    },
  }
  expect(await refusal(owner.POST('/v3/privacy.Record', again))).toMatchObject({ status: 409, code: 'already_open' })
  const extend = { body: { request_id: request.id, version: 1, reason: 'Two projects to look through' } }
  const later = answered((await owner.POST('/v3/privacy.Extend', extend)).data).request
  expect(later).toMatchObject({ due_on: '2027-02-15', version: 2 })
  expect(await refusal(owner.POST('/v3/privacy.Extend', { body: { ...extend.body, version: 2 } }))).toMatchObject({
    code: 'already_extended',
  })
  const decline = { body: { request_id: request.id, version: 2, reason: 'Could not be identified' } }
  expect(answered((await owner.POST('/v3/privacy.Decline', decline)).data).request.status).toBe('declined')
  const erase = { body: { request_id: request.id, version: 3, name: NAME } }
  expect(await refusal(owner.POST('/v3/privacy.Erase', erase))).toMatchObject({ code: 'request_closed' })
})

it('is not recorded for a day to come, nor erased without the name', async () => {
  const body = {
    homeowner_id,
    kind: 'erasure' as const,
    received_by: 'email' as const,
    identified_by: 'document' as const,
  }
  expect(
    await refusal(owner.POST('/v3/privacy.Record', { body: { ...body, received_on: '2030-01-01' } })),
  ).toMatchObject({
    status: 400,
    fields: { received_on: 'Choose today or an earlier date.' },
  })
  const { id: request_id, version } = await recorded(owner, homeowner_id, 'erasure')
  const typed = { body: { request_id, version, name: 'Someone Else' } }
  expect(await refusal(owner.POST('/v3/privacy.Erase', typed))).toMatchObject({
    fields: { name: 'Type the name exactly as shown.' },
  })
})

it('is nothing for other roles or companies', async () => {
  const query = { params: { query: { homeowner_id } } }
  const stranger = (await test.signIn(emailOf('Owner', 3))).call
  expect(await refusal(stranger.GET('/v3/privacy.Preview', query))).toMatchObject({ status: 404 })
  expect(answered((await stranger.GET('/v3/privacy.List', { params: { query: {} } })).data).requests).toEqual([])
  for (const role of ['Sales Manager', 'Sales Rep', 'Viewer'])
    expect(await refusal((await test.signIn(emailOf(role))).call.GET('/v3/privacy.Preview', query))).toMatchObject({
      status: 403,
    })
})

it('is answered with a file that holds what is stored, and nothing of costs', async () => {
  const { id: request_id, version } = await recorded(owner, homeowner_id, 'export')
  answered((await owner.POST('/v3/privacy.Export', { body: { request_id, version } })).data)
  await runJobs(test)
  const { requests } = answered((await owner.GET('/v3/privacy.List', { params: { query: { homeowner_id } } })).data)
  const request = requests.find(({ id }) => id === request_id)
  expect(request).toMatchObject({
    status: 'done',
    job: { status: 'done', file: { name: 'homeowner-data-2026-11-21.zip' } },
  })
  const names = await inCompany(test.database, 2, async db => {
    const [job] = await db.select().from(jobs).where(sql`id = ${request?.job?.id}`)
    const bytes = await readFile(db, test.ports, job?.file_id ?? '')
    return Buffer.from(bytes ?? []).toString('latin1')
  })
  for (const name of ['your-data.html', 'data.json', `1-${PERSON.lastname}-${PERSON.firstname} bill.png`])
    expect(names).toContain(name)
  const [log] = await inCompany(test.database, 2, async db =>
    rowsOf<{ n: string }>(
      await db.execute(sql`select count(*) as n from audits where action like 'privacy.%' and outcome = 'done'`),
    ),
  )
  expect(Number(log?.n)).toBe(6)
})

it('finds a person however the name, address or number is written, and no one else', () => {
  const terms = termsOf([
    { firstname: 'José', lastname: 'Núñez-Gray', email: 'jose@example.com', phone: '(602) 555-0187' },
  ])
  const without = (text: string) => withoutTerms(text, terms)
  for (const text of ['JOSE NUNEZ-GRAY', 'Núñez-Gray, José', 'jose_q._núñez-gray', 'Jose  Núñez-Gray'])
    expect(without(`a ${text}.`)).toBe('a Erased.')
  for (const text of ['602-555-0187', '+1 602 555 0187', '(602)555.0187', '6025550187'])
    expect(without(text)).toBe('Erased')
  expect(without('to JOSE@example.com?to=jose%40example.com')).toBe(
    'to erased@example.invalid?to=erased@example.invalid',
  )
  for (const text of [
    'José Núñez-Grayson',
    'mjose@example.com',
    '76025550187',
    'ab6025550187',
    'jose@example.com.mx',
    'José',
  ])
    expect(without(text)).toBe(text)
})

it('keeps markup in a name as text', () => {
  const name = '<img src=x onerror=alert(1)>'
  const page = pageOf([{ section: 'notes', rows: [{ body: `<script>${name}</script>` }] }], {
    company: '<b>Solar</b>',
    name,
    day: '2026-11-21',
  })
  expect(page).not.toMatch(/<img|<script|<b>/)
  expect(page).toContain('&lt;script&gt;&lt;img src=x onerror=alert(1)&gt;')
})
