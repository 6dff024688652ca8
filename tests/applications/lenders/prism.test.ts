// Prism serves every lender's contract: each example of each answer of each endpoint, for requests as our dialects write them.
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  CHANGE_ORDER_STATUSES,
  CONTRACT_STATUSES,
  DOCUMENTS,
  MILESTONE_STATUSES,
  type Region,
  STIPULATION_STATUSES,
} from '#machines/applications/lenders/codes.ts'
import type { Facts, LenderAction } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect, LenderContract, WireRequest } from '#machines/applications/lenders/lender-dialect.ts'
import { type Mocks, startMocks } from '#mocks/prism/start.ts'
import { contractOf } from '#server/applications/lenders/gateway/lender-contract.ts'
import { addressOf, bytesOf, initOf } from '#server/applications/lenders/gateway/wire-request.ts'
import { DIALECTS } from '#server/applications/lenders/registry.ts'
import { asked, lenderDecisions } from './facts.ts'

let mocks: Mocks

beforeAll(async () => {
  mocks = await startMocks({ port: 0 })
})
afterAll(() => mocks.close())

/** A reference's target, or the object itself. */
const resolved = (contract: LenderContract, part: object): Record<string, unknown> => {
  const [, , kind = '', name = ''] = '$ref' in part && typeof part.$ref === 'string' ? part.$ref.split('/') : []
  return Object.fromEntries(Object.entries(Object(name === '' ? part : contract.components?.[kind]?.[name])))
}
const within = (part: unknown, ...names: string[]): object =>
  names.reduce((at, name) => Object(Object(at)[name]), Object(part))

/** Every named example of every answer of an endpoint; of answers that endpoints share, all at the first and one at the others. */
const examplesOf = ({ contract }: Dialect, endpoint: string, shared: Set<unknown>) => {
  const [operation] = Object.values(contract.paths[`/v1/${endpoint}`] ?? {})
  return Object.entries(operation?.responses ?? {}).flatMap(([status, response]) => {
    const named = Object.keys(within(resolved(contract, response), 'content', 'application/json', 'examples'))
    const reference = Object(response)['$ref']
    const examples = shared.has(reference) ? named.slice(0, 1) : named
    if (reference) shared.add(reference)
    return examples.map(example => ({ status: Number(status), example }))
  })
}

/** Each endpoint once, with a request that keeps to the contract. */
function requestsOf(dialect: Dialect): Map<string, WireRequest> {
  const inputs = asked(dialect)
  const said = <A extends LenderAction>(action: A): [string, WireRequest][] => {
    const call = dialect.calls[action]
    return call ? [[call.endpoint, call.write(inputs[action])]] : []
  }
  const credentials = Object.fromEntries(dialect.credentials.map(({ name }) => [name, `a-${name}@example.com`]))
  const actions = Object.keys(inputs).filter((name): name is LenderAction => name in dialect.calls)
  return new Map([['getAuthInfo', dialect.sign_in.write(credentials)], ...actions.flatMap(said)])
}

async function ask(dialect: Dialect, endpoint: string, wire: WireRequest, prefer: string) {
  const method = wire.body || wire.form ? 'post' : 'get'
  const file = bytesOf(new TextEncoder().encode('%PDF-1.7'))
  const init = initOf(method, wire, { token: 'a-token', key: 'a-key', bytes: file, onPart: () => {} })
  const headers = new Headers(init.headers)
  headers.set('Prefer', prefer)
  const response = await fetch(`${mocks.url}/lenders/${dialect.path}${addressOf(endpoint, wire)}`, { ...init, headers })
  const body: unknown = await response.json()
  return { status: response.status, body }
}

it.each(DIALECTS.map(dialect => ({ code: dialect.code, dialect })))(
  '$code: every example of every endpoint is served and keeps to the contract, and they show every status of every region',
  async ({ dialect }) => {
    const contract = contractOf(dialect.contract)
    const requests = requestsOf(dialect)
    expect([...requests.keys()].map(name => `/v1/${name}`).sort()).toEqual(Object.keys(dialect.contract.paths).sort())
    const shared = new Set<unknown>()
    const seen: Facts[] = []
    const faults: string[] = []
    for (const [endpoint, wire] of requests) {
      const answers = examplesOf(dialect, endpoint, shared).map(async ({ status, example }) => {
        const answer = await ask(dialect, endpoint, wire, `code=${status}, example=${example}`)
        const fault = contract.endpoint(endpoint)?.answer(answer.status, answer.body)
        if (answer.status !== status || fault)
          faults.push(`${endpoint} ${status} ${example}: ${answer.status} ${fault}`)
        if (status !== 200) expect(dialect.refusal(answer)).toMatch(/\.$/)
        else if (endpoint === dialect.calls.details?.endpoint) {
          const facts = dialect.calls.details.read(answer, asked(dialect).details)
          if (facts) seen.push(facts)
        }
      })
      await Promise.all(answers)
    }
    expect(faults).toEqual([])
    const statuses = (said: (facts: Facts) => (string | undefined)[]) => new Set(seen.flatMap(said))
    expect(statuses(({ decision }) => [decision])).toEqual(new Set(lenderDecisions))
    const REGIONS: Record<Region, [Set<string | undefined>, readonly string[]]> = {
      documents: [statuses(({ documents }) => [documents]), DOCUMENTS],
      stipulations: [statuses(({ stipulations }) => stipulations.map(({ status }) => status)), STIPULATION_STATUSES],
      contract: [statuses(({ contract }) => [contract.status]), CONTRACT_STATUSES],
      milestones: [statuses(({ milestones }) => milestones.map(({ status }) => status)), MILESTONE_STATUSES],
      change_order: [
        statuses(({ change_order }) => (change_order ? [change_order.status] : [])),
        CHANGE_ORDER_STATUSES,
      ],
    }
    for (const region of dialect.regions) expect(REGIONS[region][0], region).toEqual(new Set(REGIONS[region][1]))
  },
)

it('refuses what the contract does not allow', async () => {
  const [dialect] = DIALECTS
  if (!dialect) throw new Error('no lender')
  const answer = await ask(dialect, 'sendLoanApplication', { body: { amount: 'much' } }, 'code=200')
  expect(answer.status).toBe(422)
})
