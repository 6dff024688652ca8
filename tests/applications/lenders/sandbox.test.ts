// The sandbox by itself: its clock, its memory, its page, and the contract it keeps in either direction.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MILESTONES } from '#machines/applications/lenders/codes.ts'
import type { LenderAction, LenderActions } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import { control } from '#mocks/lenders/control.ts'
import { sandboxOf } from '#mocks/lenders/in-process.ts'
import { MAGIC, VERBS } from '#mocks/lenders/magic.ts'
import type { Sandbox } from '#mocks/lenders/sandbox.ts'
import type { Webhook } from '#mocks/lenders/webhook-trials.ts'
import { addressOf, initOf } from '#server/applications/lenders/gateway/wire-request.ts'
import { DIALECTS } from '#server/applications/lenders/registry.ts'
import { asked } from './facts.ts'

const NOW = new Date('2026-11-21T17:00:00.000Z')
const now = () => NOW

async function say(sandbox: Sandbox, dialect: Dialect, endpoint: string, wire: object, key: string, token?: string) {
  const method = endpoint.startsWith('get') && endpoint !== 'getAuthInfo' ? 'get' : 'post'
  const init = initOf(method, wire, { token, key, bytes: undefined, onPart: () => {} })
  const answer = await sandbox.fetch(dialect.code, addressOf(endpoint, wire), init)
  return { status: answer.status, body: await answer.json() }
}

/** What the product would receive, through the dialect. */
async function ask<A extends LenderAction>(
  sandbox: Sandbox,
  dialect: Dialect,
  action: A,
  input: LenderActions[A]['input'],
  key: string = crypto.randomUUID(),
) {
  const credentials = Object.fromEntries(dialect.credentials.map(({ name }) => [name, 'good']))
  const signed = await say(sandbox, dialect, 'getAuthInfo', dialect.sign_in.write(credentials), key)
  const { token } = dialect.sign_in.read(signed)
  const call = dialect.calls[action]
  if (!call) throw new Error(`${dialect.code} has no ${action}`)
  const answer = await say(sandbox, dialect, call.endpoint, call.write(input), key, token)
  return { ...answer, output: answer.status < 300 ? call.read(answer, input) : null }
}

/** A valid one: the lender's product, and an applicant with this last name. */
async function application(sandbox: Sandbox, dialect: Dialect, lastname: string, ours: string = crypto.randomUUID()) {
  const { submit, products } = asked(dialect)
  const { output } = await ask(sandbox, dialect, 'products', products)
  const people = submit.people.slice(0, 1).map(person => ({ ...person, lastname }))
  const consents = submit.consents.slice(0, 1)
  return { ...submit, reference: { ours, lenders: null }, product_id: output?.[0]?.id ?? '', people, consents }
}

const [goodleap] = DIALECTS
if (!goodleap) throw new Error('There is no lender')

describe.each(DIALECTS.map(dialect => ({ name: dialect.name, dialect })))('the sandbox as $name', ({ dialect }) => {
  it('decides every magic name as its table says, and takes the same key once', async () => {
    const sandbox = sandboxOf(now)
    const spoils = ['timeout', 'garbage', 'broken', 'reset', 'slow']
    for (const { name, ends_in } of MAGIC.filter(({ fault = '' }) => !spoils.includes(fault))) {
      const input = await application(sandbox, dialect, name)
      const { output } = await ask(sandbox, dialect, 'submit', input, `key-${name}`)
      const expected = ends_in === 'approved_with_stipulations' && !dialect.regions.includes('stipulations')
      expect(output?.decision, name).toBe(expected ? 'approved' : ends_in)
      const again = await ask(sandbox, dialect, 'submit', input, `key-${name}`)
      expect(again.output).toEqual(output)
    }
    const { applications } = sandbox.book.state
    expect(new Set(applications.map(({ ours }) => ours)).size).toBe(applications.length)
  })

  it('refuses wrong credentials, states it does not serve and what it has no product for', async () => {
    const sandbox = sandboxOf(now)
    const wrong = Object.fromEntries(dialect.credentials.map(({ name }) => [name, 'wrong']))
    expect(await say(sandbox, dialect, 'getAuthInfo', dialect.sign_in.write(wrong), 'k')).toMatchObject({ status: 401 })
    const input = await application(sandbox, dialect, 'Approve')
    const far = await ask(sandbox, dialect, 'submit', { ...input, address: { ...input.address, state: 'HI' } })
    expect(far.status).toBeGreaterThanOrEqual(400)
    expect(dialect.refusal(far)).toContain('does not serve HI')
    expect(sandbox.book.state.applications).toEqual([])
  })

  it('walks the way to funding by verbs, and only as the chart allows', async () => {
    const sandbox = sandboxOf(now)
    const input = await application(sandbox, dialect, 'Approve')
    await ask(sandbox, dialect, 'submit', input)
    const { ours } = input.reference
    const verb = (name: string) => sandbox.verb(ours, name).facts
    expect(() => verb('fund')).toThrow('cannot “fund”')
    if (dialect.calls.send_documents) verb('send_documents')
    verb('view_documents')
    expect(verb('sign_documents').documents).toBe('signed')
    const kept = sandbox.book.find(one => one.ours === ours)
    if (!kept) throw new Error('It is not kept')
    if (dialect.regions.includes('contract')) {
      sandbox.book.change(kept, { contract: { status: 'in_review', reason: null } })
      verb('accept_contract')
    }
    for (const milestone of dialect.calls.milestone ? MILESTONES : []) {
      const said = { milestone, completed_on: '2026-11-18', note: '' }
      await ask(sandbox, dialect, 'milestone', { reference: input.reference, ...said })
      verb('reject_milestone')
      await ask(sandbox, dialect, 'milestone', { reference: input.reference, ...said })
      verb('approve_milestone')
    }
    expect(verb('fund')).toMatchObject({ decision: 'funded', funded: { amount_cents: input.amount_cents } })
    expect(() => verb('cancel')).toThrow('cannot “cancel”')
  })
})

