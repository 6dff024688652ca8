// Child spans of what a request waits for: transactions and calls to lenders.
import type { LenderPort } from '#machines/applications/lenders/lender-port.ts'
import type { Database } from '../db/database.ts'
import { CLIENT, type Traces } from './traces.ts'

/** Background polling creates no traces. */
export const tracedDatabase = (database: Database, traces: Traces): Database => ({
  ...database,
  transaction: (work, does) =>
    traces.isTracing()
      ? traces.span('transaction', { kind: CLIENT, attributes: { 'db.system.name': 'postgresql' } }, () =>
          database.transaction(work, does),
        )
      : database.transaction(work, does),
})

export const tracedLenders = (port: LenderPort, traces: Traces): LenderPort => ({
  ...port,
  exchange: (code, path, init) =>
    traces.span('lender call', { kind: CLIENT, attributes: { 'sunquill.lender': code } }, async span => {
      const response = await port.exchange(code, path, init)
      span.attributes['http.response.status_code'] = response.status
      span.failed = response.status >= 500
      return response
    }),
})
