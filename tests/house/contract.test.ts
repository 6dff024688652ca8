// Promises of the contract about every operation.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MAY_WORK } from '#machines/projects/task-rules.ts'
import { contractAt, lenderContracts, PRODUCT } from '#openapi/contract.ts'
import { operations } from '#sdk/operations.gen.ts'

type Operation = {
  'x-permission'?: string | string[]
  summary?: string
  parameters?: { name?: string; $ref?: string }[]
  responses: Record<string, { content?: Record<string, { examples?: object; example?: unknown }>; $ref?: string }>
}
const contract: {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: { Permission: { enum: string[] } } }
} = JSON.parse(readFileSync(PRODUCT, 'utf8'))
const all = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

it('every operation names its permission, from the list or by its kind', () => {
  const known = new Set([...contract.components.schemas.Permission.enum, 'public', 'signed_in', 'signer', 'optional'])
  const wrong = all.filter(({ operation }) => {
    const named = [operation['x-permission'] ?? []].flat()
    return named.length === 0 || named.some(name => !known.has(name))
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

it('contract and screens agree on who may write tasks and notes', () => {
  for (const path of ['/v3/tasks.Create', '/v3/notes.Create'] as const)
    expect(operations[path].permission, path).toEqual(MAY_WORK)
})

it('every write of a person takes an Idempotency-Key and says what is unacceptable', () => {
  const wrong = all
    .filter(({ method, path }) => method === 'post' && path.startsWith('/v'))
    .filter(({ operation }) => !operation.responses['400'])
  expect(wrong.map(({ path }) => path)).toEqual([])
})

it('every operation of a signed-in person can be refused for want of a session', () => {
  const wrong = all.filter(({ operation }) => {
    const open = [operation['x-permission'] ?? []].flat().some(name => name === 'public' || name === 'signer')
    return !open && !operation.responses['401']
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

it('the operation table has every path', () => {
  expect(Object.keys(operations).sort()).toEqual(Object.keys(contract.paths).sort())
})

const product = contractAt(PRODUCT)

describe.each([
  ['the product', product] as const,
  ...lenderContracts().map(({ name, file }) => [name, contractAt(file)] as const),
])('the contract of %s', (_name, contract) => {
  it('says of each operation in a line and in words what it does, and whom it answers', () => {
    const wrong = contract.operations.filter(
      ({ summary, description, permission }) => !summary || !description || permission.length === 0,
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  // That each is as its schema asks is seen when the contracts are linted.
  it('has a named example of every body, answer and error', () => {
    const without = contract.operations.flatMap(({ path, body, answers }) =>
      Object.entries({ body: { media: body?.media ?? {} }, ...answers }).flatMap(([part, { media }]) =>
        Object.entries(media)
          .filter(([, { examples }]) => Object.keys(examples).length === 0 || 'example' in examples)
          .map(([type]) => `${path} ${part} ${type}`),
      ),
    )
    expect(without).toEqual([])
  })
})

it('every operation that takes a body may find it too large or of the wrong kind, and no other does', () => {
  const wrong = product.operations.filter(({ body, answers }) =>
    ['413', '415'].some(status => status in answers !== (body !== undefined)),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

it('every example of a refusal has a code in the form of codes', () => {
  const shown = product.operations.flatMap(({ path, answers }) =>
    Object.entries(answers)
      .filter(([status]) => status >= '400')
      .map(([status, { media }]) => ({
        at: `${path} ${status}`,
        codes: Object.values(media['application/json']?.examples ?? {}).map(value => Object(value).code),
      })),
  )
  expect(shown.filter(({ codes }) => !codes.every(code => /^[a-z0-9_]+$/.test(code))).map(({ at }) => at)).toEqual([])
})
