// Putting a milestone before a lender, once what must be true before it is true.
import { eq } from 'drizzle-orm'
import type { Input } from '#sdk/types.ts'
import { lender_uploads } from '../db/schema.ts'
import { refuse } from '../lib/refuse.ts'
import { standing } from '../quote/basis.ts'
import { type Acting, attempted, beginAction, sayToLender } from './act.ts'
import { dayInState } from './draft/state-day.ts'
import { blocksOf, milestoneChecks } from './milestone-checks.ts'

const NAMES = {
  notice_to_proceed: 'notice to proceed',
  installation_complete: 'installation complete',
  permission_to_operate: 'permission to operate',
} as const

export async function sendMilestone(acting: Acting, input: Input<'/v3/lender_applications.SubmitMilestone'>) {
  const { db, ports } = acting
  const { milestone, completed_on } = input
  const begun = await beginAction(acting, input, `submit_${milestone}`)
  if (!begun) return attempted(acting, input.application_id)
  const { row, project, dialect } = begun
  if (completed_on > dayInState(project.address?.state, ports.now()))
    throw refuse(400, 'invalid_input', { completed_on: 'Enter a day that has been, or today.' })
  const uploads = await db
    .select({ kind: lender_uploads.kind })
    .from(lender_uploads)
    .where(eq(lender_uploads.application_id, row.id))
  const { is_current, changes } = await standing(db, project, row.quote.basis_hash)
  const blocks = blocksOf(
    milestoneChecks(milestone, {
      lender_name: dialect.name,
      regions: dialect.regions,
      facts: row.facts,
      uploaded: uploads.map(({ kind }) => kind),
      takes_documents: dialect.calls.upload_document !== undefined,
      quote_is_current: is_current,
      changed: changes.map(({ field }) => field),
    }),
  )
  if (blocks.length > 0) throw refuse(409, 'checks_block', blocks.join(' '))
  const name = NAMES[milestone]
  const call = await sayToLender(acting, begun, {
    action: 'milestone',
    input: {
      reference: { ours: row.id, lenders: row.lender_reference },
      ...{ milestone, completed_on, note: input.note.trim() },
    },
    sentence: `submitted “${name}” to ${dialect.name}`,
    event: `${milestone}_sent`,
    detail: { milestone, completed_on },
  })
  return attempted(acting, row.id, call)
}
