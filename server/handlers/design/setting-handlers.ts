// A company's simulation settings and design defaults.
import { isDeepStrictEqual } from 'node:util'
import { fireRuleAt } from '#machines/design/drawing/fire-code.ts'
import { type Jurisdiction, jurisdictionKey } from '#machines/design/jurisdictions.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { FINANCING_TYPES } from '#machines/money/financing/rules.ts'
import { companyBase } from '#machines/money/sale/price-inputs.ts'
import type { Schemas } from '#sdk/types.ts'
import { readSetting, writeSetting } from '#server/company/settings/store.ts'
import { keepBase } from '#server/money/quote/kept-prices.ts'
import { loadCompany } from '#server/money/sale/load-sale.ts'
import { changes } from '../../audit.ts'
import type { Db } from '../../db/database.ts'
import { companies } from '../../db/schema/company.ts'
import { offeredAmong } from '../../design/start-equipment.ts'
import { words } from '../../design/words.ts'
import type { Handlers } from '../../handler.ts'

type Paths =
  `/v3/settings.${'GetSimulationParams' | 'UpdateSimulationParams' | 'GetDesignPreferences' | 'DesignPreferences'}`

export const settingHandlers: Pick<Handlers<'design'>, Paths> = {
  '/v3/settings.GetSimulationParams': async ({ db }) => {
    const { value, version } = await readSetting(db, 'simulation')
    return { ...value, version }
  },

  '/v3/settings.UpdateSimulationParams': async ({ input, caller, db, ports, audit }) => {
    const { version: read, ...value } = input
    const { before, version } = await writeSetting(db, ports, caller, 'simulation', read, value)
    await audit({
      sentence: () => words.log.parameters_changed,
      detail: changes<object>(flat(before), flat(value)),
    })
    return { ...value, version }
  },

  '/v3/settings.GetDesignPreferences': async ({ caller, db }) => {
    const { value, version } = await readSetting(db, 'design_preferences')
    const { cash, loan, lease, ppa } = value.equipment_by_sale
    const offered = await offeredAmong(db, [usualOf(value), cash, loan, lease, ppa])
    const usual = offered(usualOf(value))
    return {
      ...value,
      ...(caller.permissions.has('pricing.view_cost') ? {} : NO_COSTS),
      default_panel_id: usual.panel_id,
      default_inverter_id: usual.inverter_id,
      default_storage_id: usual.storage_id,
      equipment_by_sale: { cash: offered(cash), loan: offered(loan), lease: offered(lease), ppa: offered(ppa) },
      price_usd_per_w: (await loadCompany(db)).company.default_price_usd_per_w,
      version,
    }
  },

  '/v3/settings.DesignPreferences': async ({ input, caller, db, ports, audit }) => {
    const { version: read, price_usd_per_w, ...entered } = input
    const before_all = await loadCompany(db)
    const now = before_all.settings.design_preferences
    const given = {
      ...entered,
      jurisdictions: entered.jurisdictions ?? now.jurisdictions ?? [],
      racking: entered.racking === undefined ? (now.racking ?? null) : entered.racking,
    }
    requirePlaces(given.jurisdictions)
    const sees_cost = caller.permissions.has('pricing.view_cost')
    const value = sees_cost ? given : { ...given, markup: now.markup, other_cost_usd_per_w: now.other_cost_usd_per_w }
    if (value.base_method === 'flat' && value.flat_price_cents === null)
      throw refuse(400, 'invalid_input', { flat_price_cents: words.flat_price_required })
    if (value.base_method === 'cost_plus' && value.markup === null)
      throw refuse(400, 'invalid_input', {
        markup: sees_cost ? words.markup_required : words.markup_hidden,
      })
    await requireOffered(db, value)
    const price_before = before_all.company.default_price_usd_per_w
    const base_before = companyBase(before_all)
    const { before, version } = await writeSetting(db, ports, caller, 'design_preferences', read, value)
    if (price_usd_per_w !== price_before) await db.update(companies).set({ default_price_usd_per_w: price_usd_per_w })
    const base = companyBase({
      company: { ...before_all.company, default_price_usd_per_w: price_usd_per_w },
      settings: { ...before_all.settings, design_preferences: value },
    })
    if (!isDeepStrictEqual(base_before, base)) await keepBase(db, ports, base_before)
    await audit({
      sentence: () => words.log.preferences_changed,
      detail: changes<object>({ ...before, price_usd_per_w: price_before }, { ...value, price_usd_per_w }),
    })
    return { ...value, ...(sees_cost ? {} : NO_COSTS), price_usd_per_w, version }
  },
}

/** One entry for a place, of a city, a county or a whole state. */
function requirePlaces(jurisdictions: readonly Jurisdiction[]) {
  const seen = new Set<string>()
  for (const [index, place] of jurisdictions.entries()) {
    const fault = (field: string, sentence: string) =>
      refuse(400, 'invalid_input', { [`jurisdictions.${index}.${field}`]: sentence })
    if (place.county && place.city) throw fault('city', words.county_or_city)
    const key = jurisdictionKey(place)
    if (seen.has(key)) throw fault('city', words.jurisdiction_twice)
    seen.add(key)
    const { state, city } = place
    const { ridge_in, ridge_wide_in } = fireRuleAt({ state, city: city ?? '', county: place.county ?? null }, [place])
    if (ridge_wide_in < ridge_in) throw fault('fire.ridge_wide_in', words.ridge_wide_too_narrow({ least: ridge_in }))
  }
}

const NO_COSTS = { markup: null, other_cost_usd_per_w: null }

type Usual = Pick<Schemas['DesignPreferences'], 'default_panel_id' | 'default_inverter_id' | 'default_storage_id'>
const usualOf = ({ default_panel_id, default_inverter_id, default_storage_id }: Usual) => ({
  panel_id: default_panel_id,
  inverter_id: default_inverter_id,
  storage_id: default_storage_id,
})

const NOT_OFFERED = { panel_id: 'panel', inverter_id: 'inverter', storage_id: 'battery' } as const
const KINDS = ['panel_id', 'inverter_id', 'storage_id'] as const

async function requireOffered(db: Db, value: Usual & Pick<Schemas['DesignPreferences'], 'equipment_by_sale'>) {
  const all = [
    { prefix: 'default_', of: usualOf(value) },
    ...FINANCING_TYPES.map(type => ({ prefix: `equipment_by_sale.${type}.`, of: value.equipment_by_sale[type] })),
  ]
  const offered = await offeredAmong(
    db,
    all.map(({ of }) => of),
  )
  const wrong = all.flatMap(({ prefix, of }) =>
    KINDS.filter(kind => of[kind] !== offered(of)[kind]).map(kind => [
      `${prefix}${kind}`,
      words.choose[NOT_OFFERED[kind]],
    ]),
  )
  if (wrong.length > 0) throw refuse(400, 'invalid_input', Object.fromEntries(wrong))
}

const flat = ({ losses, uncertainty, ...rest }: Omit<Schemas['SimulationParams'], 'version'>) => ({
  ...losses,
  ...Object.fromEntries(Object.entries(uncertainty).map(([name, deviation]) => [`${name}_uncertainty`, deviation])),
  ...rest,
})