describe('the sandbox', () => {
  it('decides a review after a minute of its clock, and lets approvals expire by it', async () => {
    const sandbox = sandboxOf(now)
    const input = await application(sandbox, goodleap, 'Review')
    await ask(sandbox, goodleap, 'submit', input)
    const decision = () => sandbox.book.find(({ ours }) => ours === input.reference.ours)?.facts.decision
    sandbox.advance(59_000)
    expect(decision()).toBe('in_review')
    sandbox.advance(2_000)
    expect(decision()).toBe('approved')
    sandbox.advance(181 * DAY_MS)
    expect(decision()).toBe('expired')
  })

  it('knows its applications after a restart, and no name, birthday or number of anybody', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'sandbox-'))
    const path = join(directory, 'sandbox.json')
    const before = sandboxOf(now, path)
    const input = await application(before, goodleap, 'Sample')
    await ask(before, goodleap, 'submit', input, 'the-key')
    const after = sandboxOf(now, path)
    expect(after.book.find(({ ours }) => ours === input.reference.ours)?.facts.decision).toBe('approved')
    expect((await ask(after, goodleap, 'submit', input, 'the-key')).status).toBe(200)
    const [person] = input.people
    const kept = JSON.stringify(after.book.state)
    for (const secret of [person?.lastname, person?.birth_date, person?.ssn]) expect(kept).not.toContain(secret)
    rmSync(directory, { recursive: true })
  })

  it('sends webhooks: each once, twice for a Duplicate, and older news late for an Outoforder', async () => {
    const told: Webhook[] = []
    const deliver = async (webhook: Webhook) => {
      told.push(webhook)
      return undefined
    }
    const sandbox = sandboxOf(now, undefined, { deliver })
    const count = async (lastname: string) => {
      told.length = 0
      await ask(sandbox, goodleap, 'submit', await application(sandbox, goodleap, lastname))
      await sandbox.idle()
      return told.map(({ body }) => goodleap.webhook(JSON.parse(body)).facts?.decision)
    }
    expect(await count('Approve')).toEqual(['approved'])
    expect(await count('Duplicate')).toEqual(['approved', 'approved'])
    expect(await count('Outoforder')).toEqual(['approved', 'submitted'])
  })

  it('serves its table as a page and as JSON, moves by a form or a command, and not for another site', async () => {
    const sandbox = sandboxOf(now)
    const input = await application(sandbox, goodleap, 'Stipulations')
    await ask(sandbox, goodleap, 'submit', input)
    const at = (path: string, init?: RequestInit) => control(sandbox, new Request(`http://localhost${path}`, init))
    const page = await (await at('/sandbox', { headers: { accept: 'text/html' } })).text()
    const table = JSON.stringify(await (await at('/sandbox')).json())
    for (const { name } of MAGIC) expect(page).toContain(name)
    for (const { verb } of VERBS) expect(table).toContain(verb)
    expect(page).toContain(`${input.reference.ours}/clear_stipulations`)
    const verb = `/sandbox/applications/${input.reference.ours}/clear_stipulations`
    const elsewhere = { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await at(verb, elsewhere)).status).toBe(401)
    const form = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
    expect((await at(verb, { method: 'POST', headers: form })).status).toBe(303)
    const again = await at(verb, { method: 'POST' })
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'not_now' }])
    expect((await at('/sandbox/applications/x/dance', { method: 'POST' })).status).toBe(404)
    const clock = (advance: string) => at('/sandbox/clock', { method: 'POST', body: JSON.stringify({ advance }) })
    expect(await (await clock('1d')).json()).toEqual({ clock: '2026-11-22T17:00:00.000Z' })
    expect((await clock('soon')).status).toBe(400)
  })
})
