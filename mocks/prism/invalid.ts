// The body of a refusal of an invalid request. Prism answers an example, which names a field of some other request; here it names
// those that Prism found wrong in this one, in the words of the server or the sandbox and the error shape of the contract.
import type { ErrorObject } from 'ajv'
import { LENDERS } from '#machines/applications/lenders/known.ts'
import type { Operation } from '#openapi/contract.ts'
import { fieldSentences } from '#server/lib/sentences.ts'
import { DeskRefusal } from '../lenders/voice.ts'
import { VOICES } from '../lenders/voices.gen.ts'
import type { Violation } from './answer.ts'

type Output = { statusCode: number; headers?: Record<string, unknown>; body?: unknown }

/** `api` is the contract's name. The output as it is, if it isn't about the request's shape. */
export function namingFields(api: string, operation: Operation, violations: Violation[], output: Output): Output {
  if (output.statusCode !== 400 && output.statusCode !== 422) return output
  const errors = violations.filter(({ severity }) => severity === 'Error').map(one => errorOf(one, operation))
  if (errors.length === 0) return output
  const sentences = fieldSentences(errors)
  if (api === 'product')
    return { ...output, body: { ...Object(output.body), code: 'invalid_input', message: sentences } }
  const code = LENDERS.find(({ path }) => path === api)?.code
  const voice = VOICES.find(one => one.code === code)
  if (!voice) return output
  const statusCode = operation.answers['400'] ? 400 : 422
  const [[field, sentence] = ['', '']] = Object.entries(sentences)
  const refusal = new DeskRefusal(statusCode, 'invalid_request', `${field}: ${sentence}`)
  // JSON drops undefined values.
  return { ...output, statusCode, body: JSON.parse(JSON.stringify(voice.refusal(refusal))) }
}

/** Prism keeps of ajv's finding only its keyword, place and sentence, and writes names of parameters in lower case. */
function errorOf({ location, code, message }: Violation, { parameters }: Operation): ErrorObject {
  const [, place, ...path] = location
  const named = (name: string | undefined) =>
    place === 'body' ? name : (parameters.find(one => one.name.toLowerCase() === name?.toLowerCase())?.name ?? name)
  const [first, ...rest] = path
  const part = (pattern: RegExp) => pattern.exec(message)?.[1]
  const instancePath = first === undefined ? '' : `/${[named(first), ...rest].join('/')}`
  const missing = part(/required property '([^']+)'/)
  const params = {
    missingProperty: instancePath === '' ? named(missing) : missing,
    additionalProperty: part(/found '([^']+)'/),
    limit: part(/(-?\d[\d.]*)(?: \w+)?$/),
    type: part(/must be (\w+)$/),
    format: part(/format "([^"]+)"/),
  }
  return { keyword: code, instancePath, schemaPath: '', params, message }
}
