// An operation as a command line for a POSIX shell. BASE and TOKEN are variables, so that no secret is pasted into a history.
import type { Operation } from '../../contract.ts'
import { record } from '../../json.ts'
import type { Api } from '../sites.ts'
import { credentialOf } from './credentials.ts'
import { exampleInput } from './example-input.ts'

export function curlSample(api: Api, operation: Operation): string {
  const { parameters, media, body } = exampleInput(api.contract, operation)
  const of = (place: string) => parameters.filter(({ parameter }) => parameter.in === place)
  const path = of('path').reduce(
    (address, { parameter, value }) => address.replace(`{${parameter.name}}`, encoded(value)),
    operation.path,
  )
  const query = of('query')
    .flatMap(({ parameter, value }) => [value].flat().map(one => `${encoded(parameter.name)}=${encoded(one)}`))
    .join('&')
  const takesKey = operation.parameters.some(({ name }) => name === 'Idempotency-Key')
  const method = operation.method.toUpperCase()
  return [
    `curl ${method === 'GET' || body !== undefined ? '' : `-X ${method} `}"$BASE${api.base}${path}${query && `?${query}`}"`,
    ...credentialOptions(api, operation),
    ...(takesKey ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...bodyOptions(media, body),
    ...answerOptions(operation),
  ].join(' \\\n  ')
}

function credentialOptions(api: Api, operation: Operation): string[] {
  const credential = credentialOf(api, operation)
  if (credential === 'token') return ['-H "Authorization: Bearer $TOKEN"']
  return credential === 'signing_token' ? ['-H "X-Signing-Token: $SIGNING_TOKEN"'] : []
}

function bodyOptions(media: string | undefined, body: unknown): string[] {
  if (media === undefined || body === undefined) return []
  if (media === 'multipart/form-data')
    return Object.entries(record(body)).map(([name, value]) =>
      name === 'file' ? `-F file=@${fileName(body)}` : `-F ${quoted(`${name}=${value}`)}`,
    )
  if (media === 'application/x-www-form-urlencoded')
    return Object.entries(record(body)).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`)
  return [`-H 'Content-Type: ${media}'`, `-d ${quoted(JSON.stringify(body, null, 2))}`]
}

/** A file is saved under the name it comes with; events are shown as they come. */
function answerOptions({ answers }: Operation): string[] {
  const types = Object.keys(answers['200']?.media ?? {})
  if (types.includes('text/event-stream')) return ['--no-buffer']
  return types.length === 0 || types.some(type => /json/.test(type)) ? [] : ['--remote-name --remote-header-name']
}

/** An example's file is a name or a sentence with one in it. */
export function fileName(body: unknown): string {
  const { file, file_name } = record(body)
  return /[\w-]+\.\w{2,4}\b/.exec(`${file_name ?? ''} ${file}`)?.[0] ?? 'file.bin'
}

/** Safe within a shell's double quotes. */
const encoded = (value: unknown) =>
  encodeURIComponent(String(value)).replaceAll(/[!'()*]/g, mark => `%${mark.charCodeAt(0).toString(16)}`)

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
