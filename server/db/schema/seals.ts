// Seals made here: each company's, and the public log of all.
import { bigint, boolean, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { LeafKind } from '#machines/agreements/seal-log/log-text.ts'
import { at, bytea, company_id } from '../columns.ts'

/** Written only by sealing, under this server's key: a sealed transaction without a row here was not sealed here. */
export const seals = pgTable(
  'seals',
  {
    company_id,
    transaction_id: uuid('transaction_id').notNull(),
    leaf_index: bigint('leaf_index', { mode: 'number' }).notNull(),
    /** The document as entered in the log. */
    document_hash: text('document_hash').notNull(),
    /** Of the sealed file. */
    file_hash: text('file_hash').notNull(),
    sealed_at: at('sealed_at').notNull(),
    /** From before seals were keyed. */
    keyed_later: boolean('keyed_later').notNull(),
    mac: text('mac').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.transaction_id] })],
)

/** One row a seal, of no company; only ever added to. */
export const seal_log = pgTable('seal_log', {
  leaf_index: bigint('leaf_index', { mode: 'number' }).primaryKey(),
  document_hash: text('document_hash').notNull(),
  kind: text('kind').$type<LeafKind>().notNull(),

  logged_at: at('logged_at').notNull(),
  installation: text('installation').notNull(),
})

/** The hashes of its perfect subtrees: any proof is a few of them. */
export const seal_log_nodes = pgTable(
  'seal_log_nodes',
  {
    level: smallint('level').notNull(),
    position: bigint('position', { mode: 'number' }).notNull(),
    hash: bytea('hash').notNull(),
  },
  t => [primaryKey({ columns: [t.level, t.position] })],
)

/** Every head that was signed. */
export const seal_log_heads = pgTable('seal_log_heads', {
  size: bigint('size', { mode: 'number' }).primaryKey(),
  root: text('root').notNull(),
  at: at('at').notNull(),
  public_key: text('public_key').notNull(),
  signature: text('signature').notNull(),
})

/** One row: whether what was there before rows were keyed has been keyed, which happens once. */
export const evidence_keying = pgTable('evidence_keying', {
  id: integer('id').primaryKey(),
  done_at: at('done_at'),
  mac: text('mac'),
})
