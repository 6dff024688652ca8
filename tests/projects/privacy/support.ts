// A homeowner whose distinctive name is in every place where one can be typed.
import { sql } from 'drizzle-orm'
import type { Client } from '#mocks/demo/sell.ts'
import type { Input } from '#sdk/types.ts'
import { DIALECTS } from '#server/applications/lenders/registry.ts'
import { rowsOf } from '#server/db/rows.ts'
import { jobKinds } from '#server/job-kinds.ts'
import { runDueJobs } from '#server/jobs/runner.ts'
import { png } from '#tests/files/pictures.ts'
import type { TestApp } from '#tests/support/app.ts'
import { filledIn } from '#tests/support/lenders/filled-in.ts'
import { connect } from '#tests/support/lenders/lender-rows.ts'
import { ADDRESS, answered, financed, newLink, published, signerOf } from '#tests/support/sale.ts'
import { demoAgreement } from '#tests/support/signing/agreement.ts'

export const PERSON = {
  firstname: 'Quilla',
  lastname: 'Zephyrmark',
  email: 'quilla.zephyrmark@example.com',
  phone: '(602) 555-0187',
}
export const NAME = `${PERSON.firstname} ${PERSON.lastname}`
const SSN = '500-10-7731'
/** As it is searched for in the whole database. */
const MARKS = ['zephyrmark', '555.{0,3}0187', '500.?10.?7731', '77 marker lane']
const address = { ...ADDRESS, line1: '77 Marker Lane' }

export const runJobs = ({ database, ports }: TestApp) => runDueJobs({ database, ports, kinds: jobKinds })

async function addFile(call: Client, project_id: string) {
  const file_name = `${PERSON.lastname}-${PERSON.firstname} bill.png`
  const form = new FormData()
  const file = new Blob([new Uint8Array(png())])
  for (const [name, value] of Object.entries({ project_id, file_name, file })) form.append(name, value)
  answered(
    (await call.POST('/v3/files.Upload', { body: { project_id, file_name, file: '' }, bodySerializer: () => form }))
      .data,
  )
}

/** A lead with everything a rep may type about the homeowner, and nothing that is kept. */
export async function lead(test: TestApp, owner: Client) {
  const { project_id } = await financed(owner, 'Cash', { homeowner: PERSON, address, notes: `${NAME} has a dog` })
  const query = { params: { query: { project_id } } }
  const { version } = answered((await owner.GET('/v3/projects.Get', query)).data).project
  await owner.POST('/v3/projects.Update', { body: { project_id, version, tags: ['Zephyrmark'] } })
  await owner.POST('/v3/notes.Create', { body: { project_id, body: `Call ${PERSON.phone}`, mention_ids: [] } })
  const { people } = answered((await owner.GET('/v3/tasks.ListPeople', {})).data)
  const assignee_id = people[0]?.id ?? ''
  await owner.POST('/v3/tasks.Create', { body: { project_id, title: `Call ${NAME}`, due_on: null, assignee_id } })
  await addFile(owner, project_id)
  const { public_id } = await published(owner, project_id)
  const { homeowners } = answered((await owner.GET('/v3/homeowners.ListByProject', query)).data)
  const homeowner_id = homeowners[0]?.id ?? ''
  const sending = { project_id, way: 'mail' as const, homeowner_ids: [homeowner_id], cc: [] }
  await owner.POST('/v3/proposal.Send', { body: { ...sending, subject: `For ${NAME}`, body: '{link}' } })
  await test.anyone.POST('/v3/proposal.Track', { body: { public_id, seconds: 30, pages_seen: [] } })
  const [goodleap] = DIALECTS.filter(({ code }) => code === 'goodleap')
  if (!goodleap) throw new Error('No lender')
  await connect(test.database, test.ports, 2, assignee_id, goodleap)
  await filledIn(owner, project_id, { ...PERSON, ssn: SSN })
  return { project_id, homeowner_id }
}

/** A signed sale with a partly paid invoice. */
export async function sale(test: TestApp, owner: Client) {
  const { project_id } = await financed(owner, 'Cash', { homeowner: PERSON, address })
  const agreement_id = await demoAgreement(owner)
  const signers = [{ role: 'homeowner' as const, name: NAME, email: PERSON.email }]
  const send: Input<'/v3/agreements.Send'> = { project_id, agreement_id, signers, deliver: 'none' }
  const { transaction } = answered((await owner.POST('/v3/agreements.Send', { body: send })).data)
  const signer = signerOf(test, await newLink(owner, transaction))
  await signer.prepare()
  await signer.sign()
  const draft = {
    project_id,
    title: 'Deposit',
    bill_to: { name: NAME, email: PERSON.email, address: ['77 Marker Lane'], language: 'en' as const },
    note: '',
    terms_days: 14,
    lines: [{ description: 'A part of the system', quantity: 1, unit_cents: 10_000 }],
  }
  const { invoice } = answered((await owner.POST('/v3/receivables.CreateInvoice', { body: draft })).data)
  const body = { invoice_id: invoice.id, version: invoice.version, send: false }
  await owner.POST('/v3/receivables.IssueInvoice', { body })
  await owner.POST('/v3/notes.Create', { body: { project_id, body: `${NAME} signed`, mention_ids: [] } })
  return project_id
}

/** Tables in which a mark is found, with the columns. */
export async function found(test: TestApp, marks = MARKS): Promise<string[]> {
  return test.database.asOwner(async db => {
    const columns = rowsOf<{ table: string; column: string; bytes: boolean }>(
      await db.execute(sql`
        select c.relname as table, a.attname as column, a.atttypid = 'bytea'::regtype as bytes from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1, 2`),
    )
    const hits: string[] = []
    for (const { table, column, bytes } of columns) {
      const text = bytes ? sql`encode(${sql.identifier(column)}, 'escape')` : sql`${sql.identifier(column)}::text`
      const [row] = rowsOf<{ rows: string }>(
        await db.execute(
          sql`select count(*) as rows from ${sql.identifier(table)} where ${text} ~* ${marks.join('|')}`,
        ),
      )
      if (Number(row?.rows) > 0) hits.push(`${table}.${column}`)
    }
    return hits
  })
}

export async function recorded(call: Client, homeowner_id: string, kind: 'export' | 'erasure') {
  const { data } = await call.POST('/v3/privacy.Record', {
    body: {
      homeowner_id,
      kind,
      received_on: '2026-11-17',
      received_by: 'email',
      identified_by: 'email_reply',
      note: `${NAME} wrote`,
    },
  })
  return answered(data).request
}
