// The honest backend that drifting ones are made of: the whole application in process, an installer with something of most kinds,
// and another tenant. Every drifting server begins with the very same rows.
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { templateCsv } from '#machines/design/equipment/rules.ts'
import { begun, connectLenders } from '#mocks/demo/apply.ts'
import { control } from '#mocks/lenders/control.ts'
import { contractAt, PRODUCT } from '#openapi/contract.ts'
import { sealDue } from '#server/agreements/sweep.ts'
import { refreshDue } from '#server/applications/lenders/facts/refresh.ts'
import { sendDue } from '#server/applications/lenders/outbox/outbox.ts'
import { deliverDue } from '#server/company/mail/deliver.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import type { Database } from '#server/db/database.ts'
import { sessions } from '#server/db/schema/company.ts'
import { jobKinds } from '#server/job-kinds.ts'
import { runDueJobs } from '#server/jobs/runner.ts'
import { sha256 } from '#server/ports/ports.ts'
import { NO_PRINTER } from '#server/ports/print/printer.ts'
import { printQueue } from '#server/ports/print/queue.ts'
import { upload } from '#tests/sheet-import/upload.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { answered, financed, newProject, published, sent } from '#tests/support/sale.ts'
import { connectServices } from '#tests/support/services.ts'
import type { Answering, World } from './drift.ts'

export type HonestWorld = World & { honest: Answering; restore: () => Promise<void> }

export async function honestWorld(): Promise<HonestWorld> {
  const test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  const owner = await test.signIn(emailOf('Owner'))
  const second = await test.signIn(emailOf('Owner', 3))
  await fill(test, owner.call)
  await newProject(second.call)
  await keepRows(test.database)
  await connectServices(test.ports)
  connectPrinter(test)
  const begun_at = test.clock.now
  return {
    contract: contractAt(PRODUCT),
    token: owner.token,
    second_token: second.token,
    ...remembering(answering(test, second.token), async () => {
      await bringBack(test.database)
      connectPrinter(test)
      // Each change takes a second: after enough servers every session would have ended.
      test.clock.now = begun_at
    }),
  }
}

/**
 * Until the first change, every drifting server has the same rows and gives the same answers: each request is sent once
 * and cached. Hundreds of servers take minutes instead of hours.
 */
function remembering(ask: Answering, bringBack: () => Promise<void>) {
  type Kept = { status: number; headers: Headers; body: ArrayBuffer }
  const answers = new Map<string, Promise<Kept>>()
  let untouched = true
  const taken = async (request: Request): Promise<Kept> => {
    const answer = await ask(request)
    // Refused requests change nothing visible.
    if (request.method !== 'GET' && answer.status < 400) untouched = false
    return { status: answer.status, headers: answer.headers, body: await answer.arrayBuffer() }
  }
  const honest: Answering = async request => {
    const text = request.method === 'GET' ? '' : await request.clone().text()
    const key = JSON.stringify([request.method, request.url, ...request.headers, text])
    const known = untouched ? answers.get(key) : undefined
    const answering = known ?? taken(request)
    if (untouched) answers.set(key, answering)
    const { status, headers, body } = await answering
    // A change is made again each time, and so is what a limit refuses.
    if ((request.method !== 'GET' && status < 400) || status === 429) answers.delete(key)
    return new Response(status === 204 ? null : body, { status, headers })
  }
  return {
    honest,
    restore: async () => {
      if (!untouched) await bringBack()
      untouched = true
    },
  }
}

/** It prints immediately, and has printed nothing yet. */
function connectPrinter({ ports }: Test) {
  const printer = { ...NO_PRINTER, ready: async () => true, print: async () => Buffer.from('%PDF-1.7') }
  ports.prints = printQueue({ printer, now: ports.now, token: ports.token })
}

/** Well within the hour after which an idle session ends. */
const KEPT_ALIVE_EVERY = 1_000

