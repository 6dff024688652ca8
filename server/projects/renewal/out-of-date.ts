// Documents of a project quoted with outdated figures.

import { and, eq, isNotNull } from 'drizzle-orm'
import { projectStage } from '#machines/projects/project-status.machine.ts'
import type { Answer } from '#sdk/types.ts'
import type { TransactionRow } from '#server/agreements/view.ts'
import { transactionsOf } from '#server/agreements/view.ts'
import type { Db } from '#server/db/database.ts'
import { proposals } from '#server/db/schema/proposals.ts'
import { triedDesign } from '#server/design/project-designs.ts'
import { type Basis, basisOf, isCurrent } from '#server/money/quote/basis.ts'
import { tryDesign } from '#server/money/sale/load-sale.ts'
import type { RatedSale, Sale } from '#server/money/sale/sale.ts'
import type { Ports } from '#server/ports/ports.ts'
import { isOfSoldDesign } from '#server/projects/proposal-reach.ts'
import { proposalsOf } from '#server/proposals/of-design.ts'

/** Binding once signed: only another one changes its figures. */
const BINDING: readonly TransactionRow['content']['kind'][] = ['installation', 'change_order']
export const isBinding = ({ content }: TransactionRow) => BINDING.includes(content.kind)
const isSigned = (row: TransactionRow) => row.status === 'signed' && isBinding(row)

export async function outOfDate(db: Db, ports: Ports, sale: Sale) {
  const { project, financing } = sale
  const basis = basisOf(sale)
  const holds = (hash: string | null) => basis?.holds(hash) ?? false
  const transactions = await transactionsOf(db, project.id)
  const signed = transactions.filter(isSigned)
  const published = (await proposalsOf(db, project.id)).filter(({ published_at }) => published_at)
  const stale = []
  for (const row of published) {
    const is_sold = row.design_id === sale.sold_design_id
    const tried = is_sold ? undefined : await triedDesign(db, ports, project, row.design_id)
    const proposed = tried ? await tryDesign(db, sale, tried) : sale
    if (!isCurrent(proposed, row.basis_hash)) stale.push({ row, sale: proposed })
  }
  return {
    financing: financing && !holds(financing.snapshot.basis_hash) ? financing : undefined,
    proposals: stale,
    sent: transactions.filter(one => one.status === 'sent' && !holds(one.basis_hash)),
    transactions,
    signed,
    /** The latest signed agreement, if no signed one matches the current sale. */
    overtaken: signed.some(one => holds(one.basis_hash)) ? undefined : signed[0],
    is_sold: signed.length > 0 || projectStage(project.status) === 'Sold',
  }
}
export type OutOfDate = Awaited<ReturnType<typeof outOfDate>>

/** The same in short, for the project's page: of the design that is sold, and without what was signed. */
export async function quoteStanding(
  db: Db,
  { project, chosen }: RatedSale,
  basis: Basis | null,
): Promise<Answer<'/v3/projects.GetNextStep'>['quote']> {
  const [[proposal], transactions] = await Promise.all([
    db
      .select({ basis_hash: proposals.basis_hash })
      .from(proposals)
      .where(and(eq(proposals.project_id, project.id), isNotNull(proposals.published_at), isOfSoldDesign)),
    transactionsOf(db, project.id),
  ])
  if (!chosen && !proposal && transactions.length === 0) return 'none'
  if (projectStage(project.status) === 'Rejected') return 'current'
  const is_sold = projectStage(project.status) === 'Sold' || transactions.some(isSigned)
  const renewable = [
    ...(chosen ? [chosen.basis_hash] : []),
    ...(proposal && !is_sold ? [proposal.basis_hash] : []),
    ...transactions.filter(({ status }) => status === 'sent').map(({ basis_hash }) => basis_hash),
  ]
  return renewable.every(hash => basis?.holds(hash)) ? 'current' : 'out_of_date'
}
