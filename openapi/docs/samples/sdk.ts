// An operation as a call of the SDK; the client it is called on is set up once at the top of a page.
import type { Operation } from '../../contract.ts'
import { record } from '../../json.ts'
import type { Api } from '../sites.ts'
import { credentialOf } from './credentials.ts'
import { fileName } from './curl.ts'
import { exampleInput } from './example-input.ts'

/** Undefined for a contract without a client. */
export function sdkSample(api: Api, operation: Operation): string | undefined {
  if (!api.sdk) return undefined
  const { parameters, media, body } = exampleInput(api.contract, operation)
  const isUpload = media === 'multipart/form-data'
  const given = parametersOf(parameters)
  const options = [
    ...(given ? [`params: ${given}`] : []),
    ...(body === undefined ? [] : [`body: ${literal(isUpload ? { ...record(body), file: fileName(body) } : body)}`]),
    ...(isUpload ? ['bodySerializer: withFile(file)'] : []),
    ...(credentialOf(api, operation) === 'signing_token' ? ["headers: { 'X-Signing-Token': signing_token }"] : []),
    ...parsing(operation),
  ]
  const inner = options.length > 0 ? `, {\n${options.map(option => `  ${indented(option)},\n`).join('')}}` : ''
  const call = `${api.sdk.client}.${operation.method.toUpperCase()}('${operation.path}'${inner})`
  const upload = `import { withFile } from '@sunquill/sdk'\n\n// file is a File, such as ${fileName(body)}.\n`
  return `${isUpload ? upload : ''}const { data } = await ${call}`
}

function parametersOf(parameters: ReturnType<typeof exampleInput>['parameters']): string | undefined {
  const places = [...new Set(parameters.map(({ parameter }) => parameter.in))]
  const parts = places.map(place => {
    const fields = parameters
      .filter(({ parameter }) => parameter.in === place)
      .map(({ parameter: { name }, value }) => `${key(name)}: ${name === KEY ? 'crypto.randomUUID()' : literal(value)}`)
    return `${place}: ${bracketed('{', fields, '}', ' ')}`
  })
  return parts.length > 0 ? bracketed('{', parts, '}', ' ') : undefined
}

/** Another one for each write. */
const KEY = 'Idempotency-Key'

function parsing({ answers }: Operation): string[] {
  const types = Object.keys(answers['200']?.media ?? {})
  if (types.length === 0 || types.some(type => /json/.test(type))) return []
  return [`parseAs: '${types.includes('text/event-stream') ? 'stream' : 'blob'}'`]
}

/** A value as TypeScript: on one line where it fits. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return bracketed('[', value.map(literal), ']', '')
  if (value === null || typeof value !== 'object') return scalar(value)
  const fields = Object.entries(value).map(([name, one]) => `${key(name)}: ${literal(one)}`)
  return bracketed('{', fields, '}', ' ')
}

const LINE = 72

function bracketed(open: string, parts: string[], close: string, space: string): string {
  if (parts.length === 0) return `${open}${close}`
  const line = `${open}${space}${parts.join(', ')}${space}${close}`
  if (line.length <= LINE && !line.includes('\n')) return line
  return `${open}\n${parts.map(part => `  ${indented(part)},\n`).join('')}${close}`
}

const indented = (text: string) => text.replaceAll('\n', '\n  ')
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : scalar(name))
const scalar = (value: unknown) =>
  typeof value === 'string' && !/['\\\n]/.test(value) ? `'${value}'` : JSON.stringify(value)
