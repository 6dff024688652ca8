// The company's providers and their options.
import { and, asc, eq, max } from 'drizzle-orm'
import { forbidden, notFound, refuse } from '#machines/lib/refuse.ts'
import { optionFaults } from '#machines/money/financing/faults.ts'
import { changes } from '#server/audit.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { financing_options, financing_providers } from '#server/db/schema/financing.ts'
import type { Handlers } from '#server/handler.ts'
import { companyDay } from '#server/lib/company-day.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import {
  type OptionColumns,
  type OptionRow,
  optionColumns,
  optionView,
  type ProviderRow,
  providerView,
} from '#server/money/financing-view.ts'
import { words } from './words.ts'

type Operations = Handlers<'financing'>
type OfCatalogue =
  | '/v3/collections.ListFinancing'
  | '/v3/collections.AddFinancingProvider'
  | '/v3/collections.UpdateFinancingProvider'
  | '/v3/collections.AddFinancingOption'
  | '/v3/collections.UpdateFinancingOption'

export const catalogueHandlers: Pick<Operations, OfCatalogue> = {
  '/v3/collections.ListFinancing': async ({ input, caller, db, ports }) => {
    const all = input.include_inactive === true && caller.permissions.has('financing.edit')
    const providers = await db
      .select()
      .from(financing_providers)
      .orderBy(asc(financing_providers.position), asc(financing_providers.id))
    const options = await db
      .select()
      .from(financing_options)
      .where(all ? undefined : eq(financing_options.active, true))
      .orderBy(asc(financing_options.position), asc(financing_options.id))
    const today = await companyDay(db, ports)
    return { providers: providers.map(provider => providerView(caller, provider, options, today)) }
  },

  '/v3/collections.AddFinancingProvider': async ({ input, caller, db, ports, audit }) => {
    const { code, name } = input
    if (code === 'mosaic') throw refuse(400, 'invalid_input', { code: words.mosaic_discontinued })
    const [last] = await db.select({ position: max(financing_providers.position) }).from(financing_providers)
    const [row] = await db
      .insert(financing_providers)
      .values({ position: nextPosition(last?.position), ...input, company_id: caller.company_id, id: ports.id() })
      .onConflictDoNothing({ target: [financing_providers.company_id, financing_providers.code] })
      .returning()
    if (!row) throw refuse(400, 'invalid_input', { code: words.already_listed })
    await audit({ sentence: () => words.provider_added({ name }), entity_id: row.id, detail: changes({}, input) })
    return { provider: providerView(caller, row, [], await companyDay(db, ports)) }
  },

  '/v3/collections.UpdateFinancingProvider': async ({ input, caller, db, ports, audit }) => {
    const { provider_id, version, ...changed } = input
    const before = await requireProvider(db, provider_id)
    requireVersion(before, version)
    const row = { ...before, ...changed, version: version + 1 }
    await db
      .update(financing_providers)
      .set({ ...changed, version: row.version })
      .where(eq(financing_providers.id, row.id))
    const only = changes(before, { ...before, ...changed })
    const use = only.changes.length === 1 && only.changes[0]?.field === 'enabled'
    await audit({
      sentence: () => {
        const { name, enabled } = row
        if (!use) return words.provider_edited({ name })
        return enabled ? words.provider_on({ name }) : words.provider_off({ name })
      },
      entity_id: provider_id,
      detail: only,
    })
    const options = await db
      .select()
      .from(financing_options)
      .where(eq(financing_options.provider_id, provider_id))
      .orderBy(asc(financing_options.position), asc(financing_options.id))
    return { provider: providerView(caller, row, options, await companyDay(db, ports)) }
  },

  '/v3/collections.AddFinancingOption': async ({ input, caller, db, ports, audit }) => {
    const { provider_id, type, ...fields } = input
    const provider = await requireProvider(db, provider_id)
    requireSight(caller, fields)
    const [last] = await db
      .select({ position: max(financing_options.position) })
      .from(financing_options)
      .where(eq(financing_options.provider_id, provider_id))
    const columns = { ...EMPTY, position: nextPosition(last?.position), ...optionColumns(fields) }
    await requireSound(db, provider, { ...columns, type, name: input.name }, undefined)
    const [row] = await db
      .insert(financing_options)
      .values({ ...columns, name: input.name, type, provider_id, company_id: caller.company_id, id: ports.id() })
      .returning()
    if (!row) throw notFound('financing option')
    await audit({
      sentence: () => words.option_added({ name: row.name }),
      entity_id: row.id,
      detail: changes({}, readable(fields)),
    })
    return { option: optionView(caller, row, await companyDay(db, ports)) }
  },

  '/v3/collections.UpdateFinancingOption': async ({ input, caller, db, ports, audit }) => {
    const { option_id, version, ...fields } = input
    const [before] = await db.select().from(financing_options).where(eq(financing_options.id, option_id)).for('update')
    if (!before) throw notFound('financing option')
    requireVersion(before, version)
    requireSight(caller, fields)
    const changed = optionColumns(fields)
    const row: OptionRow = { ...before, ...changed, version: version + 1 }
    await requireSound(db, await requireProvider(db, row.provider_id), row, option_id)
    await db
      .update(financing_options)
      .set({ ...changed, version: row.version })
      .where(eq(financing_options.id, option_id))
    const only = changes(readable(before), readable({ ...before, ...changed }))
    const use = only.changes.length === 1 && only.changes[0]?.field === 'active'
    await audit({
      sentence: () => {
        const { name, active } = row
        if (!use) return words.option_edited({ name })
        return active ? words.option_on({ name }) : words.option_off({ name })
      },
      entity_id: option_id,
      detail: only,
    })
    return { option: optionView(caller, row, await companyDay(db, ports)) }
  },
}

