// The reference at /docs: every operation on a page, with valid samples, under a policy that blocks foreign scripts.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDocs } from '#openapi/docs/build.ts'
import { pagesOf, readApis } from '#openapi/docs/sites.ts'
import { serveDocs } from '#server/http/docs.ts'
import { securityHeaders } from '#server/http/security-headers.ts'

const out = mkdtempSync(join(tmpdir(), 'docs-'))
const app = new Hono()
app.use(securityHeaders({ map_tiles: null, files_origin: null, public_origin: 'http://localhost' }))
serveDocs(app, out)
const text = async (path: string) => (await app.request(path)).text()
const pages = readApis().flatMap(pagesOf)

beforeAll(() => buildDocs(out))
afterAll(() => rmSync(out, { recursive: true }))

it('every operation of every contract has a section with curl, SDK where there is one, and the console', async () => {
  const lacking: string[] = []
  for (const { api, address, operations } of pages) {
    const sections = (await text(address)).split('<section class="operation" id="')
    for (const { id } of operations) {
      const section = sections.find(one => one.startsWith(`${id}"`)) ?? ''
      const parts = ['<figcaption>curl<', '<form data-method=', ...(api.sdk ? ['<figcaption>TypeScript SDK<'] : [])]
      lacking.push(...parts.filter(part => !section.includes(part)).map(part => `${address}#${id} ${part}`))
    }
  }
  expect(pages.flatMap(({ operations }) => operations).length).toBeGreaterThan(480)
  expect(lacking).toEqual([])
})

it('a link on a page leads to a page, and to a part of it that is there', async () => {
  const files = readdirSync(out).filter(name => name.endsWith('.html'))
  const html = new Map(files.map(name => [name.replace('.html', ''), readFileSync(join(out, name), 'utf8')]))
  const broken = [...html].flatMap(([name, page]) =>
    [...page.matchAll(/href="(?:\/docs(?:\/([\w-]+))?)?(?:#([^"]+))?"/g)]
      .filter(([link, other, anchor]) => {
        const target = html.get(other ?? (link.includes('/docs') ? 'index' : name))
        return target === undefined || (anchor !== undefined && !target.includes(`id="${anchor}"`))
      })
      .map(([link]) => `${name}: ${link}`),
  )
  expect(broken).toEqual([])
})

it('the first page is the conventions, and errors are listed by code', async () => {
  const first = await text('/docs')
  for (const anchor of ['errors', 'lists', 'idempotency', 'concurrent-edits', 'contract-versions', 'units'])
    expect(first).toContain(`<h2 id="${anchor}">`)
  // Escaped once, in the contents too.
  expect(first).not.toContain('&amp;#')
  expect(await text('/docs/errors')).toContain('<code>stale_version</code>')
})

describe('a page', () => {
  it('runs scripts of this origin alone, less than 1 MB of them, and has none of its own', async () => {
    const answer = await app.request('/docs/projects')
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; ")
    expect(policy).toContain("connect-src 'self'")
    expect(policy).not.toContain('unsafe')
    const html = await answer.text()
    expect(html).not.toMatch(/<script(?![^>]* src="\/docs\/assets\/)|<style| style="| on\w+="/)
    const scripts = [...html.matchAll(/<script[^>]* src="\/docs\/(assets\/\w+\.js)"/g)].map(([, name = '']) => name)
    expect(scripts).toHaveLength(2)
    expect(scripts.reduce((sum, name) => sum + statSync(join(out, name)).size, 0)).toBeLessThan(20_000)
  })

  it('fetches nothing from elsewhere', () => {
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(name => /\.(html|js|css)$/.test(name))
    const all = files.map(name => readFileSync(join(out, name), 'utf8')).join('\n')
    expect(all.match(/(?:src=|<link[^>]*href=)["'`]?https?:|url\(["']?https?:/)).toBeNull()
  })
})

it.each([
  ['/docs', 'text/html'],
  ['/docs/openapi.json', 'application/json'],
  ['/docs/openapi.yaml', 'application/yaml'],
  ['/docs/goodleap/openapi.json', 'application/json'],
  ['/docs/enfin/openapi.yaml', 'application/yaml'],
  ['/docs/assets/console.js', 'text/javascript'],
])('%s is %s, and is not sent again to a client that has it', async (path, type) => {
  const answer = await app.request(path)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, expect.stringContaining(type)])
  const again = await app.request(path, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } })
  expect(again.status).toBe(304)
})

it('a document of megabytes is sent compressed to clients that accept it', async () => {
  const answer = await app.request('/docs/openapi.yaml', { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(answer.headers.get('Content-Encoding')).toBe('gzip')
  expect(answer.headers.get('Content-Type')).toContain('application/yaml')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThan(500_000)
  expect(gunzipSync(bytes).toString()).toBe(readFileSync(join(out, 'openapi.yaml'), 'utf8'))
})

it('an address without a page says where to look', async () => {
  for (const path of ['/docs/nobody', '/docs/assets/none.js', '/docs/..%2F..%2Fpackage.json'])
    expect((await app.request(path)).status).toBe(404)
})

it('a server without any says how to build them, and shows them once they are built', async () => {
  const later = join(out, 'later')
  const bare = new Hono()
  serveDocs(bare, later)
  const before = await bare.request('/docs')
  expect([before.status, await before.text()]).toEqual([503, expect.stringContaining('npm run docs')])
  mkdirSync(later)
  writeFileSync(join(later, 'index.html'), '<p>All operations</p>')
  expect(await (await bare.request('/docs')).text()).toBe('<p>All operations</p>')
})
