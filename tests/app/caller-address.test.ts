// The client address of a request: X-Forwarded-For counts only as far as trusted proxies vouch for it.
import { describe, expect, it } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { callerAddress } from '#server/http/caller-address.ts'

const addressFor = (trust: string | undefined, connection: string, forwarded?: string) => {
  const { TRUST_PROXY } = readEnvironment(trust === undefined ? {} : { TRUST_PROXY: trust })
  return callerAddress(TRUST_PROXY, connection, forwarded)
}

describe('the address of a caller', () => {
  it.each([
    // [TRUST_PROXY, connection, X-Forwarded-For, address]
    ['is the connection when no proxy is trusted', undefined, '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['is the connection with 0 hops', '0', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['is what one trusted proxy saw', '1', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['is not what the caller put before it', '1', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['is read two hops from the right', '2', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['is the farthest known when hops are missing', '3', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['is the connection without the header', '1', '10.0.0.1', undefined, '10.0.0.1'],
    ['is not arbitrary text', '1', '10.0.0.1', 'me', '10.0.0.1'],
    ['stops at text instead of reading past it', '2', '10.0.0.1', '198.51.100.1, me', '10.0.0.1'],
    ['drops a port', '1', '10.0.0.1', '198.51.100.1:5123', '198.51.100.1'],
    ['drops a port after brackets', '1', '10.0.0.1', '[2001:DB8::1]:443', '2001:db8::1'],
    ['is IPv4 when it is mapped into IPv6', '1', '::ffff:10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    [
      'is the first that is not a trusted proxy',
      '10.0.0.0/8',
      '10.0.0.1',
      '1.1.1.1, 198.51.100.1, 10.2.3.4',
      '198.51.100.1',
    ],
    ['is the connection when that is no trusted proxy', '10.0.0.0/8', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['knows several ranges', '127.0.0.0/8, ::1, 2001:db8::/32', '::1', '198.51.100.1, 2001:db8::9', '198.51.100.1'],
    ['knows a mapped connection', '127.0.0.0/8', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ])('%s', (_, trust, connection, forwarded, address) => {
    expect(addressFor(trust, connection, forwarded)).toBe(address)
  })

  it.each(['-1', '1.5', 'yes', '10.0.0.0/33', '10.0.0.0/', '10.0.0.1,', '300.1.1.1', '2001:db8::/129'])(
    'refuses TRUST_PROXY=%s with a sentence',
    trust => {
      expect(() => readEnvironment({ TRUST_PROXY: trust })).toThrow(
        'TRUST_PROXY must be a number of proxies or a list of addresses and ranges, such as 10.0.0.0/8, ::1',
      )
    },
  )
})
