// Moves a deal to another lender: a new draft with the people, home and files of the old one, and a list of additional
// requirements. The old one is withdrawn when the new one is sent.
import { eq } from 'drizzle-orm'
import type { LenderPrivate, SsnKind } from '#machines/applications/lenders/draft/people.ts'
import { isByHand } from '#machines/applications/lenders/modes.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { type Db, inCompany } from '#server/db/database.ts'
import { lender_uploads } from '#server/db/schema/lenders.ts'
import { Afterwards } from '#server/handler.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { loadSale } from '#server/money/sale/load-sale.ts'
import type { Ports } from '#server/ports/ports.ts'
import { auditLater, type Doing } from '../act.ts'
import { type ApplicationRow, appendEvents } from '../application-rows.ts'
import { requireApplied } from '../applications.ts'
import { connectionOf, dialectFor, dialectOf, modeOf } from '../connections.ts'
import { applicationView } from '../view.ts'
import { whyNotMoved } from '../view-actions.ts'
import { differencesBetween } from './describe-move.ts'
import { begin, requireNone, requireSame } from './draft.ts'
import { requireFinanced } from './financed-sale.ts'
import { listedProduct } from './own-products.ts'
import { openPrivate, sealPrivate } from './private.ts'
import { askEquipment, askProduct } from './products.ts'
import { words } from './words.ts'

type Path = '/v3/lender_applications.Move'
type Moved = { application: Schemas['LenderApplication']; differences: string[] }

export async function move(
  db: Db,
  ports: Ports,
  doing: Doing,
  { application_id, version, lender, product_id }: Input<Path>,
): Promise<Afterwards<Moved>> {
  const { caller } = doing
  const { application, project } = await requireApplied(db, caller, application_id)
  requireMovable(ports, application, version)
  if (application.lender === lender) throw refuse(409, 'same_lender', words.same_lender)
  const mode = await modeOf(db, ports, caller.company_id, lender)
  const connection = isByHand(mode) ? null : await connectionOf(db, ports, caller.company_id, lender)
  const to = dialectFor(ports, { lender, mode })
  const from = dialectOf(ports, application.lender)
  await requireNone(db, project.id, lender, to.name)
  const loaded = await loadSale(db, project)
  const sale = await requireFinanced(db, ports, loaded)
  const listed = connection ? null : await listedProduct(db, ports, loaded, sale, { lender, product_id })
  return new Afterwards(async database => {
    const offered = connection ? await askProduct(ports, connection, sale, product_id) : listed
    if (!offered) throw notFound('product')
    const approved = (await askEquipment(ports, connection)) ?? null
    return inCompany(database, caller.company_id, async db => {
      const { application, project } = await requireApplied(db, caller, application_id, { lock: true })
      requireMovable(ports, application, version)
      await requireSame(db, project, sale)
      await requireNone(db, project.id, lender, to.name)
      const id = ports.id()
      // By hand, numbers and birthdays aren't collected here.
      const private_data = connection ? carried(openPrivate(ports, application), to.ssn) : {}
      const row = await begin(
        db,
        ports,
        caller,
        project,
        { sale, offered },
        {
          id,
          lender,
          lender_name: to.name,
          mode,
          people: application.people.map(person => ({
            ...person,
            birth_date_given: private_data[person.role]?.birth_date !== undefined,
          })),
          private_sealed: sealPrivate(ports, id, private_data),
          property: application.property,
          moved_from: application.id,
          sentence: () => words.begun_from({ lender: to.name, previous: from.name }),
        },
      )
      await carryFiles(db, application, row)
      const sentence = () => words.moving({ lender: to.name })
      await appendEvents(db, ports, application, [{ event: 'moving', sentence, actor: caller.name }])
      await auditLater(db, ports, doing, {
        sentence: () => words.move_begun({ previous: from.name, lender: to.name }),
        project_id: project.id,
        entity_id: row.id,
        detail: { moved_from: application.id },
      })
      const differences = differencesBetween({
        from,
        to,
        before: application,
        after: row,
        has_private: Object.keys(private_data).length > 0 || !connection,
        approved,
      })
      // Kept with the draft, whose form lists them until it is sent.
      await appendEvents(
        db,
        ports,
        row,
        differences.map(sentence => ({ event: 'differs', sentence, actor: to.name })),
      )
      return { application: await applicationView(db, ports, caller, row), differences: differences.map(say => say()) }
    })
  })
}

function requireMovable(ports: Ports, application: ApplicationRow, version: number) {
  requireVersion(application, version)
  const why_not = whyNotMoved(application, dialectFor(ports, application))
  if (why_not !== null) throw refuse(409, 'action_unavailable', why_not)
}

/** If four digits are required, only four are copied. */
const carried = (known: LenderPrivate, kind: SsnKind): LenderPrivate =>
  Object.fromEntries(
    Object.entries(known).map(([role, { ssn, ...rest }]) => [
      role,
      { ...rest, ...(ssn ? { ssn: kind === 'last_four' ? ssn.slice(-4) : ssn } : {}) },
    ]),
  )

/** The installation agreement is sent again by itself; what answered a stipulation is a file like any other there. */
async function carryFiles(db: Db, from: ApplicationRow, to: ApplicationRow) {
  const uploads = await db.select().from(lender_uploads).where(eq(lender_uploads.application_id, from.id))
  const copied_uploads = uploads.filter(({ kind }) => kind !== 'contract')
  if (copied_uploads.length === 0) return
  await db.insert(lender_uploads).values(
    copied_uploads.map(({ company_id, file_id, kind, uploaded_at }) => ({
      company_id,
      file_id,
      uploaded_at,
      application_id: to.id,
      kind: kind === 'stipulation' ? 'other' : kind,
    })),
  )
}
