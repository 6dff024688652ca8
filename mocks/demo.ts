// The demo company: made once in a new embedded database, by selling like a person through the product's own operations.

import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { type Logger, pino } from 'pino'
import { DAY_MS } from '#machines/lib/time.ts'
import { productClient } from '#sdk/client.ts'
import { sealDue } from '#server/agreements/sweep.ts'
import { createApp } from '#server/app.ts'
import { INTERNAL_COMPANY } from '#server/caller.ts'
import { addStarterCatalogue, addUser, companyExists, createCompany } from '#server/company/create-company.ts'
import { deliverDue } from '#server/company/mail/deliver.ts'
import { openSession } from '#server/company/session/open-session.ts'
import { hashPassword } from '#server/company/session/passwords.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { type Database, enterTenant } from '#server/db/database.ts'
import { roles as roleTable, users } from '#server/db/schema/company.ts'
import { jobKinds } from '#server/job-kinds.ts'
import { runDueJobs } from '#server/jobs/runner.ts'
import type { Ports } from '#server/ports/ports.ts'
import { demoAdders } from './demo/adders.ts'
import { connectLenders } from './demo/apply.ts'
import { demoBulkChanges } from './demo/bulk-changes.ts'
import { demoByHand, setPortal } from './demo/by-hand.ts'
import { demoCatalogue } from './demo/catalogue.ts'
import { demoDeals } from './demo/deals.ts'
import { demoEarlierSales } from './demo/earlier-sales.ts'
import { demoRatePlans, demoUtilities } from './demo/energy.ts'
import { demoEquipment } from './demo/equipment.ts'
import { demoLeadImport } from './demo/lead-import.ts'
import { demoRead, demoRecipients } from './demo/notifications.ts'
import { demoPageProblems } from './demo/page-problems.ts'
import { demoAgreements } from './demo/papers/agreements.ts'
import { demoTemplates } from './demo/papers/templates.ts'
import { type DemoProject, demoProjects } from './demo/projects.ts'
import { demoInvoicing } from './demo/receivables.ts'
import { demoResources } from './demo/resources.ts'
import { sell } from './demo/sell.ts'
import { demoLimits, demoPlaces, demoSettings } from './demo/settings.ts'
import { demoSupportAccess } from './demo/support-access.ts'
import { demoApprovals, demoTeamWork } from './demo/team-work.ts'
import { demoViews } from './demo/views.ts'
import type { Sandbox } from './lenders/sandbox.ts'

export const DEMO_PASSWORD = 'sunny-demo-2026'
const DEMO = 2
/** Of the addresses kept for documentation (RFC 5737). */
const HOME = '198.51.100.24'
/** Incentives are judged by when the installation is planned. */
const INSTALLED_AFTER_DAYS = 75

const USERS = [
  { role: 'Sales Rep', firstname: 'Riley', lastname: 'Rep', email: 'rep@example.com', phone: '(602) 555-0101' },
  { role: 'Owner', firstname: 'Olive', lastname: 'Owner', email: 'owner@example.com', phone: '(602) 555-0100' },
  { role: 'Admin', firstname: 'Ada', lastname: 'Admin', email: 'admin@example.com' },
  { role: 'Sales Manager', firstname: 'Max', lastname: 'Manager', email: 'manager@example.com' },
  { role: 'Designer', firstname: 'Dana', lastname: 'Designer', email: 'designer@example.com' },
  { role: 'Operations', firstname: 'Otto', lastname: 'Operations', email: 'operations@example.com' },
  { role: 'Finance', firstname: 'Finn', lastname: 'Finance', email: 'finance@example.com' },
  { role: 'Viewer', firstname: 'Vera', lastname: 'Viewer', email: 'viewer@example.com' },
] as const

export type DemoSignIn = { email: string; role: string; password: string }

/** Seeds an empty database; a database that has companies is left as it is. Answers how to sign in. */
export async function seedDemo(
  database: Database,
  ports: Ports,
  lenders?: Sandbox,
  log = pino({ level: 'silent' }),
): Promise<DemoSignIn[]> {
  const signIns = [
    ...USERS.map(({ email, role }) => ({ email, role, password: DEMO_PASSWORD })),
    { email: 'support@example.com', role: 'Support', password: DEMO_PASSWORD },
  ]
  if (await database.asOwner(db => companyExists(db, DEMO))) return signIns
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const invited_as = await database.asOwner(async db => {
    await enterTenant(db, INTERNAL_COMPANY)
    const [support] = await db.select().from(roleTable)
    await addUser(db, ports, INTERNAL_COMPANY, {
      firstname: 'Sage',
      lastname: 'Support',
      email: 'support@example.com',
      role_id: support?.id ?? '',
      password_hash,
    })
    // It has been at it for a while: the certificate it signs with is older than what it has sold.
    const a_year_ago = new Date(ports.now().getTime() - 365 * DAY_MS)
    const roles = await createCompany(
      db,
      { ...ports, now: () => a_year_ago },
      DEMO,
      {
        name: 'Demo Solar',
        legal_name: 'Demo Solar LLC',
        license_number: 'ROC 000000',
        phone: '(602) 555-0100',
        email: 'hello@example.com',
        timezone: 'America/Phoenix',
      },
      SYSTEM_ROLES,
    )
    await addStarterCatalogue(db, ports, DEMO)
    for (const { role, ...user } of USERS)
      await addUser(db, ports, DEMO, { ...user, role_id: roles.get(role) ?? '', password_hash })
    return roles.get('Sales Rep') ?? ''
  })
  await sellProjects(database, ports, log, invited_as, lenders)
  await keepMails(database, ports, log)
  return signIns
}

