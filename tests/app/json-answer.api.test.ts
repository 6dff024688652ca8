// JSON answers state their length, so that only large ones are compressed.
import { expect, it } from 'vitest'
import { emailOf, testApp } from '../support/app.ts'

it('a short answer goes as it is, a long one compressed, and both say what they are', async () => {
  const { app, signIn } = await testApp()
  const { token } = await signIn(emailOf('Owner'))
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'gzip' }
  const refused = await app.request('/v1/user', { headers: { 'Accept-Encoding': 'gzip' } })
  expect(refused.headers.get('Content-Encoding')).toBeNull()
  const text = await refused.text()
  expect(refused.headers.get('Content-Length')).toBe(String(Buffer.byteLength(text)))
  expect(JSON.parse(text)).toMatchObject({ code: 'not_signed_in' })

  const long = await app.request('/v3/collections.ListPanels', { headers })
  expect(long.headers.get('Content-Encoding')).toBe('gzip')
  expect(long.headers.get('Content-Length')).toBeNull()
  expect(long.headers.get('Vary')).toBe('Accept-Encoding')
  expect(long.headers.get('Content-Type')).toBe('application/json')
  const { panels } = await new Response(long.body?.pipeThrough(new DecompressionStream('gzip'))).json()
  expect(panels.length).toBeGreaterThan(10)
})
