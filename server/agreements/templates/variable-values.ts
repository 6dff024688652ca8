// What each variable says of one project: of the money what the chosen way to pay has frozen, of the rest what is so today. An
// agreement is only sent while both agree.

import { desc, eq } from 'drizzle-orm'
import { agreementWords, type Facts } from '#machines/agreements/templates/describe-project.ts'
import { toldValues } from '#machines/agreements/templates/variables.ts'
import { licenseText } from '#machines/company/licenses.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import { notFound } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { annualConsumption } from '#machines/projects/use-by-month.ts'
import { dealAmounts } from '#machines/receivables/deal-amounts.ts'
import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../../db/database.ts'
import { companies, users } from '../../db/schema/company.ts'
import { project_financing } from '../../db/schema/financing.ts'
import { homeowners } from '../../db/schema/projects.ts'
import type { Ports } from '../../ports/ports.ts'
import type { ProjectRow } from '../../projects/access.ts'
import { utilityName } from '../../projects/utilities.ts'
import { designOf, nameOfDesign } from '../../quote/designs-of.ts'
import { shownPrice } from '../../quote/price.ts'
import { productionOf } from '../../quote/production.ts'
import { systemOf } from '../../quote/system.ts'
import { stepsOf } from '../../receivables/schedule.ts'

type Asked = { language: Language; signers?: Facts['signers']; agreement_name?: string }

/** Every variable, with its value or with what is missing. */
export async function agreementValues(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  { language, signers = [], agreement_name }: Asked,
): Promise<Schemas['VariableValue'][]> {
  const [company] = await db.select().from(companies)
  if (!company) throw notFound('company')
  const [owner] = await db.select().from(users).where(eq(users.id, project.owner_id))
  const [homeowner, co_homeowner] = await db
    .select()
    .from(homeowners)
    .where(eq(homeowners.project_id, project.id))
    .orderBy(desc(homeowners.is_primary), homeowners.created_at, homeowners.id)
  const [chosen] = await db.select().from(project_financing).where(eq(project_financing.project_id, project.id))
  const design = await designOf(db, project)
  const production = await productionOf(db, ports, project)
  const used = production?.monthly_consumption_kwh?.reduce((sum, kwh) => sum + kwh, 0)
  const facts: Facts = {
    homeowner: homeowner ?? null,
    co_homeowner: co_homeowner ?? null,
    signers,
    address: project.address,
    utility_name: utilityName(project),
    annual_use_kwh: used ?? annualConsumption(project),
    company: { ...company, license_number: licenseText(company, project.address?.state ?? null) },
    rep: owner ? { name: fullName(owner).trim(), email: owner.email, phone: owner.phone } : null,
    design_name: await nameOfDesign(db, project),
    system: design ? { ...(await systemOf(db, design)), ac_w: design.ac_w } : null,
    production,
    financing: chosen
      ? {
          offer: chosen.snapshot.offer,
          price: shownPrice(chosen.snapshot.price),
          deposit_cents: await depositOf(db, project, chosen.snapshot.offer),
        }
      : null,
    today: dayIn(company.timezone, ports.now()),
    agreement_name: agreement_name ?? null,
  }
  return toldValues(agreementWords(facts, language))
}

/** What the first invoice will ask for; null where a lender or an owner of the system pays. */
async function depositOf(db: Db, project: ProjectRow, offer: Schemas['Offer']): Promise<number | null> {
  if (offer.type !== 'cash') return null
  const { lines } = await stepsOf(db, project, dealAmounts(offer).to_pay_cents)
  return lines.find(({ milestone }) => milestone === 'signing')?.amount_cents ?? 0
}
