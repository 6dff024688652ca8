// An application as the company sees it.

import { and, desc, eq, notInArray } from 'drizzle-orm'
import { MILESTONES, UNSENT } from '#machines/applications/lenders/codes.ts'
import { applicationFaults, missingSentences, shownPeople } from '#machines/applications/lenders/draft/people.ts'
import { dayInState } from '#machines/applications/lenders/draft/state-day.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { milestoneChecks } from '#machines/applications/lenders/milestone-checks.ts'
import { portalLink } from '#machines/applications/lenders/portal.ts'
import { lacksOf } from '#machines/applications/lenders/reasons.ts'
import { notFound } from '#machines/lib/refuse.ts'
import { netOfDealerFee } from '#machines/money/pricing/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { type LenderDisagreement, lender_calls, lender_events } from '#server/db/schema/lenders.ts'
import { projects } from '#server/db/schema/projects.ts'
import { receivables } from '#server/db/schema/remittances.ts'
import { fileAddress } from '#server/files/store.ts'
import { type Standing, standings } from '#server/money/quote/basis.ts'
import { loadSale } from '#server/money/sale/load-sale.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ApplicationRow, CallRow } from './application-rows.ts'
import { homeownerName } from './application-rows.ts'
import { attentionOf } from './attention.ts'
import { connectionRow, dialectFor } from './connections.ts'
import { consentWords, languageOf } from './draft/consents.ts'
import { openPrivate } from './draft/private.ts'
import { productView } from './draft/products.ts'
import { lenderSays } from './facts/disagree.ts'
import { standingFrom } from './facts/standing-of-row.ts'
import { inputsOf, uploadsOf } from './milestone-inputs.ts'
import { readCallSentence } from './outbox/read-sentence.ts'
import { recordViews } from './recording/standing-records.ts'
import { readSentence } from './stored-sentence.ts'
import { actionsOf, hasNoticeToProceed } from './view-actions.ts'
import { words } from './words.ts'

type View = Schemas['LenderApplication']

const MOST_EVENTS = 200

export async function applicationView(db: Db, ports: Ports, caller: UserCaller, row: ApplicationRow): Promise<View> {
  const [view] = await applicationViews(db, ports, caller, [row])
  if (!view) throw notFound('application')
  return view
}

/** Of one project, in their order. */
export async function applicationViews(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  rows: readonly ApplicationRow[],
): Promise<View[]> {
  const [first] = rows
  if (!first) return []
  const [project] = await db.select().from(projects).where(eq(projects.id, first.project_id))
  if (!project) throw notFound('project')
  const stands = await standings(db, await loadSale(db, project), [
    ...new Set(rows.map(({ quote }) => quote.basis_hash)),
  ])
  const today = dayInState(project.address?.state, ports.now())
  const views: View[] = []
  for (const row of rows) {
    const standing = stands.get(row.quote.basis_hash) ?? { is_current: false, changes: [] }
    views.push(await viewOf(db, ports, caller, row, standing, today))
  }
  return views
}