/** The second tenant writes too rarely to keep its session alive, and reads don't. */
const keepAlive = ({ database, clock }: Test, token: string) =>
  database.asOwner(db =>
    db
      .update(sessions)
      .set({ last_seen_at: clock.now })
      .where(eq(sessions.token_hash, sha256(token))),
  )

/** Timer work is done before each request, and each change takes a second, so nothing has to wait. */
function answering(test: Test, second_token: string) {
  const work = { ...test, log: pino({ level: 'silent' }), transport: undefined, kinds: jobKinds }
  let due = false
  let writes = 0
  async function settle() {
    due = false
    for (const done of [runDueJobs, deliverDue, sealDue, sendDue, refreshDue]) await done(work)
  }
  return async (request: Request): Promise<Response> => {
    const isRead = request.method === 'GET'
    if (due && isRead) await settle()
    if (!isRead) {
      test.clock.now = new Date(test.clock.now.getTime() + 1_000)
      writes += 1
      if (writes % KEPT_ALIVE_EVERY === 0) await keepAlive(test, second_token)
    }
    if (new URL(request.url).pathname.startsWith('/sandbox')) {
      await sealDue(work)
      const response = await control(test.sandbox, request)
      await settle()
      return response
    }
    const response = await test.app.fetch(request)
    due ||= !isRead && response.ok
    return response
  }
}

type Test = Awaited<ReturnType<typeof testApp>>

/** Objects no single request creates. */
async function fill(test: Test, call: Test['anyone']) {
  const { project_id } = await sent(test, call)
  await published(call, project_id)
  await call.POST('/v3/solar.ShareReport', { body: { project_id } })
  await call.POST('/v3/roles.Create', { body: { name: 'Canvasser', permissions: [] } })
  await call.POST('/v3/users.GenerateInviteLink', {
    body: { role_id: answered((await call.GET('/v1/user')).data).user.role_id, email: 'invited@example.com' },
  })
  const { categories } = answered((await call.GET('/v3/collections.ListOtherCategories', {})).data)
  const priced = { pricing_method: 'Fixed' as const, unit: 'piece', amount_usd: 1 }
  const other = { category_id: categories[0]?.id ?? '', name: 'Guard', ...priced }
  await call.POST('/v3/collections.AddOther', { body: other })
  await upload(call, 'panel', templateCsv('panel'))
  const form = new FormData()
  for (const [name, text] of Object.entries({ project_id, file_name: 'bill.pdf' })) form.set(name, text)
  form.set('file', new Blob(['%PDF-1.7']))
  const file = { project_id, file_name: 'bill.pdf', file: '' }
  await call.POST('/v3/files.Upload', { body: file, bodySerializer: () => form })
  await connectLenders(call)
  const loan = await financed(call, 'GoodLeap 25 years, 7.49%')
  await begun(call, { project_id: loan.project_id, lender: 'goodleap' })
}

/** As embedded databases are made new between tests: a copy of every row, put back where a table was changed, which triggers note. */
const KEEP = sql.raw(`do $$ declare name text; begin
  create schema kept;
  create schema changed;
  create table changed.tables (name text primary key);
  create function changed.note() returns trigger language plpgsql security definer as $note$ begin
    insert into changed.tables values (tg_table_name) on conflict do nothing;
    return null;
  end $note$;
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table kept.%I as select * from public.%I', name, name);
    execute format('create trigger noted after insert or update or delete or truncate on public.%I execute function changed.note()', name);
  end loop; end $$`)
const BRING_BACK = sql.raw(`do $$ declare name text; begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select t.name from changed.tables t loop
    execute format('delete from public.%I', name);
    execute format('insert into public.%I select * from kept.%I', name, name);
  end loop;
  delete from changed.tables; end $$`)

const keepRows = (database: Database) => database.asOwner(db => db.execute(KEEP))
const bringBack = async (database: Database) => {
  await database.asOwner(db => db.execute(BRING_BACK))
}
