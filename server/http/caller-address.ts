// The caller's address for throttles, the audit log and signing evidence. X-Forwarded-For is read from the right: each trusted
// proxy adds the address it saw at the end, so everything further left is the caller's own claim.
import { BlockList, isIP, SocketAddress } from 'node:net'

/** How many proxies are in front of this server, or their addresses. */
type TrustedProxies = number | BlockList

/** Returns undefined for anything else. */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text.trim())) return Number(text)
  const trusted = new BlockList()
  for (const part of text.split(',')) {
    const [address = '', bits, ...more] = part.trim().split('/')
    const family = isIP(address)
    if (family === 0 || more.length > 0) return undefined
    const longest = family === 4 ? 32 : 128
    const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
    if (prefix < 0 || prefix > longest) return undefined
    trusted.addSubnet(address, prefix, familyOf(address))
  }
  return trusted
}

/** `connection` is the socket's address. */
export function callerAddress(trust: TrustedProxies, connection: string, forwarded: string | undefined): string {
  let caller = plainAddress(connection) ?? ''
  const claims = (forwarded ?? '').split(',').reverse()
  for (const [hop, claim] of claims.entries()) {
    if (!isTrusted(trust, caller, hop)) return caller
    const address = plainAddress(claim)
    // No trusted proxy writes anything but an address.
    if (address === undefined) return caller
    caller = address
  }
  return caller
}

const isTrusted = (trust: TrustedProxies, address: string, hop: number) =>
  typeof trust === 'number' ? hop < trust : address !== '' && trust.check(address, familyOf(address))

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Normalized and without port; IPv4 mapped into IPv6 becomes IPv4. */
function plainAddress(text: string): string | undefined {
  const [, bracketed, with_port] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? []
  const address = bracketed ?? with_port ?? text.trim()
  if (isIP(address) === 0) return undefined
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  return mapped ?? new SocketAddress({ address, family: familyOf(address) }).address
}
