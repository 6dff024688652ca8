// The real browser, on pages that try to get out. Skipped, visibly, where no Chromium is.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chromiumPrinter } from '#server/ports/print/chromium.ts'
import { findChromium } from '#server/ports/print/find-chromium.ts'
import { ownOrigin } from '#server/ports/print/own-origin.ts'
import { pdfFacts, pdfText } from '#tests/support/signing/pdf-tools.ts'

const named = process.env['CHROMIUM_PATH'] || undefined
const chromium = await findChromium(named)
const HOSTILE = `<!doctype html><html lang="es"><title>Propuesta</title>
<link rel="stylesheet" href="http://outside.example/style.css">
<main><h1>$32,480.17</h1>
<img src="http://outside.example/pixel.png"><img src="/leads-away"><img src="file:///etc/hostname"><img src="NEIGHBOUR/pixel">
<iframe src="NEIGHBOUR/frame"></iframe><script>document.body.append('A script ran')</script></main></html>`

/** Listens on a port of its own and remembers what it was asked. */
async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: ownOrigin(server.address()) ?? '', asked, close }
}

describe.skipIf(!chromium)('a Chromium that prints', () => {
  let neighbour: Awaited<ReturnType<typeof listen>>
  let own: Awaited<ReturnType<typeof listen>>
  let printer: ReturnType<typeof chromiumPrinter>
  const said: string[] = []
  const agents = new Set<string | undefined>()
  const never = new AbortController().signal
  const page = (path: string) => ({
    path,
    shows: 'main',
    title: 'Solar proposal, 12 Calle Peña',
    script: false,
    time_zone: 'America/Phoenix',
  })

  beforeAll(async () => {
    neighbour = await listen((_, response) => response.end('<p>What the neighbour keeps</p>'))
    own = await listen((request, response) => {
      agents.add(request.headers['user-agent'])
      if (request.url?.startsWith('/leads-away'))
        return response.writeHead(302, { location: `${neighbour.origin}/inside` }).end()
      if (request.url === '/never-answers') return undefined
      if (request.url !== '/proposal/hostile') return response.writeHead(404).end('None')
      return response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(HOSTILE.replaceAll('NEIGHBOUR', neighbour.origin))
    })
    printer = chromiumPrinter({ origin: () => own.origin, chromium_path: named, tell: line => said.push(line) })
  })
  afterAll(async () => {
    await printer.close()
    own.close()
    neighbour.close()
  })

  it('prints its own page as searchable, tagged paper, runs nothing in it and has no other access', async () => {
    const bytes = await printer.print(page('/proposal/hostile'), never)
    const text = pdfText(bytes)
    expect(text).toContain('$32,480.17')
    expect(pdfFacts(bytes)).toMatchObject({ title: 'Solar proposal, 12 Calle Peña', is_tagged: true, pages: 1 })
    expect(text).not.toMatch(/A script ran|neighbour/)
    expect(neighbour.asked).toEqual([])
    expect([...agents]).toEqual([printer.agent])
  })

  it('prints no page that leads away or is not there', async () => {
    await expect(printer.print(page('/leads-away'), never)).rejects.toThrow('The page answered')
    await expect(printer.print(page('/proposal/none'), never)).rejects.toThrow('The page answered 404')
    expect(neighbour.asked).toEqual([])
  })

  it('is restarted after it was killed in the middle of a page, and says once that it has no sandbox', async () => {
    const killed = await printer.processId()
    const dying = printer.print(page('/never-answers'), never)
    const stopped = expect(dying).rejects.toThrow()
    while (!own.asked.includes('/never-answers')) await new Promise(resolve => setImmediate(resolve))
    process.kill(killed ?? 0, 'SIGKILL')
    await stopped
    expect(pdfText(await printer.print(page('/proposal/hostile'), never))).toContain('$32,480.17')
    expect(await printer.processId()).not.toBe(killed)
    expect(said).toHaveLength(process.getuid?.() === 0 ? 1 : 0)
  })

  it('is ended when its time is over', async () => {
    const controller = new AbortController()
    const slow = printer.print(page('/never-answers'), controller.signal)
    const stopped = expect(slow).rejects.toThrow()
    const before = own.asked.filter(path => path === '/never-answers').length
    while (own.asked.filter(path => path === '/never-answers').length <= before)
      await new Promise(resolve => setImmediate(resolve))
    const process_id = (await printer.processId()) ?? 0
    controller.abort()
    await stopped
    // No process has this id any more.
    await vi.waitFor(() => expect(() => process.kill(process_id, 0)).toThrow())
  })
})
