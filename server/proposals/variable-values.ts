// What each variable says of one project. Publishing, its preview and variables.Evaluate ask here.
import { and, eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { companies, homeowners, project_financing, users } from '../db/schema.ts'
import { dayIn } from '../lib/day-in.ts'
import { notFound } from '../lib/refuse.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { annualConsumption } from '../projects/rules.ts'
import { utilityById } from '../projects/utilities.ts'
import { basisOf } from '../quote/basis.ts'
import { forCaller, offersOf } from '../quote/offers.ts'
import { productionOf } from '../quote/production.ts'
import { type Facts, variableValues } from './variable-words.ts'
import { toldValues } from './variables.ts'

type Asked = {
  language: Schemas['Language']
  /** The ways to pay that are shown, in their order. */
  option_ids: string[]
  valid_until?: string | null
  /** Those that are frozen, where they are made already. */
  figures?: Facts['figures']
}

/** Every variable, with its value or with what is missing. */
export async function valuesOf(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  asked: Asked,
): Promise<Schemas['VariableValue'][]> {
  const [company] = await db.select().from(companies)
  if (!company) throw notFound('company')
  const [owner] = await db.select().from(users).where(eq(users.id, project.owner_id))
  const [chosen] = await db.select().from(project_financing).where(eq(project_financing.project_id, project.id))
  const [homeowner] = await db
    .select()
    .from(homeowners)
    .where(and(eq(homeowners.project_id, project.id), eq(homeowners.is_primary, true)))
  const facts: Facts = {
    homeowner: homeowner ?? null,
    address: project.address,
    utility_name: (project.utility_id && utilityById(project.utility_id)?.name) || null,
    company,
    rep: owner ? { name: `${owner.firstname} ${owner.lastname}`.trim(), email: owner.email, phone: owner.phone } : null,
    figures: asked.figures === undefined ? await figuresToday(db, ports, project, asked.option_ids) : asked.figures,
    annual_use_kwh: annualConsumption(project),
    option_id: chosen?.option_id ?? null,
    today: dayIn(company.timezone, ports.now()),
    valid_until: asked.valid_until ?? null,
  }
  return toldValues(variableValues(facts, asked.language))
}

async function figuresToday(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  option_ids: string[],
): Promise<Facts['figures']> {
  const basis = await basisOf(db, project)
  const production = await productionOf(db, ports, project)
  if (!basis || !production) return null
  const all = await offersOf(db, ports, project)
  const { size_w, module_count } = basis.design
  return {
    system: { size_kw: size_w / 1000, module_count, panels: [], inverters: [], storage: [], others: [], arrays: [] },
    production: {
      annual_kwh: production.annual_kwh,
      p90_kwh: production.p90_kwh,
      monthly_kwh: production.monthly_kwh,
      monthly_consumption_kwh: production.monthly_consumption_kwh,
      annual_consumption_kwh: annualConsumption(project),
      offset: production.offset,
      weather_source: production.weather.source,
    },
    bill: null,
    environment: null,
    price: basis.prices.cash,
    offers: option_ids.flatMap(id =>
      all.filter(offer => offer.option_id === id).map(offer => forCaller(NOBODY, offer)),
    ),
  }
}
const NOBODY = { permissions: new Set<never>() }
