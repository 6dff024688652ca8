// What the sale waits for: the first thing that is missing, and the tab where it is done. Pure: the project's page asks it
// with all that is known, lists with what is kept beside their rows.
import type { Schemas } from '#sdk/types.ts'
import { lenderOf } from '../lenders/known.ts'
import { OWN_FINANCING } from '../lenders/modes.ts'
import { type LenderStanding, lenderStep } from './lender-step.ts'
import { type SaleInvoice, soldStep } from './sold-step.ts'

export type SaleFacts = {
  status: Schemas['ProjectStatus']
  has_address: boolean
  has_use: boolean
  /** Of net metering and rate, what nobody has confirmed; null while there is no rate. */
  assumed: readonly ('net_metering' | 'rate')[] | null
  /** Simulated: the roof and its panels are there. */
  is_designed: boolean
  financing:
    | (Pick<Schemas['ProjectFinancing']['offer'], 'provider_code' | 'provider_name'> & { is_current: boolean })
    | null
  proposal: {
    status: Schemas['Proposal']['status']
    is_published: boolean
    is_current: boolean
    is_accepted: boolean
  } | null
  /** How often the proposal was sent. */
  sends: number
  /** Newest first. */
  transactions: readonly {
    status: Schemas['Transaction']['status']
    is_current: boolean
    signers: readonly Pick<Schemas['TransactionSigner'], 'name' | 'status' | 'my_turn' | 'link_expires_at'>[]
  }[]
  /** The newest that is not given up. */
  application: LenderStanding | undefined
  /** Not voided, oldest first. Null for whoever may not see them. */
  invoices: readonly SaleInvoice[] | null
  now: number
  /** The company's day. */
  today: string
}
type Step = Schemas['NextStep']

const SOLD: readonly Schemas['ProjectStatus'][] = ['paid_by_cash', 'installation_completed', 'funded']
const OVER: readonly Schemas['ProjectStatus'][] = ['canceled', 'declined', 'voided']

/** Null where nothing is waited for. */
export function nextStep(facts: SaleFacts): Step | null {
  const { status, application, financing, transactions } = facts
  const asked = application && lenderStep(application)
  // Declined by a lender is not over: another may lend.
  if (status === 'declined' && asked) return { ...asked, tab: 'lender' }
  if (OVER.includes(status)) return null
  if (SOLD.includes(status)) return asked ? { ...asked, tab: 'lender' } : soldStep(facts)
  const isOffered = facts.proposal?.is_published || asked || transactions.length > 0
  if (!facts.has_address) return { sentence: 'the address of the house.', action: 'Enter', tab: 'overview' }
  const unknown = isOffered ? undefined : lackingEnergy(facts)
  if (unknown) return unknown
  if (!facts.is_designed) return { sentence: 'the roof and its panels.', action: 'Design', tab: 'design' }
  const unsure = isOffered ? undefined : assumedEnergy(facts.assumed)
  if (unsure) return unsure
  if (!financing) return { sentence: 'how the homeowner pays.', action: 'Compare', tab: 'financing' }
  if (!financing.is_current)
    return {
      sentence: 'design, price or use changed after the financing was chosen.',
      action: 'Choose again',
      tab: 'financing',
    }
  const out = transactions.find(one => one.status === 'sent')
  if (out) return signing(out, facts.now)
  if (asked) return { ...asked, tab: 'lender' }
  if (transactions.some(one => one.status === 'signed')) return application ? null : apply(financing)
  if (transactions[0]) return anew(transactions[0])
  return beforeAgreement(facts)
}

/** Without use and rate there are no savings to show. */
function lackingEnergy({ has_use, assumed }: SaleFacts): Step | undefined {
  const step = (sentence: string, part: 'use' | 'tariff'): Step => ({ sentence, action: 'Enter', tab: 'energy', part })
  if (!has_use) return step(`the household’s use${assumed ? '' : ' and utility rate'}.`, 'use')
  return assumed ? undefined : step('the utility rate.', 'tariff')
}

/** Before financing is compared: savings change with the rate. */
function assumedEnergy(assumed: SaleFacts['assumed']): Step | undefined {
  const words = assumed?.map(part => (part === 'rate' ? 'the utility rate' : 'net metering')).join(' and ')
  if (!words) return undefined
  return { sentence: `${words}, only assumed so far.`, action: 'Confirm', tab: 'energy', part: 'tariff' }
}

/** Sold, and paid over time: somebody has to lend. */
function apply({ provider_code, provider_name }: NonNullable<SaleFacts['financing']>): Step | null {
  if (provider_code !== OWN_FINANCING && !lenderOf(provider_code)) return null
  return { sentence: `the application at ${provider_name}.`, action: 'Apply', tab: 'lender' }
}

/** For whom an agreement that is out waits. */
function signing({ is_current, signers }: SaleFacts['transactions'][number], now: number): Step {
  const step = (sentence: string, action = 'See agreement'): Step => ({ sentence, action, tab: 'agreements' })
  if (!is_current) return step('design, price or use changed after the agreement was sent.', 'Send anew')
  const turn = signers.find(({ my_turn }) => my_turn)
  if (!turn) return step('the signature.')
  const { name, link_expires_at } = turn
  if (link_expires_at !== null && new Date(link_expires_at).getTime() <= now)
    return step(`a new link for ${name}: the old one has expired.`, 'Mail it')
  return step(`the signature of ${name}.`)
}

function anew({ signers }: SaleFacts['transactions'][number]): Step {
  const declined = signers.find(({ status }) => status === 'declined')
  const sentence = declined
    ? `another agreement: ${declined.name} declined the last.`
    : 'another agreement to be signed.'
  return { sentence, action: 'Send', tab: 'agreements' }
}

/** The proposal is on its way until it is accepted; then the agreement is. */
function beforeAgreement({ proposal, sends }: SaleFacts): Step {
  const step = (sentence: string, action: string): Step => ({ sentence, action, tab: 'proposal' })
  if (proposal?.is_accepted) return { sentence: 'the agreement to be signed.', action: 'Send', tab: 'agreements' }
  if (!proposal?.is_published) return step('a proposal for the homeowner.', proposal ? 'Go on writing' : 'Write')
  if (proposal.status === 'expired') return step('a new last day: the time of the proposal is over.', 'Publish again')
  if (!proposal.is_current)
    return step('design, price or use changed after the proposal was published.', 'Publish again')
  if (sends === 0 && proposal.status !== 'viewed') return step('the proposal, to be sent.', 'Send')
  return step('the homeowner’s answer to the proposal.', 'See who reads it')
}
