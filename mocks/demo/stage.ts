// The stage of the demo company: an adjustable clock, its people signed in, and one sale from beginning to end.
import { and, count, eq, gt, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { v7 } from 'uuid'
import { fullName } from '#machines/lib/text.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import { productClient } from '#sdk/client.ts'
import { sealDue } from '#server/agreements/sweep.ts'
import { createApp } from '#server/app.ts'
import { deliverDue } from '#server/company/mail/deliver.ts'
import { openSession } from '#server/company/session/open-session.ts'
import { type Database, enterTenant, inCompany } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Sandbox } from '../lenders/sandbox.ts'
import type { Journal } from './journal.ts'
import { demoRead, NOT_READ_YET } from './notifications.ts'
import type { DemoTemplates } from './papers/agreements.ts'
import type { DemoProject } from './projects.ts'
import { sell } from './sell.ts'
import { demoSite } from './sites.ts'

export const DEMO = 2
/** Of the addresses kept for documentation (RFC 5737). */
const HOME = '198.51.100.24'
/** Incentives depend on the planned installation date. */
const INSTALLED_AFTER_DAYS = 75

export type Stage = ReturnType<typeof setStage>
export type Making = {
  database: Database
  ports: Ports
  log: Logger
  /** Without it, no application is made. */
  lenders?: Sandbox | undefined
}
type Setting = Making & {
  journal: Journal
  began_at: Date
  /** Called before each request: waits for others, or throws to stop. */
  giveWay: () => Promise<void>
}

export function setStage({ database, ports, log, lenders, journal, began_at, giveWay }: Setting) {
  const clock = { now: began_at }
  let ids = 0
  const then: Ports = {
    ...ports,
    now: () => clock.now,
    // Lists are in the order of their IDs, so an earlier day's IDs come before those made already.
    id: () => v7({ msecs: clock.now.getTime(), seq: ids++ }),
  }
  const app = createApp({ database, ports: then, log, production: false, ip_of: () => HOME })
  const host = new Hono().route('/', app)
  const turn = (days_ago: number) => {
    clock.now = new Date(began_at.getTime() - days_ago * DAY_MS)
  }

  const client = (before: (request: Request) => void | Promise<void>) =>
    productClient({
      base_url: 'http://localhost',
      token: () => null,
      impersonated: () => null,
      idempotency_key: journal.key,
      fetch: async request => {
        const { status, type, text } = await journal.once(async () => {
          await giveWay()
          await before(request)
          const answer = await host.fetch(request)
          return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
        })
        return new Response(text || null, { status, headers: { 'content-type': type } })
      },
    })
  /** A session ends when the clock passes an hour, so a person who acts days later signs in first. */
  const person = (email: string, company_id = DEMO) => {
    let signed_in = { at: Number.NaN, token: '' }
    return client(async request => {
      const at = clock.now.getTime()
      if (signed_in.at !== at) {
        // As a sign-in does after checking the password, which is slow on purpose.
        const request_facts = { id: then.id(), ip: HOME, user_agent: '', token: undefined }
        const { token } = await database.asOwner(async db => {
          await enterTenant(db, company_id)
          const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
          return openSession(db, then, request_facts, { company_id, id: user?.id ?? '' }, '/v1/users/sessions')
        })
        signed_in = { at, token }
      }
      request.headers.set('authorization', `Bearer ${signed_in.token}`)
    })
  }

  const owner = person('owner@example.com')
  const manager = person('manager@example.com')
  const operations = person('operations@example.com')
  const finance = person('finance@example.com')
  const team = { rep: person('rep@example.com'), manager, operations }
  const anyone = client(() => {})
  const played = lenders && {
    operations,
    owner,
    sealed: () => journal.once(async () => void (await sealDue({ database, ports: then, log }, true))),
    decideNext: (decision: Parameters<Sandbox['book']['decideNext']>[0]) =>
      journal.isNextKnown() || lenders.book.decideNext(decision),
    verb: (id: string, verb: string) => journal.once(async () => void lenders.verb(id, verb)),
  }

  /** Returns the project's id. */
  async function sold(project: DemoProject, templates: DemoTemplates) {
    turn(project.days_ago)
    const pass = (days: number) => {
      clock.now = new Date(Math.min(began_at.getTime(), clock.now.getTime() + days * DAY_MS))
    }
    const signer = (token: string) => client(request => request.headers.set('x-signing-token', token))
    const installation_on = new Date(clock.now.getTime() + INSTALLED_AFTER_DAYS * DAY_MS).toISOString().slice(0, 10)
    const place = (project_id: string, { address, roof }: DemoProject) =>
      journal.once(() => demoSite({ database, ports: then }, { company_id: DEMO, project_id, address, roof }))
    const people = { rep: person(project.sold_by), manager, finance, homeowner: anyone, signer, place }
    // Days pass for the lenders too.
    const back = lenders?.live(() => clock.now)
    try {
      return await sell(people, { ...project, installation_on }, templates, { pass, today: () => clock.now }, played)
    } finally {
      back?.()
      turn(0)
    }
  }

  /** These addresses don't exist: emails to them are read in the product, and no mail server is used. */
  async function keepMails() {
    turn(0)
    while ((await deliverDue({ database, ports: then, log, transport: undefined })) > 0);
  }

  /** They read them every few days, so the latest are unread. */
  async function readNotifications() {
    turn(0)
    const behind = await journal.once(() =>
      inCompany(database, DEMO, db =>
        db
          .select({ email: users.email })
          .from(notifications)
          .innerJoin(users, eq(users.id, notifications.user_id))
          .where(and(eq(notifications.in_app, true), isNull(notifications.read_at)))
          .groupBy(users.email)
          .having(gt(count(), NOT_READ_YET)),
      ),
    )
    for (const { email } of behind) await demoRead(person(email))
  }

  return {
    database,
    ports: then,
    turn,
    person,
    owner,
    team,
    anyone,
    has_lenders: lenders !== undefined,
    once: journal.once,
    sold,
    tidyUp: async () => {
      await readNotifications()
      await keepMails()
    },
  }
}

/** Identifies a sale. */
export const nameOf = ({ homeowner, address }: DemoProject) => `${fullName(homeowner)}, ${address.line1}`
