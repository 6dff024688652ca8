// What a company simulates with, and what its designs start from.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import { changes } from '../audit.ts'
import type { Db } from '../db/database.ts'
import { companies, inverters, panels, projects } from '../db/schema.ts'
import type { Handlers } from '../handler.ts'
import { refuse } from '../lib/refuse.ts'
import { defaultPricePerWatt } from '../quote/price.ts'
import { readSetting, writeSetting } from '../settings/store.ts'

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
      sentence: 'changed the figures a year is simulated with',
      detail: changes<object>(flat(before), flat(value)),
    })
    return { ...value, version }
  },

  '/v3/settings.GetDesignPreferences': async ({ db }) => {
    const { value, version } = await readSetting(db, 'design_preferences')
    const panel = value.default_panel_id && (await isOnOffer(db, panels, value.default_panel_id))
    const inverter = value.default_inverter_id && (await isOnOffer(db, inverters, value.default_inverter_id))
    return {
      ...value,
      default_panel_id: panel ? value.default_panel_id : null,
      default_inverter_id: inverter ? value.default_inverter_id : null,
      price_usd_per_w: await defaultPricePerWatt(db),
      version,
    }
  },

  '/v3/settings.DesignPreferences': async ({ input, caller, db, ports, audit }) => {
    const { version: read, price_usd_per_w, ...value } = input
    if (value.default_panel_id && !(await isOnOffer(db, panels, value.default_panel_id)))
      throw refuse(400, 'invalid_input', { default_panel_id: 'Choose a panel from the catalogue.' })
    if (value.default_inverter_id && !(await isOnOffer(db, inverters, value.default_inverter_id)))
      throw refuse(400, 'invalid_input', { default_inverter_id: 'Choose an inverter from the catalogue.' })
    const { before, version } = await writeSetting(db, ports, caller, 'design_preferences', read, value)
    const price_before = await defaultPricePerWatt(db)
    if (price_usd_per_w !== price_before) await setPrice(db, price_before, price_usd_per_w)
    await audit({
      sentence: 'changed what new designs start with',
      detail: changes<object>({ ...before, price_usd_per_w: price_before }, { ...value, price_usd_per_w }),
    })
    return { ...value, price_usd_per_w, version }
  },
}

/** Whoever has seen a price keeps it: designed projects that followed the company's price now have it as their own. */
async function setPrice(db: Db, before: number, price_usd_per_w: number) {
  await db
    .update(projects)
    .set({ price_usd_per_w: before })
    .where(and(isNull(projects.price_usd_per_w), isNotNull(projects.price_cents)))
  await db.update(companies).set({ default_price_usd_per_w: price_usd_per_w })
}

async function isOnOffer(db: Db, table: typeof panels | typeof inverters, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(table.active, true)))
  return rows.length > 0
}

const flat = ({ losses, ...rest }: Omit<Schemas['SimulationParams'], 'version'>) => ({ ...losses, ...rest })
