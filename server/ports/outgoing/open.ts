// Opens one request to an address outside this server: the name is resolved first, addresses of inner networks are refused where the
// caller says so, and the connection uses the address that was checked, so DNS rebinding gains nothing. Redirects aren't followed.
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { InnerAddress, isInner, mailHostAddress } from './checked-host.ts'
import { OutgoingFault } from './fault.ts'

type Body = Uint8Array | string | AsyncIterable<Uint8Array>
export type Opening = {
  method?: string | undefined
  headers?: Record<string, string> | undefined
  body?: Body | undefined
  /**
   * False: only the public internet, and by https. For addresses that a company entered, and for links found in an answer. What the
   * server's operator configured may be anywhere.
   */
  inner_network: boolean
  /** Without TLS only to inner networks, also where those are allowed. */
  only_inner_plain?: boolean
  /** Connections are used again: for the operator's own address, which is asked all the time. */
  keep_alive?: boolean
  signal: AbortSignal
}

const hostOf = (url: URL) => url.hostname.replaceAll(/^\[|\]$/g, '')

/** Throws OutgoingFault. The answer's body is not read yet. */
export async function openOutside(url: URL, opening: Opening): Promise<IncomingMessage> {
  const address = await checkedAddress(url, opening)
  return await new Promise((resolve, reject) => {
    const { method = 'GET', headers, body, signal } = opening
    const is_whole = typeof body === 'string' || body instanceof Uint8Array
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
      method,
      headers: { ...headers, ...(is_whole ? { 'Content-Length': String(Buffer.byteLength(body)) } : {}) },
      // With the "all" option, a list is expected.
      lookup: (_, { all }, answer) =>
        all ? answer(null, [{ address, family: isIP(address) }]) : answer(null, address, isIP(address)),
      ...(opening.keep_alive ? {} : { agent: false }),
      signal,
    })
    request.on('response', resolve)
    request.on('error', error => reject(faultOf(error, signal)))
    if (body === undefined || is_whole) request.end(body)
    else {
      const source = Readable.from(body)
      source.on('error', error => request.destroy(error))
      source.pipe(request)
    }
  })
}

async function checkedAddress(url: URL, { inner_network, only_inner_plain }: Opening): Promise<string> {
  const host = hostOf(url)
  if (!['https:', 'http:'].includes(url.protocol)) throw new OutgoingFault('not_https')
  const address = await mailHostAddress(host, inner_network).catch((error: unknown) => {
    throw new OutgoingFault(error instanceof InnerAddress ? 'inner_address' : 'no_such_host', error)
  })
  if (url.protocol === 'http:' && (!inner_network || (only_inner_plain && !isInner(address))))
    throw new OutgoingFault('not_https')
  return address
}

export function faultOf(error: Error & { code?: string }, signal: AbortSignal): OutgoingFault {
  if (error instanceof OutgoingFault) return error
  const code = error.code ?? ''
  if (signal.aborted) {
    const is_timeout = signal.reason instanceof Error && signal.reason.name === 'TimeoutError'
    return new OutgoingFault(is_timeout ? 'silent' : 'aborted', error)
  }
  if (code === 'ETIMEDOUT') return new OutgoingFault('silent', error)
  if (code === 'ECONNREFUSED') return new OutgoingFault('port_closed', error)
  if (/CERT|certificate|altnames|SELF_SIGNED|UNABLE_TO/i.test(`${code} ${error.message}`))
    return new OutgoingFault('certificate', error)
  if (['EHOSTUNREACH', 'ENETUNREACH'].includes(code)) return new OutgoingFault('unreachable', error)
  return new OutgoingFault('broke_off', error)
}
