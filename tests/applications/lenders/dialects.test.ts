// Every supported lender: our calls follow its contract and are understood, its answers follow it and are understood by
// us, in every state. Data lost in translation in either direction fails here.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DOCUMENT_KINDS, MILESTONES, type Region } from '#machines/applications/lenders/codes.ts'
import type { Facts, LenderAction, LenderActions } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect, WireRequest } from '#machines/applications/lenders/lender-dialect.ts'
import { type Arrived, DeskRefusal, type Voice } from '#mocks/lenders/voice.ts'
import { VOICES } from '#mocks/lenders/voices.gen.ts'
import { contractOf } from '#server/applications/lenders/gateway/lender-contract.ts'
import { addressOf } from '#server/applications/lenders/gateway/wire-request.ts'
import { DIALECTS } from '#server/applications/lenders/registry.ts'
import { answered, asked, everyStanding, factsWithin } from './facts.ts'
import { type Answers, stubDesk } from './stub-desk.ts'

/** Lists of products and payments are asked for by size and storage, not by every part of a system. */
const partsLeftOut = (input: object) => ('state' in input && 'system' in input ? { ...input, system: null } : input)

const voiceOf = ({ code }: Dialect): Voice => {
  const voice = VOICES.find(voice => voice.code === code)
  if (!voice) throw new Error(`the sandbox cannot play ${code}`)
  return voice
}
const overTheWire = (body: unknown): unknown => (body === undefined ? undefined : JSON.parse(JSON.stringify(body)))

const arrivedOf = (endpoint: string, wire: WireRequest): Arrived => ({
  query: Object.fromEntries(new URL(addressOf(endpoint, wire), 'http://lender.example.com').searchParams),
  body: overTheWire(wire.body),
  form: wire.form ?? {},
  file: wire.file ?? null,
  idempotency_key: 'a-key',
})

/** One action there and back, both ways held against the contract. */
function through<A extends LenderAction>(
  dialect: Dialect,
  action: A,
  input: LenderActions[A]['input'],
  answers: Answers,
): { heard: unknown; output: LenderActions[A]['output'] } | null {
  const call = dialect.calls[action]
  if (!call) return null
  const endpoint = contractOf(dialect.contract).endpoint(call.endpoint)
  const wire = call.write(input)
  expect(endpoint?.request(wire), `${dialect.code} is asked ${action}`).toEqual([])
  expect(endpoint?.method, `${action} is a ${wire.query ? 'read' : 'write'}`).toBe(
    wire.body || wire.form ? 'post' : 'get',
  )
  const { desk, heard } = stubDesk(answers)
  const answer = voiceOf(dialect).endpoints[call.endpoint]?.(arrivedOf(call.endpoint, wire), desk)
  const body = overTheWire(answer?.body)
  expect(endpoint?.answer(answer?.status ?? 0, body), `${dialect.code} answers ${action}`).toBeUndefined()
  return { heard: heard.at(-1), output: call.read({ status: answer?.status ?? 0, body }, input) }
}

