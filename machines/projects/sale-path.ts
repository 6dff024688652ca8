// The steps of a sale with their state, from the same facts as the next step. Pure.

import { lenderOf } from '#machines/applications/lenders/known.ts'
import { OWN_FINANCING } from '#machines/applications/lenders/modes.ts'
import type { Schemas } from '#sdk/types.ts'
import type { LenderStanding } from './lender-step.ts'
import { nextStep, type SaleFacts } from './next-step.ts'
import { words } from './words.ts'

type PathStep = Schemas['PathStep']
type Tab = PathStep['tab']

const PATH: readonly Tab[] = [
  'energy',
  'design',
  'price',
  'incentives',
  'financing',
  'proposal',
  'lender',
  'agreements',
]
const NEEDS_DESIGN: readonly Tab[] = ['price', 'incentives', 'financing']
const NEEDS_FINANCING: readonly Tab[] = ['proposal', 'lender', 'agreements']
/** Lender and homeowner have agreed on the amount. */
const LENT: readonly LenderStanding['status'][] = ['approved', 'approved_with_stipulations', 'funded']

export function salePath(facts: SaleFacts): PathStep[] {
  const now = nextStep(facts)?.tab
  return PATH.map(tab => {
    const step = (state: PathStep['state'], reason: string | null = null): PathStep => ({ tab, state, reason })
    if (tab === now) return step('now')
    if (tab === 'lender' && isWithoutLender(facts)) return step('skipped', words.path.no_lender)
    if (isDone(tab, facts)) return step('done')
    if (NEEDS_DESIGN.includes(tab) && !facts.is_designed) return step('blocked', words.path.needs_design)
    if (NEEDS_FINANCING.includes(tab) && !facts.financing) return step('blocked', words.path.needs_financing)
    return step('open')
  })
}

function isDone(tab: Tab, facts: SaleFacts): boolean {
  const { has_use, assumed, is_designed, financing, proposal, application, transactions } = facts
  switch (tab) {
    case 'energy':
      return has_use && assumed?.length === 0
    case 'design':
      return is_designed
    // Both are part of the offer that was chosen.
    case 'price':
    case 'incentives':
    case 'financing':
      return financing?.is_current ?? false
    case 'proposal':
      return proposal?.is_accepted ?? false
    case 'lender':
      return application !== undefined && LENT.includes(application.status)
    case 'agreements':
      return transactions.some(({ status }) => status === 'signed')
  }
}

const isWithoutLender = ({ financing }: SaleFacts) =>
  financing !== null && financing.provider_code !== OWN_FINANCING && !lenderOf(financing.provider_code)
