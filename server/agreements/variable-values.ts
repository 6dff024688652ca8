// What each variable says of one project: from the snapshot the financing stored, so that an agreement says what was chosen.
import { and, eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { companies, homeowners, project_financing } from '../db/schema.ts'
import { dayIn } from '../lib/day-in.ts'
import { notFound } from '../lib/refuse.ts'
import { dayWords, dollars, number } from '../lib/words.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { addressLine } from '../projects/rules.ts'
import { productionOf } from '../quote/production.ts'
import { type AgreementValues, toldValues } from './variables.ts'

type Asked = {
  language: Schemas['Language']
  /** Who signs, where that is known already: they are named as they sign. */
  signers?: readonly { role: Schemas['SignerRole']; name: string }[]
}

/** Every variable, with its value or with what is missing. */
export async function agreementValues(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  { signers = [] }: Asked,
): Promise<Schemas['VariableValue'][]> {
  const [company] = await db.select().from(companies)
  if (!company) throw notFound('company')
  const [primary] = await db
    .select()
    .from(homeowners)
    .where(and(eq(homeowners.project_id, project.id), eq(homeowners.is_primary, true)))
  const [financing] = await db.select().from(project_financing).where(eq(project_financing.project_id, project.id))
  const production = await productionOf(db, ports, project)
  const { offer, price } = financing?.snapshot ?? {}
  const known: Record<keyof AgreementValues, string | null | undefined> = {
    homeowner_name:
      signers.find(({ role }) => role === 'homeowner')?.name ?? (primary && `${primary.firstname} ${primary.lastname}`),
    project_address: project.address && addressLine(project.address),
    company_name: company.legal_name,
    license_number: company.license_number,
    contract_price: price && dollars(price.price_cents),
    system_size: price && `${(price.size_w / 1000).toFixed(2)} kW`,
    annual_production: production && `${number(production.annual_kwh)} kWh`,
    financing_name: offer?.name,
    monthly_payment: offer && (offer.monthly_payment_cents === null ? 'none' : dollars(offer.monthly_payment_cents)),
    today: dayWords(dayIn(company.timezone, ports.now())),
  }
  return toldValues(Object.fromEntries(Object.entries(known).filter(([, value]) => value)))
}
