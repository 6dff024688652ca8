// All data of a company, exported and imported into another installation: nothing is lost or half there, and nothing is
// imported that wasn't exported.

import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { sealDue } from '#server/agreements/sweep.ts'
import { listKeys, revokeKey } from '#server/company/exports/installation-keys.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { runDueJobs } from '#server/jobs/runner.ts'
import { png } from '#tests/files/pictures.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject, openedBy, published, sent } from '#tests/support/sale.ts'
import {
  bringIn,
  type Contents,
  contentsOf,
  deliverMails,
  jobOf,
  jobsOf,
  lines,
  madeOf,
  rowsOf,
  signedAnew,
  takeOut,
  trust,
  uploaded,
} from './archives.ts'

const other_id = '0198f7a2-0000-7000-8000-00000000aaaa'

let test: TestApp
let owner: Client
let archive: Buffer
let contents: Contents

/** Another installation with an unused company, owned by the archive's owner. */
async function elsewhere(trusts = true) {
  const other = await testApp()
  const body = {
    company_name: 'New Home Solar',
    state: 'AZ',
    firstname: 'Nora',
    lastname: 'New',
    email: emailOf('Owner', 3),
    password: 'seven quiet sunflowers',
  }
  const { token } = openedBy((await other.anyone.POST('/v3/company.SignUp', { body })).data)
  await deliverMails(other)
  if (trusts) await trust(other, test)
  return { other, call: other.clientOf(token) }
}

beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Moving Solar', SYSTEM_ROLES)
  owner = (await test.signIn(emailOf('Owner', 3))).call
  const { project_id, signer } = await sent(test, owner)
  await published(owner, project_id)
  const form = new FormData()
  const file = new Blob([new Uint8Array(png())])
  for (const [name, value] of Object.entries({ project_id, file_name: 'roof.png', file })) form.append(name, value)
  const named = { project_id, file_name: 'roof.png', file: '' }
  await owner.POST('/v3/files.Upload', { body: named, bodySerializer: () => form })
  await signer.prepare()
  await signer.sign()
  await sealDue({ database: test.database, ports: test.ports, log: pino({ level: 'silent' }) }, true)
  await deliverMails(test)
  archive = await takeOut(test, owner)
  contents = await contentsOf(archive)
})

