// Templates and agreements of a project, their signers, and withdrawing them.
import { desc, eq } from 'drizzle-orm'
import { signersFit } from '#machines/agreements/signers-fit.ts'
import { whyNot } from '#machines/agreements/templates/applies.ts'
import type { Schemas } from '#sdk/types.ts'
import { takesMails } from '#server/company/mail/own-server.ts'
import { requireSale } from '#server/money/sale/load-sale.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import { whereOf } from '../../agreements/sending/prepare.ts'
import { templates } from '../../agreements/templates/templates.ts'
import { requireTransaction } from '../../agreements/transactions.ts'
import { signersOf, signerView, transactionsOf, transactionView, transactionViews } from '../../agreements/view.ts'
import { withdraw } from '../../agreements/withdraw.ts'
import type { Db } from '../../db/database.ts'
import { agreements as agreementRows, transactions } from '../../db/schema/agreements.ts'
import type { Handlers } from '../../handler.ts'
import { requireVersion } from '../../lib/versioned.ts'

type Paths = `/v3/agreements.${
  | 'ListProjectAgreements'
  | 'ListTransactionsByProject'
  | 'ListSigners'
  | 'VoidAgreementTransaction'}`

export const transactionHandlers: Pick<Handlers<'agreements'>, Paths> = {
  '/v3/agreements.ListProjectAgreements': async ({ input, caller, db }) => {
    const sale = await requireSale(db, caller, input.project_id)
    return { agreements: await fitting(db, sale) }
  },

  '/v3/agreements.ListTransactionsByProject': async ({ input, caller, db, ports }) => {
    const sale = await requireSale(db, caller, input.project_id)
    return {
      transactions: await transactionViews(db, ports, await transactionsOf(db, input.project_id), sale),
      mail_server: await takesMails(db, ports),
    }
  },

  '/v3/agreements.ListSigners': async ({ input, caller, db }) => {
    const row = await requireTransaction(db, caller, input.transaction_id)
    const signers = await signersOf(db, row.id)
    return { signers: signers.map(signer => signerView(row, signer, signers)) }
  },

  '/v3/agreements.VoidAgreementTransaction': async ({ input, caller, db, ports, audit }) => {
    const row = await requireTransaction(db, caller, input.transaction_id)
    requireVersion(row, input.version)
    const changed = await withdraw({ db, ports, caller, audit }, row, input.reason)
    return { transaction: await transactionView(db, ports, changed) }
  },
}

/** Every published template by name, those that apply first, and of these those for as many signers as there are homeowners. */
async function fitting(db: Db, sale: Sale) {
  const where = whereOf(sale)
  const newest = await db
    .selectDistinctOn([transactions.agreement_id], {
      agreement_id: transactions.agreement_id,
      id: transactions.id,
      status: transactions.status,
    })
    .from(transactions)
    .where(eq(transactions.project_id, sale.project.id))
    .orderBy(transactions.agreement_id, desc(transactions.id))
  const kept = await templates(db).where(eq(agreementRows.active, true))
  return kept
    .flatMap(({ agreement, published }) => {
      if (!published) return []
      const { content, version } = published
      const why_not = whyNot(content, where)
      const sent = newest.find(({ agreement_id }) => agreement_id === agreement.id)
      return {
        agreement_id: agreement.id,
        name: content.name,
        kind: content.kind,
        language: content.language,
        version,
        page_count: content.pages.length,
        applies: why_not.length === 0,
        why_not,
        signers_fit: signersFit(content, sale.homeowners.length),
        transaction_id: sent?.id ?? null,
        transaction_status: sent?.status ?? null,
      }
    })
    .sort((a, b) => Number(b.applies) - Number(a.applies) || misfit(a) - misfit(b) || a.name.localeCompare(b.name))
}

const misfit = ({ signers_fit }: Pick<Schemas['ProjectAgreement'], 'signers_fit'>) => Number(signers_fit !== 'all')
