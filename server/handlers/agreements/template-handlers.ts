// Templates of agreements: uploaded, edited as a draft, published as versions, retired.
import { and, asc, eq, ilike, sql } from 'drizzle-orm'
import { findingsOf } from '#machines/agreements/templates/findings.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { likeText } from '#machines/lib/search.ts'
import type { Schemas } from '#sdk/types.ts'
import { readSetting } from '#server/company/settings/store.ts'
import { starterAgreement } from '../../agreements/starter/starter.ts'
import { requireDraftFits } from '../../agreements/templates/template-rules.ts'
import {
  lastVersion,
  lockTemplate,
  publishedView,
  requireTemplate,
  sameContent,
  templates,
  templateView,
} from '../../agreements/templates/templates.ts'
import { paperBrand } from '../../company/paper-brand.ts'
import { type AgreementContent, agreement_versions, agreements } from '../../db/schema/agreements.ts'
import { keepFile } from '../../files/store.ts'
import { readUpload } from '../../files/upload.ts'
import type { Handlers } from '../../handler.ts'
import { requireVersion } from '../../lib/versioned.ts'
import { task } from '../../parse/parsers.ts'
import { inspectPdf } from '../../ports/pdf/pdf.ts'
import type { compareAgreement, readAgreement } from '../../ports/pdf/upload/read-pdf.ts'
import { words } from './words.ts'

const read = task<typeof readAgreement>(new URL('../../ports/pdf/upload/read-pdf.ts', import.meta.url), 'readAgreement')
const compare = task<typeof compareAgreement>(
  new URL('../../ports/pdf/upload/read-pdf.ts', import.meta.url),
  'compareAgreement',
)

type Paths =
  `/v3/collections.${'ListAgreements' | 'CompareAgreementPages' | `${'Get' | 'AddStarter' | 'Upload' | 'Update' | 'Publish' | 'Delete'}Agreement`}`

