// The whole application in process, on a fresh database.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { productClient } from '#sdk/client.ts'
import { createApp } from '#server/app.ts'
import { addStarterCatalogue, addUser, createCompany } from '#server/company/create-company.ts'
import { SUPPORT_ROLE, SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { type Database, enterTenant } from '#server/db/database.ts'
import { roles as roleTable, users } from '#server/db/schema.ts'
import { systemPorts } from '#server/ports/ports.ts'
import { vaultUnder } from '#server/ports/vault.ts'
import { hashPassword } from '#server/session/passwords.ts'
import { freshDatabase } from './database.ts'

export const PASSWORD = 'correct horse battery'
const secret = Buffer.alloc(48, 7)

export type TestApp = Awaited<ReturnType<typeof testApp>>

/** One application with the internal company (1) and an installer (2), each role having one user. `now` is moved by tests. */
export async function testApp() {
  const database: Database = await freshDatabase()
  const clock = { now: new Date('2026-11-21T17:00:00.000Z') }
  const ports = {
    ...systemPorts({ secret, public_origin: 'http://localhost:4710', vault: vaultUnder(secret) }),
    now: () => new Date(clock.now),
  }
  const password_hash = await hashPassword(PASSWORD)
  const addCompany = (company_id: number, name: string, roles: typeof SYSTEM_ROLES) =>
    database.asOwner(async db => {
      const ids = await createCompany(
        db,
        ports,
        company_id,
        { name, legal_name: `${name} LLC`, license_number: 'ROC 000000', email: 'hello@example.com' },
        roles,
      )
      await addStarterCatalogue(db, ports, company_id)
      for (const [role, role_id] of ids) {
        await addUser(db, ports, company_id, {
          firstname: 'Test',
          lastname: role,
          email: emailOf(role, company_id),
          role_id,
          password_hash,
        })
      }
    })
  await addCompany(1, 'Support', [SUPPORT_ROLE])
  await addCompany(2, 'Test Solar', SYSTEM_ROLES)
  const app = createApp({
    database,
    ports,
    log: pino({ level: process.env['TEST_LOG'] ?? 'silent' }),
    production: false,
    ip_of: () => '192.0.2.1',
  })
  const clientOf = (token: string | null, impersonated: string | null = null) =>
    productClient({
      base_url: 'http://localhost',
      token: () => token,
      impersonated: () => impersonated,
      idempotency_key: () => randomUUID(),
      fetch: async request => app.fetch(request),
    })
  return {
    app,
    database,
    ports,
    clock,
    addCompany,
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
    async signIn(email: string) {
      const { data } = await clientOf(null).POST('/v1/users/sessions', { body: { email, password: PASSWORD } })
      if (!data) throw new Error(`${email} could not sign in`)
      return { ...data, call: clientOf(data.token) }
    },
  }
}

/** The address of the user who has this role in this company. */
export const emailOf = (role: string, company_id = 2) =>
  `${role.toLowerCase().replaceAll(' ', '-')}-${company_id}@example.com`

/** A signed-in client in a fresh application. */
export async function signedIn({ role = 'Owner' } = {}) {
  const test = await testApp()
  return { ...test, ...(await test.signIn(emailOf(role))) }
}