/** `Position` of the contract ends here. */
const LAST_POSITION = 1000

/** New entries come last; at the maximum, next to another. */
const nextPosition = (position: number | null | undefined) => Math.min((position ?? -1) + 1, LAST_POSITION)

const EMPTY: OptionColumns = {
  term_months: null,
  apr: null,
  dealer_fee: null,
  escalator: null,
  rate_usd_per_kwh: null,
  first_year_usd_per_kw_month: null,
  promo_kind: null,
  promo_months: null,
  promo_apr: null,
  paydown_share: null,
  min_amount_cents: null,
  max_amount_cents: null,
  max_price_usd_per_w: null,
  states: [],
  starts_on: null,
  ends_on: null,
  requires_storage: false,
  active: true,
  position: 0,
}

async function requireProvider(db: Db, provider_id: string): Promise<ProviderRow> {
  const [row] = await db.select().from(financing_providers).where(eq(financing_providers.id, provider_id)).for('update')
  if (!row) throw notFound('financing provider')
  return row
}

/** A dealer fee is a cost: users who may not see it may not set it. */
function requireSight(caller: UserCaller, fields: { dealer_fee?: number | null }) {
  if (fields.dealer_fee !== undefined && !caller.permissions.has('pricing.view_cost'))
    throw forbidden(['pricing.view_cost'], words.dealer_fees_hidden)
}

/** The audit log is read by more people than those who may see cost. */
function readable<T extends object>(fields: T) {
  const { dealer_fee: _, version: _version, ...rest } = { dealer_fee: undefined, version: undefined, ...fields }
  return rest
}

async function requireSound(
  db: Db,
  provider: ProviderRow,
  option: OptionColumns & Pick<OptionRow, 'type' | 'name'>,
  option_id: string | undefined,
) {
  const faults = optionFaults(option, provider)
  const [namesake] = await db
    .select({ id: financing_options.id })
    .from(financing_options)
    .where(and(eq(financing_options.provider_id, provider.id), eq(financing_options.name, option.name)))
  if (namesake && namesake.id !== option_id) faults['name'] ??= words.name_taken({ provider: provider.name })
  if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
}