export const templateHandlers: Pick<Handlers<'agreements'>, Paths> = {
  '/v3/collections.ListAgreements': async ({ input, db, ports }) => {
    const name = sql<string>`${agreements.draft} ->> 'name'`
    const rows = await templates(db)
      .where(and(eq(agreements.active, true), input.search ? ilike(name, `%${likeText(input.search)}%`) : undefined))
      .orderBy(asc(sql`lower(${name})`), asc(agreements.id))
    return { agreements: rows.map(template => templateView(ports, template)) }
  },

  '/v3/collections.GetAgreement': async ({ input, db, ports }) => {
    const template = await requireTemplate(db, input.agreement_id)
    return { agreement: templateView(ports, template), published: publishedView(template) }
  },

  '/v3/collections.UploadAgreement': async ({ input, caller, db, ports, parse, audit }) => {
    const { bytes: upload, file_name } = readUpload(input, words.choose_pdf)
    const { bytes, pages, left_out, differing } = parse(read, upload)
    requireConfirmed(differing, input.confirmed_pages)
    const confirmed = { count: differing.length, pages: differing.join(', ') }
    const { company_id } = caller
    const now = ports.now()
    const keep = async () => {
      const file = await keepFile(db, ports, { company_id, name: file_name, media_type: 'application/pdf', bytes })
      return { file_id: file.id, document_hash: file.sha256, pages }
    }
    if (input.agreement_id) {
      const row = await lockTemplate(db, input.agreement_id)
      if (input.version === undefined) throw refuse(400, 'invalid_input', { version: words.version_missing })
      requireVersion(row, Number(input.version))
      const fields = row.draft.fields.filter(({ page }) => page <= pages.length)
      const draft = { ...row.draft, ...(await keep()), fields }
      await db
        .update(agreements)
        .set({ draft, version: row.version + 1, updated_at: now })
        .where(eq(agreements.id, row.id))
      await audit({
        sentence: () => words.document_replaced({ name: draft.name, ...confirmed }),
        entity_id: row.id,
        detail: {
          pages: pages.length,
          left_out,
          confirmed_pages: differing,
          fields_left_out: row.draft.fields.length - fields.length,
        },
      })
      return { agreement: templateView(ports, await requireTemplate(db, row.id)) }
    }
    const name = input.name?.trim() ?? ''
    if (name === '') throw refuse(400, 'invalid_input', { name: words.enter_name })
    const draft: AgreementContent = { ...NEW_DRAFT, name, ...(await keep()) }
    const id = ports.id()
    await db.insert(agreements).values({ company_id, id, draft, updated_at: now })
    await audit({
      sentence: () => words.uploaded({ name, ...confirmed }),
      entity_id: id,
      detail: { pages: pages.length, left_out, confirmed_pages: differing },
    })
    return { agreement: templateView(ports, await requireTemplate(db, id)) }
  },

  '/v3/collections.CompareAgreementPages': async ({ input, parse }) => ({
    pages: parse(compare, readUpload(input, words.choose_pdf).bytes),
  }),

  '/v3/collections.AddStarterAgreement': async ({ input, caller, db, ports, audit }) => {
    const { lawyer_checks, ...chosen } = input
    if (!lawyer_checks) throw refuse(400, 'invalid_input', { lawyer_checks: words.lawyer_checks })
    const { schedule } = (await readSetting(db, 'invoicing')).value
    const { bytes, draft } = await starterAgreement(chosen, schedule, await paperBrand(db, ports))
    const { pages } = await inspectPdf(bytes)
    const { company_id } = caller
    const file = await keepFile(db, ports, {
      company_id,
      name: `${draft.name}.pdf`,
      media_type: 'application/pdf',
      bytes,
    })
    const id = ports.id()
    await db.insert(agreements).values({
      company_id,
      id,
      draft: { ...draft, file_id: file.id, document_hash: file.sha256, pages },
      updated_at: ports.now(),
    })
    await audit({
      sentence: () => words.started({ name: draft.name }),
      entity_id: id,
      detail: { ...chosen, lawyer_checks },
    })
    return { agreement: templateView(ports, await requireTemplate(db, id)) }
  },

  '/v3/collections.UpdateAgreement': async ({ input, db, ports, audit }) => {
    const row = await lockTemplate(db, input.agreement_id)
    requireVersion(row, input.version)
    const name = input.draft.name.trim()
    const { file_id, document_hash, pages } = row.draft
    await requireDraftFits(db, { ...input.draft, name }, pages.length)
    await db
      .update(agreements)
      .set({
        draft: { ...input.draft, name, file_id, document_hash, pages },
        version: row.version + 1,
        updated_at: ports.now(),
      })
      .where(eq(agreements.id, row.id))
    await audit({
      sentence: () => words.draft_changed({ name }),
      entity_id: row.id,
      detail: { fields: input.draft.fields.length },
    })
    return { agreement: templateView(ports, await requireTemplate(db, row.id)) }
  },

  '/v3/collections.PublishAgreement': async ({ input, caller, db, ports, audit }) => {
    const row = await lockTemplate(db, input.agreement_id)
    requireVersion(row, input.version)
    const stops = findingsOf(row.draft, row.draft.pages).filter(({ blocks }) => blocks)
    if (stops.length > 0)
      throw refuse(409, 'agreement_unfit', stops.map(({ page, sentence }) => onPage(page, sentence)).join(' '))
    const { published } = await requireTemplate(db, row.id)
    if (published && sameContent(published.content, row.draft))
      throw refuse(409, 'agreement_unchanged', words.unchanged({ version: published.version }))
    const version = (await lastVersion(db, row.id)) + 1
    const now = ports.now()
    const { company_id, user_id } = caller
    await db.insert(agreement_versions).values({
      company_id,
      agreement_id: row.id,
      version,
      content: row.draft,
      published_by: user_id,
      created_at: now,
    })
    await db
      .update(agreements)
      .set({ published_version: version, version: row.version + 1, updated_at: now })
      .where(eq(agreements.id, row.id))
    await audit({
      sentence: () => words.published({ version, name: row.draft.name }),
      entity_id: row.id,
      detail: { version, document_hash: row.draft.document_hash, fields: row.draft.fields.length },
    })
    return { agreement: templateView(ports, await requireTemplate(db, row.id)) }
  },

  '/v3/collections.DeleteAgreement': async ({ input, db, ports, audit }) => {
    const row = await lockTemplate(db, input.agreement_id)
    requireVersion(row, input.version)
    await db
      .update(agreements)
      .set({ active: false, version: row.version + 1, updated_at: ports.now() })
      .where(eq(agreements.id, row.id))
    await audit({ sentence: () => words.retired({ name: row.draft.name }), entity_id: row.id })
    return { deleted: true }
  },
}

/** The author must have seen every page that will look different to signers. */
function requireConfirmed(differing: number[], confirmed = '') {
  const seen = new Set(confirmed.split(',').map(Number))
  if (differing.some(page => !seen.has(page)))
    throw refuse(409, 'pages_differ', words.pages_differ({ count: differing.length, pages: differing.join(', ') }))
}

const NEW_DRAFT: Omit<Schemas['AgreementDraft'], 'name'> = {
  kind: 'installation',
  language: 'en',
  fields: [],
  signers: [{ role: 'homeowner', step: 1 }],
  states: [],
  financing_types: [],
  adder_ids: [],
  rescission_notice: false,
}

const onPage = (page: number | null, sentence: string) =>
  page === null ? sentence : words.on_page({ page, finding: sentence })
