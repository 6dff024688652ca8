// The lenders' contracts: the specification's four list exactly their lender's endpoints, and each states for every
// write what the gateway needs, with examples of all statuses.
import { describe, expect, it } from 'vitest'
import { capsFor } from '#machines/applications/lenders/draft/caps.ts'
import { homeFaults } from '#machines/applications/lenders/draft/people.ts'
import type { LenderAction, LenderActions } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { contractOf } from '#server/applications/lenders/gateway/lender-contract.ts'
import { DIALECTS, dialectOf } from '#server/applications/lenders/registry.ts'
import { asked, lenderDecisions } from './facts.ts'

const enfin = dialectOf('enfin')
const lightreach = dialectOf('lightreach')

const EVERY = [
  ...['getProducts', 'getMonthlyPaymentEstimates', 'getAuthInfo', 'sendLoanApplication', 'getLoanDetails'],
  ...['getRequiredDocuments', 'getLoanDocuments', 'uploadDocs', 'updateMilestone'],
]
/** Those that are about an application that is there. */
const takesOne = /^(get(Loan|Required)|upload|update|create|cancel|send(?!LoanApplication)|resend)/
const CHANGES = ['createChangeOrder', 'cancelChangeOrder']
const LEASED = ['getApprovedEquipments', 'updateSystemDesign', 'updateQuote', 'uploadContract']
const ENDPOINTS: Record<string, readonly string[]> = {
  goodleap: [...EVERY, ...CHANGES, 'uploadStipFile', 'resendApplication', 'getUsers'],
  'sunlight-financial': [...EVERY, ...CHANGES, 'uploadStipFile', 'sendLoanDocs', 'resendApplication'],
  lightReach: [...EVERY, ...LEASED, 'resendApplication'],
  enfin: [...EVERY, ...LEASED, ...CHANGES, 'sendLoanDocs'],
}

it('the lenders of the specification are listed in its order', () => {
  expect(
    DIALECTS.filter(({ path }) => path in ENDPOINTS).map(({ code, path, name, types }) => [
      code,
      path,
      name,
      types.join(),
    ]),
  ).toEqual([
    ['goodleap', 'goodleap', 'GoodLeap', 'loan'],
    ['sunlight-financial', 'sunlight-financial', 'Sunlight Financial', 'loan'],
    ['lightreach', 'lightReach', 'LightReach', 'lease,ppa'],
    ['enfin', 'enfin', 'EnFin', 'loan,lease,ppa'],
  ])
})

/** Every `enum` below a schema, references followed. */
function enumsBelow(contract: Dialect['contract'], part: unknown, seen = new Set<string>()): string[] {
  if (Array.isArray(part)) return part.flatMap(piece => enumsBelow(contract, piece, seen))
  if (typeof part !== 'object' || part === null) return []
  const { $ref, enum: words, ...rest }: { $ref?: unknown; enum?: unknown } = part
  const own = Array.isArray(words) ? words.filter(word => typeof word === 'string') : []
  const [, , kind = '', name = ''] = typeof $ref === 'string' && !seen.has($ref) ? $ref.split('/') : []
  const led = contract.components?.[kind]?.[name]
  return [
    ...own,
    ...enumsBelow(contract, Object.values(rest), seen),
    ...enumsBelow(contract, led, seen.add(String($ref))),
  ]
}
/** Every text below a value, references followed. */
function textsBelow(contract: Dialect['contract'], part: unknown): string[] {
  if (typeof part === 'string') {
    const [, , kind = '', name = ''] = part.startsWith('#/components/examples/') ? part.split('/') : []
    return [part, ...textsBelow(contract, contract.components?.[kind]?.[name])]
  }
  if (typeof part !== 'object' || part === null) return []
  return Object.values(part).flatMap(piece => textsBelow(contract, piece))
}
function namedBy<A extends LenderAction>(dialect: Dialect, action: A, input: LenderActions[A]['input']) {
  const call = dialect.calls[action]
  return call && contractOf(dialect.contract).endpoint(call.endpoint)?.applications(call.write(input)).sort()
}
type Answer = { $ref?: string; content?: Record<string, { schema: object; examples?: object }> }

