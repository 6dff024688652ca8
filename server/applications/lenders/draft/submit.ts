// Submits an application: everything is checked against the lender's requirements, the project moves on and the
// application is put in the outbox, all in one transaction. Called for sellers and for the homeowner behind a link.

import { eq } from 'drizzle-orm'
import { UNSENT } from '#machines/applications/lenders/codes.ts'
import { checksFor } from '#machines/applications/lenders/draft/checks.ts'
import { applicationFaults, peopleFor } from '#machines/applications/lenders/draft/people.ts'
import { dayInState } from '#machines/applications/lenders/draft/state-day.ts'
import type { Application } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { illegalTransition, refuse } from '#machines/lib/refuse.ts'
import { canMoveProject } from '#machines/projects/project-status.machine.ts'
import type { Language } from '#machines/words/language.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { endLinks } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { inLanguage } from '#server/lib/reader-language.ts'
import { isCurrent } from '#server/money/quote/basis.ts'
import { loadSale } from '#server/money/sale/load-sale.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { moveProject } from '#server/projects/moves/move.ts'
import {
  type Actor,
  type ApplicationRow,
  appendEvents,
  type CallRow,
  homeownerName,
  lockApplication,
} from '../application-rows.ts'
import { connectionOf } from '../connections.ts'
import { refreshPause } from '../facts/refresh-times.ts'
import { requireAction } from '../facts/standing-of-row.ts'
import { enqueue } from '../outbox/outbox.ts'
import { withdraw } from '../withdraw.ts'
import { words as lenderWords } from '../words.ts'
import { checkFacts } from './check-facts.ts'
import { requireConsents } from './consents.ts'
import { openPrivate } from './private.ts'
import { words } from './words.ts'

type Submission = {
  consents: readonly Schemas['ApplicantConsent'][]
  words_hash: string
  way: 'link' | 'in_person'
  ip: string
  by: Actor
  /** Under which the request is known again. */
  key?: string
  /** Language of the messages. */
  language?: Language
}

/** Needs a transaction inside the company's tenant. Returns the application as sent and its call, to be attempted afterwards. */
export async function submitApplication(
  db: Db,
  ports: Ports,
  named: Pick<ApplicationRow, 'id' | 'project_id'>,
  submission: Submission,
): Promise<{ application: ApplicationRow; call: CallRow }> {
  const { by, key, way, language = currentLanguage() } = submission
  const { project, row } = await lockApplication(db, named)
  await requireAction(db, ports, row, 'submit')
  const { dialect } = await connectionOf(db, ports, row.company_id, row.lender)
  const private_data = openPrivate(ports, row)
  const today = dayInState(project.address?.state, ports.now())
  const faults = applicationFaults(row, private_data, dialect, today, language)
  if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
  const consents = await requireConsents(db, ports, dialect, row, submission)
  const sale = await loadSale(db, project)
  if (!isCurrent(sale, row.quote.basis_hash)) throw refuse(409, 'quote_out_of_date', words.quote_outdated)
  await requireChecked(db, ports, sale, dialect, by.user_id)
  await moveToSubmitted(db, ports, project)
  const now = ports.now()
  const sent = { ...row, consents }
  const input = await applicationInput(db, project, sent, peopleFor(row.people, private_data))
  const call = await enqueue(db, ports, { application: row, action: 'submit', input, by, ...(key && { key }) })
  const pause = refreshPause({ status: 'submitted', facts: null }, 0)
  const [application] = await db
    .update(lender_applications)
    .set({
      status: 'submitted',
      consents,
      submitted_at: now,
      updated_at: now,
      version: row.version + 1,
      // A previously refused application is refreshed again.
      next_refresh_at: pause === null ? null : new Date(now.getTime() + pause),
      ...(row.share && way === 'link' && { share: { ...row.share, submitted_at: now.toISOString() } }),
    })
    .where(eq(lender_applications.id, row.id))
    .returning()
  const actor = way === 'link' ? homeownerName() : by.name
  const sentence = () =>
    way === 'link'
      ? words.homeowner_sent({ lender: dialect.name })
      : words.sent({ name: by.name, lender: dialect.name })
  await appendEvents(db, ports, row, [{ event: 'submitted', sentence, actor }])
  await withdrawMoved(db, ports, row, { by, to: dialect.name })
  return { application: application ?? row, call }
}

