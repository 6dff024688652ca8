// What each variable says of a project.
import { and, eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { companies, homeowners, project_financing, users } from '../db/schema.ts'
import { dollars } from '../lib/words.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { utilityById } from '../projects/utilities.ts'
import { basisOf } from '../quote/basis.ts'
import { offersOf } from '../quote/offers.ts'
import { productionOf } from '../quote/production.ts'
import type { Values } from './rules.ts'

/** With the figures of today, not those of the day it was chosen. */
async function chosenOffer(db: Db, ports: Ports, project: ProjectRow): Promise<Schemas['Offer'] | undefined> {
  const [chosen] = await db.select().from(project_financing).where(eq(project_financing.project_id, project.id))
  if (!chosen) return undefined
  return (await offersOf(db, ports, project)).find(({ option_id }) => option_id === chosen.option_id)
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US')

export async function valuesOf(db: Db, ports: Ports, project: ProjectRow): Promise<Values> {
  const offer = await chosenOffer(db, ports, project)
  const [company] = await db.select().from(companies)
  const [owner] = await db.select().from(users).where(eq(users.id, project.owner_id))
  const [homeowner] = await db
    .select()
    .from(homeowners)
    .where(and(eq(homeowners.project_id, project.id), eq(homeowners.is_primary, true)))
  const basis = await basisOf(db, project)
  const production = await productionOf(db, ports, project)
  const { address, utility_id } = project
  const monthly_cents = offer?.monthly_payment_cents ?? null
  const known = {
    homeowner_firstname: homeowner?.firstname,
    homeowner_lastname: homeowner?.lastname,
    address: address?.line1,
    city: address?.city,
    state: address?.state,
    utility: utility_id ? utilityById(utility_id)?.name : undefined,
    company: company?.name,
    rep_name: owner && `${owner.firstname} ${owner.lastname}`,
    size_kw: basis && (basis.design.size_w / 1000).toLocaleString('en-US', { maximumFractionDigits: 2 }),
    panel_count: basis && whole(basis.design.module_count),
    annual_kwh: production && whole(production.annual_kwh),
    offset: production?.offset == null ? undefined : `${Math.round(production.offset * 100)}\u00a0%`,
    price: basis && dollars(offer?.price_cents ?? basis.prices.cash.price_cents),
    financing: offer?.name,
    monthly_payment: monthly_cents === null ? undefined : dollars(monthly_cents),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value))
}
