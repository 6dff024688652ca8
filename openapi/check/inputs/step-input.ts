// A sequence step's request: an example of its operation, with values from earlier answers. Called by sequences.ts.
import type { Contract, Operation } from '../../contract.ts'
import { list, record } from '../../json.ts'
import type { Input } from '../case.ts'
import type { Pool } from '../links/pool.ts'
import { withFiles } from './files.ts'
import { inputOf, mediaOf } from './inputs.ts'
import type { Random } from './random.ts'

export type Step = {
  /** An `operationId`, or the method and address of what the contract does not have. */
  call: string
  example?: string
  /** Values by their place: a parameter's name, or a path into the body such as `signers.0.name`. */
  with?: Record<string, unknown>
  without?: string[]
  /** A refusal doesn't end the sequence. */
  optional?: boolean
  /** Another user than the given token's: one whose token an answer had. */
  as?: string
  /** It is refused from here on: what it is about. */
  refused?: string
  /** Asked again until its answer has these values, by their pointers. */
  until?: Record<string, unknown>
}
/** The latest answer of each operation by its id. */
export type Answers = Map<string, unknown>
type From = { contract: Contract; pool: Pool; random: Random; answers: Answers; run: string }

export function stepInput(from: From, operation: Operation, step: Step): Input | undefined {
  const { contract, pool, random, answers, run } = from
  const given = Object.entries(step.with ?? {}).map(
    ([at, value]) => [at, resolved(answers, unique(value, run))] as const,
  )
  // An answer lacked a value it should have had.
  if (given.some(([, value]) => value === undefined)) return undefined
  const of = (name: string) => given.find(([at]) => at === name)?.[1]
  const parameters = { ...inputOf({ contract, pool, random, attempt: 0 }, withoutBody(operation))?.parameters }
  for (const { in: place, name } of operation.parameters)
    if (of(name) !== undefined) parameters[`${place} ${name}`] = of(name)
  const kind = mediaOf(operation)
  if (!kind) return { parameters }
  const { schema = {}, examples } = kind.media
  const example = step.example === undefined ? Object.values(examples)[0] : examples[step.example]
  let body = pool.fill(schema, structuredClone(example ?? {}), random)
  for (const at of step.without ?? []) body = put(body, at.split('.'), undefined)
  for (const [at, value] of given)
    if (!operation.parameters.some(({ name }) => name === at)) body = put(body, at.split('.'), value)
  body = withFiles(contract, kind.media, body, random)
  // A form has texts alone.
  if (kind.name.startsWith('multipart/'))
    body = Object.fromEntries(
      Object.entries(record(body)).map(([name, one]) => [name, typeof one === 'number' ? String(one) : one]),
    )
  return contract.validator(schema)(body) ? { parameters, media: kind.name, body } : undefined
}

/** Replaces `{run}` by a text that differs each time, for values that must be unique. */
function unique(value: unknown, run: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{run}', run)
  if (Array.isArray(value)) return value.map(one => unique(one, run))
  return value !== null && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, unique(one, run)]))
    : value
}

const withoutBody = (operation: Operation): Operation => ({ ...operation, body: undefined })

function put(whole: unknown, [name = '', ...rest]: string[], value: unknown): unknown {
  if (Array.isArray(whole) || /^\d+$/.test(name)) {
    const parts = [...list(whole)]
    parts[Number(name)] = rest.length > 0 ? put(parts[Number(name)], rest, value) : value
    return parts
  }
  const { [name]: before, ...others } = record(whole)
  const now = rest.length > 0 ? put(before, rest, value) : value
  return now === undefined ? others : { ...others, [name]: now }
}

/** `$projects.Get#/project/id`, from the latest answer; `[name=Cash]` chooses a row, and `$projects.Get#` is all of it. */
export function resolved(answers: Answers, value: unknown): unknown {
  if (Array.isArray(value)) return value.map(one => resolved(answers, one))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, resolved(answers, one)]))
  const [, call = '', path] = typeof value === 'string' ? (/^\$([^#]+)#(|\/.*)$/.exec(value) ?? []) : []
  return path === undefined ? value : followed(answers.get(call), path.split('/').slice(1))
}

function followed(part: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return part
  if (name === '*') return list(part).map(one => followed(one, rest))
  if (name === '$day') return String(part).slice(0, 10)
  if (name.startsWith('$day-in-')) return dayIn(name.slice(8).replaceAll('~1', '/'), String(part))
  if (name.startsWith('$query-')) return numeric(new URLSearchParams(String(part).split('?')[1]).get(name.slice(7)))
  // Of an address, counted from its end.
  if (name.startsWith('$-'))
    return String(part)
      .split('/')
      .at(Number(name.slice(1)))
  const [, field, wanted] = /^\[([^=]+)=(.*)\]$/.exec(name) ?? []
  if (field === undefined) return followed(Object(part ?? {})[name], rest)
  return followed(
    list(part).find(one => String(followed(one, field.split('.'))) === wanted),
    rest,
  )
}

/** Where it is evening, UTC is a day ahead. Swedish dates are ISO 8601. */
const dayIn = (timeZone: string, time: string) =>
  Number.isNaN(Date.parse(time)) ? undefined : new Intl.DateTimeFormat('sv', { timeZone }).format(Date.parse(time))

const numeric = (text: string | null) => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : (text ?? undefined))
