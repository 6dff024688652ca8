// Whatever a browser would draw or run, opened from the address of a file: none of it runs in the application's origin,
// which has the token. Stored here as an older version or an archive might have left it, with a type of its own choice.
import { serve } from '@hono/node-server'
import { expect, type Page, test } from '@playwright/test'
import type { Hono } from 'hono'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { inCompany } from '#server/db/database.ts'
import { files } from '#server/db/schema/files.ts'
import { fileAddress } from '#server/files/store.ts'
import type { Ports } from '#server/ports/ports.ts'
import { png } from '#tests/files/pictures.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'

const RUN = `localStorage.setItem('taken', localStorage.getItem('access_token') || 'nothing')`
const HTML = `<!doctype html><title>page</title><script>${RUN}</script><img src=x onerror="${RUN}">`
const XSLT = `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#s"?><!DOCTYPE d [<!ATTLIST xsl:stylesheet id ID #IMPLIED>]>
<d><xsl:stylesheet id="s" version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><html xmlns="http://www.w3.org/1999/xhtml"><script>${RUN}</script></html></xsl:template></xsl:stylesheet></d>`
const MHTML = `From: a\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n${HTML}\r\n--b--`
const PDF = `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(${RUN};app.alert(1))>>>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"><script>${RUN}</script><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;${RUN}&lt;/script&gt;"/></foreignObject></svg>`
const picture = Buffer.from(png())

/** [what it is, the type it was stored with, its bytes] */
const KINDS: [name: string, media_type: string, content: string | Buffer][] = [
  ['HTML', 'text/html', HTML],
  ['HTML in another encoding', 'text/html; charset=utf-7', HTML],
  ['HTML without a type', '', HTML],
  ['HTML called text', 'text/plain', HTML],
  ['HTML called bytes', 'application/octet-stream', HTML],
  ['HTML called PNG', 'image/png', HTML],
  ['HTML called JPEG', 'image/jpeg', HTML],
  ['HTML called PDF', 'application/pdf', HTML],
  ['HTML called CSV', 'text/csv', HTML],
  ['HTML called ZIP', 'application/zip', HTML],
  ['HTML with the header of a PDF', 'text/html', `${HTML}\n%PDF-1.7\n%%EOF`],
  ['HTML with the header of a PDF, called PDF', 'application/pdf', `${HTML}\n%PDF-1.7\n%%EOF`],
  ['XHTML', 'application/xhtml+xml', `<html xmlns="http://www.w3.org/1999/xhtml"><script>${RUN}</script></html>`],
  ['SVG', 'image/svg+xml', SVG],
  ['SVG called PNG', 'image/png', SVG],
  ['XML', 'application/xml', `<x><script xmlns="http://www.w3.org/1999/xhtml">${RUN}</script></x>`],
  ['XML with a stylesheet', 'text/xml', XSLT],
  ['a stylesheet of XML', 'text/xsl', XSLT],
  ['RSS', 'application/rss+xml', `<rss><script xmlns="http://www.w3.org/1999/xhtml">${RUN}</script></rss>`],
  ['MHTML', 'multipart/related', MHTML],
  ['MHTML as a mail', 'message/rfc822', MHTML],
  ['MHTML of Chromium', 'application/x-mimearchive', MHTML],
  ['a script', 'text/javascript', RUN],
  ['a script called CSV', 'text/csv', RUN],
  ['a module', 'application/javascript', `${RUN};export {}`],
  ['a picture that is a script', 'image/gif', `GIF89a/*${' '.repeat(20)}*/=1;${RUN}`],
  ['JSON that is HTML', 'application/json', HTML],
  ['a style sheet', 'text/css', `body{background:url("javascript:${RUN}")}`],
  ['a PDF with a script', 'application/pdf', PDF],
  ['a PDF called HTML', 'text/html', PDF],
  ['a PNG with a page behind it', 'image/png', Buffer.concat([picture, Buffer.from(HTML)])],
  ['a PNG called HTML', 'text/html', Buffer.concat([picture, Buffer.from(HTML)])],
  ['Flash', 'application/x-shockwave-flash', HTML],
  ['a Java archive', 'application/java-archive', HTML],
  ['an iCalendar', 'text/calendar', HTML],
  ['a vCard', 'text/vcard', HTML],
]

