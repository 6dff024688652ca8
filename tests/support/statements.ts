// Statements of one request as the database receives them, on either engine: how many, and which it was sent twice.
import type { Transaction } from '@electric-sql/pglite'
import pg from 'pg'
import { vi } from 'vitest'
import { EmbeddedEngine } from '#server/db/embedded/embedded-engine.ts'

type Statement = { text: string; values: string }

/** Counts what a request sends; what begins, enters and ends its transaction is not its own. */
export function watchStatements() {
  let sent: Statement[] = []
  const note = (text: string, values: unknown) => sent.push({ text, values: JSON.stringify(values ?? []) })

  const { query } = pg.Client.prototype
  const external = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [asked, values] = args
    if (asked && typeof asked === 'object' && 'queryMode' in asked && 'text' in asked) note(String(asked.text), values)
    return Reflect.apply(query, this, args)
  })

  const { transaction } = EmbeddedEngine.prototype
  const embedded = vi.spyOn(EmbeddedEngine.prototype, 'transaction').mockImplementation(function (
    this: EmbeddedEngine,
    work: (tx: Transaction) => Promise<unknown>,
  ) {
    return transaction.call(this, tx => {
      const { query } = tx
      const noted: Transaction['query'] = (text, ...rest) => {
        note(text, rest[0])
        return query(text, ...rest)
      }
      return work(Object.assign(tx, { query: noted }))
    })
  })

  return {
    /** Those of `request`, which is awaited. */
    async of(request: () => Promise<unknown>): Promise<Statement[]> {
      sent = []
      await request()
      const statements = sent
      sent = []
      return statements
    },
    restore() {
      external.mockRestore()
      embedded.mockRestore()
    },
  }
}

/** The same text with the same values as an earlier one of the request. */
export function repeatsIn(statements: readonly Statement[]): Statement[] {
  const seen = new Set<string>()
  return statements.filter(({ text, values }) => {
    const key = `${text} ${values}`
    if (seen.has(key)) return true
    seen.add(key)
    return false
  })
}
