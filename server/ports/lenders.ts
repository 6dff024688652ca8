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
