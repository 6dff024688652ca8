// How a company is connected with a lender. Credentials rest sealed, are opened where a lender is asked, and go nowhere else.
import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Credentials, Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import {
  type ByHandMode,
  inMode,
  type LenderMode,
  OWN_FINANCING,
  withOwn,
} from '#machines/applications/lenders/modes.ts'
import { refuse, staleVersion } from '#machines/lib/refuse.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { Db } from '#server/db/database.ts'
import { lender_connections } from '#server/db/schema/lenders.ts'
import { inLanguage } from '#server/lib/reader-language.ts'
import type { Ports } from '#server/ports/ports.ts'
import { words } from './words.ts'

export type Connection = { company_id: number; dialect: Dialect; credentials: Credentials }
type Row = typeof lender_connections.$inferSelect

export function dialectOf(ports: Ports, code: string): Dialect {
  const dialect = withOwn(ports.lenders.dialects).find(one => one.code === code)
  if (!dialect) throw refuse(404, 'no_such_lender', words.no_such_lender)
  return dialect
}

/** The lender's dialect for an application: by hand it has no calls. */
export const dialectFor = (ports: Ports, { lender, mode }: { lender: string; mode: LenderMode }): Dialect =>
  inMode(dialectOf(ports, lender), mode)

/** The mode of a new application. */
export async function modeOf(db: Db, ports: Ports, company_id: number, lender: string): Promise<LenderMode> {
  if (lender === OWN_FINANCING) return 'in_house'
  return modeFrom(ports, dialectOf(ports, lender), await connectionRow(db, company_id, lender))
}

/** As the company chose; where it has not, a lender this installation cannot reach has its portal. */
export function modeFrom(ports: Ports, dialect: Dialect, row: Row | undefined): LenderMode {
  if (row?.by_hand) return row.by_hand
  if (ports.lenders.way(dialect.code) === 'sandbox') return 'api'
  return whyNotConnected(ports, dialect, row, row ? openCredentials(ports, row) : {}) === undefined ? 'api' : 'portal'
}

/** Credentials and address for calls; throws 409 `lender_not_connected`. Needs a transaction inside the company's tenant. */
export async function connectionOf(db: Db, ports: Ports, company_id: number, lender: string): Promise<Connection> {
  const dialect = dialectOf(ports, lender)
  const row = await connectionRow(db, company_id, lender)
  const credentials = row ? openCredentials(ports, row) : {}
  const why = whyNotConnected(ports, dialect, row, credentials)
  if (why) throw refuse(409, 'lender_not_connected', why)
  return { company_id, dialect, credentials }
}

