// A reference that may be null, also where it leads back to itself.
import { expect, test } from 'vitest'
import { completed } from '#mocks/prism/complete.ts'
import { contractOf } from '#openapi/contract.ts'

const reference = { $ref: '#/components/schemas/Node' }
const contract = contractOf({
  openapi: '3.0.3',
  info: { title: 'Nodes', version: '1.0.0' },
  paths: {},
  components: {
    schemas: {
      Node: {
        type: 'object',
        required: ['child'],
        properties: {
          child: { nullable: true, allOf: [reference] },
          next: { nullable: true, ...reference },
          all: { type: 'array', items: reference },
        },
      },
    },
  },
})

test.each([{ child: null }, { child: { child: null }, next: null }])('the contract allows %j', value => {
  expect(contract.validator(reference)(value)).toBe(true)
})

test.each([
  [{ child: { $ref: null } }, { child: null }],
  [{ child: { child: {} } }, { child: null }],
  [
    { child: null, all: [{ child: {} }] },
    { child: null, all: [{ child: null }] },
  ],
  [{ child: null }, { child: null }],
])('a mock’s %j becomes %j', (made, right) => {
  expect(completed(contract, reference, made)).toEqual(right)
})
