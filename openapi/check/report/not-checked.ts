// Promises of the contract this check can't verify, by place, so that silence is never read as “fine”.
import type { Contract, Media, Operation } from '../../contract.ts'
import { mediaOf } from '../inputs/inputs.ts'

/** `place` is the operation and where in it, such as `POST /pets, requestBody application/xml`. */
export type NotChecked = { place: string; reason: string }

export function notCheckedIn(contract: Contract, operations: Operation[]): NotChecked[] {
  const webhooks = Object.keys(Object(contract.document['webhooks'])).map(name => ({
    place: `webhooks.${name}`,
    reason: 'webhooks are sent by the backend, and this check receives none',
  }))
  return [...webhooks, ...operations.flatMap(operation => ofOperation(contract, operation))]
}

function ofOperation(contract: Contract, operation: Operation): NotChecked[] {
  const { method, path, body, answers, parameters, source } = operation
  const at = (place: string, reason: string) => ({ place: `${method.toUpperCase()} ${path}, ${place}`, reason })
  const kind = mediaOf(operation)?.name
  const media = [
    ...Object.entries(body?.media ?? {}).map(one => ['requestBody', ...one] as const),
    ...Object.entries(answers).flatMap(([status, answer]) =>
      Object.entries(answer.media).map(one => [status, ...one] as const),
    ),
  ]
  return [
    ...Object.keys(Object(source['callbacks'])).map(name =>
      at(`callbacks.${name}`, 'callbacks are sent by the backend, and this check receives none'),
    ),
    ...media.flatMap(([where, name, { schema }]) => {
      if (where === 'requestBody' && name !== kind)
        return [at(`${where} ${name}`, 'another media type is sent instead')]
      if (where !== 'requestBody' && hasUnreadFields(name, schema))
        return [at(`${where} ${name}`, 'of a body that isn’t JSON only the content type is looked at')]
      const reason = schema && contract.uncheckable(schema)
      return reason ? [at(`${where} ${name}`, `its schema can’t be compiled: ${reason}`)] : []
    }),
    ...parameters.flatMap(one => {
      const reason = contract.uncheckable(one.schema)
      return reason ? [at(`${one.in} parameter ${one.name}`, `its schema can’t be compiled: ${reason}`)] : []
    }),
  ]
}

/** A schema of only “text” or “bytes” promises nothing else. */
const hasUnreadFields = (name: string, schema: Media['schema']) =>
  !/[/+]json|^\*\/\*$/.test(name) && schema !== undefined && schema['type'] !== 'string'