/** Or why it cannot be asked, for work that continues by itself: a sentence in English, for it is stored. */
export async function connectionOrWhy(
  db: Db,
  ports: Ports,
  company_id: number,
  lender: string,
): Promise<Connection | string> {
  try {
    return await inLanguage('en', () => connectionOf(db, ports, company_id, lender))
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

/** Why it cannot be asked, in a sentence; undefined where it can. */
export function whyNotConnected(ports: Ports, dialect: Dialect, row: Row | undefined, credentials: Credentials) {
  const { name, code } = dialect
  if (ports.lenders.way(code) === 'none') return words.no_address({ lender: name })
  const filled = dialect.credentials.every(field => (credentials[field.name] ?? '') !== '')
  if (row?.enabled && filled) return undefined
  return words.not_connected({ lender: name })
}

export async function connectionRow(db: Db, company_id: number, lender: string): Promise<Row | undefined> {
  const [row] = await db.select().from(lender_connections).where(ours(company_id, lender))
  return row
}

type Change = {
  company_id: number
  user_id: string
  lender: string
  enabled: boolean
  /** Those left out stay as they are. */
  credentials: Credentials
  remove_credentials: boolean
  /** Both stay as they are where they are left out. */
  by_hand?: ByHandMode | null
  portal_url?: string | null
  /** 0 if there is none. */
  version: number
}

/** Stores a connection and answers its row; throws 400 for what the form does not have, 409 for a stale version. */
export async function setConnection(db: Db, ports: Ports, change: Change): Promise<Row> {
  const { company_id, user_id, lender, enabled } = change
  const { credentials: fields } = dialectOf(ports, lender)
  const strange = Object.keys(change.credentials).find(name => !fields.some(field => field.name === name))
  if (strange !== undefined)
    throw refuse(400, 'invalid_input', { [`credentials.${strange.slice(0, 60)}`]: words.no_such_field })
  const [before] = await db.select().from(lender_connections).where(ours(company_id, lender)).for('update')
  if ((before?.version ?? 0) !== change.version) throw staleVersion(before?.version ?? 0)
  const stored_credentials = before && !change.remove_credentials ? openCredentials(ports, before) : {}
  const credentials = { ...stored_credentials, ...change.credentials }
  const values = {
    enabled,
    by_hand: change.by_hand === undefined ? (before?.by_hand ?? null) : change.by_hand,
    portal_url: change.portal_url === undefined ? (before?.portal_url ?? null) : change.portal_url,
    credentials_sealed: Object.keys(credentials).length === 0 ? null : seal(ports, change, JSON.stringify(credentials)),
    updated_at: ports.now(),
    updated_by: user_id,
    version: change.version + 1,
  }
  const [row] = before
    ? await db.update(lender_connections).set(values).where(ours(company_id, lender)).returning()
    : await db
        .insert(lender_connections)
        .values({ ...values, company_id, lender, hook_id: ports.token() })
        .onConflictDoNothing()
        .returning()
  if (!row) throw staleVersion(1)
  return row
}

export function openCredentials(ports: Ports, { company_id, lender, credentials_sealed }: Row): Credentials {
  if (!credentials_sealed) return {}
  const plain = ports.vault.open(labelOf('credentials', company_id, lender), credentials_sealed)
  const credentials: Credentials = JSON.parse(Buffer.from(plain).toString('utf8'))
  return credentials
}

/** A new secret for its webhooks, answered once; what the one before signed is refused from now on. */
export async function renewHookSecret(db: Db, ports: Ports, company_id: number, lender: string) {
  // Standard Webhooks: 24 to 64 random bytes, in base64 behind this prefix.
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const sealed = ports.vault.seal(labelOf('hook', company_id, lender), Buffer.from(secret))
  const [row] = await db
    .update(lender_connections)
    .set({ hook_secret_sealed: sealed, hook_secret_made_at: ports.now() })
    .where(ours(company_id, lender))
    .returning()
  if (!row) throw refuse(409, 'lender_not_connected', words.connect_first({ lender: dialectOf(ports, lender).name }))
  return { secret, hook_id: row.hook_id, row }
}

/** Undefined if none was created. */
export function hookSecret(ports: Ports, { company_id, lender, hook_secret_sealed }: Row): string | undefined {
  if (!hook_secret_sealed) return undefined
  return Buffer.from(ports.vault.open(labelOf('hook', company_id, lender), hook_secret_sealed)).toString('utf8')
}

export const hookAddress = (ports: Ports, { path }: Pick<Dialect, 'path'>, hook_id: string) =>
  `${ports.public_origin}/api/lenders/${path}/webhooks/${hook_id}`

const ours = (company_id: number, lender: string) =>
  and(eq(lender_connections.company_id, company_id), eq(lender_connections.lender, lender))
/** Bound to its place: sealed credentials moved to another company's row do not open. */
const labelOf = (what: 'credentials' | 'hook', company_id: number, lender: string) =>
  `lender ${what}/${company_id}/${lender}`
const seal = (ports: Ports, { company_id, lender }: Change, plain: string) =>
  ports.vault.seal(labelOf('credentials', company_id, lender), Buffer.from(plain))
