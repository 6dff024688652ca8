// The address of each lender: the configured one, the sandbox, or none.
import type { LenderPort } from '#machines/applications/lenders/lender-port.ts'
import { fetchOutside } from '#server/ports/outgoing/fetch-outside.ts'
import { DIALECTS } from '../registry.ts'

type Way = Pick<LenderPort, 'told'> & {
  /** By lender: where it answers, without a slash at its end. */
  addresses: Readonly<Record<string, string | undefined>>
  /** As fetch, for the lenders without an address; never in production. */
  sandbox?: ((code: string, path: string, init: RequestInit) => Promise<Response>) | undefined
}

/** Longer than a credit decision usually takes, shorter than a person waits. */
const PATIENCE_MS = 10_000

export function lenderPort({ addresses, sandbox, told }: Way): LenderPort {
  const addressOf = (code: string) => addresses[code]?.replace(/\/+$/, '')
  return {
    dialects: DIALECTS,
    way: code => (addressOf(code) ? 'address' : sandbox ? 'sandbox' : 'none'),
    exchange: async (code, path, init) => {
      const address = addressOf(code)
      if (address) return fetchOutside(`${address}${path}`, init)
      if (sandbox) return sandbox(code, path, init)
      throw new Error(`${code} is not connected`)
    },
    patience_ms: PATIENCE_MS,
    ...(told && { told }),
  }
}
