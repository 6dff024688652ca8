// A company's text with a project's values: what a proposal starts with, and what is filled in when it is published.
import { and, eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { companies, homeowners, project_financing, users } from '../db/schema.ts'
import { refuse } from '../lib/refuse.ts'
import { dollars } from '../lib/words.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { utilityById } from '../projects/utilities.ts'
import { basisOf } from '../quote/basis.ts'
import { offersOf } from '../quote/offers.ts'
import { productionOf } from '../quote/production.ts'
import { readSetting } from '../settings/store.ts'
import { fillText, fittingText, type Values } from './rules.ts'

/** Null where the company has no text for the way to pay. */
export async function startingText(db: Db, ports: Ports, project: ProjectRow): Promise<Schemas['StartingText'] | null> {
  const { value } = await readSetting(db, 'proposal_templates')
  if (value.templates.length === 0) return null
  const offer = await chosenOffer(db, ports, project)
  const text = fittingText(value.templates, offer?.type ?? 'cash', project.address?.state)
  if (!text) return null
  const values = await valuesOf(db, ports, project, offer)
  const [headline, message] = [fillText(text.headline, values), fillText(text.message, values)]
  return {
    financing_type: text.financing_type,
    headline: headline.text,
    message: message.text,
    missing: [...new Set([...headline.missing, ...message.missing])],
  }
}

type Words = { headline: string; message: string }

/** The words as they are published. Throws 400 at the field in which a variable has no value. */
export async function filledIn(db: Db, ports: Ports, project: ProjectRow, words: Words): Promise<Words> {
  if (!/\{[a-z_]+\}/.test(words.headline + words.message)) return words
  const values = await valuesOf(db, ports, project, await chosenOffer(db, ports, project))
  const filled = { headline: fillText(words.headline, values), message: fillText(words.message, values) }
  const wrong = Object.entries(filled)
    .filter(([, { missing }]) => missing.length > 0)
    .map(([field, { missing }]) => [
      field,
      `The project does not say yet: ${missing.map(name => `{${name}}`).join(', ')}. Enter it, or take it out of the text.`,
    ])
  if (wrong.length > 0) throw refuse(400, 'invalid_input', Object.fromEntries(wrong))
  return { headline: filled.headline.text, message: filled.message.text }
}

/** With the figures of today, not those of the day it was chosen. */
async function chosenOffer(db: Db, ports: Ports, project: ProjectRow): Promise<Schemas['Offer'] | undefined> {
  const [chosen] = await db.select().from(project_financing).where(eq(project_financing.project_id, project.id))
  if (!chosen) return undefined
  return (await offersOf(db, ports, project)).find(({ option_id }) => option_id === chosen.option_id)
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US')

async function valuesOf(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  offer: Schemas['Offer'] | undefined,
): Promise<Values> {
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
