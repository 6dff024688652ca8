// Seeded schedules of everything that can go wrong between the product and a lender, over the real outbox and database, on a
// clock of its own. `npx tsx tests/faults/lender-schedules.ts 20000` runs as many; FAULT_SEED=7 runs others.
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import type { LenderAction, LenderActions } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import type { LenderPort } from '#machines/applications/lenders/lender-port.ts'
import type { ApplicationRow, CallRow } from '#server/applications/lenders/application-rows.ts'
import { askLender } from '#server/applications/lenders/gateway/call.ts'
import { attemptCall } from '#server/applications/lenders/outbox/attempt.ts'
import { enqueue, sendDue } from '#server/applications/lenders/outbox/outbox.ts'
import { DIALECTS } from '#server/applications/lenders/registry.ts'
import type { Database } from '#server/db/database.ts'
import { lender_applications, lender_calls } from '#server/db/schema/lenders.ts'
import { keepFile } from '#server/files/store.ts'
import { asked } from '#tests/applications/lenders/facts.ts'
import { appOn, emailOf } from '#tests/support/app.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { addApplications, connect, credentialsOf, inTenant } from '#tests/support/lenders/lender-rows.ts'
import { Died, dyingDatabase } from './dying-database.ts'
import { lenderNetwork, type Weather } from './lender-network.ts'
import { type Hook, tellByItself } from './lender-news.ts'
import { rounds, seed, seededRandom } from './seeded.ts'

type Target = { dialect: Dialect; action: LenderAction; writes: boolean }
type Finding = { schedule: number; target: string; finding: string; trace: string[] }
type Report = {
  schedules: number
  /** Without opening the database. */
  seconds_of_machine: number
  attempts: number
  ended: Record<string, number>
  targets: number
  findings: Finding[]
}

const COMPANY = 2
const BATCH = 200
const READS: readonly LenderAction[] = [
  'products',
  'estimates',
  'details',
  'required_documents',
  'documents',
  'equipment',
  'users',
]
const isAction = (name: string, actions: object): name is LenderAction => name in actions

/** Every action of every lender; an application sent for the first time three times as often, for it is the worst to lose. */
const TARGETS: Target[] = DIALECTS.flatMap(dialect =>
  Object.keys(asked(dialect))
    .filter(name => isAction(name, dialect.calls))
    .flatMap(action => {
      const target = { dialect, action, writes: !READS.includes(action) }
      return action === 'submit' ? [target, target, target] : [target]
    }),
)

export async function runSchedules(count: number): Promise<Report> {
  const database = await freshDatabase()
  const test = appOn(database)
  const network = lenderNetwork(test.clock)
  const owner = await test.signIn(emailOf('Owner'))
  const hooks = new Map<string, Hook>()
  for (const dialect of DIALECTS) {
    test.ports.lenders = { ...test.ports.lenders, dialects: DIALECTS, way: () => 'address' }
    const { hook_id, secret } = await connect(database, test.ports, COMPANY, owner.user.id, dialect)
    hooks.set(dialect.code, { address: `/api/lenders/${dialect.path}/webhooks/${hook_id}`, secret })
  }
  const file = await inTenant(database, COMPANY, db =>
    keepFile(db, test.ports, {
      company_id: COMPANY,
      name: 'a.pdf',
      media_type: 'application/pdf',
      bytes: Buffer.alloc(2_000, 7),
    }),
  )
  const used = process.cpuUsage()
  const report: Report = {
    schedules: 0,
    attempts: 0,
    seconds_of_machine: 0,
    ended: {},
    targets: TARGETS.length,
    findings: [],
  }
  const world: World = { test, database, network, hooks, file_id: file.id, report }
  for (let first = 0; first < count; first += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, count - first) }, (_, n) => targetOf(first + n))
    const written = batch.filter(({ writes }) => writes)
    const rows = await addApplications(
      database,
      test.ports,
      COMPANY,
      written.map(({ dialect }) => ({ owner_id: owner.user.id, lender: dialect.code })),
    )
    for (const [n, target] of batch.entries()) {
      const row = target.writes ? rows.shift() : undefined
      await runOne(world, first + n, target, row)
      report.schedules += 1
    }
  }
  const { user, system } = process.cpuUsage(used)
  return { ...report, seconds_of_machine: (user + system) / 1_000_000 }
}

