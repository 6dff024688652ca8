// Validates an archive row against its table's columns: ids in canonical form, past events not in the future, no
// unknown fields.
import { isTimeZone } from '#server/company/time-zones.ts'
import { type ArchiveRow, fieldsOf } from './archive-rows.ts'
import type { Entity } from './entities.ts'
import { words } from './words.ts'
import { brokenArchive } from './zip-reader.ts'

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const DAY = /^\d{4}-\d\d-\d\d$/
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/
const MOST_TEXT = 4_194_304
const DEEPEST = 40
/** Clocks of two servers differ. */
const CLOCKS_MS = 5 * 60_000
/** Columns that may be in the future. */
const AHEAD = /expires_at$|deadline_at$/

type Judge = (value: unknown) => boolean
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MOST_TEXT && !value.includes('\0')
const matches =
  (pattern: RegExp): Judge =>
  value =>
    typeof value === 'string' && pattern.test(value)
/** Single-line, as they end up in email headers. */
const ONE_LINE = /^(name|firstname|lastname|legal_name|phone|subject|.*email|.*_address)$/
const isList =
  (judge: Judge): Judge =>
  value =>
    Array.isArray(value) && value.every(judge)

const JUDGES: Readonly<Record<string, Judge>> = {
  uuid: matches(ID),
  'uuid[]': isList(matches(ID)),
  text: isText,
  'text[]': isList(isText),
  boolean: value => typeof value === 'boolean',
  integer: Number.isInteger,
  bigint: Number.isSafeInteger,
  'integer[]': isList(Number.isInteger),
  'double precision': Number.isFinite,
  bytea: matches(BASE64),
  date: matches(DAY),
}

/** Runs before any other traversal: unlimited nesting would overflow the stack. */
export function checkDepth({ name }: Entity, row: ArchiveRow): ArchiveRow {
  if (!isShallow(row, DEEPEST + 1)) throw brokenArchive(words.why.row_invalid({ name }))
  return row
}

/** Throws what the archive's sentence is. */
export function checkRow(entity: Entity, row: ArchiveRow, now: Date): ArchiveRow {
  const fields = new Map(fieldsOf(entity).map(field => [field.name, field]))
  for (const [name, value] of Object.entries(row)) {
    const field = fields.get(name)
    if (!field) throw brokenArchive(words.why.field_unknown({ name: entity.name, field: name.slice(0, 60) }))
    const { type, required } = field
    const sound = value === null || value === undefined ? !required : isSound(type, name, value, now)
    if (!sound) throw brokenArchive(words.why.field_invalid({ field: name, name: entity.name }))
  }
  return row
}

function isSound(type: string, name: string, value: unknown, now: Date): boolean {
  if (type === 'timestamp with time zone') return isMoment(name, value, now)
  if (type === 'jsonb') return isShallow(value, DEEPEST)
  if (type === 'text' && ONE_LINE.test(name) && /[\r\n]/.test(String(value))) return false
  if (name === 'timezone') return isTimeZone(String(value))
  const judge = JUDGES[type]
  if (!judge) throw new Error(`No judge for the column type ${type}`)
  return judge(value)
}

function isMoment(name: string, value: unknown, now: Date): boolean {
  if (typeof value !== 'string' || !MOMENT.test(value)) return false
  const at = new Date(value).getTime()
  return Number.isFinite(at) && (AHEAD.test(name) || at <= now.getTime() + CLOCKS_MS)
}

function isShallow(value: unknown, left: number): boolean {
  if (typeof value === 'string') return isText(value)
  if (value === null || typeof value !== 'object') return true
  return left > 0 && Object.entries(value).every(([name, one]) => isText(name) && isShallow(one, left - 1))
}