const ON_THE_WAY: readonly ProjectRow['status'][] = ['draft', 'new', 'active', 'submitted']

/** All but the lender's list of equipment, which no transaction waits for. Throws 409 with what blocks. */
async function requireChecked(db: Db, ports: Ports, sale: Sale, dialect: Dialect, acting_id: string | null) {
  const checks = checksFor({ ...(await checkFacts(db, ports, sale, dialect, acting_id)), approved: null })
  const blocks = checks.filter(({ verdict }) => verdict === 'block').map(({ sentence }) => sentence)
  if (blocks.length > 0) throw refuse(409, 'checks_block', blocks.join(' '))
}

/** Throws 409 where the project is closed or built already. */
export async function moveToSubmitted(db: Db, ports: Ports, project: ProjectRow) {
  let at = project
  const from = ON_THE_WAY.indexOf(at.status)
  if (from >= 0) {
    for (const step of ON_THE_WAY.slice(from + 1)) at = await moveProject(db, ports, at, step)
    return
  }
  if (!canMoveProject(at.status, 'submitted', { reopen: false }))
    throw illegalTransition('project', at.status, 'submitted', [])
  await moveProject(db, ports, at, 'submitted')
}

/** The complete application as sent to a lender. Only for data without faults. */
async function applicationInput(
  db: Db,
  { address, owner_id }: ProjectRow,
  { id, type, quote, property, consents, lender_reference }: ApplicationRow,
  people: Application['people'],
): Promise<Application> {
  if (!address || !property.occupancy || !property.kind) throw new Error('An application with faults was to be sent')
  const [rep] = await db.select().from(users).where(eq(users.id, owner_id))
  const { line1, line2 = null, city, state, postal_code } = address
  const place = { line1, line2, city, state, postal_code }
  return {
    reference: { ours: id, lenders: lender_reference },
    type,
    people,
    address: place,
    mailing_address: place,
    system: quote.system,
    product_id: quote.product.id,
    amount_cents: quote.amount_cents,
    occupancy: property.occupancy,
    property: property.kind,
    autopay: property.autopay,
    consents: consents.map(({ role, at, words_hash, ip }) => ({ role, at, words_hash, ip })),
    sales_rep: { name: `${rep?.firstname ?? ''} ${rep?.lastname ?? ''}`.trim(), email: rep?.email ?? '' },
  }
}

/** The lender the deal was moved from is notified once the other one has it. */
export async function withdrawMoved(
  db: Db,
  ports: Ports,
  { project_id, moved_from: id }: ApplicationRow,
  { by, to }: { by: Actor; to: string },
) {
  if (id === null) return
  const { row } = await lockApplication(db, { id, project_id })
  if (UNSENT.includes(row.status)) return closeUnsent(db, ports, row, by, to)
  const say_reason = () => lenderWords.moved_to({ lender: to })
  await withdraw(db, ports, row, { by, reason: inLanguage('en', say_reason), say_reason, unless_impossible: true })
}

/** The first lender never received it; its link, if sent, ends. */
async function closeUnsent(db: Db, ports: Ports, row: ApplicationRow, by: Actor, to: string) {
  const now = ports.now()
  const sentence = () => lenderWords.moved_to({ lender: to })
  const reason = inLanguage('en', sentence)
  await endLinks(db, row.id, now)
  await db
    .update(lender_applications)
    .set({ status: 'canceled', reason, private_sealed: null, updated_at: now, version: row.version + 1 })
    .where(eq(lender_applications.id, row.id))
  await appendEvents(db, ports, row, [{ event: 'canceled', sentence, actor: by.name }])
}
