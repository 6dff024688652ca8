// The way to the lenders: which there are, and who answers for each.
import type { Dialect } from './lender-dialect.ts'

export type LenderPort = {
  dialects: readonly Dialect[]
  /** How it is reached: by its configured address, by the sandbox, or not at all. */
  way(code: string): 'address' | 'sandbox' | 'none'
  /** Sends to `path` below the lender's address. Throws what fetch throws: no answer came, or it broke off. */
  exchange(code: string, path: string, init: RequestInit & { duplex?: 'half' }): Promise<Response>
  /** How long a lender may keep silent. */
  patience_ms: number
  /** Waits between two tries of a read; tests do not. */
  pause?(ms: number): Promise<void>
  /** Called for every exchange, for the log: no personal data. */
  told?(exchange: ExchangeNote): void
}
type ExchangeNote = {
  company_id: number
  lender: string
  endpoint: string
  /** Null where no answer came. */
  status: number | null
  ms: number
  outcome: 'answered' | 'refused' | 'not_sent' | 'unknown'
  /** Where an answer broke the contract. */
  where?: string
}

/** Where no lender is configured. */
export const NO_LENDERS: LenderPort = {
  dialects: [],
  way: () => 'none',
  exchange: async code => {
    throw new Error(`${code} is not connected`)
  },
  patience_ms: 10_000,
}
