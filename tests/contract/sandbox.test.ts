// The sandbox's own API by openapi/sandbox.yaml: its answers and inputs.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REGIONS } from '#machines/applications/lenders/codes.ts'
import { control } from '#mocks/lenders/control.ts'
import { sandboxOf } from '#mocks/lenders/in-process.ts'
import { VERBS } from '#mocks/lenders/magic.ts'
import { contractAt } from '#openapi/contract.ts'
import { factsWithin } from '#tests/applications/lenders/facts.ts'

const contract = contractAt('openapi/sandbox.yaml')
const operation = (path: string) => {
  const found = contract.operations.find(one => one.path === path)
  if (!found) throw new Error(`The contract has no ${path}`)
  return found
}
const MOVE = '/sandbox/applications/{reference}/{verb}'
const DECIDE = '/sandbox/applications/{reference}/decide/{decision}'

/** Applications in any state at a lender with all regions. */
function played() {
  const sandbox = sandboxOf(() => new Date('2026-11-21T17:00:00.000Z'))
  fc.sample(factsWithin(REGIONS), { seed: 10, numRuns: 60 }).forEach((facts, index) => {
    sandbox.book.add({
      lender: 'goodleap',
      account: '',
      ours: `ours-${index}`,
      magic: '',
      type: 'loan',
      product_id: 'GL-25-749',
      amount_cents: 2_885_000,
      annual_kwh: 13_120,
      facts,
      received: [],
      change: null,
      due: [],
      spoiled: 0,
    })
  })
  return sandbox
}

/** The answer, after it was held against the contract. */
async function ask(sandbox: ReturnType<typeof played>, path: string, address = path, init: RequestInit = {}) {
  const answer = await control(sandbox, new Request(`http://localhost${address}`, init))
  const body = answer.status === 303 ? {} : await answer.json()
  const named = operation(path).answers[String(answer.status)]
  expect(named, `${path} answers ${answer.status}, which is not in its contract`).toBeDefined()
  const valid = contract.validator(named?.media['application/json']?.schema ?? {})
  if (!valid(body)) throw new Error(`${address}: ${JSON.stringify(valid.errors)}`)
  return { status: answer.status, body }
}
const posted = { method: 'POST' }

describe('the contract of the sandbox', () => {
  it('has every verb there is, and no other', () => {
    const enumOf = (path: string, name: string) =>
      operation(path).parameters.find(one => one.name === name)?.schema['enum']
    const decisions = VERBS.flatMap(({ verb }) => (verb.startsWith('decide/') ? [verb.slice(7)] : []))
    expect(enumOf(DECIDE, 'decision')).toEqual(decisions)
    expect(enumOf(MOVE, 'verb')).toEqual(VERBS.map(({ verb }) => verb).filter(verb => !verb.startsWith('decide/')))
  })

  it('is kept by every verb at applications in any state, and by the table', async () => {
    const sandbox = played()
    const seen = new Set<number>()
    for (const [index] of sandbox.book.state.applications.entries()) {
      const { verb } = VERBS[index % VERBS.length] ?? { verb: '' }
      const path = verb.startsWith('decide/') ? DECIDE : MOVE
      seen.add((await ask(sandbox, path, `/sandbox/applications/ours-${index}/${verb}`, posted)).status)
    }
    expect([...seen].sort()).toEqual([200, 409])
    await ask(sandbox, '/sandbox')
  })

  it('is kept by refusals, by forms and by the clock', async () => {
    const sandbox = played()
    const at = (address: string, init: RequestInit) => ask(sandbox, MOVE, `/sandbox/applications/${address}`, init)
    expect((await at('nobody/fund', posted)).status).toBe(404)
    expect((await at('ours-1/dance', posted)).status).toBe(404)
    const elsewhere = { ...posted, headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await at('ours-1/fund', elsewhere)).status).toBe(401)
    const clock = (body: RequestInit['body']) => ask(sandbox, '/sandbox/clock', undefined, { ...posted, body })
    expect((await clock('{"advance": "61s"}')).body).toEqual({ clock: '2026-11-21T17:01:01.000Z' })
    expect((await clock('{"advance": "soon"}')).status).toBe(400)
    const form = { ...posted, headers: { accept: 'text/html' }, body: new URLSearchParams({ advance: '1d' }) }
    expect((await ask(sandbox, '/sandbox/clock', undefined, form)).status).toBe(303)
    // `curl -d` names whatever it sends a form.
    const curl = {
      ...posted,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '{"advance": "1s"}',
    }
    expect((await ask(sandbox, '/sandbox/clock', undefined, curl)).status).toBe(200)
  })
})
