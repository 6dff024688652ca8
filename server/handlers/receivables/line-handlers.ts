// What a person decides of a single line of a remittance.

import { eq } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { dollars } from '#machines/lib/words.ts'
import { expectedFor } from '#machines/receivables/remittance-match.ts'
import { lender_applications } from '../../db/schema/lenders.ts'
import { remittance_lines } from '../../db/schema/remittances.ts'
import type { Handlers } from '../../handler.ts'
import { companyDay } from '../../lib/company-day.ts'
import { requireProject } from '../../projects/access.ts'
import { postLines, setAside, unpost } from '../../receivables/post-remittance.ts'
import { candidatesOf, type LineRow, oneLine, requireLine } from '../../receivables/remittance-rows.ts'
import { requireEverything } from './remittance-handlers.ts'

type Paths = `/v3/receivables.${'MatchRemittanceLine' | 'SetAsideRemittanceLine' | 'UnmatchRemittanceLine'}`

export const lineHandlers: Pick<Handlers<'receivables'>, Paths> = {
  '/v3/receivables.MatchRemittanceLine': async ({ input, caller, db, ports, audit }) => {
    requireEverything(caller)
    const { line, remittance } = await requireLine(db, input.line_id)
    requireOpen(line)
    const application = await applicationOf(input.application_id)
    if (application.lender !== remittance.lender)
      throw refuse(409, 'another_lender', 'This application is at another lender than the payment came from.')
    const project = await requireProject(db, caller, application.project_id)
    const [owed] = await candidatesOf(db, { application_ids: [application.id] })
    if (!owed)
      throw refuse(409, 'nothing_owed', 'Nothing was ever owed for this application. Set the money aside until it is.')
    const how = { remittance, today: await companyDay(db, ports), by: caller.user_id }
    const waiting = line.standing === 'set_aside' ? await unpost(db, ports, how, line) : line
    const expected_cents = line.amount_cents < 0 ? null : expectedFor(line.amount_cents, owed.open)
    const matched = { ...waiting, application_id: application.id, expected_cents, reason: 'Matched by hand.' }
    const { application_id, reason } = matched
    const standing = standingOf(line.amount_cents, expected_cents)
    await db
      .update(remittance_lines)
      .set({ application_id, expected_cents, reason, standing })
      .where(eq(remittance_lines.id, line.id))
    if (line.taken) await postLines(db, ports, how, [matched])
    await audit({
      sentence: `matched a payment of ${dollars(line.amount_cents)} in ${remittance.file_name}`,
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
      throw refuse(409, 'not_open', line.taken ? 'This money is set aside already.' : 'Post the remittance first.')
    await setAside(db, ports, { remittance, today: await companyDay(db, ports), by: caller.user_id }, line)
    await audit({
      sentence: `set aside a payment of ${dollars(line.amount_cents)} in ${remittance.file_name}`,
      entity_id: line.id,
    })
    return { line: await oneLine(db, ports, line.id) }
  },

  '/v3/receivables.UnmatchRemittanceLine': async ({ input, caller, db, ports, audit }) => {
    requireEverything(caller)
    const { line, remittance } = await requireLine(db, input.line_id)
    if (line.entry_id === null) throw refuse(409, 'not_posted', 'Nothing of this line is posted.')
    await unpost(db, ports, { remittance, today: await companyDay(db, ports), by: caller.user_id }, line)
    await audit({
      sentence: `took back the posting of ${dollars(line.amount_cents)} in ${remittance.file_name}`,
      entity_id: line.id,
    })
    return { line: await oneLine(db, ports, line.id) }
  },
}

const standingOf = (amount_cents: number, expected_cents: number | null) =>
  amount_cents < 0 ? 'clawback' : amount_cents === expected_cents ? 'matched' : 'differs'

function requireOpen({ standing }: LineRow) {
  if (standing === 'posted') throw refuse(409, 'not_open', 'This line is posted. Take its posting back first.')
  if (standing === 'known' || standing === 'unreadable')
    throw refuse(409, 'not_open', 'This line was imported before or cannot be read; there is nothing to match.')
}
