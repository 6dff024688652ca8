// Lender applications as rows, for tests that need many or one in a given state.

import type { Decision } from '#machines/applications/lenders/codes.ts'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import type { LenderMode } from '#machines/applications/lenders/modes.ts'
import { connectionRow, renewHookSecret, setConnection } from '#server/applications/lenders/connections.ts'
import { type Database, type Db, enterTenant } from '#server/db/database.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { Ports } from '#server/ports/ports.ts'

export const inTenant = <T>(database: Database, company_id: number, work: (db: Db) => Promise<T>) =>
  database.transaction(async db => {
    await enterTenant(db, company_id)
    return work(db)
  })

/** Made up; one of them may have to be an e-mail address. */
export const credentialsOf = ({ credentials }: Dialect) =>
  Object.fromEntries(credentials.map(({ name }) => [name, /mail/.test(name) ? 'sales@example.com' : `a-${name}`]))

/** Connected with made-up credentials; answers its webhooks' id and secret. */
export const connect = (database: Database, ports: Ports, company_id: number, user_id: string, dialect: Dialect) =>
  inTenant(database, company_id, async db => {
    const credentials = credentialsOf(dialect)
    const { version = 0 } = (await connectionRow(db, company_id, dialect.code)) ?? {}
    const common = { company_id, user_id, lender: dialect.code, remove_credentials: false }
    await setConnection(db, ports, { ...common, enabled: true, credentials, version })
    return renewHookSecret(db, ports, company_id, dialect.code)
  })

type Standing = {
  owner_id: string
  lender: string
  facts?: Facts | null
  /** If it can't be derived from facts. */
  status?: Decision
  mode?: LenderMode
  project_status?: 'active' | 'submitted' | 'approved'
}

/** Far beyond those the product counts up. */
let numbered = 1_000_000

const QUOTE = {
  product: {
    id: 'P-25-749',
    name: '25 years, 7.49%',
    type: 'loan' as const,
    term_months: 300,
    apr: 0.0749,
    dealer_fee: 0.18,
    escalator: null,
    rate_usd_per_kwh: null,
    min_amount_cents: null,
    max_amount_cents: null,
    requires_storage: false,
  },
  price_cents: 2_365_700,
  amount_cents: 2_885_000,
  monthly_payment_cents: 21_302,
  basis_hash: 'of-then',
  system: { size_w: 8_200, annual_kwh: 13_120, module: null, inverters: [], storage: [] },
}

/** Projects with an application each, in as few statements as it takes; answers the applications' rows. */
export async function addApplications(
  database: Database,
  ports: Ports,
  company_id: number,
  standings: readonly Standing[],
) {
  const now = ports.now()
  const first = numbered
  numbered += standings.length
  const made = standings.map((standing, n) => ({
    ...standing,
    id: ports.id(),
    project_id: ports.id(),
    number: first + n,
  }))
  return inTenant(database, company_id, async db => {
    const common = { company_id, created_at: now, updated_at: now }
    await db.insert(projects).values(
      made.map(({ project_id, number, owner_id, project_status = 'submitted' }) => ({
        ...common,
        id: project_id,
        number,
        owner_id,
        name: 'Sample',
        name_key: 'sample',
        status: project_status,
        status_since: now,
        active_at: now,
      })),
    )
    return db
      .insert(lender_applications)
      .values(
        made.map(({ id, project_id, lender, owner_id, facts = null, status = 'submitted', mode = 'api' }) => ({
          ...common,
          id,
          project_id,
          lender,
          type: 'loan' as const,
          status: facts?.decision ?? status,
          mode,
          quote: QUOTE,
          quote_hash: 'of-then',
          people: [],
          property: { occupancy: null, kind: null, autopay: false },
          facts,
          facts_as_of: facts && new Date(facts.as_of),
          lender_reference: facts?.lender_reference ?? null,
          created_by: owner_id,
          created_by_name: 'Test Owner',
          submitted_at: now,
        })),
      )
      .returning()
  })
}
