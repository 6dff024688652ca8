import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

const url = 'https://tiles.example.com/aerial/{z}/{x}/{y}.jpg?key=1'

async function policyWith(map_tiles: { url: string } | null) {
  const app = new Hono()
    .use(securityHeaders({ map_tiles, files_origin: null, public_origin: 'http://localhost' }))
    .get('/', c => c.text('here'))
  return (await app.request('/')).headers.get('content-security-policy') ?? ''
}

test('pictures come from the configured place of map tiles, and from no other', async () => {
  expect(await policyWith(null)).toContain("img-src 'self' data: blob:;")
  expect(await policyWith({ url })).toContain("img-src 'self' data: blob: https://tiles.example.com;")
})

test.each([
  [url, true],
  ['http://localhost:8080/{z}/{y}/{x}', true],
  ['https://tiles.example.com/{z}/{x}.jpg', false],
  ['javascript:alert(1)//{z}/{x}/{y}', false],
  ["https://tiles.example.com; script-src 'unsafe-inline'/{z}/{x}/{y}", false],
  ['https://{z}.example.com/{x}/{y}', false],
])('of the address %s the server starts: %s', (MAP_TILES_URL, starts) => {
  const read = () => readEnvironment({ MAP_TILES_URL })
  if (starts) expect(read().MAP_TILES_URL).toBe(MAP_TILES_URL)
  else expect(read).toThrow(/MAP_TILES_URL must be an address with \{z\}, \{x\} and \{y\}/)
})
