// The starter contract of a new company, so a first sale can be signed on the first day. Payments follow the company's
// own schedule and warranties are chosen, so it promises nothing the company doesn't.
import { milestoneTitle } from '#machines/money/receivables/milestone-title.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { english } from './english.ts'
import { type Brand, setContract } from './set-contract.ts'
import { spanish } from './spanish.ts'

/** `payments` are sentences of a list, in the contract's language. */
export type StarterTerms = Omit<Chosen, 'language'> & { payments: readonly string[] }

type Chosen = Omit<Input<'/v3/collections.AddStarterAgreement'>, 'lawyer_checks'>
type Schedule = Schemas['InvoicingSettings']['schedule']

const CONTRACTS = { en: english, es: spanish }
const LEASED = { en: ', lease or PPA', es: ', arrendamiento o PPA' }
const FOR_TWO = { en: ', two homeowners', es: ', dos propietarios' }
const OF_THE_AMOUNT = { en: 'percent of the amount to pay', es: 'por ciento del importe a pagar' }

export const starterContract = ({ language, ...terms }: Chosen, schedule: Schedule) =>
  CONTRACTS[language]({
    ...terms,
    payments: schedule.map(
      ({ milestone, share }) =>
        `${milestoneTitle(milestone, language)}: ${Math.round(share * 10_000) / 100} ${OF_THE_AMOUNT[language]}.`,
    ),
  })

/** The PDF and the draft of a template for it; signed by the homeowners, then by the company. */
export async function starterAgreement(chosen: Chosen, schedule: Schedule, brand: Brand) {
  const contract = starterContract(chosen, schedule)
  const { bytes, fields } = await setContract(contract, brand)
  const leased = chosen.ownership === 'third_party'
  const draft: Schemas['AgreementDraft'] = {
    name: `${contract.title}${leased ? LEASED[chosen.language] : ''}${chosen.homeowners === 2 ? FOR_TWO[chosen.language] : ''}`,
    kind: 'installation',
    language: chosen.language,
    fields,
    signers: [
      { role: 'homeowner', step: 1 },
      ...(chosen.homeowners === 2 ? [{ role: 'co_homeowner', step: 1 } as const] : []),
      { role: 'countersigner', step: 2 },
    ],
    states: [],
    financing_types: leased ? ['lease', 'ppa'] : ['cash', 'loan'],
    adder_ids: [],
    rescission_notice: true,
  }
  return { bytes, draft }
}
