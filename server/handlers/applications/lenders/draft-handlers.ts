// An application before it is sent: begun, filled in, quoted again, discarded, moved.
import { eq } from 'drizzle-orm'
import { peopleFrom } from '#machines/applications/lenders/draft/people.ts'
import { isByHand } from '#machines/applications/lenders/modes.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { auditLater, type Doing } from '#server/applications/lenders/act.ts'
import { type ApplicationRow, appendEvents } from '#server/applications/lenders/application-rows.ts'
import {
  applicationsOf,
  homeownersOf,
  requireApplication,
  requireApplied,
} from '#server/applications/lenders/applications.ts'
import { connectionOf, dialectOf, modeOf } from '#server/applications/lenders/connections.ts'
import { begin, changeDraft, fillIn, requireNone, requireSame } from '#server/applications/lenders/draft/draft.ts'
import { requireFinanced } from '#server/applications/lenders/draft/financed-sale.ts'
import { move } from '#server/applications/lenders/draft/move.ts'
import { listedProduct } from '#server/applications/lenders/draft/own-products.ts'
import { askProduct } from '#server/applications/lenders/draft/products.ts'
import { quoteHash, quoteOf } from '#server/applications/lenders/draft/quote.ts'
import { applicationView, applicationViews } from '#server/applications/lenders/view.ts'
import type { UserCaller } from '#server/caller.ts'
import { type Db, inCompany } from '#server/db/database.ts'
import { lender_applications, lender_uploads } from '#server/db/schema/lenders.ts'
import { Afterwards, type Handlers } from '#server/handler.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import { keepBasis } from '#server/money/quote/basis.ts'
import { loadSale } from '#server/money/sale/load-sale.ts'
import { requireProject } from '#server/projects/access.ts'
import { requireNoSample } from '#server/projects/sample.ts'
import { words } from './words.ts'

type Paths =
  | '/v3/lender_applications.List'
  | '/v3/lender_applications.Get'
  | '/v3/lender_applications.Create'
  | '/v3/lender_applications.SaveDraft'
  | '/v3/lender_applications.Quote'
  | '/v3/lender_applications.Discard'
  | '/v3/lender_applications.Move'

