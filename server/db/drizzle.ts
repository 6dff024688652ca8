// Drizzle renders every column name again for each statement, 0.2 to 0.3 ms for a row of projects or users. Here the names are
// cached. The statements stay the same.
import { Column, getTableColumns, is, SQL, Subquery, sql, Table } from 'drizzle-orm'
import {
  PgDatabase,
  PgDialect,
  type PgInsertConfig,
  type PgQueryResultHKT,
  type PgSelectConfig,
  type PgSession,
  type PgUpdateConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core'
import type { Db } from './standing.ts'

type Session<Client> = new (
  client: Client,
  dialect: PgDialect,
  schema: undefined,
) => PgSession<PgQueryResultHKT, Record<string, never>, Record<string, never>>
type Names = { of: (column: Column) => string; all: (table: Table) => string }

const LIBRARY = new PgDialect()
const SHORT = cachedNames(column => LIBRARY.escapeName(column.name))
/** With the table's name, for joins. */
const FULL = cachedNames(column => LIBRARY.sqlToQuery(sql`${column}`).sql)

class Dialect extends PgDialect {
  override buildSelectQuery(config: PgSelectConfig) {
    const { fields, joins, table } = config
    // The columns of one table are cached together.
    const selected = is(table, Table) && fields === getTableColumns(table) ? [table] : Object.values(fields)
    return super.buildSelectQuery({ ...config, fieldsFlat: rendered(selected, joins?.length ? FULL : SHORT) })
  }

  override buildInsertQuery(config: PgInsertConfig) {
    return super.buildInsertQuery({ ...config, returning: returned(config.returning, SHORT) })
  }

  override buildUpdateQuery(config: PgUpdateConfig) {
    return super.buildUpdateQuery({ ...config, returning: returned(config.returning, config.from ? FULL : SHORT) })
  }
}
const dialect = new Dialect()

/** A database whose statements `query` answers; drizzle uses nothing else of the client. */
export function databaseAsking<Client extends object>(query: unknown, client: Client, Session: Session<Client>): Db {
  const asked = new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) })
  return new PgDatabase(dialect, new Session(asked, dialect, undefined), undefined)
}

const returned = (fields: SelectedFieldsOrdered | undefined, names: Names) =>
  fields &&
  rendered(
    fields.map(({ field }) => field),
    names,
  )

/** Joins adjacent columns into one piece of text; drizzle renders the rest. */
function rendered(fields: readonly unknown[], names: Names): SelectedFieldsOrdered {
  const selected: SelectedFieldsOrdered = []
  let columns: string[] = []
  const endOfColumns = () => {
    if (columns.length > 0) selected.push({ path: [], field: sql.raw(columns.join(', ')) })
    columns = []
  }
  for (const piece of pieces(fields, names)) {
    if (typeof piece === 'string') columns.push(piece)
    else {
      endOfColumns()
      selected.push({ path: [], field: piece })
    }
  }
  endOfColumns()
  return selected
}

/** In the order in which drizzle reads them from a row. */
function* pieces(fields: readonly unknown[], names: Names): Generator<string | SQL | SQL.Aliased | Subquery> {
  for (const field of fields) {
    if (is(field, Column)) yield names.of(field)
    else if (is(field, Table)) yield names.all(field)
    else if (is(field, SQL) || is(field, SQL.Aliased) || is(field, Subquery)) yield field
    else yield* pieces(Object.values(field as object), names)
  }
}

function cachedNames(nameOf: (column: Column) => string): Names {
  const of = cached(nameOf)
  return { of, all: cached(table => Object.values(getTableColumns(table)).map(of).join(', ')) }
}

function cached<Key extends object>(textOf: (key: Key) => string): (key: Key) => string {
  const texts = new WeakMap<Key, string>()
  return key => {
    const known = texts.get(key)
    if (known !== undefined) return known
    const text = textOf(key)
    texts.set(key, text)
    return text
  }
}
