// Putting a milestone before a lender, once what must be true before it is true.

import { dayInState } from '#machines/applications/lenders/draft/state-day.ts'
import { blocksOf, milestoneChecks } from '#machines/applications/lenders/milestone-checks.ts'
import { words as lenderWords } from '#machines/applications/lenders/words.ts'
import { refuse } from '#machines/lib/refuse.ts'
import type { Input } from '#sdk/types.ts'
import { standing } from '#server/money/quote/basis.ts'
import { loadSale } from '#server/money/sale/load-sale.ts'
import { type Acting, attempted, beginAction, sayToLender } from './act.ts'
import { inputsOf, uploadsOf } from './milestone-inputs.ts'
import { words } from './words.ts'

export async function sendMilestone(acting: Acting, input: Input<'/v3/lender_applications.SubmitMilestone'>) {
  const { db, ports } = acting
  const { milestone, completed_on } = input
  const begun = await beginAction(acting, input, `submit_${milestone}`)
  if (!begun) return attempted(acting, input.application_id)
  const { row, project, dialect } = begun
  if (completed_on > dayInState(project.address?.state, ports.now()))
    throw refuse(400, 'invalid_input', { completed_on: words.date_in_future })
  const inputs = inputsOf(
    row,
    dialect,
    await standing(db, await loadSale(db, project), row.quote.basis_hash),
    await uploadsOf(db, row),
  )
  const blocks = blocksOf(milestoneChecks(milestone, inputs))
  if (blocks.length > 0) throw refuse(409, 'checks_block', blocks.join(' '))
  const call = await sayToLender(acting, begun, {
    action: 'milestone',
    input: {
      reference: { ours: row.id, lenders: row.lender_reference },
      milestone,
      completed_on,
      note: input.note.trim(),
    },
    sentence: () => words.milestone_submitted({ milestone: lenderWords.milestone[milestone], lender: dialect.name }),
    event: `${milestone}_sent`,
    detail: { milestone, completed_on },
  })
  return attempted(acting, row.id, call)
}
