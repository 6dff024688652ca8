// Resolves a company's own mail server safely. Our server connects to the named host and shows its response, so without
// a guard anyone with an account could probe this machine's network: its database, the cloud's metadata address, a
// printer. In production only public internet addresses are allowed, checked after the name is resolved, and the
// connection uses the checked address: DNS rebinding gains nothing.
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

export class InnerAddress extends Error {
  readonly code = 'EINNER'
}

/** Special-purpose addresses of the IANA registries (RFC 6890): loopback, private, link-local, shared, reserved, multicast. */
const inner = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inner.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['::', 128],
  ['::1', 128],
  // An IPv4 address in IPv6 clothes: NAT64 and 6to4.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, prefix, 'ipv6')

/** True if an address isn't on the public internet. */
export const isInner = (address: string) => inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** The address to connect to. Throws InnerAddress, or the resolver's error. */
export async function mailHostAddress(host: string, inner_network: boolean): Promise<string> {
  // Many mail servers have IPv6 addresses that their own network does not reach.
  const targets = isIP(host) ? [host] : (await lookup(host, { all: true, order: 'ipv4first' })).map(one => one.address)
  const [address] = targets
  if (address === undefined) throw Object.assign(new Error('No address'), { code: 'ENOTFOUND' })
  if (!inner_network && targets.some(isInner)) throw new InnerAddress(`${host} is an address of an inner network`)
  return address
}
