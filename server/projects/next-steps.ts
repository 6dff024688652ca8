// The next steps of projects, from a few queries for all of them. Whether a choice still fits design and price takes a
// calculation for each project: its own page asks for it, lists take it for granted.

import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { isTurnOf } from '#machines/agreements/turns.ts'
import { standingOf } from '#machines/lenders/application.ts'
import { inMode, withOwn } from '#machines/lenders/modes.ts'
import { lacksOf } from '#machines/lenders/reasons.ts'
import type { LenderStanding } from '#machines/projects/lender-step.ts'
import { nextStep, type SaleFacts } from '#machines/projects/next-step.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { signers, transactions } from '../db/schema/agreements.ts'
import { project_financing } from '../db/schema/financing.ts'
import { lender_applications } from '../db/schema/lenders.ts'
import { mails } from '../db/schema/mails.ts'
import { proposal_sends, proposals } from '../db/schema/proposals.ts'
import { companyDay } from '../lib/company-day.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectLine } from './list.ts'
import { isOfSoldDesign } from './proposal-reach.ts'
import { energyOf, invoicesOf } from './step-facts.ts'

type Step = Schemas['NextStep'] | null
/** Whether what was quoted under this hash still holds. */
type IsCurrent = (basis_hash: string | null) => boolean

export async function nextSteps(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  lines: readonly ProjectLine[],
  isCurrent: IsCurrent = () => true,
): Promise<Map<string, Step>> {
  const facts = await saleFacts(db, ports, caller, lines, isCurrent)
  return new Map([...facts].map(([id, known]) => [id, nextStep(known)]))
}

/** What the next step and the path of each project are decided from. */
export async function saleFacts(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  lines: readonly ProjectLine[],
  isCurrent: IsCurrent = () => true,
): Promise<Map<string, SaleFacts>> {
  if (lines.length === 0) return new Map()
  const ids = lines.map(({ id }) => id)
  const today = await companyDay(db, ports)
  // Asked at once, they travel together.
  const [energy, financing, proposal, sent, agreements, applications, invoices] = await Promise.all([
    energyOf(db, ids),
    financingOf(db, ids, isCurrent),
    proposalsOf(db, ids, isCurrent, today),
    sendsOf(db, ids),
    transactionsOf(db, ids, isCurrent),
    applicationsOf(db, ports, ids),
    invoicesOf(db, caller, ids),
  ])
  const now = ports.now().getTime()
  const factsOf = (line: ProjectLine): SaleFacts => ({
    status: line.status,
    has_address: line.address !== null,
    ...(energy.get(line.id) ?? { has_use: false, assumed: null }),
    is_designed: line.size_w !== null,
    financing: financing.get(line.id) ?? null,
    proposal: proposal.get(line.id) ?? null,
    sends: sent.filter(({ project_id }) => project_id === line.id).length,
    transactions: agreements.get(line.id) ?? [],
    application: applications.get(line.id),
    invoices: invoices?.get(line.id) ?? null,
    now,
    today,
  })
  return new Map(lines.map(line => [line.id, factsOf(line)]))
}

const sendsOf = (db: Db, ids: string[]) =>
  db
    .selectDistinct({ project_id: proposal_sends.project_id })
    .from(proposal_sends)
    .innerJoin(proposals, eq(proposals.id, proposal_sends.proposal_id))
    .leftJoin(mails, and(eq(mails.company_id, proposal_sends.company_id), eq(mails.id, proposal_sends.mail_id)))
    // A mail that no server took, or could deliver, reached nobody.
    .where(
      and(
        inArray(proposal_sends.project_id, ids),
        isOfSoldDesign,
        or(ne(proposal_sends.way, 'mail'), inArray(mails.status, ['queued', 'sent'])),
      ),
    )

