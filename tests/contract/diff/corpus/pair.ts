// How the pairs of the corpus are written: two contracts with one difference, and its expected verdict. Each table
// holds an area; the areas are those of the rules that oasdiff publishes, the verdicts what openapi/diff promises.
import type { Severity } from '#openapi/diff/report.ts'

export type Contract = Record<string, unknown>
export type Pair = {
  name: string
  before: Contract
  after: Contract
  /** Rules with their verdicts, such as `request-max-length-narrowed: breaking`; rules of words alone are left out. */
  says: string[]
}
type Schema = Record<string, unknown> | boolean
type Says = Record<string, Severity>

export const contract = (operation: Record<string, unknown>, more: Record<string, unknown> = {}): Contract => ({
  openapi: '3.1.0',
  info: { title: 'Pairs', version: '1.0.0' },
  paths: {
    '/things': { post: { operationId: 'things', responses: { '204': { description: 'Done.' } }, ...operation } },
  },
  ...more,
})

export const pair = (name: string, before: Contract, after: Contract, says: Says): Pair => ({
  name,
  before,
  after,
  says: Object.entries(says).map(([rule, severity]) => `${rule}: ${severity}`),
})

/** There and back: two pairs. */
export const bothWays = (name: string, before: Contract, after: Contract, there: Says, back: Says): Pair[] => [
  pair(name, before, after, there),
  pair(`${name}, back`, after, before, back),
]

export const sending = (schema: Schema, components: Record<string, unknown> = {}) =>
  contract(
    { requestBody: { required: true, content: { 'application/json': { schema } } } },
    { components: { schemas: components } },
  )
export const answering = (schema: Schema, components: Record<string, unknown> = {}) =>
  contract(
    { responses: { '200': { description: 'Found.', content: { 'application/json': { schema } } } } },
    { components: { schemas: components } },
  )

/** A wider and a narrower schema, sent and answered, there and back: four pairs. Fewer sent breaks, and more answered. */
export const limits = (name: string, wide: Schema, narrow: Schema, about: string): Pair[] => [
  pair(`${name} narrowed in what is sent`, sending(wide), sending(narrow), {
    [`request-${about}-narrowed`]: 'breaking',
  }),
  pair(`${name} widened in what is sent`, sending(narrow), sending(wide), { [`request-${about}-widened`]: 'note' }),
  pair(`${name} narrowed in what is answered`, answering(wide), answering(narrow), {
    [`response-${about}-narrowed`]: 'note',
  }),
  pair(`${name} widened in what is answered`, answering(narrow), answering(wide), {
    [`response-${about}-widened`]: 'breaking',
  }),
]

/** Neither allows everything the other does: breaks senders and readers. */
export const others = (name: string, one: Schema, other: Schema, about: string): Pair[] => [
  pair(`${name} changed in what is sent`, sending(one), sending(other), { [`request-${about}-changed`]: 'breaking' }),
  pair(`${name} changed in what is answered`, answering(one), answering(other), {
    [`response-${about}-changed`]: 'breaking',
  }),
]

/** Another way of writing the same, both directions. */
export const alike = (name: string, one: Schema, other: Schema, components: Record<string, unknown> = {}): Pair[] => [
  pair(`${name}, sent`, sending(one, components), sending(other, components), {}),
  pair(`${name}, answered`, answering(other, components), answering(one, components), {}),
]

/** A schema used in request and response, with a verdict each. */
export const told = (
  name: string,
  one: Schema,
  other: Schema,
  sent: Says,
  got: Says,
  components: Record<string, unknown> = {},
): Pair[] => [
  pair(`${name}, sent`, sending(one, components), sending(other, components), sent),
  pair(`${name}, answered`, answering(one, components), answering(other, components), got),
]
