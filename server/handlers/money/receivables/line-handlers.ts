// Manual decisions about a single remittance line.

import { eq } from 'drizzle-orm'
import { dollars } from '#machines/lib/format.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Reason } from '#machines/money/receivables/line-reasons.ts'
import { expectedFor } from '#machines/money/receivables/remittance-match.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { remittance_lines } from '#server/db/schema/remittances.ts'
import type { Handlers } from '#server/handler.ts'
import { companyDay } from '#server/lib/company-day.ts'
import { nothingOwed, postLines, setAside, unpost } from '#server/money/receivables/post-remittance.ts'
import {
  candidatesOf,
  type LineRow,
  oneLine,
  type RemittanceRow,
  requireLine,
} from '#server/money/receivables/remittance-rows.ts'
import { requireProject } from '#server/projects/access.ts'
import { requireEverything } from './remittance-handlers.ts'
import { words } from './words.ts'

type Paths = `/v3/receivables.${'MatchRemittanceLine' | 'SetAsideRemittanceLine' | 'UnmatchRemittanceLine'}`

export const lineHandlers: Pick<Handlers<'receivables'>, Paths> = {
  '/v3/receivables.MatchRemittanceLine': async ({ input, caller, db, ports, audit }) => {
    requireEverything(caller)
    const { line, remittance } = await requireLine(db, input.line_id)
    requireOpen(line)
    const application = await applicationOf(input.application_id)
    if (application.lender !== remittance.lender) throw refuse(409, 'another_lender', words.other_lenders_application)
    const project = await requireProject(db, caller, application.project_id)
    const [owed] = await candidatesOf(db, { application_ids: [application.id] })
    if (!owed) throw nothingOwed()
    const how = { remittance, today: await companyDay(db, ports), by: caller.user_id }
    const waiting = line.standing === 'set_aside' ? await unpost(db, ports, how, line) : line
    const expected_cents = line.amount_cents < 0 ? null : expectedFor(line.amount_cents, owed.open)
    const matched = {
      ...waiting,
      application_id: application.id,
      expected_cents,
      reason: 'matched_by_hand' satisfies Reason,
    }
    const { application_id, reason } = matched
    const standing = standingOf(line.amount_cents, expected_cents)
    await db
      .update(remittance_lines)
      .set({ application_id, expected_cents, reason, standing })
      .where(eq(remittance_lines.id, line.id))
    if (line.taken) await postLines(db, ports, how, [matched])
    await audit({
      sentence: () => words.payment_matched(paymentIn(remittance, line)),
      entity_id: line.id,
      project_id: project.id,
    })
    return { line: await oneLine(db, ports, line.id) }

    async function applicationOf(id: string) {
      const [row] = await db.select().from(lender_applications).where(eq(lender_applications.id, id))
      if (!row) throw notFound('application')
      return row
    }
  },

  '/v3/receivables.SetAsideRemittanceLine': async ({ input, caller, db, ports, audit }) => {
    requireEverything(caller)
    const { line, remittance } = await requireLine(db, input.line_id)
    requireOpen(line)
    if (!line.taken || line.standing === 'set_aside')
      throw refuse(409, 'not_open', line.taken ? words.already_set_aside : words.post_remittance_first)
    await setAside(db, ports, { remittance, today: await companyDay(db, ports), by: caller.user_id }, line)
    await audit({
      sentence: () => words.payment_set_aside(paymentIn(remittance, line)),
      entity_id: line.id,
    })
    return { line: await oneLine(db, ports, line.id) }
  },

  '/v3/receivables.UnmatchRemittanceLine': async ({ input, caller, db, ports, audit }) => {
    requireEverything(caller)
    const { line, remittance } = await requireLine(db, input.line_id)
    if (line.entry_id === null) throw refuse(409, 'not_posted', words.line_not_posted)
    await unpost(db, ports, { remittance, today: await companyDay(db, ports), by: caller.user_id }, line)
    await audit({
      sentence: () => words.posting_reversed(paymentIn(remittance, line)),
      entity_id: line.id,
    })
    return { line: await oneLine(db, ports, line.id) }
  },
}

const paymentIn = ({ file_name }: RemittanceRow, { amount_cents }: LineRow) => ({
  amount: dollars(amount_cents),
  file: file_name,
})

const standingOf = (amount_cents: number, expected_cents: number | null) =>
  amount_cents < 0 ? 'clawback' : amount_cents === expected_cents ? 'matched' : 'differs'

function requireOpen({ standing }: LineRow) {
  if (standing === 'posted') throw refuse(409, 'not_open', words.line_posted)
  if (standing === 'known' || standing === 'unreadable') throw refuse(409, 'not_open', words.line_not_matchable)
}
