// Freezes what a homeowner is shown: every figure comes from the one quote, at one moment.
import { eq, inArray } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { companies, homeowners, inverters, type ProposalSnapshot, panels, storage, users } from '../db/schema.ts'
import { TAX_CREDIT_DISCLAIMER } from '../incentives/rules.ts'
import { refuse } from '../lib/refuse.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { addressLine } from '../projects/rules.ts'
import { basisOf, keepBasis } from '../quote/basis.ts'
import { forCaller, offersOf } from '../quote/offers.ts'
import { shownPrice } from '../quote/price.ts'
import { productionOf } from '../quote/production.ts'

type Words = { headline: string; message: string; option_ids: string[] }
/** A homeowner sees no cost. */
const HOMEOWNER = { permissions: new Set<never>() }

export async function freeze(db: Db, ports: Ports, project: ProjectRow, { headline, message, option_ids }: Words) {
  const basis = await basisOf(db, project)
  const production = await productionOf(db, ports, project)
  if (!basis || !production || !project.address)
    throw refuse(409, 'nothing_to_propose', 'Enter the address and design the system before you publish a proposal.')
  const all = await offersOf(db, ports, project)
  const offers = option_ids.map(id => all.find(offer => offer.option_id === id)).filter(offer => offer !== undefined)
  if (offers.length < option_ids.length)
    throw refuse(400, 'invalid_input', { option_ids: 'One of the financing options is no longer on offer.' })
  const refused = offers.find(({ unavailable }) => unavailable !== null)
  if (refused) throw refuse(400, 'invalid_input', { option_ids: refused.unavailable ?? '' })
  const [company] = await db.select().from(companies)
  const [owner] = await db.select().from(users).where(eq(users.id, project.owner_id))
  const people = await db.select().from(homeowners).where(eq(homeowners.project_id, project.id))
  const primary = people.find(person => person.is_primary)
  if (!company || !owner || !primary) throw refuse(409, 'nothing_to_propose', 'A proposal needs a homeowner.')
  const snapshot: ProposalSnapshot = {
    headline,
    message,
    homeowner_name: `${primary.firstname} ${primary.lastname}`,
    address_line: addressLine(project.address),
    company: {
      name: company.name,
      phone: company.phone,
      email: company.email,
      license_number: company.license_number,
      brand_color: company.brand_color,
    },
    rep: { name: `${owner.firstname} ${owner.lastname}`, email: owner.email, phone: owner.phone },
    system: {
      size_kw: basis.design.size_w / 1000,
      module_count: basis.design.module_count,
      panels: await panelLines(db, basis.design.arrays),
      inverters: await inverterLines(db, basis.design.inverters),
      storage: await storageLines(db, basis.design.storage),
    },
    production: {
      annual_kwh: production.annual_kwh,
      p90_kwh: production.p90_kwh,
      monthly_kwh: production.monthly_kwh,
      monthly_consumption_kwh: production.monthly_consumption_kwh,
      offset: production.offset,
      weather_source: production.weather.source,
    },
    price: shownPrice(basis.prices.cash),
    offers: offers.map(offer => forCaller(HOMEOWNER, offer)),
    disclaimer: TAX_CREDIT_DISCLAIMER,
    published_at: ports.now().toISOString(),
  }
  await keepBasis(db, ports, project, basis)
  return { snapshot, basis_hash: basis.hash }
}

async function panelLines(db: Db, arrays: Schemas['RoofArray'][]) {
  const rows = await db
    .select()
    .from(panels)
    .where(
      inArray(
        panels.id,
        arrays.map(array => array.panel_id),
      ),
    )
  return rows.map(({ id, manufacturer, model, warranty_years }) => ({
    name: `${manufacturer} ${model}`,
    count: arrays.filter(array => array.panel_id === id).reduce((sum, array) => sum + array.module_count, 0),
    warranty_years,
  }))
}

async function inverterLines(db: Db, chosen: Schemas['InverterChoice'][]) {
  const rows = await db
    .select()
    .from(inverters)
    .where(
      inArray(
        inverters.id,
        chosen.map(choice => choice.inverter_id),
      ),
    )
  return rows.map(({ id, manufacturer, model }) => ({
    name: `${manufacturer} ${model}`,
    count: chosen.filter(choice => choice.inverter_id === id).reduce((sum, choice) => sum + choice.count, 0),
  }))
}

async function storageLines(db: Db, chosen: Schemas['StorageChoice'][]) {
  const ids = chosen.map(({ storage_id }) => storage_id)
  const rows = ids.length > 0 ? await db.select().from(storage).where(inArray(storage.id, ids)) : []
  return rows.map(({ id, manufacturer, model, usable_kwh, warranty_years }) => ({
    name: `${manufacturer} ${model}`,
    count: chosen.filter(choice => choice.storage_id === id).reduce((sum, choice) => sum + choice.count, 0),
    usable_kwh,
    warranty_years,
  }))
}
