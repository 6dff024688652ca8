import { and, desc, eq, ilike } from 'drizzle-orm'
import { nextAgreementStatuses } from '#machines/agreements/agreement-transaction.ts'
import { endLinks, type UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { agreement_versions, links, signers, agreements as templates, transactions } from '../db/schema.ts'
import { keepFile } from '../files/store.ts'
import { readUpload } from '../files/upload.ts'
import type { Handlers } from '../handler.ts'
import { illegalTransition, notFound, refuse } from '../lib/refuse.ts'
import { likeText } from '../lib/search.ts'
import { requireVersion } from '../lib/versioned.ts'
import { inspectPdf, PdfRefusal } from '../ports/pdf.ts'
import { sha256 } from '../ports/ports.ts'
import { requireProject } from '../projects/access.ts'
import { readSetting } from '../settings/store.ts'
import { send } from './send.ts'
import { decline, requireOpen, requireSigning, sign, track } from './signing.ts'
import { requireTemplate, templateView } from './templates.ts'
import { appendEvent } from './trail.ts'
import { signersOf, signingView, type TransactionRow, transactionsOf, transactionView } from './view.ts'

export const agreements: Handlers<'agreements'> = {
  '/v3/collections.ListAgreements': async ({ input, db, ports }) => {
    const rows = await db
      .selectDistinctOn([agreement_versions.agreement_id], { agreement: templates, latest: agreement_versions })
      .from(agreement_versions)
      .innerJoin(templates, and(eq(templates.id, agreement_versions.agreement_id), eq(templates.active, true)))
      .where(input.search ? ilike(agreement_versions.name, `%${likeText(input.search)}%`) : undefined)
      .orderBy(agreement_versions.agreement_id, desc(agreement_versions.version))
    const views = rows.map(row => templateView(ports, row))
    return { agreements: views.sort((a, b) => a.name.localeCompare(b.name)) }
  },

  '/v3/collections.GetAgreement': async ({ input, db, ports }) => ({
    agreement: templateView(ports, await requireTemplate(db, input.agreement_id)),
  }),

  '/v3/collections.UploadAgreement': async ({ input, caller, db, ports, audit }) => {
    const { bytes, file_name } = await readUpload(input, 'Choose a PDF.')
    const name = input.name.trim()
    if (name === '') throw refuse(400, 'invalid_input', { name: 'Name the agreement.' })
    const { pages } = await inspectPdf(bytes).catch((error: unknown) => {
      throw error instanceof PdfRefusal ? refuse(415, error.code, error.message) : error
    })
    const now = ports.now()
    const { company_id } = caller
    const file = await keepFile(db, ports, { company_id, name: file_name, media_type: 'application/pdf', bytes })
    const agreement = { company_id, id: ports.id(), active: true, updated_at: now, version: 1 }
    const latest = {
      company_id,
      agreement_id: agreement.id,
      version: 1,
      name,
      file_id: file.id,
      document_hash: file.sha256,
      pages,
      fields: [],
      created_at: now,
    }
    await db.insert(templates).values(agreement)
    await db.insert(agreement_versions).values(latest)
    await audit({ sentence: `uploaded the agreement ${name}`, entity_id: agreement.id })
    return { agreement: templateView(ports, { agreement, latest }) }
  },

  '/v3/collections.UpdateAgreement': async ({ input, caller, db, ports, audit }) => {
    const { agreement, latest } = await requireTemplate(db, input.agreement_id)
    requireVersion(agreement, input.version)
    requireFieldsFit(input.fields, latest.pages.length)
    const now = ports.now()
    const version = agreement.version + 1
    const next = { ...latest, version, name: input.name, fields: input.fields, created_at: now }
    await db.insert(agreement_versions).values(next)
    await db.update(templates).set({ version, updated_at: now }).where(eq(templates.id, agreement.id))
    await audit({
      sentence: `changed the agreement ${input.name}`,
      entity_id: agreement.id,
      detail: { version, fields: input.fields.length, by: caller.user_id },
    })
    return { agreement: templateView(ports, { agreement: { ...agreement, version, updated_at: now }, latest: next }) }
  },

  '/v3/collections.DeleteAgreement': async ({ input, db, ports, audit }) => {
    const { agreement, latest } = await requireTemplate(db, input.agreement_id)
    requireVersion(agreement, input.version)
    await db
      .update(templates)
      .set({ active: false, version: agreement.version + 1, updated_at: ports.now() })
      .where(eq(templates.id, agreement.id))
    await audit({ sentence: `retired the agreement ${latest.name}`, entity_id: agreement.id })
    return { deleted: true }
  },

  '/v3/agreements.ListTransactionsByProject': async ({ input, caller, db, ports }) => {
    await requireProject(db, caller, input.project_id)
    const rows = await transactionsOf(db, input.project_id)
    return { transactions: await inTurn(rows, row => transactionView(db, ports, row)) }
  },

  '/v3/agreements.Send': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const row = await send(db, ports, caller, project, input)
    await audit({
      sentence: `sent an agreement to ${input.signers.map(signer => signer.name).join(', ')}`,
      project_id: project.id,
      entity_id: row.id,
    })
    return { transaction: await transactionView(db, ports, row) }
  },

  '/v3/agreements.GenerateURL': async ({ input, caller, db, ports, audit }) => {
    const row = await requireTransaction(db, caller, input.transaction_id)
    requireOpen(row, 'signed')
    const signer = (await signersOf(db, row.id)).find(one => one.id === input.signer_id)
    if (!signer) throw notFound('signer')
    if (signer.status === 'signed') throw refuse(409, 'already_signed', `${signer.name} has signed already.`)
    const now = ports.now()
    const token = ports.token()
    const { value: general } = await readSetting(db, 'general')
    const expires_at = new Date(now.getTime() + general.signing_link_days * 86_400_000)
    await endLinks(db, signer.id, now)
    await db.insert(links).values({
      company_id: row.company_id,
      token_hash: sha256(token),
      kind: 'signer',
      entity_id: signer.id,
      expires_at,
    })
    await db.update(signers).set({ link_expires_at: expires_at }).where(eq(signers.id, signer.id))
    await appendEvent(db, ports, {
      company_id: row.company_id,
      transaction_id: row.id,
      event: 'link_made',
      actor: caller.name,
      detail: { for: signer.name },
    })
    await audit({ sentence: `made a signing link for ${signer.name}`, project_id: row.project_id, entity_id: row.id })
    return { url: `${ports.public_origin}/sign/${token}`, expires_at: expires_at.toISOString() }
  },

  '/v3/agreements.VoidAgreementTransaction': async ({ input, caller, db, ports, audit }) => {
    const row = await requireTransaction(db, caller, input.transaction_id)
    requireVersion(row, input.version)
    const anySigned = (await signersOf(db, row.id)).some(signer => signer.status === 'signed')
    const status = anySigned ? 'voided' : 'canceled'
    if (!nextAgreementStatuses(row.status).includes(status))
      throw illegalTransition('agreement', row.status, status, nextAgreementStatuses(row.status))
    const [changed] = await db
      .update(transactions)
      .set({ status, reason: input.reason, version: row.version + 1 })
      .where(eq(transactions.id, row.id))
      .returning()
    await appendEvent(db, ports, {
      company_id: row.company_id,
      transaction_id: row.id,
      event: status,
      actor: caller.name,
      detail: { reason: input.reason },
    })
    await audit({ sentence: `${status} an agreement: ${input.reason}`, project_id: row.project_id, entity_id: row.id })
    return { transaction: await transactionView(db, ports, changed ?? row) }
  },

  '/v3/agreements.GetTransaction': async ({ caller, db, ports }) => {
    const { transaction, signer } = await requireSigning(db, caller)
    return { signing: await signingView(db, ports, transaction, signer) }
  },

  '/v3/agreements.Track': async ({ input, caller, db, ports }) => ({
    noted: await track(db, ports, await requireSigning(db, caller), input.event, input.page),
  }),

  '/v3/agreements.SaveSigned': async ({ input, caller, db, ports, request, audit }) => {
    const signing = await requireSigning(db, caller)
    const again = signing.signer.status === 'signed'
    await sign(db, ports, signing, input, request)
    const after = await requireSigning(db, caller)
    if (!again)
      await audit({
        sentence: `${after.signer.name} signed`,
        project_id: after.transaction.project_id,
        entity_id: after.transaction.id,
      })
    return { signing: await signingView(db, ports, after.transaction, after.signer) }
  },

  '/v3/agreements.Decline': async ({ input, caller, db, ports, audit }) => {
    const signing = await requireSigning(db, caller)
    await decline(db, ports, signing, input.reason)
    const after = await requireSigning(db, caller)
    await audit({
      sentence: `${after.signer.name} declined: ${input.reason}`,
      project_id: after.transaction.project_id,
      entity_id: after.transaction.id,
    })
    return { signing: await signingView(db, ports, after.transaction, after.signer) }
  },
}

async function requireTransaction(db: Db, caller: UserCaller, id: string): Promise<TransactionRow> {
  const [row] = await db.select().from(transactions).where(eq(transactions.id, id)).for('update')
  if (!row) throw notFound('agreement')
  await requireProject(db, caller, row.project_id)
  return row
}

function requireFieldsFit(
  fields: { id: string; page: number; x: number; y: number; w: number; h: number }[],
  page_count: number,
) {
  const wrong: Record<string, string> = {}
  const ids = new Set<string>()
  for (const { id, page, x, y, w, h } of fields) {
    if (page > page_count) wrong[id] = `The document has ${page_count} pages.`
    else if (x + w > 1.0001 || y + h > 1.0001) wrong[id] = `A field on page ${page} reaches over its edge.`
    else if (ids.has(id)) wrong[id] = 'Two fields have the same id.'
    ids.add(id)
  }
  if (Object.keys(wrong).length > 0) throw refuse(400, 'invalid_input', wrong)
}

/** One after the other: a transaction has one connection. */
async function inTurn<From, To>(items: From[], each: (item: From) => Promise<To>): Promise<To[]> {
  const made: To[] = []
  for (const item of items) made.push(await each(item))
  return made
}