async function financingOf(db: Db, ids: string[], isCurrent: IsCurrent): Promise<Map<string, SaleFacts['financing']>> {
  const offer = (field: string) => sql<string>`${project_financing.snapshot} -> 'offer' ->> ${field}`
  const rows = await db
    .select({
      project_id: project_financing.project_id,
      provider_code: sql<Schemas['ProviderCode']>`${offer('provider_code')}`,
      provider_name: offer('provider_name'),
      basis_hash: sql<string>`${project_financing.snapshot} ->> 'basis_hash'`,
    })
    .from(project_financing)
    .where(inArray(project_financing.project_id, ids))
  return new Map(
    rows.map(({ project_id, basis_hash, ...row }) => [project_id, { ...row, is_current: isCurrent(basis_hash) }]),
  )
}

async function proposalsOf(
  db: Db,
  ids: string[],
  isCurrent: IsCurrent,
  today: string,
): Promise<Map<string, SaleFacts['proposal']>> {
  const rows = await db
    .select({
      project_id: proposals.project_id,
      status: proposals.status,
      published_at: proposals.published_at,
      is_accepted: sql<boolean>`${proposals.accepted} is not null`,
      valid_until: sql<string | null>`${proposals.snapshot} ->> 'valid_until'`,
      basis_hash: proposals.basis_hash,
    })
    .from(proposals)
    .where(and(inArray(proposals.project_id, ids), isOfSoldDesign))
  return new Map(
    rows.map(({ project_id, status, published_at, is_accepted, valid_until, basis_hash }) => {
      const is_over = (status === 'sent' || status === 'viewed') && (valid_until ?? '9999-12-31') < today
      const facts = { is_published: published_at !== null, is_current: isCurrent(basis_hash), is_accepted }
      return [project_id, { status: is_over ? 'expired' : status, ...facts }]
    }),
  )
}

async function transactionsOf(
  db: Db,
  ids: string[],
  isCurrent: IsCurrent,
): Promise<Map<string, SaleFacts['transactions']>> {
  const { project_id, status, basis_hash } = transactions
  const rows = await db
    .select({ id: transactions.id, project_id, status, basis_hash })
    .from(transactions)
    .where(inArray(transactions.project_id, ids))
    .orderBy(desc(transactions.id))
  if (rows.length === 0) return new Map()
  const people = await db
    .select()
    .from(signers)
    .where(
      inArray(
        signers.transaction_id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(signers.position)
  const found = new Map<string, SaleFacts['transactions'][number][]>()
  for (const { id, project_id, status, basis_hash } of rows) {
    const all = people.filter(({ transaction_id }) => transaction_id === id)
    const shown = all.map(signer => ({
      name: signer.name,
      status: signer.status,
      my_turn: status === 'sent' && isTurnOf(signer, all),
      link_expires_at: signer.link_expires_at?.toISOString() ?? null,
    }))
    found.set(project_id, [
      ...(found.get(project_id) ?? []),
      { status, is_current: isCurrent(basis_hash), signers: shown },
    ])
  }
  return found
}

async function applicationsOf(db: Db, ports: Ports, ids: string[]): Promise<Map<string, LenderStanding>> {
  const { project_id, lender, mode, status, facts, created_at } = lender_applications
  const rows = await db
    .select({ project_id, lender, mode, status, facts })
    .from(lender_applications)
    .where(sql`${inArray(project_id, ids)} and ${ne(status, 'canceled')}`)
    .orderBy(created_at)
  const found = new Map<string, LenderStanding>()
  for (const row of rows) {
    const known = withOwn(ports.lenders.dialects).find(({ code }) => code === row.lender)
    if (!known) continue
    const dialect = inMode(known, row.mode)
    const { regions, name: lender_name } = dialect
    const inputs = { status: row.status, news: row.facts, calls_pending: [], regions, lender_name }
    found.set(row.project_id, {
      status: row.status,
      lender_name,
      approved_amount_cents: row.facts?.approved_amount_cents ?? null,
      stipulations: row.facts?.stipulations ?? [],
      documents: row.facts?.documents ?? 'none',
      contract: row.facts?.contract ?? { status: 'not_uploaded', reason: null },
      regions: [...regions],
      notice_to_proceed: standingOf({ ...inputs, lacks: lacksOf(dialect) }).notice_to_proceed,
      milestones: row.facts?.milestones ?? [],
    })
  }
  return found
}
