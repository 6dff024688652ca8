// Makes the sample project with the product's own operations, as the requesting user. Steps that their role or the company's settings
// don't allow are skipped, so a sample can be made in any company.

import { eq, sql } from 'drizzle-orm'
import { dayAfter } from '#machines/projects/dashboard-rules.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { project_sites } from '#server/db/schema/design.ts'
import { projects } from '#server/db/schema/projects.ts'
import { commandsOf } from '#server/db/standing.ts'
import type { Perform } from '#server/handler.ts'
import { companyDay } from '#server/lib/company-day.ts'
import { companyOf } from '#server/lib/own-company.ts'
import type { Ports } from '#server/ports/ports.ts'
import { addBill, HOMEOWNER, homeOf, USE_KWH } from './household.ts'
import { drawSample } from './sample-design.ts'
import { proposeSample } from './sample-proposal.ts'
import { words } from './words.ts'

export type Making = { db: Db; ports: Ports; caller: UserCaller; perform: Perform }
/** Runs work that may be refused, and rolls it back if so. */
export type Attempt = (work: () => Promise<unknown>) => Promise<void>

/** Returns the project's id. */
export async function makeSample(making: Making): Promise<string> {
  const { db, ports, perform } = making
  const { address, utility } = await homeOf(perform, await companyOf(db))
  const { project } = await perform('/v1/lead/create', {
    status: 'new',
    homeowner: HOMEOWNER,
    address,
    roof_type: 'composition_shingle',
    lead_source: 'Sample',
    ...utility,
  })
  const project_id = project.id
  await db.update(projects).set({ is_sample: true }).where(eq(projects.id, project_id))
  // Its house is made up: no service is asked for it.
  await db.delete(project_sites).where(eq(project_sites.project_id, project_id))
  const attempt = attempting(db)
  // First: reading a file begins the operation again.
  await attempt(() => addBill(perform, project_id))
  const version = async () => (await perform('/v3/projects.Get', { project_id })).project.version
  const installation_on = dayAfter(await companyDay(db, ports), 60)
  const consumption = { mode: 'monthly_kwh' as const, values: [...USE_KWH] }
  await attempt(async () =>
    perform('/v3/projects.Update', { project_id, version: await version(), installation_on, consumption }),
  )
  await attempt(async () =>
    perform('/v3/energy.ConfirmTariff', {
      project_id,
      version: await version(),
      parts: ['net_metering'],
      net_metering: { kind: 'full_retail' },
    }),
  )
  await attempt(() => drawSample(perform, project_id))
  await attempt(() => addAdder(perform, project_id))
  await proposeSample(making, attempt, project_id)
  await attempt(() => addTasks(making, project_id))
  await attempt(() => addNotes(perform, project_id))
  return project_id
}

const attempting =
  (db: Db): Attempt =>
  async work => {
    const commands = commandsOf(db)
    await commands.execute(sql`savepoint sample_step`)
    try {
      await work()
      await commands.execute(sql`release savepoint sample_step`)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await commands.execute(sql`rollback to savepoint sample_step`)
    }
  }

async function addAdder(perform: Perform, project_id: string) {
  const { adders } = await perform('/v3/adders.List', { limit: 200 })
  const plain = adders.find(
    ({ active, automatic, effect, pricing_method, amount_usd }) =>
      active && !automatic && effect === 'charge' && pricing_method === 'Fixed' && (amount_usd ?? 0) > 0,
  )
  if (plain) await perform('/v3/adders.AddProjectAdder', { project_id, adder_id: plain.id, quantity: 1 })
}

const sampleTasks = () => [
  { title: words.task_design, in_days: 1 },
  { title: words.task_photo, in_days: 3 },
  { title: words.task_bill, in_days: 0, done: true },
]

async function addTasks({ db, perform, caller, ports }: Making, project_id: string) {
  const today = await companyDay(db, ports)
  for (const { title, in_days, done } of sampleTasks()) {
    const due_on = dayAfter(today, in_days)
    const { task } = await perform('/v3/tasks.Create', { project_id, title, due_on, assignee_id: caller.user_id })
    if (done) await perform('/v3/tasks.SetDone', { task_id: task.id, version: task.version, done })
  }
}

async function addNotes(perform: Perform, project_id: string) {
  for (const body of [words.note_homeowner, words.note_sample])
    await perform('/v3/notes.Create', { project_id, body, mention_ids: [] })
}
