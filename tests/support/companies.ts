// The companies every application under test starts with: the product's own (1) and an installer (2), each role having
// one user. Made once, in the database the others are copied from.
import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { DAY_MS } from '#machines/lib/time.ts'
import { addStarterCatalogue, addUser, createCompany } from '#server/company/create-company.ts'
import { SUPPORT_ROLE, SYSTEM_ROLES } from '#server/company/system-roles.ts'
import type { Database, Db } from '#server/db/database.ts'
import { support_accesses } from '#server/db/schema/audits.ts'
import { utility_terms } from '#server/db/schema/energy.ts'
import { systemPorts } from '#server/ports/ports.ts'
import { vaultUnder } from '#server/ports/vault.ts'

/** Every test company knows its net metering. */
const CONFIRMED_UTILITY = 'AZ-803'

export const PASSWORD = 'correct horse battery'
/** The same scheme at its least cost: hundreds of tests sign in. */
const QUICK_HASH = hash(PASSWORD, { memoryCost: 8, timeCost: 1 })
export const NOW = '2026-11-21T17:00:00.000Z'

/** The user's address who has this role in this company. */
export const emailOf = (role: string, company_id = 2) =>
  `${role.toLowerCase().replaceAll(' ', '-')}-${company_id}@example.com`

/** As the server makes them, on a clock of the test's. */
export function testPorts(now: () => Date) {
  const secret = Buffer.alloc(48, 7)
  return { ...systemPorts({ secret, public_origin: 'http://localhost:4710', vault: vaultUnder(secret) }), now }
}

export function addCompany(
  database: Database,
  ports: ReturnType<typeof testPorts>,
  company_id: number,
  name: string,
  roles: typeof SYSTEM_ROLES,
) {
  return database.asOwner(async db => {
    const company = {
      name,
      legal_name: `${name} LLC`,
      license_number: 'ROC 000000',
      email: 'hello@example.com',
    }
    const password_hash = await QUICK_HASH
    const ids = await createCompany(db, ports, company_id, company, roles)
    await addStarterCatalogue(db, ports, company_id)
    await confirmUtility(db, company_id, ports.now())
    for (const [role, role_id] of ids) {
      const person = { firstname: 'Test', lastname: role, email: emailOf(role, company_id), role_id, password_hash }
      await addUser(db, ports, company_id, person)
    }
  })
}

/** As an owner's consent for a week does. */
export const letIn = (database: Database, company_id: number, support_id: string, now: Date) =>
  database.asOwner(db =>
    db.insert(support_accesses).values({
      company_id,
      id: randomUUID(),
      support_id,
      support_name: 'Test Support',
      reason: 'A test looks into it.',
      status: 'approved',
      requested_at: now,
      expires_at: new Date(now.getTime() + 7 * DAY_MS),
    }),
  )

/** As settings do it once, so that what tests sell at the usual utility can be published. */
function confirmUtility(db: Db, company_id: number, confirmed_at: Date) {
  return db.insert(utility_terms).values({
    company_id,
    utility_id: CONFIRMED_UTILITY,
    net_metering: { kind: 'full_retail' },
    source: 'A tariff sheet of the tests',
    confirmed_by_name: 'Test Owner',
    confirmed_at,
  })
}

export async function addBothCompanies(database: Database) {
  const ports = testPorts(() => new Date(NOW))
  await addCompany(database, ports, 1, 'Support', [SUPPORT_ROLE])
  await addCompany(database, ports, 2, 'Test Solar', SYSTEM_ROLES)
}
