// The whole application in process, on a fresh database.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { sandboxOf } from '#mocks/lenders/in-process.ts'
import { productClient } from '#sdk/client.ts'
import { type AppOptions, createApp } from '#server/app.ts'
import { lenderPort } from '#server/applications/lenders/gateway/lender-port.ts'
import type { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { type Database, enterTenant } from '#server/db/database.ts'
import { roles as roleTable, users } from '#server/db/schema/company.ts'
import { addCompany, emailOf, letIn, NOW, PASSWORD, testPorts } from './companies.ts'
import { freshDatabase } from './database.ts'

export { emailOf, PASSWORD }

export type TestApp = Awaited<ReturnType<typeof testApp>>

/** One application with the companies of companies.ts. `now` is moved by tests. */
export const testApp = async () => appOn(await freshDatabase())

/** In production answers aren't validated against the contract, which takes as long as many a query. */
export function appOn(database: Database, { production = false, ...observed }: Partial<AppOptions> = {}) {
  const clock = { now: new Date(NOW) }
  const ports = testPorts(() => new Date(clock.now))
  /** Every lender, in memory and on the test's clock. */
  const sandbox = sandboxOf(() => new Date(clock.now), undefined, { slow_ms: 20 })
  ports.lenders = {
    ...lenderPort({ addresses: {}, sandbox: sandbox.fetch }),
    patience_ms: 1_000,
    pause: async () => {},
  }
  const app = createApp({
    database,
    ports,
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    production,
    ...observed,
    /** Tests set a request's address; by default all share one. */
    ip_of: c => c.req.header('x-test-address') ?? '192.0.2.1',
  })
  const clientOf = (token: string | null, impersonated: string | null = null) =>
    productClient({
      base_url: 'http://localhost',
      token: () => token,
      impersonated: () => impersonated,
      idempotency_key: () => randomUUID(),
      fetch: async request => app.fetch(request),
    })
  const signIn = async (email: string) => {
    const { data } = await clientOf(null).POST('/v1/users/sessions', { body: { email, password: PASSWORD } })
    if (!data) throw new Error(`${email} could not sign in`)
    return { ...data, call: clientOf(data.token) }
  }
  /** Support's session, and the member it acts as in a company that lets it in for a week. */
  const actingAs = async (role: string, company = 2) => {
    const { token, user: support } = await signIn(emailOf('Support', 1))
    const { user } = await signIn(emailOf(role, company))
    await letIn(database, company, support.id, clock.now)
    return { token, user_id: user.id }
  }
  return {
    app,
    database,
    ports,
    clock,
    sandbox,
    addCompany: (company_id: number, name: string, roles: typeof SYSTEM_ROLES) =>
      addCompany(database, ports, company_id, name, roles),
    anyone: clientOf(null),
    clientOf,
    /** How many may do everything and are let in. */
    ownersOf: (company_id: number) =>
      database.transaction(async db => {
        await enterTenant(db, company_id)
        const rows = await db.select().from(users).innerJoin(roleTable, eq(roleTable.id, users.role_id))
        return rows.filter(({ roles, users: { status } }) => roles.name === 'Owner' && status === 'active').length
      }),
    /** As an administrator's reset leaves a user. */
    mustChangePassword: (user_id: string) =>
      database.transaction(async db => {
        await enterTenant(db, 2)
        await db.update(users).set({ must_change_password: true }).where(eq(users.id, user_id))
      }),
    signIn,
    actingAs,
    acting: async (role: string, company = 2) => {
      const { token, user_id } = await actingAs(role, company)
      return clientOf(token, user_id)
    },
  }
}

/** A signed-in client in a fresh application. */
export async function signedIn({ role = 'Owner' } = {}) {
  const test = await testApp()
  return { ...test, ...(await test.signIn(emailOf(role))) }
}
