// The next step of a sale: the first thing missing, and the tab to do it in. Pure: the project's page passes all facts,
// lists pass those stored with their rows.

import { lenderOf } from '#machines/applications/lenders/known.ts'
import { OWN_FINANCING } from '#machines/applications/lenders/modes.ts'
import type { Schemas } from '#sdk/types.ts'
import { type LenderStanding, lenderStep } from './lender-step.ts'
import { type SaleInvoice, soldStep } from './sold-step.ts'
import { words } from './words.ts'

export type SaleFacts = {
  status: Schemas['ProjectStatus']
  has_address: boolean
  has_use: boolean
  /** Net metering and rate that aren't confirmed yet; null while there is no rate. */
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
  /** Not voided, oldest first. Null without permission to see them. */
  invoices: readonly SaleInvoice[] | null
  now: number
  /** The company's day. */
  today: string
}
type Step = Schemas['NextStep']

const SOLD: readonly Schemas['ProjectStatus'][] = ['paid_by_cash', 'installation_completed', 'funded']
const OVER: readonly Schemas['ProjectStatus'][] = ['canceled', 'declined', 'voided']

/** Null if there is no next step. */
export function nextStep(facts: SaleFacts): Step | null {
  const { status, application, financing, transactions } = facts
  const lender_step = application && lenderStep(application)
  // Declined by a lender is not over: another may lend.
  if (status === 'declined' && lender_step) return { ...lender_step, tab: 'lender' }
  if (OVER.includes(status)) return null
  if (SOLD.includes(status)) return lender_step ? { ...lender_step, tab: 'lender' } : soldStep(facts)
  const isOffered = facts.proposal?.is_published || lender_step || transactions.length > 0
  if (!facts.has_address) return { sentence: words.step.address, action: words.action.add, tab: 'overview' }
  const unknown = isOffered ? undefined : lackingEnergy(facts)
  if (unknown) return unknown
  if (!facts.is_designed) return { sentence: words.step.roof, action: words.action.design, tab: 'design' }
  const unsure = isOffered ? undefined : assumedEnergy(facts.assumed)
  if (unsure) return unsure
  if (!financing) return { sentence: words.step.financing, action: words.action.compare, tab: 'financing' }
  if (!financing.is_current)
    return { sentence: words.step.financing_out_of_date, action: words.action.choose_again, tab: 'financing' }
  const out = transactions.find(one => one.status === 'sent')
  if (out) return signing(out, facts.now)
  if (lender_step) return { ...lender_step, tab: 'lender' }
  if (transactions.some(one => one.status === 'signed')) return application ? null : apply(financing)
  if (transactions[0]) return anew(transactions[0])
  return beforeAgreement(facts)
}

/** Without use and rate there are no savings to show. */
function lackingEnergy({ has_use, assumed }: SaleFacts): Step | undefined {
  const step = (sentence: string, part: 'use' | 'tariff'): Step => ({
    sentence,
    action: words.action.add,
    tab: 'energy',
    part,
  })
  if (!has_use) return step(assumed ? words.step.usage : words.step.usage_and_rate, 'use')
  return assumed ? undefined : step(words.step.rate, 'tariff')
}

/** Before financing is compared: savings change with the rate. */
function assumedEnergy(assumed: SaleFacts['assumed']): Step | undefined {
  const [first, second] = assumed ?? []
  if (!first) return undefined
  const sentence = words.step.confirm_assumed({ assumed: second ? 'both' : first })
  return { sentence, action: words.action.confirm, tab: 'energy', part: 'tariff' }
}

/** Sold with financing: a lender is needed. */
function apply({ provider_code, provider_name }: NonNullable<SaleFacts['financing']>): Step | null {
  if (provider_code !== OWN_FINANCING && !lenderOf(provider_code)) return null
  return { sentence: words.step.apply({ lender: provider_name }), action: words.action.apply, tab: 'lender' }
}

/** The signer a sent agreement is waiting for. */
function signing({ is_current, signers }: SaleFacts['transactions'][number], now: number): Step {
  const step = (sentence: string, action = words.action.view_agreement): Step => ({
    sentence,
    action,
    tab: 'agreements',
  })
  if (!is_current) return step(words.step.agreement_out_of_date, words.action.send_again)
  const turn = signers.find(({ my_turn }) => my_turn)
  if (!turn) return step(words.step.signature)
  const { name, link_expires_at } = turn
  if (link_expires_at !== null && new Date(link_expires_at).getTime() <= now)
    return step(words.step.link_expired({ name }), words.action.send_link)
  return step(words.step.signature_of({ name }))
}

function anew({ signers }: SaleFacts['transactions'][number]): Step {
  const declined = signers.find(({ status }) => status === 'declined')
  const sentence = declined ? words.step.signer_declined({ name: declined.name }) : words.step.another_agreement
  return { sentence, action: words.action.send, tab: 'agreements' }
}

/** The proposal is on its way until it is accepted; then the agreement is. */
function beforeAgreement({ proposal, sends }: SaleFacts): Step {
  const step = (sentence: string, action: string): Step => ({ sentence, action, tab: 'proposal' })
  if (proposal?.is_accepted) return { sentence: words.step.agreement, action: words.action.send, tab: 'agreements' }
  if (!proposal?.is_published)
    return step(words.step.write_proposal, proposal ? words.action.continue : words.action.write)
  if (proposal.status === 'expired') return step(words.step.proposal_expired, words.action.publish_again)
  if (!proposal.is_current) return step(words.step.proposal_out_of_date, words.action.publish_again)
  if (sends === 0 && proposal.status !== 'viewed') return step(words.step.send_proposal, words.action.send)
  return step(words.step.answer, words.action.view_visits)
}