it('holds rows of everything sold, each file under its hash, and no secret', () => {
  const { manifest, files } = contents
  for (const name of ['projects', 'homeowners', 'designs', 'agreement_transactions', 'signers', 'proposals', 'audits'])
    expect(manifest.entities[name]?.rows, name).toBeGreaterThan(0)
  const [signed] = rowsOf(contents, 'agreement_transactions')
  const named = rowsOf(contents, 'files')
  const pdf = named.find(({ id }) => id === signed?.['signed_file_id'])
  expect(files.get(`files/${pdf?.['sha256']}`)?.subarray(0, 5).toString()).toBe('%PDF-')
  expect(named.map(({ name }) => name)).toContain('roof.png')
  const everything = [...files]
    .filter(([path]) => path.endsWith('.json'))
    .map(([, bytes]) => String(bytes))
    .join('\n')
  expect(everything).not.toMatch(/password_hash|token_hash|_sealed"|\$argon2|PRIVATE KEY/)
  expect(String(files.get('README.txt'))).toContain('HOW TO CHECK IT')
})

it('says in Orange Button’s words what the system is', () => {
  const [project] = rowsOf(contents, 'projects')
  const { Site } = JSON.parse(String(contents.files.get(`systems/${project?.['id']}.json`)))
  expect(Site.Addresses[0]).toMatchObject({ City: { Value: 'Phoenix' }, StateProvince: { Value: 'AZ' } })
  const [system] = Site.PVSystems
  expect(system.PVArrays.map(({ Orientation }: { Orientation: unknown }) => Orientation)).toEqual([
    { Azimuth: { Value: 180, Unit: 'Degree' }, Tilt: { Value: 20, Unit: 'Degree' } },
    { Azimuth: { Value: 270, Unit: 'Degree' }, Tilt: { Value: 20, Unit: 'Degree' } },
  ])
  const [modules] = system.PVArrays[0].ProductLineItems
  expect(modules).toMatchObject({ Quantity: { Value: 12 }, Product: { ProdType: { Value: 'ProdModule' } } })
  const sum = system.PVArrays.reduce(
    (kw: number, one: { CapacityDC: { Value: number } }) => kw + one.CapacityDC.Value,
    0,
  )
  expect(sum).toBeCloseTo(system.CapacityDC.Value, 9)
})

it('brought into an empty company elsewhere and taken out again it has the same rows with the same content', async () => {
  const { other, call } = await elsewhere()
  expect(await bringIn(other, call, archive)).toMatchObject({ status: 'done', facts: { signed_by: 'The old server' } })
  const after = await contentsOf(await takeOut(other, call))
  const again = after.manifest
  const { audits: trail, mails, users, ...rest } = again.entities
  const { audits: before, mails: written, users: _users, ...expected } = contents.manifest.entities
  expect(rest).toEqual(expected)
  // Its members join again by mail; only the one who brought it in is here.
  const owner_email = emailOf('Owner', 3)
  const members = rowsOf(contents, 'users').map(row =>
    row['email'] === owner_email ? row : { ...row, status: 'invited' },
  )
  expect(rowsOf(after, 'users')).toEqual(members)
  expect(users?.rows).toBe(members.length)
  // Its own welcome email, and none of the past ones again.
  expect(mails?.rows).toBe((written?.rows ?? 0) + 1)
  expect(again.files).toBe(contents.manifest.files)
  // Its own entries, from sign-up to the import, are next to the past ones.
  expect(trail?.rows).toBeGreaterThan(before?.rows ?? 0)
  expect(answered((await call.GET('/v3/audits.Check', {})).data)).toMatchObject({ whole: true })
  const { projects } = answered((await call.GET('/v3/projects.List', {})).data)
  expect(projects.map(({ name }) => name)).toEqual(['Sam Sample'])
  await expect(bringIn(other, call, archive)).rejects.toMatchObject({ status: 409, code: 'company_not_empty' })
})

it('nothing of it is imported next to the company it came from, and that company does not change', async () => {
  const body = {
    company_name: 'Twin Solar',
    state: 'AZ',
    firstname: 'Tess',
    lastname: 'Twin',
    email: 'tess@example.com',
    password: 'seven quiet sunflowers',
  }
  const { token } = openedBy((await test.anyone.POST('/v3/company.SignUp', { body })).data)
  const call = test.clientOf(token)
  await deliverMails(test)
  expect(await bringIn(test, call, archive)).toMatchObject({
    status: 'failed',
    sentence: expect.stringContaining('Only a user who could export this company'),
  })
  // The same with Tess among its owners: its members and agreements are on this server.
  const members = rowsOf(contents, 'users')
  const [first] = members.filter(({ email }) => email === emailOf('Owner', 3))
  const changed = members.map(row => (row === first ? { ...row, id: other_id, email: 'tess@example.com' } : row))
  const files = new Map(contents.files).set('data/users.json', lines(changed))
  expect(await bringIn(test, call, await signedAnew(test, files))).toMatchObject({
    status: 'failed',
    sentence: expect.stringContaining('is already on this server'),
  })
})

it('is as everything was at one moment, whatever is written while it is being written', async () => {
  const before = answered((await owner.GET('/v3/projects.List', {})).data).projects
  const { database } = test
  const meanwhile: typeof database.snapshot = (company_id, queries, work) =>
    database.snapshot(company_id, queries, async moment => {
      await newProject(owner, { homeowner: { firstname: 'Lena', lastname: 'Later', email: 'lena@example.com' } })
      await owner.POST('/v3/company.EditMetadata', { body: { metadata: { crm: 'later' }, version: 0 } })
      return work(moment)
    })
  const jobs = { ...jobsOf(test), database: { ...database, snapshot: meanwhile } }
  const then = await contentsOf(await takeOut(test, owner, jobs))
  expect(rowsOf(then, 'projects')).toHaveLength(before.length)
  expect(rowsOf(then, 'homeowners').map(({ lastname }) => lastname)).not.toContain('Later')
  expect(rowsOf(then, 'company')[0]?.['metadata']).toEqual({})
  expect(JSON.stringify(rowsOf(then, 'audits'))).not.toContain('EditMetadata')
  const now = await contentsOf(await takeOut(test, owner))
  expect(rowsOf(now, 'projects')).toHaveLength(before.length + 1)
  expect(rowsOf(now, 'company')[0]?.['metadata']).toEqual({ crm: 'later' })
})

it('nothing of an archive gets in that was changed, cut off, leads elsewhere or breaks off halfway', async () => {
  const { files } = contents
  const changed = (path: string, bytes: Buffer) =>
    madeOf([...files].map(([name, old]) => [name, name === path ? bytes : old]))
  const manifest = (more: object) => Buffer.from(JSON.stringify({ ...contents.manifest, ...more }))
  const chain = { audit_chain: { ...contents.manifest.audit_chain, last_hash: '0'.repeat(64) } }
  const projects = String(files.get('data/projects.json'))
  const wrong: Record<string, Buffer> = {
    'was changed': await changed('data/projects.json', Buffer.from(projects.replace('Sam', 'Tim'))),
    'is incomplete': archive.subarray(0, archive.length - 100),
    'which isn’t in its manifest': await madeOf([...files, ['files/more', Buffer.from('more')]]),
    'a file name in it is unsafe': await madeOf([...files, ['../../etc/passwd', Buffer.from('root')]]),
    'isn’t a ZIP file': Buffer.from('%PDF-1.7 and no archive'),
    'isn’t signed': await changed('manifest.json', manifest(chain)),
    'doesn’t end where it should': await signedAnew(test, new Map(files).set('manifest.json', manifest(chain))),
  }
  const { other, call } = await elsewhere()
  const panels = answered((await call.GET('/v3/collections.ListPanels', {})).data).panels.map(({ id }) => id)
  for (const [why, bytes] of Object.entries(wrong)) {
    const { status, sentence } = await bringIn(other, call, bytes)
    expect(status, why).toBe('failed')
    expect(sentence).toContain(why)
    const { import: left } = answered((await call.GET('/v3/exports.List', {})).data)
    expect(left, why).toEqual({ empty: true, holds: [] })
    // The starter data is still there: the last of these failed after everything had been written.
    expect(answered((await call.GET('/v3/collections.ListPanels', {})).data).panels.map(({ id }) => id)).toEqual(panels)
  }
})

it('shows before any change whose archive it is, and restores none that is not trusted', async () => {
  const { other, call } = await elsewhere(false)
  const [strange, unsigned] = [archive, await madeOf([...contents.files].filter(([path]) => path !== 'signature.json'))]
  for (const bytes of [strange, unsigned]) {
    const job_id = await uploaded(call, bytes)
    const { data } = await call.GET('/v3/imports.Check', { params: { query: { job_id } } })
    expect(answered(data).archive).toMatchObject({ way: 'none', signed_by: null, company: null })
    await call.POST('/v3/imports.Start', { body: { job_id } })
    await runDueJobs(jobsOf(other))
    expect(await jobOf(call, job_id)).toMatchObject({
      status: 'failed',
      sentence: expect.stringContaining('isn’t signed by a trusted server'),
    })
  }
  await trust(other, test)
  const job_id = await uploaded(call, archive)
  const plan = answered((await call.GET('/v3/imports.Check', { params: { query: { job_id } } })).data).archive
  expect(plan).toMatchObject({ way: 'restore', signed_by: 'The old server', is_own: false, company: 'Moving Solar' })
  expect(answered((await call.GET('/v3/exports.List', {})).data).import.empty).toBe(true)
  const [{ id = '' } = {}] = (await listKeys(other.database)).filter(({ name }) => name === 'The old server')
  await revokeKey(other.database, other.ports, id.slice(0, 12))
  await call.POST('/v3/imports.Start', { body: { job_id } })
  await runDueJobs(jobsOf(other))
  expect(await jobOf(call, job_id)).toMatchObject({ status: 'failed' })
})

it('is started only when all of it is there, and once', async () => {
  const { other, call } = await elsewhere()
  const begun = await call.POST('/v3/imports.Begin', { body: { file_name: 'a.zip', size_bytes: archive.length } })
  const half = answered(begun.data).job.id
  expect(await refusal(call.POST('/v3/imports.Start', { body: { job_id: half } }))).toMatchObject({
    code: 'not_uploaded',
  })
  const job_id = await uploaded(call, archive)
  await call.POST('/v3/imports.Start', { body: { job_id } })
  await runDueJobs(jobsOf(other))
  expect(await refusal(call.POST('/v3/imports.Start', { body: { job_id } }))).toMatchObject({ code: 'job_ended' })
})

it('is for those who may edit the company', async () => {
  const finance = (await test.signIn(emailOf('Finance', 3))).call
  expect(await refusal(finance.POST('/v3/exports.Start', { body: {} }))).toMatchObject({
    status: 403,
    code: 'forbidden',
  })
})
