// The equipment a new design starts with: the company's by kind of sale, and what the rep chose last.
import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Areas } from '#machines/company/settings-areas.ts'
import { suggestEquipment } from '#machines/design/equipment/suggest-equipment.ts'
import type { Schemas } from '#sdk/types.ts'
import { readSetting } from '#server/company/settings/store.ts'
import { designs } from '#server/db/schema/design.ts'
import { financing_options, project_financing } from '#server/db/schema/financing.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { inverters, panels, storage } from '../db/schema/equipment.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { NOT_SAMPLE } from '../projects/sample.ts'
import { houseOf, siteTemperatures } from './weather/lowest/site-temperatures.ts'
import { weatherFileOf } from './weather/project-weather.ts'
import { siteWeather } from './weather/site-weather.ts'

type Equipment = Schemas['StartEquipment']
type Kind = keyof Equipment
const NONE: Equipment = { panel_id: null, inverter_id: null, storage_id: null }
const TABLES = { panel_id: panels, inverter_id: inverters, storage_id: storage } as const

/** Which of these the company offers. */
async function onOffer(db: Db, kind: Kind, ids: readonly (string | null)[]): Promise<Set<string>> {
  const wanted = ids.filter(id => id !== null)
  if (wanted.length === 0) return new Set()
  const table = TABLES[kind]
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, wanted), eq(table.active, true)))
  return new Set(rows.map(({ id }) => id))
}

/** Reads the offered ones of all in one query; null for those no longer in the catalog. */
export async function offeredAmong(db: Db, all: readonly Equipment[]): Promise<(one: Equipment) => Equipment> {
  const idsOf = (kind: Kind) => all.map(one => one[kind])
  const panel = await onOffer(db, 'panel_id', idsOf('panel_id'))
  const inverter = await onOffer(db, 'inverter_id', idsOf('inverter_id'))
  const battery = await onOffer(db, 'storage_id', idsOf('storage_id'))
  const kept = (known: ReadonlySet<string>, id: string | null) => (id !== null && known.has(id) ? id : null)
  return ({ panel_id, inverter_id, storage_id }) => ({
    panel_id: kept(panel, panel_id),
    inverter_id: kept(inverter, inverter_id),
    storage_id: kept(battery, storage_id),
  })
}

export async function startOf(db: Db, ports: Ports, caller: UserCaller, project: ProjectRow) {
  const { value } = await readSetting(db, 'design_preferences')
  const [chosen] = await db
    .select({ type: financing_options.type })
    .from(project_financing)
    .innerJoin(financing_options, eq(financing_options.id, project_financing.option_id))
    .where(eq(project_financing.project_id, project.id))
  const sale = chosen?.type ?? null
  const last = await lastOf(db, caller, project)
  const usual = {
    panel_id: value.default_panel_id,
    inverter_id: value.default_inverter_id,
    storage_id: value.default_storage_id,
  }
  const other = sale ? value.equipment_by_sale[sale] : NONE
  const offered = await offeredAmong(db, [usual, other, last ?? NONE])
  const [company, own, rep] = [offered(usual), offered(other), offered(last ?? NONE)] as const
  const start = {
    panel_id: own.panel_id ?? company.panel_id,
    inverter_id: own.inverter_id ?? company.inverter_id,
    storage_id: own.storage_id ?? company.storage_id,
  }
  const suggested = start.panel_id && start.inverter_id ? null : await suggestionFor(db, ports, project, start, value)
  return {
    sale,
    start: {
      ...start,
      panel_id: start.panel_id ?? suggested?.panel_id ?? null,
      inverter_id: start.inverter_id ?? suggested?.inverter_id ?? null,
    },
    is_suggested: suggested !== null,
    // Without panel and inverter there is nothing to offer.
    last: rep.panel_id && rep.inverter_id ? rep : null,
  }
}

async function lastOf(db: Db, { user_id }: UserCaller, project: ProjectRow): Promise<Equipment | null> {
  const [row] = await db
    .select({ arrays: designs.arrays, inverters: designs.inverters, storage: designs.storage })
    .from(designs)
    .innerJoin(projects, eq(projects.id, designs.project_id))
    .where(and(eq(projects.owner_id, user_id), ne(projects.id, project.id), NOT_SAMPLE))
    .orderBy(desc(designs.updated_at))
    .limit(1)
  if (!row) return null
  return {
    panel_id: row.arrays[0]?.panel_id ?? null,
    inverter_id: row.inverters[0]?.inverter_id ?? null,
    storage_id: row.storage[0]?.storage_id ?? null,
  }
}

/** Enough to find a pair; a fully imported catalog has thousands. */
const BEST_PANELS = 10
const MOST_INVERTERS = 300

/** Respects what the company has chosen. Null if nothing in the catalog passes the electrical check. */
async function suggestionFor(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  chosen: Equipment,
  { default_module_count: modules, dc_ac_target }: Areas['design_preferences'],
): Promise<Pick<Equipment, 'panel_id' | 'inverter_id'> | null> {
  const [best, fitting] = await Promise.all([
    db
      .select()
      .from(panels)
      .where(and(eq(panels.active, true), chosen.panel_id ? eq(panels.id, chosen.panel_id) : isNotNull(panels.voc)))
      .orderBy(desc(sql`coalesce(${panels.efficiency}, 0)`), panels.id)
      .limit(BEST_PANELS),
    db
      .select()
      .from(inverters)
      .where(and(eq(inverters.active, true), ...(chosen.inverter_id ? [eq(inverters.id, chosen.inverter_id)] : [])))
      .orderBy(inverters.ac_power_w, inverters.id)
      .limit(MOST_INVERTERS),
  ])
  const house = houseOf(project.address)
  const at =
    house && (await siteWeather(db, ports, await weatherFileOf(db, project.id), house.latitude, house.longitude))
  const site = at && house ? await siteTemperatures(at, house) : null
  const pair = suggestEquipment(best, fitting, { modules, dc_ac_target, site })
  return pair && { panel_id: pair.panel.id, inverter_id: pair.inverter.id }
}
