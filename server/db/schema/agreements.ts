// Agreements, their signing and its evidence.
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { RescissionRule } from '#machines/agreements/rescission.ts'
import type { DealAmounts } from '#machines/money/receivables/deal-amounts.ts'
import type { Schemas } from '#sdk/types.ts'
import { at, bytea, company_id, version } from '../columns.ts'

/** A template's content: the draft being edited, or a published version. */
export type AgreementContent = Schemas['AgreementDraft'] & {
  file_id: string
  document_hash: string
  pages: Schemas['Page'][]
}

export const agreements = pgTable(
  'agreements',
  {
    company_id,
    id: uuid('id').notNull(),
    active: boolean('active').notNull().default(true),
    draft: jsonb('draft').$type<AgreementContent>().notNull(),
    /** Null until it is published first. */
    published_version: integer('published_version'),
    updated_at: at('updated_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** Never changed. */
export const agreement_versions = pgTable(
  'agreement_versions',
  {
    company_id,
    agreement_id: uuid('agreement_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<AgreementContent>().notNull(),
    published_by: uuid('published_by'),
    created_at: at('created_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.agreement_id, t.version] })],
)

export const transactions = pgTable(
  'transactions',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    agreement_id: uuid('agreement_id').notNull(),
    agreement_version: integer('agreement_version').notNull(),
    status: text('status', { enum: ['sent', 'signed', 'voided', 'canceled'] })
      .notNull()
      .default('sent'),
    /** The content to sign: the version's, plus the pages and fields of the notice of cancellation if it has one. */
    content: jsonb('content').$type<AgreementContent>().notNull(),
    /** The exact bytes shown and signed. */
    document_file_id: uuid('document_file_id').notNull(),
    document_hash: text('document_hash').notNull(),
    /** Text of the variable fields, by field id. */
    variables: jsonb('variables').$type<Record<string, string>>().notNull(),
    rescission: jsonb('rescission').$type<RescissionRule>(),
    message: text('message'),
    financing_type: text('financing_type').$type<Schemas['FinancingType']>().notNull(),
    basis_hash: text('basis_hash').notNull(),
    /** Null for what was signed before it was kept, where the way to pay is another since. */
    agreed: jsonb('agreed').$type<DealAmounts>(),
    /** When the last signature was stored. */
    completed_at: at('completed_at'),
    /** When the signed PDF was built; `next_seal_at` is the next attempt until then. */
    sealed_at: at('sealed_at'),
    next_seal_at: at('next_seal_at'),
    seal_attempts: integer('seal_attempts').notNull().default(0),
    /** When sealing was first refused because the trail does not prove the signatures. */
    seal_refused_at: at('seal_refused_at'),
    signed_file_id: uuid('signed_file_id'),
    signed_hash: text('signed_hash'),
    certificate_id: uuid('certificate_id'),
    next_reminder_at: at('next_reminder_at'),
    reason: text('reason'),
    /** When it was voided or canceled. */
    ended_at: at('ended_at'),
    created_by: uuid('created_by').notNull(),
    created_by_name: text('created_by_name').notNull(),
    created_at: at('created_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const signers = pgTable(
  'signers',
  {
    company_id,
    id: uuid('id').notNull(),
    transaction_id: uuid('transaction_id').notNull(),
    role: text('role').$type<Schemas['SignerRole']>().notNull(),
    /** Signers of one step sign in any order; a step begins when the one before is done. */
    step: integer('step').notNull().default(1),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    language: text('language', { enum: ['en', 'es'] })
      .notNull()
      .default('en'),
    status: text('status').$type<Schemas['SignerStatus']>().notNull().default('pending'),
    link_expires_at: at('link_expires_at'),
    sent_at: at('sent_at'),
    /** When a user confirmed that they sent the link themselves. */
    handed_at: at('handed_at'),
    handed_by: text('handed_by'),
    reminded_at: at('reminded_at'),
    reminders: integer('reminders').notNull().default(0),
    in_person_by: text('in_person_by'),
    viewed_at: at('viewed_at'),
    time_zone: text('time_zone'),
    consented_at: at('consented_at'),
    consent_version: text('consent_version'),
    consent_hash: text('consent_hash'),
    consent_ip: text('consent_ip'),
    consent_language: text('consent_language', { enum: ['en', 'es'] }),
    pages_read: integer('pages_read').array().notNull().default([]),
    /** Values entered so far; final once signed. */
    field_values: jsonb('field_values').$type<Record<string, string>>(),
    signed_fields: text('signed_fields').array().notNull().default([]),
    signature_id: uuid('signature_id'),
    initials_id: uuid('initials_id'),
    signed_at: at('signed_at'),
    ip: text('ip'),
    user_agent: text('user_agent'),
    decline_reason: text('decline_reason'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const signatures = pgTable(
  'signatures',
  {
    company_id,
    id: uuid('id').notNull(),
    signer_id: uuid('signer_id').notNull(),
    kind: text('kind', { enum: ['signature', 'initials'] }).notNull(),
    way: text('way', { enum: ['drawn', 'typed', 'uploaded'] }).notNull(),
    png: bytea('png').notNull(),
    sha256: text('sha256').notNull(),
    created_at: at('created_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** At most one is active; earlier ones are kept to identify past seals. */
export const signing_certificates = pgTable(
  'signing_certificates',
  {
    company_id,
    id: uuid('id').notNull(),
    source: text('source', { enum: ['made', 'supplied'] }).notNull(),
    /** The certificate, then its chain. */
    certificate_pem: text('certificate_pem').notNull(),
    private_key_sealed: bytea('private_key_sealed').notNull(),
    active: boolean('active').notNull(),
    created_by: uuid('created_by'),
    created_at: at('created_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const transaction_events = pgTable(
  'transaction_events',
  {
    company_id,
    transaction_id: uuid('transaction_id').notNull(),
    seq: integer('seq').notNull(),
    at: at('at').notNull(),
    event: text('event').notNull(),
    actor: text('actor').notNull(),
    detail: jsonb('detail').$type<Record<string, string>>().notNull(),
    previous_hash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
    /** Null for a row that was not written by a ceremony here: brought in, or inserted by hand. */
    mac: text('mac'),
    /** From before events were keyed; keyed by the upgrade, which can only vouch that it was there then. */
    keyed_later: boolean('keyed_later').notNull().default(false),
  },
  t => [primaryKey({ columns: [t.company_id, t.transaction_id, t.seq] })],
)

/** With the signer's previous status, so that it can be undone. */
export type PaperSignerRow = Schemas['PaperSigner'] & { before: Schemas['SignerStatus'] }

export const paper_records = pgTable(
  'paper_records',
  {
    company_id,
    id: uuid('id').notNull(),
    transaction_id: uuid('transaction_id').notNull(),
    received_on: date('received_on').notNull(),
    note: text('note').notNull(),
    file_id: uuid('file_id').notNull(),
    /** Kept here too: the scan of a record that was taken back may be deleted. */
    file_name: text('file_name').notNull(),
    file_hash: text('file_hash').notNull(),
    page_count: integer('page_count').notNull(),
    signers: jsonb('signers').$type<PaperSignerRow[]>().notNull(),
    /** True if it moved the project to paid by cash. */
    moved_project: boolean('moved_project').notNull(),
    recorded_by: uuid('recorded_by').notNull(),
    recorded_by_name: text('recorded_by_name').notNull(),
    recorded_at: at('recorded_at').notNull(),
    ended_at: at('ended_at'),
    ended_by_name: text('ended_by_name'),
    ended_reason: text('ended_reason'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const links = pgTable(
  'links',
  {
    company_id,
    token_hash: text('token_hash').notNull(),
    kind: text('kind', {
      enum: [
        'proposal',
        'signer',
        'password_reset',
        'report',
        'lender_application',
        'sign_in',
        'approval',
        'second_step',
        'directory',
      ],
    }).notNull(),
    entity_id: uuid('entity_id').notNull(),
    expires_at: at('expires_at'),
    ended_at: at('ended_at'),
    /** Who hands a device over, where a signer's link was made for that. */
    in_person_by: text('in_person_by'),
    /** The only user it is valid for, if it decides something; who takes the device back, if it was handed over. */
    user_id: uuid('user_id'),
  },
  t => [primaryKey({ columns: [t.company_id, t.token_hash] })],
)
