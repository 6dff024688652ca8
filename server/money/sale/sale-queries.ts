// The statements a sale is loaded by.
import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { adder_overrides, adder_versions, project_adders } from '#server/db/schema/adders.ts'
import { users } from '#server/db/schema/company.ts'
import { designs, simulations } from '#server/db/schema/design.ts'
import { energy_years, project_weather, utility_terms } from '#server/db/schema/energy.ts'
import { financing_options, financing_providers, project_financing } from '#server/db/schema/financing.ts'
import { incentives, project_incentives } from '#server/db/schema/incentives.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { designNameOf, soldDesignOf } from '#server/projects/design-name.ts'
import type { AddedByHand, AdderVersion } from './sale.ts'

/** Federal rules first, then by level and name. */
const LEVEL_ORDER = sql<number>`array_position(array['federal', 'state', 'utility', 'local'], ${incentives.level})`

const OWNER = {
  id: users.id,
  firstname: users.firstname,
  lastname: users.lastname,
  email: users.email,
  phone: users.phone,
  status: users.status,
}
const CHOSEN = {
  id: financing_options.id,
  type: financing_options.type,
  basis_hash: sql<string>`${project_financing.snapshot} ->> 'basis_hash'`,
}
const STANDING = {
  project_id: projects.id,
  design: designs,
  design_name: sql<string | null>`${designNameOf(projects.id)}`,
  sold_design_id: soldDesignOf(projects.id),
  weather_file: project_weather,
  chosen: CHOSEN,
}

/** Queries with one row per project. */
export const pricedStandings = (db: Db, rows: readonly ProjectRow[]) =>
  db
    .select(STANDING)
    .from(projects)
    .leftJoin(designs, eq(designs.project_id, projects.id))
    .leftJoin(project_weather, eq(project_weather.project_id, projects.id))
    .leftJoin(project_financing, eq(project_financing.project_id, projects.id))
    .leftJoin(financing_options, eq(financing_options.id, project_financing.option_id))
    .where(inArray(projects.id, [...rows.map(({ id }) => id)]))

export const fullStandings = (db: Db, rows: readonly ProjectRow[]) =>
  db
    .select({
      ...STANDING,
      owner: OWNER,
      financing: project_financing,
      simulation: { inputs_hash: simulations.inputs_hash, result: simulations.result },
      energy: { inputs_hash: energy_years.inputs_hash, year: energy_years.year },
      utility_terms,
    })
    .from(projects)
    .leftJoin(designs, eq(designs.project_id, projects.id))
    .leftJoin(project_weather, eq(project_weather.project_id, projects.id))
    .leftJoin(project_financing, eq(project_financing.project_id, projects.id))
    .leftJoin(financing_options, eq(financing_options.id, project_financing.option_id))
    .leftJoin(simulations, eq(simulations.project_id, projects.id))
    .leftJoin(energy_years, eq(energy_years.project_id, projects.id))
    .leftJoin(users, eq(users.id, projects.owner_id))
    .leftJoin(utility_terms, eq(utility_terms.utility_id, projects.utility_id))
    .where(inArray(projects.id, [...rows.map(({ id }) => id)]))

/** A project's settings for each adder: added by hand, with its own price, or both. */
export function ownAdders(db: Db, project_ids: string[]) {
  // Each side is filtered before the full join, which would otherwise read all rows of the company.
  const added = db.select().from(project_adders).where(inArray(project_adders.project_id, project_ids)).as('added')
  const override = db
    .select()
    .from(adder_overrides)
    .where(inArray(adder_overrides.project_id, project_ids))
    .as('override')
  return db
    .select()
    .from(added)
    .fullJoin(override, and(eq(override.project_id, added.project_id), eq(override.adder_id, added.adder_id)))
}

export const keepsPrices = (rows: readonly ProjectRow[]) =>
  rows.some(({ adders_as_of, kept_prices }) => adders_as_of !== null || kept_prices.adders !== undefined)

/** The terms of the day each project was sold, and those that a project keeps. */
export function versionsKept(rows: readonly ProjectRow[]) {
  const ids = [...new Set(rows.flatMap(({ kept_prices }) => Object.keys(kept_prices.adders ?? {})))]
  const latest = latestSale(rows)
  return or(
    ids.length > 0 ? inArray(adder_versions.adder_id, ids) : undefined,
    latest ? lte(adder_versions.since, latest) : undefined,
  )
}

const latestSale = (rows: readonly ProjectRow[]): Date | undefined => {
  const days = rows.flatMap(({ adders_as_of }) => adders_as_of?.getTime() ?? [])
  return days.length > 0 ? new Date(Math.max(...days)) : undefined
}

/** An adder added after the sale, as by a change order, has the terms of the day it was added. */
export async function withLater(
  db: Db,
  rows: readonly ProjectRow[],
  added: readonly AddedByHand[],
  kept: readonly AdderVersion[],
): Promise<readonly AdderVersion[]> {
  const sold = latestSale(rows)
  const later = sold ? added.filter(({ added_at }) => added_at > sold) : []
  if (later.length === 0) return kept
  const last = new Date(Math.max(...later.map(({ added_at }) => added_at.getTime())))
  const ids = later.map(({ adder_id }) => adder_id)
  const theirs = await db
    .select()
    .from(adder_versions)
    .where(and(inArray(adder_versions.adder_id, ids), lte(adder_versions.since, last)))
    .orderBy(adder_versions.version)
  const isKept = (one: AdderVersion) =>
    kept.some(({ adder_id, version }) => adder_id === one.adder_id && version === one.version)
  return [...kept, ...theirs.filter(one => !isKept(one))].sort((a, b) => a.version - b.version)
}

/** Rules in use or decided about, each with what was decided: once for each project that decided. */
export const rulesFor = (db: Db, project_ids: string[]) =>
  db
    .select({ rule: incentives, decided: project_incentives })
    .from(incentives)
    .leftJoin(
      project_incentives,
      and(eq(project_incentives.incentive_id, incentives.id), inArray(project_incentives.project_id, project_ids)),
    )
    .where(or(eq(incentives.active, true), isNotNull(project_incentives.project_id)))
    .orderBy(LEVEL_ORDER, asc(incentives.name), asc(incentives.id))

export const waysOffered = (db: Db) =>
  db
    .select({ option: financing_options, provider: financing_providers })
    .from(financing_options)
    .innerJoin(
      financing_providers,
      and(eq(financing_providers.id, financing_options.provider_id), eq(financing_providers.enabled, true)),
    )
    .where(eq(financing_options.active, true))
    .orderBy(financing_providers.position, financing_options.position)
