// A draft begun, quoted again, filled in. What is asked of the lender is asked between two transactions: one looks at the sale, the
// other writes, and finds out whether the sale is still the one that was asked about.
import { eq } from 'drizzle-orm'
import type { LenderPerson } from '#machines/applications/lenders/draft/people.ts'
import { roleFaults, type SsnKind, withTyped } from '#machines/applications/lenders/draft/people.ts'
import { words as lenderWords } from '#machines/applications/lenders/words.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import { basisOf, keepBasis } from '#server/money/quote/basis.ts'
import { loadSale } from '#server/money/sale/load-sale.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { type ApplicationRow, appendEvents } from '../application-rows.ts'
import { openAt } from '../applications.ts'
import type { FinancedSale } from './financed-sale.ts'
import { openPrivate, sealPrivate } from './private.ts'
import type { Offered } from './products.ts'
import { quoteHash, quoteOf } from './quote.ts'
import { words } from './words.ts'

/** Throws 409 if design or price changed while the lender was asked. Needs the project's lock. */
export async function requireSame(db: Db, project: ProjectRow, { basis }: Pick<FinancedSale, 'basis'>) {
  if (basisOf(await loadSale(db, project))?.hash === basis.hash) return
  throw refuse(409, 'changed_meanwhile', words.changed_meanwhile)
}

/** One open application a project and lender. Needs the project's lock. */
export async function requireNone(db: Db, project_id: string, lender: string, lender_name: string) {
  const open = await openAt(db, project_id, lender)
  if (!open) return
  throw refuse(
    409,
    'already_open',
    words.already_open({
      lender: lender_name,
      product: open.quote.product.name,
      status: lenderWords.status[open.status],
      way: open.status === 'draft' ? 'discard' : 'cancel',
    }),
  )
}

type NewDraft = {
  id: string
  lender: string
  lender_name: string
  mode?: ApplicationRow['mode']
  people: LenderPerson[]
  private_sealed: Uint8Array | null
  property: ApplicationRow['property']
  moved_from?: string
  sentence: Sentence
}

/** Needs the project's lock. */
export async function begin(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  project: ProjectRow,
  { sale, offered }: { sale: FinancedSale; offered: Offered },
  { lender_name: _, sentence, ...draft }: NewDraft,
): Promise<ApplicationRow> {
  const now = ports.now()
  const quote = quoteOf(sale, offered)
  await keepBasis(db, ports, { project, chosen: undefined }, sale.basis)
  const [row] = await db
    .insert(lender_applications)
    .values({
      ...draft,
      company_id: caller.company_id,
      project_id: project.id,
      type: offered.product.type,
      status: 'draft',
      quote,
      quote_hash: quoteHash(quote),
      created_by: caller.user_id,
      created_by_name: caller.name,
      created_at: now,
      updated_at: now,
    })
    .returning()
  if (!row) throw notFound('application')
  await appendEvents(db, ports, row, [{ event: 'begun', sentence, actor: caller.name }])
  return row
}

export async function changeDraft(
  db: Db,
  ports: Ports,
  row: ApplicationRow,
  values: Partial<typeof lender_applications.$inferInsert>,
): Promise<ApplicationRow> {
  const [changed] = await db
    .update(lender_applications)
    .set({ ...values, version: row.version + 1, updated_at: ports.now() })
    .where(eq(lender_applications.id, row.id))
    .returning()
  return changed ?? row
}

type Typed = Pick<Schemas['ApplicationDraftChange'], 'people' | 'occupancy' | 'property' | 'autopay'>

/** Incomplete data is accepted. Throws 400 without an applicant, or if a person applies twice. */
export async function fillIn(
  db: Db,
  ports: Ports,
  row: ApplicationRow,
  { people: typed, occupancy, property, autopay }: Typed,
  kind: SsnKind,
): Promise<ApplicationRow> {
  const faults = roleFaults(typed)
  if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
  const { people, known } = withTyped(openPrivate(ports, row), typed, kind)
  return changeDraft(db, ports, row, {
    people,
    private_sealed: sealPrivate(ports, row.id, known),
    property: {
      occupancy: occupancy === undefined ? row.property.occupancy : occupancy,
      kind: property === undefined ? row.property.kind : property,
      autopay: autopay ?? row.property.autopay,
    },
  })
}
