// PGlite with cached prepared statements: parsing and planning is most of the time of a small query. Opened by embedded.ts;
// transparent to those who use a transaction.
import {
  messages,
  PGlite,
  type PGliteOptions,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
  types,
} from '@electric-sql/pglite'

/** About as many statements as the product has; of those built dynamically, the least recently used are evicted. */
const KEPT = 500
const LONGEST = 20_000
const PREPARABLE = /^\s*(select|insert|update|delete|with)\b/i

type Statement = { name: string; parameter_types: number[]; columns: messages.RowDescriptionMessage | undefined }

const { serialize } = protocol

/** Like PGlite's own, without a step for each byte. */
const BYTES = {
  parsers: { [types.BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) },
  serializers: { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
}

export class EmbeddedEngine extends PGlite {
  /** By text, most recently used last. */
  readonly #statements = new Map<string, Statement>()
  #made = 0

  constructor(options: PGliteOptions) {
    super({ ...options, ...BYTES })
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return super.transaction(tx => {
      const unprepared = tx.query
      const query = <R>(text: string, parameters: unknown[] = [], options: QueryOptions = {}): Promise<Results<R>> =>
        tx.closed || text.length > LONGEST || !PREPARABLE.test(text)
          ? unprepared(text, parameters, options)
          : this.runExclusive(() => this.#ask<R>(text, parameters, options))
      return work(Object.assign(tx, { query }))
    })
  }

  async #ask<R>(text: string, parameters: unknown[], options: QueryOptions): Promise<Results<R>> {
    const { name, parameter_types, columns } = await this.#prepared(text)
    const values = parameters.map((value, at) => this.#asText(value, parameter_types[at]))
    const answer = await this.#send(serialize.bind({ statement: name, values }), serialize.execute({}))
    // Passed separately, PGlite would copy some hundred parsers for each query.
    const parsers = Object.assign(Object.create(this.parsers), options.parsers)
    const { parsers: _, ...shape } = options
    const [result] = parse.parseResults(columns ? [columns, ...answer] : answer, parsers, shape)
    // The shape of a row is what the query selects, which only the caller knows.
    return result as Results<R>
  }

  /**
   * A plan is valid for the role it was made in: PostgreSQL replans where row-level security differs, and checks the role's
   * privileges each time it runs.
   */
  async #prepared(text: string): Promise<Statement> {
    const prepared_statement = this.#statements.get(text)
    if (prepared_statement) {
      this.#statements.delete(text)
      this.#statements.set(text, prepared_statement)
      return prepared_statement
    }
    const name = `s${++this.#made}`
    const described = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const columns = described.find(one => one instanceof messages.RowDescriptionMessage)
    const statement = { name, parameter_types: parse.parseDescribeStatementResults(described), columns }
    this.#statements.set(text, statement)
    const [oldest] = this.#statements.size > KEPT ? this.#statements : []
    if (oldest) {
      this.#statements.delete(oldest[0])
      await this.#send(serialize.close({ type: 'S', name: oldest[1].name }))
    }
    return statement
  }

  /** In one message, up to the point where the engine is ready again, also after an error. */
  async #send(...parts: Uint8Array[]) {
    return this.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })
  }

  #asText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    const serializer = type === undefined ? undefined : this.serializers[type]
    return serializer ? serializer(value) : String(value)
  }
}
