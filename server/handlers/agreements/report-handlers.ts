import { eq } from 'drizzle-orm'
import { notFound } from '#machines/lib/refuse.ts'
import { reportFor, reportOf } from '../../agreements/evidence/report.ts'
import { readSigning } from '../../agreements/signing/signing.ts'
import { transactions } from '../../db/schema/agreements.ts'
import type { Handlers } from '../../handler.ts'
import { requireProject } from '../../projects/access.ts'

type Reports = '/v3/agreements.GetReport' | '/v3/agreements.GetSigningReport'

export const reportHandlers: Pick<Handlers<'agreements'>, Reports> = {
  '/v3/agreements.GetReport': async ({ input, caller, db, ports }) => {
    const [row] = await db.select().from(transactions).where(eq(transactions.id, input.transaction_id))
    if (!row) throw notFound('agreement')
    await requireProject(db, caller, row.project_id)
    return { report: await reportOf(db, ports, row) }
  },

  '/v3/agreements.GetSigningReport': async ({ caller, db, ports }) => {
    const { transaction } = await readSigning(db, caller)
    return { report: reportFor(caller.signer_id, await reportOf(db, ports, transaction)) }
  },
}