/** One in four writes; each kind takes all of its lenders and actions in turn. */
const targetOf = (schedule: number): Target => {
  const writes = schedule % 4 === 3
  const some = TARGETS.filter(target => target.writes === writes)
  const turn = Math.floor(schedule / 4)
  const target = some[(writes ? turn : 3 * turn + (schedule % 4)) % some.length]
  if (!target) throw new Error('There is no lender')
  return target
}

type World = {
  test: ReturnType<typeof appOn>
  database: Database
  network: ReturnType<typeof lenderNetwork>
  hooks: Map<string, Hook>
  file_id: string
  report: Report
}

async function runOne(world: World, schedule: number, target: Target, row: ApplicationRow | undefined) {
  const random = seededRandom(seed * 1_000_003 + schedule)
  const weather: Weather = {
    random,
    bad: [0.3, 0.6, 0.9][random.below(3)] ?? 0.5,
    faults_left: 1 + random.below(4),
    // Lenders deduplicate by key, except those without keys for applications.
    keyless_submit: random.chance(0.5),
    die: () => undefined,
    meanwhile: async () => undefined,
    before: new Map(),
    trace: [],
  }
  world.test.ports.lenders = world.network.way(weather)
  const tell = (finding: string) =>
    world.report.findings.push({
      schedule,
      target: `${target.dialect.code} ${target.action}`,
      finding,
      trace: weather.trace,
    })
  try {
    if (row) await writeOne(world, target, row, weather, tell)
    else await readOne(world, target, weather, tell)
  } catch (error) {
    tell(`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }
}

type Tell = (finding: string) => void

/** A read is answered rightly or not at all, and asked a bounded number of times. */
async function readOne({ test, report }: World, { dialect, action }: Target, weather: Weather, tell: Tell) {
  const credentials = credentialsOf(dialect)
  const outcome = await askLender(
    test.ports,
    { company_id: COMPANY, dialect, credentials },
    action,
    asked(dialect)[action],
  )
  report.ended[outcome.kind] = (report.ended[outcome.kind] ?? 0) + 1
  if (weather.trace.length > 8) tell(`${weather.trace.length} exchanges for one read`)
  if (outcome.kind === 'refused') tell(`refused: ${outcome.sentence()}`)
  if (outcome.kind === 'answered' && outcome.output === undefined) tell('answered nothing')
  if ('sentence' in outcome && outcome.sentence() === '') tell('says nothing')
}

const FINAL: readonly CallRow['state'][] = ['done', 'refused', 'overdue', 'abandoned']
/** After so many the deadline is near, whatever is due before it. */
const PATIENT_STEPS = 24
const MOST_STEPS = 40

async function writeOne(world: World, target: Target, row: ApplicationRow, weather: Weather, tell: Tell) {
  const { test, database, network, report } = world
  const { clock } = test
  const { random, trace } = weather
  const call = await begin(world, target, row)
  const named = { company_id: COMPANY, id: call.id }
  const patient = random.chance(0.9)
  const attempt = async (on: Database, lenders: LenderPort) => {
    report.attempts += 1
    const server = { database: on, ports: { ...test.ports, lenders } }
    const work = random.chance(0.1) ? sendDue(server, 5) : attemptCall(server, named)
    await work.catch((error: unknown) => {
      if (!(error instanceof Died)) throw error
    })
  }
  const elsewhere = () => attempt(database, network.way(weather))
  /** The server's memory, until it dies. */
  let memory = network.way(weather)
  for (let step = 0; step < MOST_STEPS; step++) {
    const now = await readCall(database, call.id)
    if (FINAL.includes(now.state)) break
    // Without patience the lender stays away until the deadline is near.
    const due =
      (patient && step < PATIENT_STEPS) || step < 4
        ? (now.next_attempt_at ?? now.deadline_at)
        : new Date(now.deadline_at.getTime() - random.below(2) * 1_000)
    clock.now = new Date(Math.max(clock.now.getTime(), due.getTime()))
    if (!patient) weather.faults_left += 1
    const crash = random.chance(step < 3 ? 0.3 : 0)
    const dying = dyingDatabase(
      database,
      crash ? 1 + random.below(3) : 0,
      random.chance(0.5) ? 'before its commit' : 'after its commit',
    )
    if (crash) trace.push('the server is to die')
    weather.die = () => {
      dying.life.over = true
    }
    weather.meanwhile = async () => {
      weather.meanwhile = async () => undefined
      clock.now = new Date(clock.now.getTime() + 50_000)
      trace.push('meanwhile another server:')
      await elsewhere()
    }
    await Promise.all([attempt(dying.database, memory), ...(random.chance(0.1) ? [elsewhere()] : [])])
    if (dying.life.over) memory = network.way(weather)
    if (random.chance(0.15)) await tellByItself(world, target.dialect.code, row.id, random.chance(0.5))
  }
  network.deliverLate(weather)
  await judge(world, target, row, call, tell)
}

async function begin(
  { test, database, network, file_id }: World,
  { dialect, action }: Target,
  row: ApplicationRow,
): Promise<CallRow> {
  const known = action === 'submit' ? null : network.ledger.open(dialect.code, row.id)
  return inTenant(database, COMPANY, async db => {
    if (known)
      await db
        .update(lender_applications)
        .set({
          facts: known,
          facts_as_of: new Date(known.as_of),
          lender_reference: known.lender_reference,
          status: known.decision,
        })
        .where(eq(lender_applications.id, row.id))
    const reference = { ours: row.id, lenders: known?.lender_reference ?? null }
    const application = { ...row, lender_reference: reference.lenders }
    const by = { user_id: row.created_by, name: 'Test Owner' }
    const say = <A extends LenderAction>(action: A, input: LenderActions[A]['input']) =>
      enqueue(db, test.ports, {
        application,
        action,
        input: { ...input, reference },
        by,
        ...('file' in input ? { file_id } : {}),
      })
    return say(action, asked(dialect)[action])
  })
}

async function readCall(database: Database, id: string): Promise<CallRow> {
  const [call] = await database.asOwner(db => db.select().from(lender_calls).where(eq(lender_calls.id, id)))
  if (!call) throw new Error('The call is lost')
  return call
}

async function judge(
  { database, network, report, test }: World,
  { dialect, action }: Target,
  { id }: ApplicationRow,
  { id: call_id }: CallRow,
  tell: Tell,
) {
  const call = await readCall(database, call_id)
  const effects = network.ledger.effects.filter(({ code, ours }) => code === dialect.code && ours === id)
  report.ended[call.state] = (report.ended[call.state] ?? 0) + 1
  if (!FINAL.includes(call.state))
    tell(
      `stuck: ${call.state} (${call.sentence}) at ${test.clock.now.toISOString()}, its deadline being ${call.deadline_at.toISOString()}`,
    )
  if (effects.length > 1) tell(`duplicated: ${effects.length} effects`)
  if (effects.length === 0 && (call.state === 'done' || call.state === 'abandoned'))
    tell(`lost: ${call.state} and never there`)
  if (effects.length > 0 && call.state === 'refused') tell('told as refused, and it is there')
  if (call.state === 'refused' || call.state === 'abandoned') tell(`${call.state} without cause: ${call.sentence}`)
  if (call.state === 'overdue' && call.sentence === '') tell('overdue and nobody told')
  if (call.state === 'done' && call.request_sealed !== null) tell('its request is kept after the answer')
  const [row] = await database.asOwner(db =>
    db.select().from(lender_applications).where(eq(lender_applications.id, id)),
  )
  if (call.state === 'done' && action === 'submit' && !row?.facts) tell('done, and nothing is known of it')
  const known = row?.facts_as_of?.getTime() ?? 0
  const said = Date.parse(network.ledger.factsAt(dialect.code, id)?.as_of ?? '') || 0
  if (known > said) tell('knows what the lender never said')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { findings, ...report } = await runSchedules(Number(process.argv[2] ?? rounds(20_000)))
  console.log(JSON.stringify({ ...report, findings: findings.length }))
  for (const { trace, ...finding } of findings.slice(0, 20)) console.log(finding, `\n  ${trace.join('\n  ')}`)
  process.exit(findings.length > 0 ? 1 : 0)
}
