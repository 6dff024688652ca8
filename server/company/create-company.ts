// A new company with its roles and a catalogue it can sell from. Used by the demo and by sign-up.
import { sql } from 'drizzle-orm'
import { nameKey } from '#machines/design/equipment/rules.ts'
import { FEDERAL_INCENTIVES } from '#machines/money/incentives/rules.ts'
import { STARTER_TEMPLATES } from '#machines/proposals/company-defaults.ts'
import { makeCertificate } from '#server/company/settings/signing-certificate.ts'
import { financing_options, financing_providers } from '#server/db/schema/financing.ts'
import { beginAudits } from '../audit.ts'
import { INTERNAL_COMPANY } from '../caller.ts'
import { type Database, type Db, enterTenant } from '../db/database.ts'
import { adders } from '../db/schema/adders.ts'
import { companies, roles, users } from '../db/schema/company.ts'
import { inverters, other_categories, panels, storage } from '../db/schema/equipment.ts'
import { incentives } from '../db/schema/incentives.ts'
import { proposal_templates } from '../db/schema/proposals.ts'
import type { Ports } from '../ports/ports.ts'
import { starterAdders, starterFinancing } from './starter-catalogue.ts'
import { starterInverters } from './starter-inverters.ts'
import { starterPanels } from './starter-panels.ts'
import { starterCategories, starterStorage } from './starter-storage.ts'
import { SUPPORT_ROLE, type SYSTEM_ROLES } from './system-roles.ts'

type NewCompany = {
  name: string
  legal_name: string
  license_number?: string
  phone?: string
  email?: string
  state?: string
  timezone?: string
}

/** Returns the role ids by name. Leaves the transaction in the new company's tenant. */
export async function createCompany(
  db: Db,
  ports: Ports,
  company_id: number,
  company: NewCompany,
  system_roles: typeof SYSTEM_ROLES,
): Promise<Map<string, string>> {
  await enterTenant(db, company_id)
  const now = ports.now()
  await db.insert(companies).values({ company_id, ...company, created_at: now, here_since: now })
  await beginAudits(db, ports, company_id)
  await makeCertificate(db, ports, company_id, company.legal_name)
  const made = system_roles.map(role => ({ ...role, company_id, id: ports.id(), is_system: true }))
  await db.insert(roles).values(made)
  await db.insert(incentives).values(FEDERAL_INCENTIVES.map(rule => ({ ...rule, company_id, id: ports.id() })))
  return new Map(made.map(role => [role.name, role.id]))
}

export async function addStarterCatalogue(db: Db, ports: Ports, company_id: number) {
  const own = <T extends object>(row: T) => ({ ...row, company_id, id: ports.id() })
  const named = <T extends { manufacturer: string; model: string }>(row: T) => ({
    ...own(row),
    name_key: nameKey(row.manufacturer, row.model),
  })
  await db.insert(panels).values(starterPanels.map(named))
  await db
    .insert(inverters)
    .values(
      starterInverters.map(row => ({ ...own(row), name_key: nameKey(row.manufacturer, row.model, row.ac_voltage_v) })),
    )
  await db.insert(storage).values(starterStorage.map(named))
  await db.insert(other_categories).values(starterCategories.map(name => own({ name, name_key: nameKey(name) })))
  await db.insert(adders).values(starterAdders.map(own))
  const made = { created_at: ports.now(), updated_at: ports.now() }
  await db.insert(proposal_templates).values(STARTER_TEMPLATES.map(template => own({ ...template, ...made })))
  for (const [position, { options, ...provider }] of starterFinancing.entries()) {
    const row = own({ ...provider, position })
    await db.insert(financing_providers).values(row)
    if (options.length > 0)
      await db
        .insert(financing_options)
        .values(options.map((option, index) => own({ ...option, provider_id: row.id, position: index })))
  }
}

type NewUser = {
  firstname: string
  lastname: string
  email: string
  phone?: string
  role_id: string
  /** Null: no sign-in before a link has set one. */
  password_hash: string | null
}

export const addUser = async (db: Db, ports: Ports, company_id: number, user: NewUser): Promise<string> => {
  const id = ports.id()
  await db.insert(users).values({ ...user, company_id, id, created_at: ports.now() })
  return id
}

/** The number of a company that signs up. */
export async function nextCompanyId(db: Db): Promise<number> {
  const result = await db.execute(sql`select nextval('company_ids') as id`)
  const rows =
    result !== null && typeof result === 'object' && 'rows' in result && Array.isArray(result.rows) ? result.rows : []
  return Number(rows[0]?.id)
}

/** The company of the product's own staff, present in every installation: emails to support use its outbox. */
export async function ensureInternalCompany(database: Database, ports: Ports, brand: string) {
  await database.transaction(async db => {
    if (await companyExists(db, INTERNAL_COMPANY)) return
    const name = `${brand} Support`
    await createCompany(db, ports, INTERNAL_COMPANY, { name, legal_name: name }, [SUPPORT_ROLE])
  })
}

export const companyExists = async (db: Db, company_id: number): Promise<boolean> => {
  await enterTenant(db, company_id)
  const [row] = await db.select({ one: sql`1` }).from(companies)
  return row !== undefined
}
