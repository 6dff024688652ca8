// What a verdict ends with: where the step is written, what a mock could answer, the request as a command, and what to run next.
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { namesOf } from '#mocks/prism/prefer.ts'
import { commandLine } from '#openapi/command-line.ts'
import { list, record, text } from '#openapi/json.ts'
import type { PlacedStep } from './batch.ts'
import type { Flow } from './documents.ts'
import { stepPlace } from './lines.ts'
import { MASKED } from './mask.ts'
import { operationOf } from './operations.ts'
import type { Exchange, Hints } from './result.ts'

type On = { against: string; by_example?: boolean }

export function hintsOf(at: Exchange, flow: Flow, placed: PlacedStep | undefined, { against, by_example }: On): Hints {
  const name = flow.name.replace(/\/u\d+r\d+$/, '')
  // The mocks of a replay end with it; those started by themselves answer the same.
  const url = against === 'mocks' ? at.url.replace(/^https?:\/\/[^/]+/, MOCKS) : at.url
  const [step = ''] = at.step.split('/')
  const is_first = flow.workflow.steps[0]?.stepId === step
  // A server keeps what was made earlier; local begins empty.
  const part = against === 'local' ? ` --to ${step}` : is_first ? '' : ` --from ${step}`
  const examples = by_example && placed ? examplesFor(at, flow, placed) : undefined
  return {
    written: (placed && writtenAt(flow, placed)) ?? flow.file,
    ...(examples && { examples }),
    curl: curlOf({ ...at, url }),
    next: `${commandLine('replay')} ${name} --against ${against}${part}`,
  }
}

const MOCKS = 'http://localhost:4730'

/** In its document, or in the one that this imports it from under the source's name. */
function writtenAt({ file }: Pick<Flow, 'file'>, placed: PlacedStep): string | undefined {
  const { workflowId, step } = placed
  const document = record(parseYaml(readFileSync(file, 'utf8')))
  const here = stepPlace(file, document, workflowId, step.stepId)
  if (here !== undefined) return here
  for (const source of list(document['sourceDescriptions']).map(record)) {
    const prefix = `${source['name']}-`
    if (source['type'] !== 'arazzo' || !workflowId.startsWith(prefix)) continue
    const other = { ...placed, workflowId: workflowId.slice(prefix.length) }
    const there = writtenAt({ file: resolve(dirname(file), text(source['url'])) }, other)
    if (there !== undefined) return there
  }
  return undefined
}

/** `200 draft, new; 404 project. This one was chosen by the step’s Prefer.` */
function examplesFor({ sent, got }: Exchange, { sources }: Flow, { step }: PlacedStep): string | undefined {
  const asked = operationOf(step, sources)
  if (!asked) return undefined
  const all = Object.entries(asked.operation.answers).flatMap(([status, answer]) => {
    const names = namesOf(answer)
    return names.length > 0 ? [`${status} ${names.join(', ')}`] : []
  })
  const { prefer } = sent.headers
  const why = got.headers['mocks-forced']
    ? 'This answer was forced with /mocks/next.'
    : prefer === undefined
      ? 'Nothing chose this answer: a Prefer header would.'
      : `The step chose this answer: Prefer: ${prefer}.`
  return `${all.join('; ') || 'none'}. ${why}`
}

/** Headers that curl sets itself. */
const OWN = /^(host|content-length|connection|accept-encoding|user-agent)$/i

/** Secrets are variables: `TOKEN=… curl …` repeats the request. */
export function curlOf({ method, url, sent }: Pick<Exchange, 'method' | 'url' | 'sent'>): string {
  const is_form = Object.entries(sent.headers).some(([name, value]) => /type$/i.test(name) && /^multipart/.test(value))
  const headers = Object.entries(sent.headers).filter(([name]) => !OWN.test(name) && !(is_form && /type$/i.test(name)))
  const { body } = sent
  const data =
    body === undefined || body === ''
      ? []
      : is_form
        ? Object.entries(Object(body)).map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`)
        : [`-d ${quoted(typeof body === 'string' ? body : JSON.stringify(body))}`]
  const parts = headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  return ['curl', ...(method === 'GET' ? [] : [`-X ${method}`]), quoted(url), ...parts, ...data].join(' ')
}

/** For a POSIX shell. What is masked is left to a variable. */
const quoted = (text: string) => {
  const secret = /^authorization/i.test(text) ? 'TOKEN' : 'SECRET'
  return `'${text.replaceAll("'", `'\\''`)}'`.replaceAll(MASKED, `'"$${secret}"'`).replace(/(?<=")''$/, '')
}