describe.each(DIALECTS.map(dialect => ({ path: dialect.path, dialect })))('$path', ({ path, dialect }) => {
  const { contract, calls } = dialect
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: path.replace('/v1/', ''), method, operation })),
  )

  it('has exactly the endpoints of its lender, and the product uses every one of them', () => {
    const names = operations.map(({ name }) => name).sort()
    expect(names).toEqual([...(ENDPOINTS[path] ?? names)].sort())
    expect([...new Set([...Object.values(calls).map(({ endpoint }) => endpoint), 'getAuthInfo'])].sort()).toEqual(names)
  })

  it('reads with GET, writes with POST under a key, and says who may and what can go wrong', () => {
    const wrong = operations.filter(({ name, method, operation }) => {
      const keyed = JSON.stringify(operation.parameters ?? []).includes('IdempotencyKey')
      return (
        operation.operationId !== name ||
        method !== (/^get(?!AuthInfo)/.test(name) ? 'get' : 'post') ||
        keyed !== (method === 'post' && name !== 'getAuthInfo') ||
        operation['x-permission'] !== (name === 'updateMilestone' ? 'lenders.manage' : 'lenders.apply') ||
        !['401', '429'].every(status => status in operation.responses) ||
        (keyed && !['400', '409', '422'].every(status => status in operation.responses)) ||
        (takesOne.test(name) && !('404' in operation.responses))
      )
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('names the application it is about by the fields the contract says, in whatever is asked of one', () => {
    const inputs = asked(dialect)
    const actions = Object.keys(inputs).filter(
      (name): name is LenderAction => name in calls && 'reference' in Object(Object(inputs)[name]),
    )
    const { ours, lenders } = inputs.details.reference
    expect(actions.map(action => [action, namedBy(dialect, action, inputs[action])])).toEqual(
      actions.map(action => [action, action === 'submit' ? [ours] : [ours, lenders].sort()]),
    )
  })

  it('shows an example of every status an application can have', () => {
    const answer: Answer | undefined = contract.paths['/v1/getLoanDetails']?.['get']?.responses['200']
    const name = answer?.$ref?.split('/').at(-1) ?? ''
    const led = answer?.$ref ? contract.components?.['responses']?.[name] : answer
    const { schema, examples }: { schema?: unknown; examples?: unknown } =
      Object(Object(led).content)['application/json'] ?? {}
    const shown = new Set(textsBelow(contract, examples))
    const words = enumsBelow(contract, schema)
    expect(words.length).toBeGreaterThanOrEqual(lenderDecisions.length)
    expect(words.filter(word => !shown.has(word))).toEqual([])
  })
})

it('EnFin finances no home its owner does not live in, LightReach any', () => {
  const faults = (dialect: Dialect, occupancy: 'primary' | 'rental') =>
    homeFaults({ occupancy, kind: 'single_family' }, dialect)
  expect(faults(enfin, 'rental')).toEqual({ occupancy: 'EnFin only finances primary residences.' })
  expect(homeFaults({ occupancy: 'rental', kind: 'townhouse' }, enfin, 'es')).toEqual({
    occupancy: 'EnFin solo financia viviendas principales.',
  })
  expect([faults(enfin, 'primary'), faults(lightreach, 'rental')]).toEqual([{}, {}])
})

describe('what EnFin pays at most', () => {
  const cap = (size_w: number, state: string, storage: boolean) => {
    const { max_usd_per_w, max_amount_cents } = capsFor(enfin.limits, { type: 'loan', size_w, state, storage })
    return [max_usd_per_w, max_amount_cents]
  }
  it('goes by size, state and storage', () => {
    const most = 10_500_000
    expect(cap(4500, 'CA', false)).toEqual([7, most])
    expect(cap(4500, 'AZ', false)).toEqual([6.5, most])
    expect(cap(4500, 'CA', true)).toEqual([9, most])
    expect(cap(4501, 'CA', false)).toEqual([6, most])
    expect(cap(4501, 'AZ', false)).toEqual([5.5, most])
    expect(cap(4501, 'AZ', true)).toEqual([8.5, most])
  })
  it('is nothing that binds a lease or a power purchase agreement', () => {
    expect(capsFor(enfin.limits, { type: 'ppa', size_w: 4500, state: 'AZ', storage: false })).toEqual({
      min_amount_cents: null,
      max_amount_cents: null,
      max_usd_per_w: null,
    })
  })
  it('is $30,000 for a battery alone, whatever it costs a watt', () => {
    expect(cap(0, 'AZ', true)).toEqual([null, 3_000_000])
  })
})
