// Precompressed files are sent as built; clients without compression get them plain.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { afterAll, expect, it } from 'vitest'
import { serveApplication } from '#server/http/static-files.ts'

const dist = mkdtempSync(join(tmpdir(), 'dist-'))
afterAll(() => rmSync(dist, { recursive: true }))

it('an asset is sent in the form the browser accepts, and never compressed again', async () => {
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, 'index.html'), '<!doctype html>')
  writeFileSync(join(dist, 'routes.json'), '[]')
  const plain = 'plain'.repeat(1_000)
  for (const [ending, text] of Object.entries({ '': plain, '.br': 'by brotli', '.gz': 'by gzip' }))
    writeFileSync(join(dist, `assets/main-1.js${ending}`), text)
  // As createApp begins.
  const app = new Hono().use(compress())
  serveApplication(app, dist, {
    public_origin: 'http://localhost',
    support_email: 'support@example.com',
    brand: 'Sunquill',
  })
  const sent = async (encodings: string) => {
    const answer = await app.request('/assets/main-1.js', { headers: { 'Accept-Encoding': encodings } })
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/)
    expect(answer.headers.get('Cache-Control')).toContain('immutable')
    return [answer.headers.get('Content-Encoding'), await answer.text()]
  }
  expect(await sent('gzip, deflate, br')).toEqual(['br', 'by brotli'])
  expect(await sent('gzip, deflate')).toEqual(['gzip', 'by gzip'])
  expect(await sent('identity')).toEqual([null, plain])
})

it('a file without a hash in its name is revalidated each time, the service worker above all', async () => {
  for (const file of ['sw.js', 'manifest.webmanifest']) writeFileSync(join(dist, file), '{}')
  const app = new Hono()
  serveApplication(app, dist, {
    public_origin: 'http://localhost',
    support_email: 'support@example.com',
    brand: 'Sunquill',
  })
  const types = { '/sw.js': /^text\/javascript/, '/manifest.webmanifest': /^application\/manifest\+json/ }
  for (const [path, type] of Object.entries(types)) {
    const answer = await app.request(path)
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    expect(answer.headers.get('Content-Type')).toMatch(type)
  }
})
