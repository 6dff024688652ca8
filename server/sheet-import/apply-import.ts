// Imports a list as a whole or not at all, in one transaction: if the server dies, the next one imports it.
import { forbidden, refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import { writeAudit } from '../audit.ts'
import { type Db, inCompany } from '../db/database.ts'
import { type JobWork, jobKind } from '../jobs/job-kind.ts'
import { countRows, requireImport, setImport, written } from './import-rows.ts'
import type { SheetKinds } from './kind.ts'
import { words } from './words.ts'

type ApplyInput = { import_id: string; page?: string }

export const sheetImport = (kinds: SheetKinds) =>
  jobKind<ApplyInput>({
    permissions: ['leads.import', 'catalog.edit', 'adders.edit'],
    page: ({ page }) => page ?? '/projects?import=new',
    run: async work => {
      const { database, job, input } = work
      await work.progress(0, null, () => words.importing)
      try {
        const counts = await inCompany(database, job.company_id, db => applied(db, work, kinds))
        const { added, updated } = counts
        return { sentence: () => words.imported(counts), facts: { added, updated } }
      } finally {
        written.delete(input.import_id)
      }
    },
  })

async function applied(
  db: Db,
  { ports, job, caller, input: { import_id } }: JobWork<ApplyInput>,
  kinds: SheetKinds,
): Promise<Schemas['SheetImport']['counts']> {
  const row = await requireImport(db, import_id, 'lock')
  // A server may have died after the commit and before recording it.
  if (row.status === 'applied') return row.counts
  if (row.status !== 'ready') throw refuse(409, 'illegal_transition', words.status[row.status])
  const kind = kinds[row.kind]
  if (!caller.permissions.has(kind.permission)) throw forbidden([kind.permission], words.not_allowed)
  await kind.apply(db, { row, caller, ports, progress: done => written.set(import_id, done) })
  const counts = await countRows(db, import_id)
  await setImport(db, row, { status: 'applied', applied_at: ports.now(), counts })
  await writeAudit(
    db,
    ports,
    caller,
    { id: job.id, ip: '', user_agent: '', token: undefined },
    '/v3/sheet_imports.Apply',
    'done',
    {
      sentence: () => words.log.imported({ file: row.file_name, ...counts }),
      entity_id: import_id,
      detail: { kind: row.kind, counts, decision: row.decision, owner: row.owner },
    },
  )
  return counts
}