describe.each(DIALECTS.map(dialect => ({ code: dialect.code, dialect })))('$code', ({ dialect }) => {
  const random = factsWithin(dialect.regions)
  const some = fc.sample(random, { numRuns: 1, seed: 1 })[0]
  if (!some) throw new Error('no facts')
  const answers = { facts: some, ...answered(dialect) }
  const outputs: Record<string, unknown> = answers
  const inputs = asked(dialect)
  const actions = Object.keys(inputs).filter((name): name is LenderAction => name in dialect.calls)

  it.each(actions)('%s is heard as it was meant and answered as it was said', action => {
    const back = through(dialect, action, inputs[action], answers)
    expect(partsLeftOut(Object(back?.heard))).toEqual(partsLeftOut(inputs[action]))
    expect(back?.output).toEqual(outputs[action] ?? some)
  })

  const isUnderstood = (facts: Facts) => {
    expect(through(dialect, 'details', inputs.details, { ...answers, facts })?.output).toEqual(facts)
    const told = overTheWire(voiceOf(dialect).webhook(facts, inputs.details.reference.ours, 'evt-1'))
    expect(contractOf(dialect.contract).webhook(told)).toBeUndefined()
    const heard = dialect.webhook(told)
    expect(heard.reference).toEqual({ ours: inputs.details.reference.ours, lenders: facts.lender_reference })
    if (heard.facts) expect(heard.facts).toEqual(facts)
  }

  it('understands every status of every region, in answers and in webhooks', () => {
    for (const facts of everyStanding(dialect.regions, some)) isUnderstood(facts)
  })

  it('understands it in every combination of states', () => {
    fc.assert(fc.property(random, isUnderstood), { numRuns: 40 })
  })

  it('has a word for every milestone it takes and every kind of document', () => {
    for (const milestone of dialect.calls.milestone ? MILESTONES : []) {
      const input = { ...inputs.milestone, milestone }
      expect(through(dialect, 'milestone', input, answers)?.heard).toEqual(input)
    }
    for (const kind of dialect.calls.upload_document ? DOCUMENT_KINDS : []) {
      const input = { ...inputs.upload_document, kind }
      expect(through(dialect, 'upload_document', input, answers)?.heard).toEqual(input)
    }
  })

  it('tells a refusal in a sentence', () => {
    const contract = contractOf(dialect.contract)
    const voice = voiceOf(dialect)
    const sentence = 'No, and this is why.'
    const faults = Object.values(dialect.calls).flatMap(({ endpoint }) =>
      Object.keys(dialect.contract.paths[`/v1/${endpoint}`]?.['post']?.responses ?? { 401: {} })
        .map(Number)
        .filter(status => status === 400 || status === 401 || status === 404 || status === 409 || status === 422)
        .flatMap(status => {
          const body = overTheWire(voice.refusal(new DeskRefusal(status, 'not_now', sentence)))
          expect(dialect.refusal({ status, body })).toBe(sentence)
          return contract.endpoint(endpoint)?.answer(status, body) ?? []
        }),
    )
    expect(faults).toEqual([])
  })

  it('finds nothing where the lender knows no such application', () => {
    const { desk } = stubDesk(answers)
    const call = dialect.calls.details
    const wire = call?.write(inputs.details) ?? {}
    const status = (() => {
      try {
        const nobody = { ...desk, details: () => null }
        return voiceOf(dialect).endpoints[call?.endpoint ?? '']?.(arrivedOf('x', wire), nobody)?.status
      } catch (error) {
        return error instanceof DeskRefusal ? error.status : null
      }
    })()
    expect(status).toBe(404)
    expect(call?.read({ status: 404, body: {} }, inputs.details)).toBeNull()
  })

  it('signs in with what the settings ask for, no more and no less', () => {
    const credentials = Object.fromEntries(dialect.credentials.map(({ name }) => [name, `a-${name}@example.com`]))
    const contract = contractOf(dialect.contract)
    const wire = dialect.sign_in.write(credentials)
    expect(contract.endpoint('getAuthInfo')?.request(wire)).toEqual([])
    const { desk, heard } = stubDesk(answers)
    const answer = voiceOf(dialect).endpoints['getAuthInfo']?.(arrivedOf('getAuthInfo', wire), desk)
    expect(heard).toEqual([credentials])
    expect(contract.endpoint('getAuthInfo')?.answer(200, overTheWire(answer?.body))).toBeUndefined()
    expect(dialect.sign_in.read({ status: 200, body: answer?.body })).toEqual({
      token: 'an-example-token',
      expires_in_s: 3600,
    })
  })
})

it('regions a lender has can be reached: there is a way to do what each waits for', () => {
  const NEEDS: Record<Region, LenderAction> = {
    documents: 'details',
    stipulations: 'upload_stipulation',
    contract: 'upload_contract',
    milestones: 'milestone',
    change_order: 'change_order',
  }
  const unreachable = DIALECTS.flatMap(({ code, regions, calls }) =>
    regions.filter(region => !(NEEDS[region] in calls)).map(region => `${code}: ${region}`),
  )
  expect(unreachable).toEqual([])
})
