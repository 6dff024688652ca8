// What the contract promises of every operation.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
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
} = JSON.parse(readFileSync(new URL('../../sdk/contract.gen.json', import.meta.url), 'utf8'))
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
