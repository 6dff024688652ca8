// Importing a file of leads: all or nothing, owners, duplicates, and undo.

import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { inCompany } from '#server/db/database.ts'
import { jobKinds } from '#server/job-kinds.ts'
import { runDueJobs } from '#server/jobs/runner.ts'
import { emailOf, signedIn } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'
import { apply, getImport, projectsOf, rowsOf, type Test, undo, upload } from './upload.ts'

let test: Test
beforeEach(async () => {
  test = await signedIn()
})

const lines = (...rows: string[]) => `Name,Phone,Email,Street,Zip,Lead source,Tags,Notes\n${rows.join('\n')}\n`
const people = (count: number) =>
  lines(
    ...Array.from(
      { length: count },
      (_, n) => `Sam Sample${n},,sam${n}@example.com,${n + 1} Example St,850${n % 2}4,Home show,,`,
    ),
  )
const projectOf = async (project_id: string) =>
  answered((await test.call.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project
const homeownersOf = async (project_id: string) =>
  answered((await test.call.GET('/v3/homeowners.ListByProject', { params: { query: { project_id } } })).data).homeowners
const audits = async () =>
  answered((await test.call.GET('/v3/audits.ListAudits', { params: { query: { limit: 50 } } })).data).audits

describe('an import', () => {
  it('makes a new project of each row, with its homeowner, address and history, and one line of the audit log', async () => {
    const done = await apply(
      test,
      await upload(
        test.call,
        lines(
          'Sam Sample,(602) 555-0142,sam.sample@example.com,100 Example St,85004,Home show,"tall, hoa",Call later',
          'Kim Lee,,,,,,,',
        ),
      ),
    )
    expect(done).toMatchObject({ status: 'applied', counts: { added: 2, updated: 0, left_out: 0 } })
    const rows = await rowsOf(test.call, done, 'added')
    const project = await projectOf(rows[0]?.project?.id ?? '')
    expect(project).toMatchObject({
      name: 'Sam Sample',
      status: 'new',
      lead_source: 'Home show',
      tags: ['tall', 'hoa'],
      notes: 'Call later',
      address: { line1: '100 Example St', city: 'Phoenix', state: 'AZ', postal_code: '85004' },
    })
    expect(await homeownersOf(project.id)).toMatchObject([
      { email: 'sam.sample@example.com', phone: '(602) 555-0142', is_primary: true },
    ])
    expect((await projectOf(rows[1]?.project?.id ?? '')).address).toBeNull()
    const { activity } = answered(
      (await test.call.GET('/v3/projects.ListActivity', { params: { query: { project_id: project.id } } })).data,
    )
    expect(activity.map(({ sentence }) => sentence)).toEqual(['imported the lead from “leads.csv”'])
    expect((await projectsOf(test.call, 'sam.sample')).total).toBe(1)
    expect(
      (await audits()).filter(({ action }) => action === 'sheet_imports.Apply').map(({ sentence }) => sentence),
    ).toEqual(['imported leads.csv: 2 added, 0 updated, 0 skipped', 'started importing leads.csv'])
  })

  it('that breaks in its middle leaves nothing, and can be started again', async () => {
    const read = await upload(test.call, people(250))
    const before = await projectsOf(test.call)
    await test.database.asOwner(async db => {
      await db.execute(
        sql`create function planted() returns trigger language plpgsql as $$ begin if new.firstname = 'Sam' and new.lastname = 'Sample230' then raise 'planted'; end if; return new; end $$`,
      )
      await db.execute(sql`create trigger planted before insert on homeowners for each row execute function planted()`)
    })
    const owner = { kind: 'one' as const, user_ids: [test.user.id] }
    await test.call.POST('/v3/sheet_imports.Apply', { body: { import_id: read.id, version: read.version, owner } })
    const jobs = { database: test.database, ports: test.ports, kinds: jobKinds }
    for (let attempt = 0; attempt < 4; attempt++) {
      await runDueJobs(jobs)
      test.clock.now = new Date(test.clock.now.getTime() + 600_000)
    }
    const failed = await getImport(test.call, read)
    expect(failed).toMatchObject({ status: 'ready', counts: { added: 0 } })
    expect(failed.reason).toMatch(/went wrong/)
    expect((await projectsOf(test.call)).total).toBe(before.total)
    await test.database.asOwner(db => db.execute(sql`drop trigger planted on homeowners`))
    expect(await apply(test, failed)).toMatchObject({ status: 'applied', counts: { added: 250 } })
  }, 60_000)

  it('gives leads to members in turn, or by ZIP code', async () => {
    const { user: rep } = await test.signIn(emailOf('Sales Rep'))
    const ownersOf = async (owner: Parameters<typeof apply>[2]) => {
      const done = await apply(test, await upload(test.call, people(4)), { ...owner, decision: 'import' })
      const rows = await rowsOf(test.call, done, 'added')
      return Promise.all(rows.map(async ({ project }) => (await projectOf(project?.id ?? '')).owner_id))
    }
    const [one, two] = [test.user.id, rep.id]
    expect(await ownersOf({ owner: { kind: 'round_robin', user_ids: [one, two] } })).toEqual([one, two, one, two])
    const territories = [{ user_id: two, postal_codes: ['85014'] }]
    expect(await ownersOf({ owner: { kind: 'territory', user_ids: [one], territories } })).toEqual([one, two, one, two])
    const read = await upload(test.call, people(1))
    expect(read.owner?.kind).toBe('territory')
    expect(await refusal(apply(test, read, { owner: { kind: 'one', user_ids: [read.id] } }))).toMatchObject({
      status: 400,
      fields: { 'owner.user_ids': expect.any(String) },
    })
  })

  it('finds duplicates by phone, mail and address and within the file, and does with each as chosen', async () => {
    const known = answered(
      (
        await test.call.POST('/v1/lead/create', {
          body: { status: 'new', homeowner: { firstname: 'Sam', lastname: 'Sample', phone: '(602) 555-0142' } },
        })
      ).data,
    ).project
    const read = await upload(
      test.call,
      lines(
        'Sam Sample,+1 602-555-0142,sam.sample@example.com,100 Example St,85004,Home show,,Roof is new',
        'Kim Lee,(602) 555-0177,,,,,,',
        'Kimberly Lee,602.555.0177,kim@example.com,,,,,',
        'Alex Roe,(602) 555-0142,,,,,,',
      ),
    )
    expect(read.counts).toMatchObject({ rows: 4, new: 1, asked: 3 })
    const found = await rowsOf(test.call, read, 'asked')
    expect(
      found.map(({ line, duplicate }) => [line, duplicate?.reasons, duplicate?.project?.id, duplicate?.line]),
    ).toEqual([
      [2, ['phone'], known.id, null],
      [4, ['phone'], undefined, 3],
      [5, ['phone'], known.id, null],
    ])
    await test.call.POST('/v3/sheet_imports.DecideRow', { body: { import_id: read.id, line: 5, action: 'import' } })
    const done = await apply(test, read, { decision: 'merge' })
    expect(done.counts).toMatchObject({ added: 2, updated: 2, left_out: 0 })
    expect(await projectOf(known.id)).toMatchObject({
      lead_source: 'Home show',
      address: { line1: '100 Example St' },
      notes: 'Roof is new',
    })
    expect(await homeownersOf(known.id)).toMatchObject([{ email: 'sam.sample@example.com', phone: '(602) 555-0142' }])
    const back = await undo(test.call, done)
    expect(back).toMatchObject({ status: 'undone', counts: { kept: 0 } })
    expect(await projectOf(known.id)).toMatchObject({ lead_source: null, address: null, notes: '' })
    expect(await homeownersOf(known.id)).toMatchObject([{ email: null }])
    expect((await projectsOf(test.call, 'lee')).total).toBe(0)
  })

  it('is undone but for leads that changed or are in use since, each named', async () => {
    const done = await apply(test, await upload(test.call, people(3)))
    const [first, second] = await rowsOf(test.call, done, 'added')
    const project = await projectOf(first?.project?.id ?? '')
    await test.call.POST('/v3/projects.Update', {
      body: { project_id: project.id, version: project.version, lead_source: 'Referral' },
    })
    await test.call.POST('/v3/notes.Create', {
      body: { project_id: second?.project?.id ?? '', body: 'Called.', mention_ids: [] },
    })
    // Relations that leave no trace in the project are found by the reference to it.
    await inCompany(test.database, 2, db => db.execute(sql`update projects set active_at = created_at`))
    const back = await undo(test.call, done)
    expect(back.counts.kept).toBe(2)
    expect((await rowsOf(test.call, back, 'kept')).map(({ name, reason }) => [name, reason])).toEqual([
      ['Sam Sample0', 'Changed since the import.'],
      ['Sam Sample1', 'In use since the import.'],
    ])
    expect((await projectsOf(test.call, 'sample2')).total).toBe(0)
    expect(await refusal(undo(test.call, back))).toMatchObject({ status: 409, code: 'illegal_transition' })
  })

  it('keeps rows out that have no name, and says so', async () => {
    const read = await upload(test.call, lines('Sam Sample,,,,,,,', ',(602) 555-0199,,,,,,'))
    expect(read.counts).toMatchObject({ new: 1, skipped: 1 })
    expect((await apply(test, read)).counts).toMatchObject({ added: 1, left_out: 1 })
    const nothing = await upload(test.call, lines(',(602) 555-0198,,,,,,'))
    expect(await refusal(apply(test, nothing))).toMatchObject({ status: 409, code: 'nothing_to_import' })
  })

  it('is for those who may import leads, and of one company', async () => {
    const { call: rep } = await test.signIn(emailOf('Sales Rep'))
    expect(await refusal(upload(rep, people(1)))).toMatchObject({ status: 403 })
    const read = await upload(test.call, people(1))
    await test.addCompany(9, 'Other Solar', SYSTEM_ROLES)
    const { call: other } = await test.signIn(emailOf('Owner', 9))
    const gone = { status: 404, code: 'no_such_import' }
    expect(await refusal(getImport(other, read))).toMatchObject(gone)
    expect(await refusal(rowsOf(other, read))).toMatchObject(gone)
    expect(await refusal(undo(other, read))).toMatchObject(gone)
  })
})
