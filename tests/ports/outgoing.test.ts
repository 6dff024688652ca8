// The one client for every address outside: what it refuses, how long it waits, how often it asks.
import { createServer, type RequestListener } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { askOutside } from '#server/ports/outgoing/ask-outside.ts'
import { fetchOutside } from '#server/ports/outgoing/fetch-outside.ts'

const closes: (() => void)[] = []
afterAll(() => {
  for (const close of closes) close()
})

/** A host of its own, since what is known of hosts is kept. */
async function host(answer: RequestListener) {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    answer(request, response)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  closes.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  const url = new URL(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/`)
  return { url, asked: () => asked }
}

const usual = { inner_network: true, patience_ms: 2_000, most_bytes: 1_000 }
const reason = (asking: Promise<unknown>) =>
  asking.then(
    () => 'answered',
    (error: { reason?: string }) => error.reason,
  )

it('refuses addresses of inner networks for what a company entered, also behind a name', async () => {
  const { url, asked } = await host((_, response) => response.end('secret'))
  for (const address of [
    url.href,
    url.href.replace('127.0.0.1', 'localhost'),
    'http://169.254.169.254/',
    'https://[::1]/',
  ])
    expect(await reason(askOutside(new URL(address), { ...usual, inner_network: false }))).toBe('inner_address')
  expect(await reason(askOutside(new URL('file:///etc/passwd'), usual))).toBe('not_https')
  expect(asked()).toBe(0)
})

it('follows a redirect on its own host, and none that leads to an inner network', async () => {
  const inner = await host((_, response) => response.end('secret'))
  const { url } = await host((request, response) => {
    if (request.url === '/own') response.writeHead(302, { Location: '/here' }).end()
    else if (request.url === '/away') response.writeHead(302, { Location: inner.url.href }).end()
    else response.end('here')
  })
  const asking = { ...usual, redirects: 2 }
  expect(Buffer.from((await askOutside(new URL('/own', url), asking)).bytes).toString()).toBe('here')
  expect(await reason(askOutside(new URL('/away', url), asking))).toBe('inner_address')
  expect((await askOutside(new URL('/away', url), usual)).status).toBe(302)
  expect(inner.asked()).toBe(0)
})

it('limits how much is read and how long it waits', async () => {
  const large = await host((_, response) => response.end('x'.repeat(2_000)))
  expect(await reason(askOutside(large.url, usual))).toBe('too_long')
  const silent = await host(() => undefined)
  expect(await reason(askOutside(silent.url, { ...usual, patience_ms: 100 }))).toBe('silent')
  const dripping = await host((_, response) => void response.write('a'))
  expect(await reason(askOutside(dripping.url, { ...usual, patience_ms: 100 }))).toBe('silent')
  const cut = await host((_, response) => {
    response.writeHead(200, { 'Content-Length': 100 })
    response.write('half')
    setTimeout(() => response.destroy(), 20)
  })
  expect(await reason(askOutside(cut.url, usual))).toBe('broke_off')
})

it('asks again where a failure may pass, and not where it won’t', async () => {
  let left = 2
  const busy = await host((_, response) => {
    left -= 1
    response.writeHead(left >= 0 ? 503 : 200).end('there')
  })
  expect((await askOutside(busy.url, { ...usual, tries: 3 })).status).toBe(200)
  expect(busy.asked()).toBe(3)
  const wrong = await host((_, response) => response.writeHead(400).end())
  expect((await askOutside(wrong.url, { ...usual, tries: 3 })).status).toBe(400)
  expect(wrong.asked()).toBe(1)
})

it('waits as long as the host asks, and leaves it alone if that is long', async () => {
  let first = true
  const soon = await host((_, response) => {
    response.writeHead(first ? 429 : 200, { 'Retry-After': '1' }).end()
    first = false
  })
  const began = performance.now()
  expect((await askOutside(soon.url, { ...usual, tries: 2 })).status).toBe(200)
  expect(performance.now() - began).toBeGreaterThan(950)
  const later = await host((_, response) => response.writeHead(429, { 'Retry-After': '600' }).end())
  expect((await askOutside(later.url, { ...usual, tries: 3 })).status).toBe(429)
  expect(await reason(askOutside(later.url, { ...usual, tries: 3 }))).toBe('resting')
  expect(later.asked()).toBe(1)
})

it('lets a host rest after five failures in a row', async () => {
  const down = await host((_, response) => response.writeHead(500).end())
  for (let n = 0; n < 5; n += 1) await askOutside(down.url, { ...usual, rests: true })
  expect(await reason(askOutside(down.url, { ...usual, rests: true }))).toBe('resting')
  expect(down.asked()).toBe(5)
})

it('asks each host in turn, two at a time', async () => {
  let running = 0
  let most = 0
  const { url, asked } = await host((_, response) => {
    running += 1
    most = Math.max(most, running)
    setTimeout(() => {
      running -= 1
      response.end()
    }, 20)
  })
  await Promise.all(Array.from({ length: 7 }, () => askOutside(url, usual)))
  expect([asked(), most]).toEqual([7, 2])
})

it('streams bodies in both directions', async () => {
  const { url } = await host((request, response) => request.pipe(response))
  const body = new ReadableStream({
    start(controller) {
      for (const part of ['one ', 'two']) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })
  const response = await fetchOutside(url.href, { method: 'POST', body })
  expect([response.status, await response.text()]).toEqual([200, 'one two'])
})
