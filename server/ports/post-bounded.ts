// Sends bytes to an address set by a company and reads a short answer. Anyone with an account could otherwise probe
// this machine's network, so the mail server guard applies here too: in production only the public internet, by https,
// at the checked address. Redirects aren't followed, and time and size are limited.
import { type ClientRequest, type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { InnerAddress, isInner, mailHostAddress } from './mail-host.ts'
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
  const resolved = await mailHostAddress(host, how.inner_network).catch((error: unknown) => {
    throw new Error(
      error instanceof InnerAddress ? words.timestamp.not_public({ host }) : words.timestamp.no_such_server({ host }),
    )
  })
  const plain = url.protocol === 'http:'
  if (plain && !(how.inner_network && isInner(resolved))) throw new Error(words.timestamp.https_required)
  const options: RequestOptions = {
    method: 'POST',
    headers: { 'Content-Type': how.type, Accept: how.accept, 'Content-Length': body.length },
    // DNS rebinding after the check gains nothing.
    lookup: (_, __, answer) => answer(null, resolved, isIP(resolved)),
    agent: false,
    signal: AbortSignal.timeout(PATIENCE_MS),
  }
  return exchange(plain ? plainRequest(url, options) : secureRequest(url, options), body, host)
}

function readAddress(address: string): URL {
  const url = URL.parse(address)
  if (!url || !['https:', 'http:'].includes(url.protocol)) throw new Error(words.timestamp.https_required)
  if (url.username || url.password) throw new Error(words.timestamp.no_login)
  return url
}

const exchange = (request: ClientRequest, body: Uint8Array, host: string): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    request.on('response', (response: IncomingMessage) => {
      if (response.statusCode !== 200) {
        reject(new Error(words.timestamp.no_timestamp({ host, status: response.statusCode ?? '–' })))
        request.destroy()
        return
      }
      const parts: Buffer[] = []
      let size = 0
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size > MOST_BYTES) {
          reject(new Error(words.timestamp.too_long({ host })))
          request.destroy()
        } else parts.push(part)
      })
      response.on('end', () => resolve(Buffer.concat(parts)))
      response.on('error', error => reject(new Error(inWords(error, host))))
    })
    request.on('error', error => reject(new Error(inWords(error, host))))
    request.end(body)
  })

function inWords(error: Error & { code?: string }, host: string): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError' || error.code === 'ABORT_ERR')
    return words.timestamp.silent({ host, seconds: PATIENCE_MS / 1000 })
  if (error.code === 'ECONNREFUSED') return words.timestamp.port_closed({ host })
  if (/CERT|certificate|altnames/i.test(`${error.code} ${error.message}`)) return words.timestamp.certificate({ host })
  return words.timestamp.unreachable({ host })
}
