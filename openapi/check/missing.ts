// Why an operation never succeeded: a value no answer ever showed, or else its last answer.
import type { Operation } from '../contract.ts'
import { linkedTo, mediaOf } from './inputs/inputs.ts'
import { isLink, linksOf } from './links/names.ts'
import { linksIn } from './links/pool.ts'
import type { Session } from './session.ts'
import { propertiesOf, requiredOf, shapeOf } from './shape.ts'

/** Each name as the contract spells it, with the names under which an answer may show it. */
type Missing = { name: string; links: string[] }

/** References to other objects in its parameters and at the top of its body. */
export function namedBy({ contract }: Pick<Session, 'contract'>, operation: Operation): Missing[] {
  const parameters = operation.parameters
    .filter(one => one.required && (one.in === 'path' || linksOf(operation, one).some(isLink)))
    .map(one => ({ name: one.name, links: [linkedTo(operation, one.name), ...linksOf(operation, one)] }))
  const shape = shapeOf(contract, mediaOf(operation)?.media.schema ?? {})
  const fields = Object.entries(linksIn(propertiesOf(shape), requiredOf(shape))).map(([name, links]) => ({
    name,
    links,
  }))
  // A word that the contract itself lists, or a person gave, need not be shown by anybody.
  return [...parameters, ...fields].filter(({ name }) => {
    const schema = operation.parameters.find(one => one.name === name)?.schema
    const field = propertiesOf(shape)[name]
    const isGiven = schema?.['x-value'] !== undefined || field?.['x-value'] !== undefined
    return !isGiven && schema?.['enum'] === undefined && schema?.['const'] === undefined
  })
}

export const missingFor = (session: Pick<Session, 'contract' | 'pool'>, operation: Operation): Missing[] =>
  namedBy(session, operation).filter(({ links }) => !session.pool.has(links))

/** The wording in reports. */
export const wordsOf = (missing: Missing[]) =>
  `no answer showed a ${missing.map(({ name }) => `\`${name}\``).join(' or a ')}`
