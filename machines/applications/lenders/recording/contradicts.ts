// Detects lender news that contradicts a recorded event: it neither includes the record nor follows from it. Pure.

import { dollars } from '#machines/lib/format.ts'
import { APPROVED } from '../codes.ts'
import type { Facts } from '../lender-actions.ts'
import { words as lenderWords } from '../words.ts'
import type { Recorded } from './records.ts'
import { words } from './words.ts'

/** A record with how the application was before it. */
type Standing = Recorded & { before: { status: string } }
export type Contradiction = { record_id: string; lender_says: string }

const PASSED = ['approved', 'conditionally_approved']
/** Decisions possible only after an approval. */
const AFTER_APPROVAL = [...APPROVED, 'funded', 'expired', 'canceled']

/** For each record the lender's news doesn't include, what the lender reports instead. */
export const contradictions = (records: readonly Standing[], said: Facts): Contradiction[] =>
  lastDecisions(records).flatMap(record => {
    const lender_says = saidInstead(record, said)
    return lender_says === null ? [] : [{ record_id: record.id, lender_says }]
  })

const OTHER = ['stipulations_asked', 'stipulations_met', 'documents_signed', 'contract_accepted', 'milestone_reached']
const isDecision = ({ kind }: Standing) => !OTHER.includes(kind)

/** Of several decisions only the last one counts. */
function lastDecisions(records: readonly Standing[]): Standing[] {
  const last = records.findLast(isDecision)
  return records.filter(one => !isDecision(one) || one === last)
}

function saidInstead({ kind, detail, before }: Standing, said: Facts): string | null {
  const decision = decisionWords(said)
  switch (kind) {
    case 'approved':
      return AFTER_APPROVAL.includes(said.decision) && isSame(detail.amount_cents, said.approved_amount_cents)
        ? null
        : decision
    case 'funded':
      return said.decision === 'funded' && isSame(detail.amount_cents, said.funded?.amount_cents) ? null : decision
    case 'declined':
    case 'expired':
      return said.decision === kind ? null : decision
    case 'stipulations_asked':
      return namesMissing(detail.stipulations ?? [], said)
    case 'stipulations_met': {
      const open = said.stipulations.filter(({ status }) => status !== 'cleared')
      const named = open.filter(one => !detail.stipulation_ids || detail.stipulation_ids.includes(one.id))
      return named.length === 0 ? null : words.open_stipulations({ names: named.map(({ name }) => name).join(', ') })
    }
    case 'documents_signed':
      return said.documents === 'signed' ? null : words.documents[said.documents]
    case 'contract_accepted':
      return said.contract.status === 'accepted' ? null : words.agreement[said.contract.status]
    case 'milestone_reached': {
      const stated = said.milestones.find(({ milestone }) => milestone === detail.milestone)
      if (said.decision === 'funded' || (stated && PASSED.includes(stated.status))) return null
      const milestone = lenderWords.milestone[detail.milestone ?? 'notice_to_proceed']
      return words.milestone[stated?.status ?? 'not_started']({ milestone })
    }
    default:
      // A pending action is overtaken by any later news, and contradicted only by what was known before it. An accepted
      // counteroffer counts as submitted, as does a sent application.
      return said.decision === before.status && kind !== 'sent' ? decision : null
  }
}

const isSame = (recorded: number | undefined, said: number | null | undefined) =>
  recorded === undefined || said === null || said === undefined || recorded === said

function namesMissing(names: readonly string[], said: Facts): string | null {
  const stated_names = said.stipulations.map(({ name }) => name.trim().toLowerCase())
  const missing = names.filter(name => !stated_names.includes(name.trim().toLowerCase()))
  return missing.length === 0 ? null : words.not_requested({ names: missing.join(', ') })
}

function decisionWords({ decision, approved_amount_cents, funded }: Facts): string {
  const cents = decision === 'funded' ? funded?.amount_cents : approved_amount_cents
  const has_amount = cents !== null && cents !== undefined
  return words.decision({
    status: lenderWords.status[decision],
    has_amount: has_amount ? 'yes' : 'no',
    amount: has_amount ? dollars(cents) : '',
  })
}
