// The request and answer shown for a step are its own, whatever else called the same workflow. A day's share of all flows, or all with
// EVERY=1.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Listening, listen } from '#mocks/listening.ts'
import { type Mocks, startMocks } from '#mocks/prism/start.ts'
import { chosenFlows } from '#mocks/replay/documents.ts'
import { masked } from '#mocks/replay/mask.ts'
import { replay } from '#mocks/replay/replay.ts'
import type { Exchange } from '#mocks/replay/result.ts'
import { TODAY } from '#tests/support/turns.mjs'
import { targetOf } from './replayed.ts'

/** Answers by the ID that the mocks gave them. */
const answers = new Map<string, { method: string; sent: unknown; got: unknown }>()
let mocks: Mocks
let between: Listening
beforeAll(async () => {
  mocks = await startMocks({ port: 0 })
  between = await listen(noted)
})
afterAll(() => Promise.all([mocks.close(), between.close()]))

it('every step shows what it sent and what answered it', async () => {
  const flows = chosenFlows([]).filter((_, nth) => process.env['EVERY'] || nth % SHARES === TODAY % SHARES)
  const { results } = await replay(flows, { target: { ...targetOf('mocks', between.url), lanes: 2 }, run: 'e' })
  const steps = results.flatMap(({ flow, exchanges }) => exchanges.map(exchange => ({ flow, exchange })))
  expect(steps.length).toBeGreaterThan(flows.length)
  expect(
    steps.filter(({ exchange }) => !isOwn(exchange)).map(({ flow, exchange }) => `${flow} ${exchange.step}`),
  ).toEqual([])
})

const SHARES = 24

function isOwn({ method, sent, got }: Exchange): boolean {
  const own = answers.get(got.headers['x-request-id'] ?? '')
  // Forms have a boundary of their own at each request.
  const same = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(masked(other) ?? '')
  return own?.method === method && (own.sent === FORM || same(sent.body, own.sent)) && same(got.body, own.got)
}

const FORM = 'form'

async function noted(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { method, headers } = request
  const body = method === 'GET' ? null : await request.arrayBuffer()
  const response = await fetch(`${mocks.url}${pathname}${search}`, { method, headers, body })
  const got = await response.clone().text()
  const is_form = headers.get('content-type')?.startsWith('multipart/')
  const sent = is_form ? FORM : textOrJson(body === null ? '' : new TextDecoder().decode(body))
  answers.set(response.headers.get('x-request-id') ?? '', { method, sent, got: textOrJson(got) })
  return response
}

function textOrJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
