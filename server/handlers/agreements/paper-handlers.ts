// Signatures on paper: recorded with their scan, taken back with a reason.
import { dayWords } from '#machines/lib/format.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { recordPaper } from '../../agreements/paper/record-paper.ts'
import { type countPages, requireScan } from '../../agreements/paper/scan.ts'
import { takeBackPaper } from '../../agreements/paper/take-back-paper.ts'
import { lockWithProject } from '../../agreements/transactions.ts'
import { transactionView } from '../../agreements/view.ts'
import type { Handlers } from '../../handler.ts'
import { requireVersion } from '../../lib/versioned.ts'
import { task } from '../../parse/parsers.ts'
import { words } from './words.ts'

type Paths = '/v3/agreements.RecordPaperSignature' | '/v3/agreements.TakeBackPaperSignature'

const count = task<typeof countPages>(new URL('../../agreements/paper/scan.ts', import.meta.url), 'countPages')

export const paperHandlers: Pick<Handlers<'agreements'>, Paths> = {
  '/v3/agreements.RecordPaperSignature': async ({ input, caller, db, ports, parse, audit }) => {
    const { project, row } = await lockWithProject(db, caller, input.transaction_id)
    requireVersion(row, input.version)
    const scan = await requireScan(db, ports, row.project_id, input.file_id)
    const page_count = parse(count, scan.bytes)
    const recorded = await recordPaper(db, ports, caller, { project, row }, input, { scan, page_count })
    await audit({
      sentence: () => words.paper_recorded({ agreement: row.content.name, day: dayWords(input.received_on) }),
      project_id: row.project_id,
      entity_id: row.id,
      detail: {
        record_id: recorded.id,
        file_id: scan.id,
        scan_sha256: scan.sha256,
        received_on: input.received_on,
        signers: input.signers,
      },
    })
    return { transaction: await transactionView(db, ports, recorded.row) }
  },

  '/v3/agreements.TakeBackPaperSignature': async ({ input, caller, db, ports, audit }) => {
    const { project, row } = await lockWithProject(db, caller, input.transaction_id)
    requireVersion(row, input.version)
    const reason = input.reason.trim()
    if (reason.length < 3) throw refuse(400, 'invalid_input', { reason: words.paper_reason })
    const { paper, row: after } = await takeBackPaper(db, ports, caller, { project, row, reason })
    await audit({
      sentence: () => words.paper_undone({ agreement: row.content.name, name: paper.recorded_by_name, reason }),
      project_id: row.project_id,
      entity_id: row.id,
      detail: { record_id: paper.id, file_id: paper.file_id, scan_sha256: paper.file_hash },
    })
    return { transaction: await transactionView(db, ports, after) }
  },
}
