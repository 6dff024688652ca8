// The reference at /docs: built without a network, served under a policy that lets no foreign script run. One lender's page is
// built here; `npm run docs` builds all, each by the same way, and refuses to write one that lacks an operation.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractAt } from '#openapi/contract.ts'
import { buildDocs } from '#openapi/docs/build.ts'
import { pages } from '#openapi/docs/pages.ts'
import { serveDocs } from '#server/http/docs.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

const out = mkdtempSync(join(tmpdir(), 'docs-'))
const page = pages().find(({ name }) => name === 'goodleap')
const app = new Hono()
app.use(securityHeaders({ map_tiles: null, files_origin: null, public_origin: 'http://localhost' }))
serveDocs(app, out)
const text = async (path: string) => (await app.request(path)).text()

beforeAll(() => buildDocs(out, page ? [page] : []), 180_000)
afterAll(() => rmSync(out, { recursive: true }))

it('the front is the product’s contract, then come the lenders’', () => {
  expect(
    pages()
      .map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(['index', 'enfin'])
})

it('a page has every operation, and a script of its own that knows them', async () => {
  const html = await text('/docs/goodleap')
  const script = await text(/src="(\/docs\/assets\/\w+\.js)"/.exec(html)?.[1] ?? '')
  const paths = contractAt(page?.source ?? '').operations.map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter(path => !script.includes(path))).toEqual([])
})

it('nothing of a page runs but files of this origin and what the build wrote, by its hash', async () => {
  const answer = await app.request('/docs/goodleap')
  const policy = answer.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/)
  expect(policy).toContain("default-src 'none'")
  const inline = [...(await answer.text()).matchAll(/<script(?![^>]*src=)[^>]*>/g)]
  expect(policy.match(/sha256-/g)?.length ?? 0).toBe(inline.length)
})

it('nothing is fetched from elsewhere', () => {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(name => /\.(html|js|css)$/.test(name))
  const all = files.map(name => readFileSync(join(out, name), 'utf8')).join('\n')
  expect(all.match(/(?:src=|<link[^>]*href=)["'`]?https?:|url\(["']?https?:|cdn\.redoc\.ly/)).toBeNull()
  expect(all.includes('"disableTelemetry":true')).toBe(true)
})

it('an address without a page says where to look', async () => {
  expect((await app.request('/docs/nobody')).status).toBe(404)
  expect((await app.request('/docs/assets/none.js')).status).toBe(404)
})

it('a server without any says how to build them, and shows them once they are built', async () => {
  const later = join(out, 'later')
  const bare = new Hono()
  serveDocs(bare, later)
  const before = await bare.request('/docs')
  expect([before.status, before.headers.get('Retry-After')]).toEqual([503, '60'])
  expect(await before.text()).toContain('npm run docs')
  mkdirSync(join(later, 'assets'), { recursive: true })
  writeFileSync(join(later, 'index.html'), '<p>All operations</p>')
  writeFileSync(join(later, 'assets', 'docs.css'), 'p {}')
  expect(await (await bare.request('/docs')).text()).toBe('<p>All operations</p>')
  expect((await bare.request('/docs/assets/docs.css')).status).toBe(200)
})
