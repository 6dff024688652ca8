// The page behind a proposal's link: complete without a script, hidden from search engines, and safe whatever its text.

import { readFileSync } from 'node:fs'
import { pino } from 'pino'
import { beforeAll, expect, it } from 'vitest'
import { pageOf, scriptData } from '#machines/proposals/page-parts.ts'
import type { Schemas } from '#sdk/types.ts'
import { serveProposals } from '#server/proposals/pages.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { answered, financed } from '#tests/support/sale.ts'
import { renderDocument } from '#web/proposals/document/render-document.tsx'

const HOSTILE = `</script><script>alert(1)</script><img src=x onerror=alert(1)> "'&\u2028`
const template = {
  html: readFileSync(new URL('../../web/document.html', import.meta.url), 'utf8'),
  fonts: { inter: '/assets/inter.woff2' },
}
const faults: string[] = []

let test: TestApp
let draw = renderDocument
let link: string

beforeAll(async () => {
  test = await testApp()
  serveProposals(test.app, {
    database: test.database,
    ports: test.ports,
    log: pino({ level: 'error' }, { write: line => faults.push(line) }),
    template,
    renderer: async () => ({ renderDocument: data => draw(data) }),
  })
  const { call } = await test.signIn(emailOf('Owner'))
  link = await publishedLink(call)
})

async function publishedLink(call: TestApp['anyone']): Promise<string> {
  const { project_id, offers } = await financed(call, 'Cash', {
    homeowner: { firstname: 'Sam', lastname: HOSTILE.slice(0, 60), email: 'sam.sample@example.com' },
  })
  const option_ids = offers.slice(0, 2).map(({ option_id }) => option_id)
  const body = { project_id, version: 0, language: 'en' as const, option_ids, publish: true }
  const { proposal } = answered((await call.POST('/v3/proposal.Save', { body })).data)
  return new URL(proposal.public_url ?? '').pathname
}

const open = async (path: string, headers = {}) => {
  const answer = await test.app.request(path, { headers })
  return { answer, html: await answer.text() }
}

it('is closed to search engines, caches and other sites, and names a nonce for its one style element', async () => {
  const { answer, html } = await open(link)
  expect(answer.status).toBe(200)
  const headers = Object.fromEntries(answer.headers)
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1]
  expect(html.match(/<style/g)).toHaveLength(1)
  expect(html).toContain(`<style nonce="${nonce}">.proposal{--main:#`)
  expect(html).toContain('<title>Proposal | Sunquill</title>')
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"')
  expect(html).not.toContain(' style=')
  // Another time another nonce.
  expect((await open(link)).html).not.toContain(`nonce="${nonce}"`)
})

it('tells its main figures without a script', async () => {
  const { html } = await open(link)
  const { proposal } = answered(
    (await test.anyone.GET('/v3/proposal.View', { params: { query: { public_id: link.split('/').at(-1) ?? '' } } }))
      .data,
  )
  const text = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]*>/g, '')
  const { figures } = proposal
  const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  expect(text).toContain(Math.round(figures.production.annual_kwh).toLocaleString('en-US'))
  expect(text).toContain(dollars(figures.price.price_cents))
  for (const { name } of figures.offers) expect(text).toContain(name)
})

it('carries no markup out of its texts', async () => {
  const { html } = await open(link)
  expect(html).toContain('&lt;/script&gt;')
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img src=x')
  // The data alone: it round-trips, and nothing in it ends the element.
  const data = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(data).proposal.homeowner_name).toContain('</script>')
  expect(data).not.toContain('<')
})

it('writes any text as text', () => {
  const parsed = (html: string) => JSON.parse(/id="data">(.*)<\/script>/s.exec(html)?.[1] ?? '')
  const data = { $: '$&$1', text: HOSTILE }
  expect(parsed(scriptData(data))).toEqual(data)
  expect(scriptData(data)).not.toMatch(/[\u2028\u2029]/)
  const page = pageOf(template.html, { language: 'es', head: "$'", page: '$&', data: '$`' })
  expect(page).toContain('<div id="root">$&</div>')
  expect(page).toContain('<html lang="es">')
})

it('says kindly that a link leads nowhere, in the language of the browser, and asks for no script', async () => {
  const unknown = `/proposal/${'A'.repeat(43)}`
  for (const path of [unknown, '/proposal/x', '/solar-proposal/%00', '/proposal/%E0%A4%A']) {
    const { answer, html } = await open(path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(html).toContain('This link doesn’t open a proposal')
    expect(html).not.toContain('type="module"')
  }
  const { html } = await open(unknown, { 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.5' })
  expect(html).toContain('Este enlace no abre ninguna propuesta')
  expect(html).toContain('<html lang="es">')
  expect(faults).toEqual([])
})

it('shows the one-page summary under the same id, and forgives a slash at the end', async () => {
  const summary = link.replace('/proposal/', '/solar-proposal/')
  const { answer, html } = await open(summary)
  expect(answer.status).toBe(200)
  expect(html).toContain('<title>Sunquill</title>')
  const slashed = await test.app.request(`${link}/`)
  expect([slashed.status, slashed.headers.get('location')]).toEqual([301, link])
})

it('counts no reading: a mail scanner opens links too', async () => {
  const { call } = await test.signIn(emailOf('Owner'))
  const { projects } = answered((await call.GET('/v3/projects.List', {})).data)
  const project_id = projects[0]?.id ?? ''
  const { proposal } = answered((await call.GET('/v3/proposal.Get', { params: { query: { project_id } } })).data)
  expect(proposal).toMatchObject({ view_count: 0, status: 'sent' } satisfies Partial<Schemas['Proposal']>)
})

it('is logged and answered in plain words when it cannot be drawn', async () => {
  draw = () => {
    throw new Error('a component broke')
  }
  const { answer, html } = await open(link)
  draw = renderDocument
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(html).toContain('The proposal is unavailable')
  expect(html).not.toContain('component')
  expect(faults.join()).toContain('a component broke')
})
