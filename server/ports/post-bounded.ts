// Sends bytes to an address a company named and reads a short answer. Anyone with an account could otherwise make this machine
// knock at every door of its own network, so the guard of mail servers holds here too: in production only the public internet,
// by https, at the very address that was judged. No redirect is followed, and neither time nor size goes without a bound.
import { type ClientRequest, type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { InnerAddress, isInner, mailHostAddress } from './mail-host.ts'

const PATIENCE_MS = 8_000
const MOST_BYTES = 65_536

type How = {
  type: string
  accept: string
  /** Whether the address may stand in the network of this machine, and then also without TLS. */
  inner_network: boolean
}

/** Throws an Error whose message is a sentence that says what to look at. */
export async function postBounded(address: string, body: Uint8Array, how: How): Promise<Uint8Array> {
  const url = readAddress(address)
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const resolved = await mailHostAddress(host, how.inner_network).catch((error: unknown) => {
    throw new Error(
      error instanceof InnerAddress
        ? `${host} is not on the public internet.`
        : `There is no server called ${host}, or it cannot be looked up just now.`,
    )
  })
  const plain = url.protocol === 'http:'
  if (plain && !(how.inner_network && isInner(resolved))) throw new Error('The address must begin with https://')
  const options: RequestOptions = {
    method: 'POST',
    headers: { 'Content-Type': how.type, Accept: how.accept, 'Content-Length': body.length },
    // A name that changes after it was judged gains nothing.
    lookup: (_, __, answer) => answer(null, resolved, isIP(resolved)),
    agent: false,
    signal: AbortSignal.timeout(PATIENCE_MS),
  }
  return exchange(plain ? plainRequest(url, options) : secureRequest(url, options), body, host)
}

function readAddress(address: string): URL {
  const url = URL.parse(address)
  if (!url || !['https:', 'http:'].includes(url.protocol)) throw new Error('The address must begin with https://')
  if (url.username || url.password) throw new Error('The address must not carry a user or a password.')
  return url
}

const exchange = (request: ClientRequest, body: Uint8Array, host: string): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    request.on('response', (response: IncomingMessage) => {
      if (response.statusCode !== 200) {
        reject(new Error(`${host} answered with ${response.statusCode ?? 'nothing'} instead of a timestamp.`))
        request.destroy()
        return
      }
      const parts: Buffer[] = []
      let size = 0
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size > MOST_BYTES) {
          reject(new Error(`${host} answered with more than a timestamp can have.`))
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
    return `${host} did not answer within ${PATIENCE_MS / 1000} seconds.`
  if (error.code === 'ECONNREFUSED') return `${host} takes no connections there. Check the address.`
  if (/CERT|certificate|altnames/i.test(`${error.code} ${error.message}`))
    return `The certificate of ${host} is not trusted.`
  return `${host} could not be reached.`
}
