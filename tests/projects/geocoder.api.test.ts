// The geocoder: none configured, a stand-in that answers, and failing ones.
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { readEnvironment, siteServices } from '#server/environment.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

const address = { line1: '100 North Example Street', city: 'Phoenix', state: 'AZ' as const, postal_code: '85004' }
const MATCHES = {
  result: {
    addressMatches: [
      { matchedAddress: '100 N EXAMPLE ST, PHOENIX, AZ, 85004', coordinates: { x: -112.0713, y: 33.4512 } },
      // The same house on another segment of its street.
      { matchedAddress: '100 N EXAMPLE ST, PHOENIX, AZ, 85004', coordinates: { x: -112.0714, y: 33.4512 } },
    ],
  },
}

let test: TestApp
let rep: Client
let service: Server
const stand_in = { status: 200, body: '', asked: '' }

beforeAll(async () => {
  test = await testApp()
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  service = createServer((request, answer) => {
    stand_in.asked = decodeURIComponent((request.url ?? '').replaceAll('+', ' '))
    answer.writeHead(stand_in.status).end(stand_in.body)
  })
  await new Promise<void>(listening => service.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  service.close()
})

const ask = () => rep.POST('/v3/projects.Geocode', { body: { address } })
function connect(status: number, body: unknown) {
  const bound = service.address()
  const port = typeof bound === 'object' ? bound?.port : ''
  Object.assign(stand_in, { status, body: typeof body === 'string' ? body : JSON.stringify(body) })
  test.ports.geocoder = { url: `http://127.0.0.1:${port}/geocoder/`, patience_ms: 5_000 }
}

it('is not connected in tests, where nothing is sent anywhere', async () => {
  expect(await refusal(ask())).toMatchObject({ status: 409, code: 'geocoder_not_connected' })
  expect(siteServices(readEnvironment({}))?.geocoder).toBe('https://geocoding.geo.census.gov/geocoder')
  expect(siteServices(readEnvironment({ GEOCODER_URL: 'none' }))?.geocoder).toBeNull()
  expect(siteServices(readEnvironment({ SITE_SERVICES: 'off' }))).toBeNull()
  expect(() => readEnvironment({ GEOCODER_URL: 'census' })).toThrow(/GEOCODER_URL must be none or an address/)
})

it('is asked for the address in one line, and its match is answered', async () => {
  connect(200, MATCHES)
  expect(answered((await ask()).data).match).toEqual({
    matched: '100 N EXAMPLE ST, PHOENIX, AZ, 85004',
    latitude: 33.4512,
    longitude: -112.0713,
  })
  expect(stand_in.asked).toMatch(
    /^\/geocoder\/locations\/onelineaddress\?address=100 North Example Street, Phoenix, AZ 85004&/,
  )
})

it('never takes the first of several places', async () => {
  const [one] = MATCHES.result.addressMatches
  const other = { matchedAddress: '100 S EXAMPLE ST, PHOENIX, AZ, 85004', coordinates: { x: -112.1, y: 33.4 } }
  connect(200, { result: { addressMatches: [one, other] } })
  expect(await refusal(ask())).toMatchObject({ status: 409, code: 'several_addresses' })
})

it('that knows no such address, refuses, or answers something else, is reported in a sentence', async () => {
  connect(200, { result: { addressMatches: [] } })
  expect(await refusal(ask())).toMatchObject({ status: 404, code: 'no_such_address' })
  for (const [status, body, expected] of [
    [503, '', /answered 503/],
    [200, '<html>', /couldn’t be read/],
    [200, { result: { addressMatches: [{ matchedAddress: 'X', coordinates: { x: 500, y: 0 } }] } }, /couldn’t be read/],
  ] as const) {
    connect(status, body)
    const { message, ...refused } = await refusal(ask())
    expect(refused).toMatchObject({ status: 502, code: 'geocoder_unavailable' })
    expect(message).toMatch(expected)
  }
})
