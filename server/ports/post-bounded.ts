// Sends bytes to an address set by a company and reads a short answer. Anyone with an account could otherwise probe this machine's
// network: in production only the public internet, by https, at the checked address. Redirects aren't followed.
import { askOutside } from './outgoing/ask-outside.ts'
import { OutgoingFault } from './outgoing/fault.ts'
import { words } from './words.ts'

const PATIENCE_MS = 8_000
const MOST_BYTES = 65_536

type How = {
  type: string
  accept: string
  /** True if the address may be on this machine's network, then also without TLS. */
  inner_network: boolean
}

/** Throws an Error with a message that says what to check. */
export async function postBounded(address: string, body: Uint8Array, how: How): Promise<Uint8Array> {
  const url = readAddress(address)
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const answer = await askOutside(url, {
    method: 'POST',
    headers: { 'Content-Type': how.type, Accept: how.accept },
    body,
    inner_network: how.inner_network,
    only_inner_plain: true,
    patience_ms: PATIENCE_MS,
    most_bytes: MOST_BYTES,
    at_once: 8,
  }).catch((error: unknown) => {
    throw error instanceof OutgoingFault ? new Error(inWords(error, host)) : error
  })
  if (answer.status !== 200) throw new Error(words.timestamp.no_timestamp({ host, status: answer.status || '–' }))
  return answer.bytes
}

function readAddress(address: string): URL {
  const url = URL.parse(address)
  if (!url || !['https:', 'http:'].includes(url.protocol)) throw new Error(words.timestamp.https_required)
  if (url.username || url.password) throw new Error(words.timestamp.no_login)
  return url
}

function inWords({ reason }: OutgoingFault, host: string): string {
  if (reason === 'inner_address') return words.timestamp.not_public({ host })
  if (reason === 'no_such_host') return words.timestamp.no_such_server({ host })
  if (reason === 'not_https') return words.timestamp.https_required
  if (reason === 'too_long') return words.timestamp.too_long({ host })
  if (reason === 'silent') return words.timestamp.silent({ host, seconds: PATIENCE_MS / 1000 })
  if (reason === 'port_closed') return words.timestamp.port_closed({ host })
  if (reason === 'certificate') return words.timestamp.certificate({ host })
  return words.timestamp.unreachable({ host })
}
