// Everything that can be forced in the sandbox: the one table behind its page, its JSON and its tests.
import type { ApplicationEvent } from '#machines/applications/lenders/application.machine.ts'
import { DECISIONS, type Decision } from '#machines/applications/lenders/codes.ts'

type Decided = Exclude<Decision, 'draft' | 'shared'>
/** How an answer to the application itself is spoiled, once; the lender has it all the same. */
export type Fault = 'timeout' | 'garbage' | 'slow' | 'reset' | 'broken' | 'duplicate' | 'out_of_order'
type Magic = { name: string; ends_in: Decided; fault?: Fault; meaning: string }

/** By the last name of the first applicant, in capitals or not. */
export const MAGIC: readonly Magic[] = [
  { name: 'Approve', ends_in: 'approved', meaning: 'Approved at once, like any other name.' },
  {
    name: 'Stipulations',
    ends_in: 'approved_with_stipulations',
    meaning: 'Approved with two stipulations: proof of income and proof of title.',
  },
  {
    name: 'Counter',
    ends_in: 'counter_offered',
    meaning: 'Offered 80% of the amount, in whole hundreds of dollars. Asking again for that much or less is approved.',
  },
  { name: 'Freeze', ends_in: 'credit_frozen', meaning: 'The credit report is frozen. Asking again is approved.' },
  { name: 'Nomatch', ends_in: 'no_match', meaning: 'Nobody is found. Asking again is approved.' },
  { name: 'Hold', ends_in: 'on_hold', meaning: 'On hold until decided by a verb.' },
  { name: 'Decline', ends_in: 'declined', meaning: 'Declined with two reasons.' },
  { name: 'Review', ends_in: 'in_review', meaning: 'In review, and approved once the clock has run a minute.' },
  { name: 'Timeout', ends_in: 'approved', fault: 'timeout', meaning: 'Approved, but no answer comes the first time.' },
  { name: 'Garbage', ends_in: 'approved', fault: 'garbage', meaning: 'Approved, but answered with a page of HTML.' },
  { name: 'Broken', ends_in: 'approved', fault: 'broken', meaning: 'Approved, but the answer breaks the contract.' },
  { name: 'Reset', ends_in: 'approved', fault: 'reset', meaning: 'Approved, but the connection breaks off.' },
  { name: 'Slow', ends_in: 'approved', fault: 'slow', meaning: 'Approved, answered after two seconds.' },
  { name: 'Duplicate', ends_in: 'approved', fault: 'duplicate', meaning: 'Approved; every webhook comes twice.' },
  {
    name: 'Outoforder',
    ends_in: 'approved',
    fault: 'out_of_order',
    meaning: 'Approved; before each webhook’s news an older one arrives after it.',
  },
]

export const RULES: readonly { what: string; meaning: string }[] = [
  { what: 'Credentials', meaning: 'Any that are not empty. Where one of them is “wrong”, signing in is refused.' },
  { what: 'State AK or HI', meaning: 'Not served: no products, and an application is refused.' },
  { what: 'Amount or size beyond what the lender publishes', meaning: 'No products; an application is refused.' },
  {
    what: 'A file with “reject” in its name',
    meaning: 'The stipulation or the contract it is for is rejected at once.',
  },
  { what: 'A change order above the approved amount', meaning: 'Back in review, until decided by a verb.' },
  {
    what: 'Any other change order, quote or design',
    meaning: 'Taken; a change order sends its documents at once, a quote those that were out.',
  },
  { what: 'Lenders without a call to send documents', meaning: 'Send them as soon as the application is approved.' },
  { what: 'Approvals', meaning: 'Expire on the clock after the number of days the lender publishes.' },
]

/** A verb's event in the chart; null: by its own rule. */
type Verb = { verb: string; event: ApplicationEvent['type'] | null; meaning: string }

const milestoneVerb = (verb: string, meaning: string): Verb => ({ verb, event: null, meaning })

export const VERBS: readonly Verb[] = [
  ...DECISIONS.filter(one => !['draft', 'shared', 'submitted', 'canceled', 'funded'].includes(one)).map(one => ({
    verb: `decide/${one}`,
    event: null,
    meaning: `The lender decides: ${one.replaceAll('_', ' ')}.`,
  })),
  { verb: 'clear_stipulations', event: 'stipulations.cleared', meaning: 'All stipulations are cleared.' },
  { verb: 'add_stipulation', event: 'stipulations.opened', meaning: 'One more stipulation: a utility bill.' },
  { verb: 'send_documents', event: 'documents.sent', meaning: 'The lender sends its documents.' },
  { verb: 'view_documents', event: 'documents.viewed', meaning: 'The homeowner opens the documents.' },
  { verb: 'sign_documents', event: 'documents.signed', meaning: 'The homeowner signs, including any change order.' },
  { verb: 'void_documents', event: 'documents.voided', meaning: 'The lender voids the documents.' },
  { verb: 'accept_contract', event: 'contract.accepted', meaning: 'The contract is accepted.' },
  { verb: 'reject_contract', event: 'contract.rejected', meaning: 'The contract is rejected, with a reason.' },
  milestoneVerb(
    'approve_milestone',
    'The milestone submitted last is approved, or one approved on conditions for good.',
  ),
  milestoneVerb('conditionally_approve_milestone', 'The milestone submitted last is approved on conditions.'),
  milestoneVerb('reject_milestone', 'The milestone submitted last is rejected, with a reason.'),
  { verb: 'sign_change_order', event: 'change_order.signed', meaning: 'The change order is signed and applied.' },
  { verb: 'apply_change_order', event: 'change_order.applied', meaning: 'The change order needs no signature.' },
  { verb: 'fund', event: 'decision.funded', meaning: 'Funded, after the last milestone.' },
  { verb: 'cancel', event: 'application.canceled', meaning: 'The lender cancels.' },
  { verb: 'expire', event: 'decision.expired', meaning: 'The approval expires.' },
]

export const magicOf = (lastname: string): Magic | undefined =>
  MAGIC.find(({ name }) => name.toLowerCase() === lastname.trim().toLowerCase())
