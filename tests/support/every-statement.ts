// Statements of each request of a run, a line each in the file STATEMENTS names, for `npm run statements`.
import { appendFileSync } from 'node:fs'
import type { Transaction } from '@electric-sql/pglite'
import { EmbeddedEngine } from '#server/db/embedded/embedded-engine.ts'
import { currentRequest } from '#server/telemetry/request.ts'

const file = process.env['STATEMENTS']
const { transaction } = EmbeddedEngine.prototype

// The files of a run share a process.
if (file && !Object.hasOwn(transaction, 'is_watched')) {
  const watched: typeof transaction = function (this: EmbeddedEngine, work) {
    return transaction.call(this, async tx => {
      const sent = new Set<string>()
      const again: string[] = []
      let count = 0
      const { query } = tx
      const noted: Transaction['query'] = (text, ...rest) => {
        const key = `${text} ${JSON.stringify(rest[0] ?? [])}`
        count += 1
        if (sent.has(key)) again.push(text.replaceAll(/\s+/g, ' ').slice(0, 200))
        sent.add(key)
        return query(text, ...rest)
      }
      try {
        return await work(Object.assign(tx, { query: noted }))
      } finally {
        const { operation } = currentRequest() ?? {}
        if (operation) appendFileSync(file, `${JSON.stringify({ operation, sent: count, again })}\n`)
      }
    }) as ReturnType<typeof work>
  }
  EmbeddedEngine.prototype.transaction = Object.assign(watched, { is_watched: true })
}