/** Nobody stands behind these addresses: what was written to them is read in the product, and no mail server is troubled. */
async function keepMails(database: Database, ports: Ports, log: Logger) {
  while ((await deliverDue({ database, ports, log, transport: undefined })) > 0);
}

async function sellProjects(database: Database, ports: Ports, log: Logger, invited_as: string, lenders?: Sandbox) {
  const clock = { now: ports.now() }
  const quiet = createApp({
    database,
    ports: { ...ports, now: () => clock.now },
    log,
    production: false,
    ip_of: () => HOME,
  })
  const host = new Hono().route('/', quiet)
  const client = (before: (request: Request) => void | Promise<void>) =>
    productClient({
      base_url: 'http://localhost',
      token: () => null,
      impersonated: () => null,
      idempotency_key: () => ports.id(),
      fetch: async request => {
        await before(request)
        return host.fetch(request)
      },
    })
  const anyone = client(() => {})
  /** A session ends when the clock passes an hour: whoever acts after days have passed signs in first. */
  const person = (email: string, company_id = DEMO) => {
    let signed_in = { at: Number.NaN, token: '' }
    return client(async request => {
      const at = clock.now.getTime()
      if (signed_in.at !== at) {
        // As signing in does once the password is found right, which takes a while on purpose.
        const request_facts = { id: ports.id(), ip: HOME, user_agent: '', token: undefined }
        const { token } = await database.asOwner(async db => {
          await enterTenant(db, company_id)
          const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
          const now = { ...ports, now: () => clock.now }
          return openSession(db, now, request_facts, { company_id, id: user?.id ?? '' }, '/v1/users/sessions')
        })
        signed_in = { at, token }
      }
      request.headers.set('authorization', `Bearer ${signed_in.token}`)
    })
  }
  const owner = person('owner@example.com')
  // Before the first sale: a project that is sold keeps the catalogue of its day.
  const today = clock.now.getTime()
  const turn = (days_ago: number) => {
    clock.now = new Date(today - days_ago * DAY_MS)
  }
  const manager = person('manager@example.com')
  const sellers = { rep: person('rep@example.com'), manager }
  const then = { ...ports, now: () => clock.now }
  await demoEarlierSales({ database, ports: then, company_id: DEMO, people: sellers, turn })
  turn(90)
  await demoAdders(owner)
  await demoUtilities(owner)
  turn(0)
  // The contract takes the company's color.
  await demoSettings(owner)
  const templates = await demoAgreements(owner)
  await demoPlaces(owner)
  await demoLimits(owner)
  await demoRecipients(owner)
  await demoInvoicing(owner)
  await demoTemplates(owner)
  await demoResources(owner)
  await demoEquipment(owner)
  await demoRatePlans(owner)
  await demoCatalogue(owner, clock.now.getUTCFullYear())
  await owner.POST('/v3/users.GenerateInviteLink', {
    body: { role_id: invited_as, email: 'nova@example.com', firstname: 'Nova', lastname: 'Newcomer' },
  })
  const finance = person('finance@example.com')
  // Days gone by are gone by for the lenders too.
  const back = lenders?.live(() => clock.now)
  if (lenders) await connectLenders(owner)
  const sealed = () => sealDue({ database, ports: { ...ports, now: () => clock.now }, log }, true)
  const played = lenders && { sandbox: lenders, sealed, operations: person('operations@example.com') }
  const sold = async (project: DemoProject) => {
    const rep = person(project.sold_by)
    turn(project.days_ago)
    const pass = (days: number) => {
      clock.now = new Date(Math.min(today, clock.now.getTime() + days * DAY_MS))
    }
    const signer = (token: string) => client(request => request.headers.set('x-signing-token', token))
    const installation_on = new Date(clock.now.getTime() + INSTALLED_AFTER_DAYS * DAY_MS).toISOString().slice(0, 10)
    const people = { rep, manager, finance, homeowner: anyone, signer }
    await sell(people, { ...project, installation_on }, templates, { pass, today: () => clock.now }, played)
  }
  for (const project of [...demoProjects, ...demoDeals]) await sold(project)
  if (played) {
    await setPortal(owner, 'portal')
    for (const project of demoByHand) await sold(project)
    await setPortal(owner, 'api')
  }
  back?.()
  turn(0.1)
  await demoPageProblems(owner, anyone)
  await demoSupportAccess(owner, person('support@example.com', INTERNAL_COMPANY), DEMO)
  clock.now = new Date(today)
  for (const { email } of USERS) await demoRead(person(email))
  turn(0)
  const team = { ...sellers, operations: person('operations@example.com') }
  await demoTeamWork(team, clock.now)
  await demoApprovals(team)
  await demoViews(team)
  await demoBulkChanges(owner)
  await demoLeadImport(manager, () => runDueJobs({ database, ports: then, kinds: jobKinds }))
  // It is past its first steps, and its mails are read in the product.
  await owner.POST('/v3/dashboard.DismissOnboarding', { body: { dismissed: true, version: 0 } })
}