async function viewOf(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  row: ApplicationRow,
  standing: Standing,
  today: string,
): Promise<View> {
  const dialect = dialectFor(ports, row)
  const { facts, quote, people, property } = row
  const calls = await callsOf(db, row)
  const uploaded = await uploadsOf(db, row)
  const private_data = openPrivate(ports, row)
  const unsent = UNSENT.includes(row.status)
  const missing = unsent ? missingSentences(applicationFaults(row, private_data, dialect, today), people) : []
  return {
    id: row.id,
    project_id: row.project_id,
    lender: row.lender,
    lender_name: dialect.name,
    type: row.type,
    status: row.status,
    product: productView(quote.product, caller.permissions.has('pricing.view_cost')),
    amount_cents: quote.amount_cents,
    monthly_payment_cents: facts?.monthly_payment_cents ?? quote.monthly_payment_cents,
    quote_is_current: standing.is_current,
    quote_changes: standing.changes,
    people: shownPeople(people, private_data, dialect.ssn),
    occupancy: property.occupancy,
    property: property.kind,
    autopay: property.autopay,
    ssn: dialect.ssn,
    ...(row.status === 'draft' ? { words: await consentWords(db, dialect, row, await languageOf(db, row)) } : {}),
    share: row.share && shareView(row.share),
    lender_reference: row.lender_reference,
    reasons: facts?.reasons ?? [],
    approved_amount_cents: facts?.approved_amount_cents ?? null,
    approval_expires_on: facts?.approval_expires_on ?? null,
    documents: facts?.documents ?? 'none',
    stipulations: facts?.stipulations ?? [],
    contract: facts?.contract ?? { status: 'not_uploaded', reason: null },
    milestones: milestonesOf(row, dialect, standing, uploaded),
    change_order: changeOrderOf(row),
    notice_to_proceed: hasNoticeToProceed(row, dialect),
    funded: await fundedOf(db, caller, row),
    regions: [...dialect.regions],
    calls: calls.map(call => callView(call, dialect.name)),
    uploads: uploaded.map(one => uploadView(ports, row, one)),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    available_actions: actionsOf(row, dialect, { calls_pending: pendingOf(calls), standing, missing }),
    lacks: lacksOf(dialect),
    mode: row.mode,
    ...(await portalOf(db, row)),
    ...(row.disagreement ? { disagreement: disagreementView(row.disagreement) } : {}),
    records: await recordViews(db, ports, row),
    attention: attentionOf(row, { lender_name: dialect.name, calls, today }),
    events: await eventsOf(db, row),
    moved_from: row.moved_from,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    version: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

async function portalOf(db: Db, { company_id, lender, mode, lender_reference }: ApplicationRow) {
  if (mode !== 'portal') return {}
  const portal_url = (await connectionRow(db, company_id, lender))?.portal_url
  return portal_url ? { portal_url: portalLink(portal_url, lender_reference) } : {}
}

const disagreementView = ({ facts, heard_at, contradicts }: LenderDisagreement) => ({
  said_at: facts.as_of,
  heard_at,
  contradicts: contradicts.map(one => ({ record_id: one.record_id, lender_says: lenderSays(one) })),
})

const shareView = ({ language: _, ...share }: NonNullable<ApplicationRow['share']>) => share

/** Pending calls and those that wait for a person; oldest first. */
const callsOf = (db: Db, { id }: ApplicationRow): Promise<CallRow[]> =>
  db
    .select()
    .from(lender_calls)
    .where(and(eq(lender_calls.application_id, id), notInArray(lender_calls.state, ['done', 'abandoned'])))
    .orderBy(lender_calls.created_at, lender_calls.id)

function callView(row: CallRow, lender: string): Schemas['LenderCall'] {
  const { id, action, attempts } = row
  // The query excludes finished calls, which the type can't express.
  const state = row.state === 'done' || row.state === 'abandoned' ? 'refused' : row.state
  return {
    id,
    action,
    state,
    sentence: readCallSentence(row.sentence, lender),
    attempts,
    created_at: row.created_at.toISOString(),
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    deadline_at: row.deadline_at.toISOString(),
  }
}

type Uploaded = Awaited<ReturnType<typeof uploadsOf>>

function uploadView(ports: Ports, { company_id }: ApplicationRow, { upload, name, state }: Uploaded[number]) {
  const { file_id, kind, stipulation_id, uploaded_at } = upload
  return {
    file_id,
    name,
    kind,
    stipulation_id,
    src: fileAddress(ports, company_id, file_id),
    uploaded_at: uploaded_at.toISOString(),
    received: state === 'done',
  }
}

function milestonesOf(
  row: ApplicationRow,
  dialect: Dialect,
  standing: Standing,
  uploaded: Uploaded,
): View['milestones'] {
  if (!dialect.regions.includes('milestones')) return []
  const inputs = inputsOf(row, dialect, standing, uploaded)
  const { milestones: stands } = standingFrom(row, dialect, [])
  return MILESTONES.map(milestone => {
    const { reason = null, at = null } = row.facts?.milestones.find(one => one.milestone === milestone) ?? {}
    return { milestone, status: stands[milestone], reason, at, checks: milestoneChecks(milestone, inputs) }
  })
}

function changeOrderOf({ facts, quote }: ApplicationRow): View['change_order'] {
  if (!facts?.change_order) return null
  const { amount_cents } = facts.change_order
  const before = facts.approved_amount_cents ?? quote.amount_cents
  return { ...facts.change_order, price_difference_cents: amount_cents - before }
}

async function fundedOf(
  db: Db,
  { permissions }: UserCaller,
  { id, facts, quote }: ApplicationRow,
): Promise<View['funded']> {
  if (!facts?.funded) return null
  const { at, amount_cents } = facts.funded
  if (!permissions.has('receivables.view')) return { at, amount_cents, due_cents: null }
  const owed = await db
    .select({ amount_cents: receivables.amount_cents })
    .from(receivables)
    .where(eq(receivables.application_id, id))
  const due_cents = owed.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  return {
    at,
    amount_cents,
    due_cents: owed.length > 0 ? due_cents : netOfDealerFee(amount_cents, quote.product.dealer_fee ?? 0),
  }
}

async function eventsOf(db: Db, { id }: ApplicationRow): Promise<Schemas['LenderEvent'][]> {
  const rows = await db
    .select()
    .from(lender_events)
    .where(eq(lender_events.application_id, id))
    .orderBy(desc(lender_events.at), desc(lender_events.id))
    .limit(MOST_EVENTS)
  return rows.map(({ id, at, event, sentence, actor, detail }) => ({
    id,
    at: at.toISOString(),
    event,
    sentence: readSentence({ sentence, ...detail }),
    actor: actor === homeownerName() ? words.the_homeowner : actor,
  }))
}

/** One that was refused is over; it only waits to be read. */
const pendingOf = (calls: readonly CallRow[]) =>
  calls.filter(({ state }) => state !== 'refused').map(({ action }) => action)
