// How drizzle writes statements here. It spells out each column anew for every statement, 0.2 to 0.3 ms for a project or a user; what
// a column is called never changes, so it is kept.
import { Column, getTableColumns, is, SQL, Subquery, sql, Table } from 'drizzle-orm'
import {
  PgDialect,
  type PgInsertConfig,
  type PgSelectConfig,
  type PgUpdateConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core'

type Names = { of: (column: Column) => string; all: (table: Table) => string }

const LIBRARY = new PgDialect()
const SHORT = names(column => LIBRARY.escapeName(column.name))
/** With the name of the table, as where several are joined. */
const FULL = names(column => LIBRARY.sqlToQuery(sql`${column}`).sql)

class Dialect extends PgDialect {
  override buildSelectQuery(config: PgSelectConfig) {
    const { fields, fieldsFlat, joins, table } = config
    const all = is(table, Table) && fields === getTableColumns(table) ? { table } : fields
    const pieces = new Pieces(joins?.length ? FULL : SHORT)
    if (fieldsFlat) pieces.addOrdered(fieldsFlat)
    else pieces.add(all)
    return super.buildSelectQuery({ ...config, fieldsFlat: pieces.done() })
  }

  override buildInsertQuery(config: PgInsertConfig) {
    return super.buildInsertQuery(
      config.returning ? { ...config, returning: returned(config.returning, SHORT) } : config,
    )
  }

  override buildUpdateQuery(config: PgUpdateConfig) {
    const { returning, from } = config
    return super.buildUpdateQuery(
      returning ? { ...config, returning: returned(returning, from ? FULL : SHORT) } : config,
    )
  }
}
export const dialect = new Dialect()

function returned(fields: SelectedFieldsOrdered, names: Names): SelectedFieldsOrdered {
  const pieces = new Pieces(names)
  pieces.addOrdered(fields)
  return pieces.done()
}

/** What is selected, columns side by side as one piece of text. */
class Pieces {
  readonly #names: Names
  readonly #pieces: SelectedFieldsOrdered = []
  #columns: string[] = []

  constructor(names: Names) {
    this.#names = names
  }

  /** In the order in which drizzle takes them from a row again. */
  add(fields: object) {
    for (const field of Object.values(fields)) {
      if (is(field, Table)) this.#columns.push(this.#names.all(field))
      else if (KINDS.some(kind => is(field, kind))) this.addOrdered([{ path: [], field }])
      else this.add(field)
    }
  }

  addOrdered(fields: SelectedFieldsOrdered) {
    for (const one of fields) {
      if (is(one.field, Column)) this.#columns.push(this.#names.of(one.field))
      else {
        this.#write()
        this.#pieces.push(one)
      }
    }
  }

  done(): SelectedFieldsOrdered {
    this.#write()
    return this.#pieces
  }

  #write() {
    if (this.#columns.length > 0) this.#pieces.push({ path: [], field: sql.raw(this.#columns.join(', ')) })
    this.#columns = []
  }
}
const KINDS = [Column, SQL, SQL.Aliased, Subquery]

function names(nameOf: (column: Column) => string): Names {
  const of = kept(nameOf)
  return {
    of,
    all: kept(table => Object.values(getTableColumns(table)).map(of).join(', ')),
  }
}

function kept<Key extends object>(textOf: (key: Key) => string): (key: Key) => string {
  const texts = new WeakMap<Key, string>()
  return key => {
    const known = texts.get(key)
    if (known !== undefined) return known
    const text = textOf(key)
    texts.set(key, text)
    return text
  }
}
