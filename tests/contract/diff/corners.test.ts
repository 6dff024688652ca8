// Differences that a reader of contracts takes for a break, or overlooks. Rules of words alone are left out.
import { expect, it } from 'vitest'
import { diffContracts } from '#openapi/diff/diff.ts'
import type { Policy } from '#openapi/diff/lifecycle.ts'
import { type Json, json, operation } from './oasdiff/rule.ts'

const text = { type: 'string' }
const [old, now] = [
  { type: 'object', properties: { a: text } },
  { type: 'object', required: ['a'], properties: { a: text } },
]
const answering = (content: Json, status = '200', method = 'get') =>
  operation({ responses: { [status]: { description: 'Done.', content } } }, method)
const sending = (content: Json) => operation({ requestBody: { content } })
const asking = (schema: Json, more: Json = {}) =>
  operation({ parameters: [{ in: 'query', name: 'p', schema, ...more }] }, 'get')
const typed = (...types: string[]) => Object.fromEntries(types.map(type => [type, { schema: text }]))
const list = (items: Json, more: Json = {}) => ({ type: 'array', items, ...more })
const overlapping = (description: string) =>
  json({
    oneOf: [
      { type: 'object', properties: { a: { ...text, description } } },
      { type: 'object', properties: { b: text } },
    ],
  })
const level = (name: string, schema: Json) =>
  operation({ 'x-stability-level': name, requestBody: { content: json(schema) } })

const says = (before: Json, after: Json, policy?: Policy) =>
  diffContracts(before, after, policy)
    .changes.filter(({ severity }) => severity !== 'words')
    .map(({ rule, severity }) => `${rule}: ${severity}`)

it.each<[string, Json, Json, string[]]>([
  ['media types in other letters', answering(typed('application/json')), answering(typed('Application/JSON')), []],
  ['a charset, quoted', answering(typed('text/csv;charset="utf-8"')), answering(typed('text/csv')), []],
  ['a charset in other letters', sending(typed('text/csv; Charset=UTF-8')), sending(typed('TEXT/CSV')), []],
  [
    'parameters in another order',
    answering(typed('application/json; v=1; profile=a')),
    answering(typed('application/json;profile=a;V=1')),
    [],
  ],
  [
    'one of two versions that are media types of their own',
    answering(typed('application/json; v=1', 'application/json; v=2')),
    answering(typed('application/json; v=2')),
    ['response-media-type-removed: breaking'],
  ],
  [
    'a version that is required of what is sent',
    sending(typed('application/json')),
    sending(typed('application/json; v=2')),
    ['request-media-type-removed: breaking', 'request-media-type-added: note'],
  ],
  ['a version that no longer is', sending(typed('application/json; v=2')), sending(typed('application/json')), []],
  [
    'any text instead of CSV in an answer',
    answering(typed('text/csv')),
    answering(typed('text/*')),
    ['response-media-type-generalized: breaking', 'response-media-type-added: note'],
  ],
  ['a body listed for 204', answering(json(now), '204'), answering(json(old), '204'), []],
  ['a body listed for HEAD', answering(json(now), '200', 'head'), answering(json(old), '200', 'head'), []],
  ['a value that becomes a list', asking(text), asking(list(text)), ['parameter-became-list: note']],
  [
    'a value that becomes a list of others',
    asking(text),
    asking(list({ type: 'integer' })),
    ['request-type-changed: breaking', 'parameter-became-list: note'],
  ],
  [
    'a number that becomes a list with commas',
    asking({ type: 'integer' }),
    asking(list({ type: 'integer' }), { explode: false }),
    ['parameter-became-list: note'],
  ],
  [
    'a text that becomes a list with commas',
    asking(text),
    asking(list(text), { explode: false }),
    ['parameter-style-changed: breaking', 'request-type-changed: breaking'],
  ],
  [
    'a value that becomes a list of two',
    asking(text),
    asking(list(text, { minItems: 2 })),
    ['parameter-style-changed: breaking', 'request-type-changed: breaking'],
  ],
  [
    'a body opened to any object',
    sending(json(now)),
    sending(json({ type: 'object' })),
    ['request-properties-opened: note', 'request-required-widened: note'],
  ],
  [
    'a body opened to any JSON',
    sending(json(now)),
    sending(json({})),
    ['request-properties-opened: note', 'request-required-widened: note', 'request-type-widened: note'],
  ],
  [
    'a required field that an answer no longer names',
    answering(json(now)),
    answering(json({ type: 'object' })),
    ['response-required-widened: breaking', 'response-properties-opened: warning'],
  ],
  [
    'the schema of JSON in a text',
    sending(json({ ...text, contentSchema: old })),
    sending(json({ ...text, contentSchema: now })),
    ['request-required-narrowed: breaking'],
  ],
  ['words within alternatives that overlap', sending(overlapping('Old.')), sending(overlapping('New.')), []],
  ['a draft', level('draft', old), level('draft', now), ['request-required-narrowed: note']],
  ['a beta', level('beta', old), level('beta', now), ['request-required-narrowed: breaking']],
  [
    'a field whose sunset date is over',
    answering(
      json({
        type: 'object',
        required: ['b'],
        properties: { a: text, b: { ...text, deprecated: true, 'x-sunset': '2020-01-31' } },
      }),
    ),
    answering(json({ type: 'object', properties: { a: text } })),
    ['response-property-removed-after-sunset: note'],
  ],
])('%s', (_, before, after, expected) => {
  expect(says(before, after).sort()).toEqual([...expected].sort())
})

it('the policy says how long before its end something is deprecated, and from which level changes count', () => {
  const today = new Date('2026-03-01')
  const ending = (date: string) =>
    says(
      asking(text),
      operation({ parameters: [{ in: 'query', name: 'p', schema: text, deprecated: true, 'x-sunset': date }] }, 'get'),
      { deprecation_days: 90, today },
    )
  expect(ending('2026-05-01')).toEqual(['parameter-sunset-too-soon: breaking', 'parameter-deprecated: note'])
  expect(ending('2026-06-01')).toEqual(['parameter-deprecated: note'])
  expect(says(level('draft', old), level('draft', now), { stability: 'draft' })).toEqual([
    'request-required-narrowed: breaking',
  ])
})

it('a mapping that repeats a schema’s own name is no other mapping', () => {
  const union = (mapping?: Json) =>
    sending(
      json({
        oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
        discriminator: { propertyName: 'kind', ...(mapping && { mapping }) },
      }),
    )
  expect(says(union({ Cat: '#/components/schemas/Cat', Dog: 'Dog' }), union())).toEqual([])
})
