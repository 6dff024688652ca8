// The value of each variable for one project: money from the frozen payment option, everything else as of now. An
// agreement is only sent while both agree.

import { agreementWords, type Facts } from '#machines/agreements/templates/describe-project.ts'
import { toldValues } from '#machines/agreements/templates/variables.ts'
import { licenseText } from '#machines/company/licenses.ts'
import { dayIn } from '#machines/lib/day-in.ts'
import { fullName } from '#machines/lib/text.ts'
import { dealAmounts } from '#machines/money/receivables/deal-amounts.ts'
import { shownPrice } from '#machines/money/sale/price.ts'
import { systemOf } from '#machines/money/sale/system.ts'
import { annualConsumption } from '#machines/projects/use-by-month.ts'
import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { productionOf } from '#server/money/quote/production.ts'
import { stepsOf } from '#server/money/receivables/schedule.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../../db/database.ts'
import type { Ports } from '../../ports/ports.ts'
import { utilityName } from '../../projects/utilities.ts'

type Asked = { language: Language; signers?: Facts['signers']; agreement_name?: string }

/** Every variable with its value or what is missing. */
export async function agreementValues(
  db: Db,
  ports: Ports,
  sale: Sale,
  { language, signers = [], agreement_name }: Asked,
): Promise<Schemas['VariableValue'][]> {
  const { project, company, design, catalog, financing: chosen, owner } = sale
  const [homeowner, co_homeowner] = sale.homeowners
  const production = await productionOf(db, ports, sale)
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
    design_name: sale.design_name,
    system: design ? { ...systemOf(design, catalog), ac_w: design.ac_w } : null,
    production,
    financing: chosen
      ? {
          offer: chosen.snapshot.offer,
          price: shownPrice(chosen.snapshot.price),
          deposit_cents: depositOf(sale, chosen.snapshot.offer),
        }
      : null,
    today: dayIn(company.timezone, ports.now()),
    agreement_name: agreement_name ?? null,
  }
  return toldValues(agreementWords(facts, language))
}

/** The amount of the first invoice; null if a lender or system owner pays. */
function depositOf({ project, settings }: Sale, offer: Schemas['Offer']): number | null {
  if (offer.type !== 'cash') return null
  const { lines } = stepsOf(settings.invoicing.schedule, project, dealAmounts(offer).to_pay_cents)
  return lines.find(({ milestone }) => milestone === 'signing')?.amount_cents ?? 0
}
