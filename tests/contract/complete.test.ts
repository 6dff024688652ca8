// What Prism makes up of schemas that contain themselves, completed.
import { expect, it } from 'vitest'
import { completed } from '#mocks/prism/complete.ts'
import { contractOf } from '#openapi/contract.ts'
import { record } from '#openapi/json.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const SCHEMAS = {
  Nullable: {
    type: 'object',
    required: ['child'],
    properties: { child: { nullable: true, allOf: [ref('Nullable')] } },
  },
  Typed: {
    type: 'object',
    required: ['child'],
    properties: { child: { type: 'object', nullable: true, allOf: [ref('Typed')] } },
  },
  Tree: {
    type: 'object',
    required: ['name', 'children'],
    properties: { name: { type: 'string' }, children: { type: 'array', items: ref('Tree') } },
  },
  First: { type: 'object', required: ['second'], properties: { second: ref('Second') } },
  Second: { type: 'object', required: ['first'], properties: { first: { oneOf: [ref('First'), { type: 'null' }] } } },
  Expression: {
    oneOf: [{ type: 'object', required: ['not'], properties: { not: ref('Expression') } }, { type: 'integer' }],
  },
  Endless: { type: 'object', required: ['next'], properties: { next: ref('Endless') } },
}

it.each<[keyof typeof SCHEMAS, unknown, unknown]>([
  ['Nullable', { child: { child: {} } }, { child: null }],
  ['Typed', { child: { child: {} } }, { child: null }],
  [
    'Tree',
    { name: 'string', children: [{ name: 'string', children: [{}] }] },
    { name: 'string', children: [{ name: 'string', children: [{ name: 'string', children: [] }] }] },
  ],
  ['First', { second: { first: { second: {} } } }, { second: { first: null } }],
  ['Expression', { not: { not: {} } }, { not: 0 }],
  // Nothing finite fits it.
  ['Endless', { next: { next: {} } }, { next: { next: {} } }],
  ['Tree', { name: 'as it is', children: [] }, { name: 'as it is', children: [] }],
])('%s', (name, made, whole) => {
  const version = name === 'Nullable' || name === 'Typed' ? '3.0.3' : '3.1.0'
  const contract = contractOf({ openapi: version, info: {}, paths: {}, components: { schemas: SCHEMAS } })
  expect(completed(contract, record(ref(name)), made)).toEqual(whole)
})