export const draftHandlers: Pick<Handlers<'lenders'>, Paths> = {
  '/v3/lender_applications.List': async ({ input, caller, db, ports }) => {
    await requireProject(db, caller, input.project_id)
    return { applications: await applicationViews(db, ports, caller, await applicationsOf(db, input.project_id)) }
  },

  '/v3/lender_applications.Get': async ({ input, caller, db, ports }) => ({
    application: await applicationView(db, ports, caller, await requireApplication(db, caller, input.application_id)),
  }),

  '/v3/lender_applications.Create': async ({ input, caller, db, ports, request }) => {
    const { project_id, lender, product_id } = input
    const project = await requireProject(db, caller, project_id)
    requireNoSample(project, words.not_for_samples)
    const mode = await modeOf(db, ports, caller.company_id, lender)
    const connection = isByHand(mode) ? null : await connectionOf(db, ports, caller.company_id, lender)
    const { name } = dialectOf(ports, lender)
    await requireNone(db, project_id, lender, name)
    const loaded = await loadSale(db, project)
    const sale = await requireFinanced(db, ports, loaded)
    const listed = connection ? null : await listedProduct(db, ports, loaded, sale, { lender, product_id })
    const doing: Doing = { caller, request, path: '/v3/lender_applications.Create' }
    return new Afterwards(async database => {
      const offered = connection ? await askProduct(ports, connection, sale, product_id) : listed
      if (!offered) throw notFound('product')
      return inCompany(database, caller.company_id, async db => {
        const locked = await requireProject(db, caller, project_id, 'lock')
        await requireSame(db, locked, sale)
        await requireNone(db, project_id, lender, name)
        const row = await begin(
          db,
          ports,
          caller,
          locked,
          { sale, offered },
          {
            id: ports.id(),
            lender,
            lender_name: name,
            mode,
            people: peopleFrom(await homeownersOf(db, project_id)),
            private_sealed: null,
            property: { occupancy: null, kind: null, autopay: true },
            sentence: () => words.begun({ lender: name, product: offered.product.name }),
          },
        )
        await auditLater(db, ports, doing, {
          sentence: () => words.did_begin({ lender: name, product: offered.product.name }),
          project_id,
          entity_id: row.id,
          detail: { quote_hash: row.quote_hash },
        })
        return { application: await applicationView(db, ports, caller, row) }
      })
    })
  },

  '/v3/lender_applications.SaveDraft': async ({ input, caller, db, ports, audit }) => {
    const row = await requireDraft(db, caller, input)
    const { name, ssn } = dialectOf(ports, row.lender)
    const { application_id: _, version: __, ...typed } = input
    const after = await fillIn(db, ports, row, typed, ssn)
    await audit({
      // Omits the input, which is personal data.
      sentence: () => words.filled_in({ lender: name }),
      project_id: row.project_id,
      entity_id: row.id,
    })
    return { application: await applicationView(db, ports, caller, after) }
  },

  '/v3/lender_applications.Quote': async ({ input, caller, db, ports, request }) => {
    const { application_id, version, product_id } = input
    const { project } = await requireApplied(db, caller, application_id)
    const row = await requireDraft(db, caller, input)
    const connection = isByHand(row.mode) ? null : await connectionOf(db, ports, caller.company_id, row.lender)
    const { name } = dialectOf(ports, row.lender)
    const loaded = await loadSale(db, project)
    const sale = await requireFinanced(db, ports, loaded)
    const listed = connection ? null : await listedProduct(db, ports, loaded, sale, { lender: row.lender, product_id })
    const doing: Doing = { caller, request, path: '/v3/lender_applications.Quote' }
    return new Afterwards(async database => {
      const offered = connection ? await askProduct(ports, connection, sale, product_id) : listed
      if (!offered) throw notFound('product')
      return inCompany(database, caller.company_id, async db => {
        const { project } = await requireApplied(db, caller, application_id, { lock: true })
        const row = await requireDraft(db, caller, { application_id, version })
        await requireSame(db, project, sale)
        const quote = quoteOf(sale, offered)
        await keepBasis(db, ports, { project, chosen: undefined }, sale.basis)
        const after = await changeDraft(db, ports, row, {
          type: offered.product.type,
          quote,
          quote_hash: quoteHash(quote),
        })
        const sentence = () => words.quoted({ product: offered.product.name, lender: name })
        await appendEvents(db, ports, row, [{ event: 'quoted', sentence, actor: caller.name }])
        await auditLater(db, ports, doing, {
          sentence: () => words.did_quote({ product: offered.product.name, lender: name }),
          project_id: project.id,
          entity_id: row.id,
          detail: { quote_hash: after.quote_hash },
        })
        return { application: await applicationView(db, ports, caller, after) }
      })
    })
  },

  '/v3/lender_applications.Discard': async ({ input, caller, db, ports, audit }) => {
    const row = await requireDraft(db, caller, input)
    const { name } = dialectOf(ports, row.lender)
    await db.delete(lender_uploads).where(eq(lender_uploads.application_id, row.id))
    await db.delete(lender_applications).where(eq(lender_applications.id, row.id))
    await audit({
      sentence: () => words.discarded({ lender: name }),
      project_id: row.project_id,
      entity_id: row.id,
    })
    return { discarded: true }
  },

  '/v3/lender_applications.Move': async ({ input, caller, db, ports, request }) =>
    move(db, ports, { caller, request, path: '/v3/lender_applications.Move' }, input),
}

/** Locked, at this version, and not with anybody else. */
async function requireDraft(
  db: Db,
  caller: UserCaller,
  { application_id, version }: { application_id: string; version: number },
): Promise<ApplicationRow> {
  const row = await requireApplication(db, caller, application_id, { lock: true })
  requireVersion(row, version)
  if (row.status === 'draft') return row
  throw row.status === 'shared'
    ? refuse(409, 'shared', words.shared_now)
    : refuse(409, 'already_sent', words.sent_already)
}