let shop: TestApp
let server: ReturnType<typeof serve>
/** The application's, and that of files in the second test. */
let origin: string
let files_origin: string
/** With an origin of their own for files, and without. */
let apps: { apart: Hono; together: Hono }
let answering: keyof typeof apps = 'together'

test.beforeAll(async () => {
  shop = await testApp()
  const fetch = (request: Request) => apps[answering].fetch(request)
  const port = await new Promise<number>(resolve => {
    server = serve({ fetch, port: 0, hostname: '0.0.0.0' }, ({ port }) => resolve(port))
  })
  origin = `http://localhost:${port}`
  files_origin = `http://127.0.0.1:${port}`
  const log = pino({ level: 'silent' })
  const made = (ports: Ports) => {
    const app = createApp({ database: shop.database, ports, log, production: false, ip_of: () => '192.0.2.1' })
    // A page of the application's own origin.
    return app.get('/page', c => c.html('<!doctype html><title>here</title>'))
  }
  apps = { together: made(shop.ports), apart: made({ ...shop.ports, public_origin: origin, files_origin }) }
})
test.afterAll(() => server.close())

async function stored(media_type: string, content: string | Buffer): Promise<string> {
  const id = shop.ports.id()
  const bytes = new Uint8Array(Buffer.from(content))
  const row = { company_id: 2, id, sha256: '0'.repeat(64), name: 'file', media_type, size: bytes.length, bytes }
  await inCompany(shop.database, 2, async db => {
    await db.insert(files).values({ ...row, created_at: shop.ports.now() })
  })
  return fileAddress(shop.ports, 2, id)
}

async function atHome(page: Page) {
  await page.goto(`${origin}/page`)
  await page.evaluate(() => {
    localStorage.clear()
    localStorage.setItem('access_token', 'the session')
  })
}

const whatWasTaken = async (page: Page) => {
  await page.goto(`${origin}/page`)
  return page.evaluate(() => localStorage.getItem('taken'))
}

/** Opened, put into a frame, and taken as script, worker, service worker, module and style of the application's own page. */
async function open(page: Page, address: string) {
  await page.goto(address).catch(() => undefined)
  await page.goto(`${origin}/page`)
  await page.evaluate(async src => {
    const put = (name: string, fields: object) =>
      new Promise<void>(resolve => {
        const element = Object.assign(document.createElement(name), fields)
        element.addEventListener('load', () => resolve())
        element.addEventListener('error', () => resolve())
        document.body.append(element)
        setTimeout(resolve, 300)
      })
    await Promise.all([
      put('script', { src }),
      put('script', { src, type: 'module' }),
      put('iframe', { src }),
      put('object', { data: src }),
      put('embed', { src }),
      put('link', { rel: 'stylesheet', href: src }),
      navigator.serviceWorker.register(src).catch(() => undefined),
      new Promise<void>(resolve => {
        try {
          const worker = new Worker(src)
          worker.onerror = () => resolve()
        } catch {
          resolve()
        }
        setTimeout(resolve, 300)
      }),
    ])
  }, address)
}

for (const served of ['together', 'apart'] as const)
  test(`none of ${KINDS.length} kinds of file reaches the session, files and application ${served}`, async ({
    page,
  }) => {
    answering = served
    await atHome(page)
    // The trap works: a page of the application's own takes the token.
    await page.evaluate(RUN)
    expect(await whatWasTaken(page)).toBe('the session')
    for (const [name, media_type, content] of KINDS) {
      await atHome(page)
      const address = await stored(media_type, content)
      await open(page, `${served === 'apart' ? files_origin : origin}${address}`)
      expect(await whatWasTaken(page), name).toBeNull()
    }
  })

test('with an origin of their own, files are served there alone, to the application', async ({ request }) => {
  answering = 'apart'
  const address = await stored('image/png', picture)
  const file = await request.get(`${files_origin}${address}`)
  expect(file.status()).toBe(200)
  expect(file.headers()).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'inline',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': origin,
    'x-content-type-options': 'nosniff',
  })
  expect((await request.get(`${origin}${address}`)).status()).toBe(404)
  for (const path of ['/', '/page', '/login', '/v1/user', '/v3/company.Get', '/assets/x.js'])
    expect((await request.get(`${files_origin}${path}`)).status(), path).toBe(404)
})
