// What is often stored otherwise than written: texts in unusual letters, numbers beyond 32 bits, and times of other zones. A refusal
// is fine, for the contract may have further rules; a value taken and changed isn't.
import type { Contract, Operation, Schema } from '../../contract.ts'
import { type Exchange, type Input, isRead, succeeded } from '../case.ts'
import { isLate } from '../ends.ts'
import { mediaOf } from '../inputs/inputs.ts'
import { textsIn } from '../inputs/renewal.ts'
import { canonical, isLink } from '../links/names.ts'
import type { Row } from '../links/pool.ts'
import type { Session } from '../session.ts'
import { limitOf, propertiesOf, shapeOf, typesOf } from '../shape.ts'
import { differenceIn } from './compare.ts'
import type { Broken, Law, Look } from './law.ts'
import { readBack, rowIn, shownIn } from './readers.ts'

type Fields = Record<string, unknown>

/** Decomposed, a ligature, two spaces, markup, quotes and a sign beyond the first plane. */
const LONG = 'Ze\u0301 \uFB01n  a & <b> "c" it\u2019s \u{1F680}'
const SHORT = 'e\u0301\uFB01  &'

export const texts = law('texts', 'text_normalization', (session, operation, input) => {
  const { contract } = session
  return Object.fromEntries(
    textsIn(contract, operation, input).flatMap(name => {
      const shape = fieldOf(contract, operation, input, name)
      const most = limitOf(shape, 'maxLength') ?? 99
      const text = most >= LONG.length ? LONG : SHORT
      const isFree = shape['format'] === undefined && !name.includes('.') && contract.validator(shape)(text)
      return isFree && most >= SHORT.length ? [[name, text]] : []
    }),
  )
})

/** 2^32 + 5 is 5 in 32 bits, and no number of single precision. */
const LARGE = 4_294_967_301
const FRACTION = 16_777_217.25

export const numbers = law('numbers', 'number_range', (session, operation, input) => {
  const schema = mediaOf(operation)?.media.schema ?? {}
  const shape = shapeOf(session.contract, schema, input.body)
  return Object.fromEntries(
    Object.entries(propertiesOf(shape)).flatMap(([name, part]) => {
      const one = shapeOf(session.contract, part)
      const [type] = typesOf(one).filter(word => word !== 'null')
      const value = type === 'integer' ? LARGE : type === 'number' ? FRACTION : undefined
      const isNarrow = /^(int32|float)$/.test(String(one['format'])) || name === 'version' || isLink(canonical(name))
      return value === undefined || isNarrow || !session.contract.validator(one)(value) ? [] : [[name, value]]
    }),
  )
})

const DAY_MS = 86_400_000

export const zones: Law = {
  ...law('zones', 'time_zone', (session, operation, input) => {
    const schema = mediaOf(operation)?.media.schema ?? {}
    const given: Fields = Object(input.body)
    return Object.fromEntries(
      Object.entries(propertiesOf(shapeOf(session.contract, schema, input.body))).flatMap(([name, part]) => {
        const one = shapeOf(session.contract, part)
        if (one['format'] === 'date' && typeof given[name] === 'string') return [[name, given[name]]]
        if (one['format'] !== 'date-time' || !(name in given)) return []
        const at = Date.parse(String(given[name] ?? ''))
        const moment = Number.isNaN(at) ? Math.floor(Date.now() / 1_000) * 1_000 + 30 * DAY_MS : at
        return [[name, inZone(moment)]]
      }),
    )
  }),
}
const ofStored = zones.broken
zones.broken = async (look, operation) => (await ofStored(look, operation)) ?? (await wrongNow(look, operation))

/** The same moment, written as five and a half hours east of Greenwich. */
const inZone = (moment: number) => `${new Date(moment + 5.5 * 3_600_000).toISOString().slice(0, 19)}+05:30`

const MADE = /^(created|made|inserted)(_at|_on|_time)?$/
const QUARTER_MS = 900_000
const FARTHEST_MS = 14 * 3_600_000
const NEAR_MS = 120_000

/** What two requests have just made isn't some quarters of an hour old, or of the future. */
async function wrongNow({ session, ask }: Look, operation: Operation): Promise<Broken | undefined> {
  const base = session.bases.get(operation)
  if (!isWrite(session, operation) || !base || operation.answers['429'] !== undefined) return undefined
  const made: { exchange: Exchange; row: Row; id: unknown }[] = []
  for (let nth = 0; nth < 2; nth++) {
    const exchange = await ask(operation, base.input)
    const known = exchange && succeeded(exchange) ? shownIn(session, exchange) : undefined
    const row = exchange && known && rowIn(session, exchange, known)
    if (!exchange || !row || !Object.keys(row).some(name => MADE.test(canonical(name)))) return undefined
    made.push({ exchange, row, id: known.id })
  }
  const [first, last] = made
  if (!first || !last || first.id === last.id) return undefined
  for (const [name, value] of Object.entries(last.row)) {
    if (!MADE.test(canonical(name)) || typeof value !== 'string' || !/T.*(Z|[+-]\d\d:?\d\d)$/.test(value)) continue
    const clock = Date.parse(last.exchange.got.headers['date'] ?? '') || Date.now()
    const away = Date.parse(value) - clock
    const quarters = Math.round(away / QUARTER_MS)
    if (quarters === 0 || Math.abs(away) > FARTHEST_MS || Math.abs(away - quarters * QUARTER_MS) > NEAR_MS) continue
    const hours = `${Math.abs(quarters) / 4} h ${away < 0 ? 'ago' : 'ahead'}`
    return {
      exchange: last.exchange,
      sentence: `Answers ${name} as ${value}, ${hours}, of what was made just now.`,
      expected: 'the time of the request',
      alike: name,
    }
  }
  return undefined
}

function fieldOf(contract: Contract, operation: Operation, input: Input, name: string): Schema {
  const schema = mediaOf(operation)?.media.schema ?? {}
  return shapeOf(contract, propertiesOf(shapeOf(contract, schema, input.body))[name] ?? {})
}

const isWrite = (session: Session, operation: Operation) =>
  session.bases.get(operation)?.works === true && !isRead(operation) && !isLate(operation) && session.options.writes

/** Writes such values in every field that may have them, and compares what is answered and read. */
function law(
  name: string,
  check: Law['check'],
  valuesFor: (session: Session, operation: Operation, input: Input) => Fields,
): Law {
  return {
    name,
    check,
    async broken({ session, ask }, operation) {
      const input = session.bases.get(operation)?.input
      if (!isWrite(session, operation) || !input || input.body === null || typeof input.body !== 'object')
        return undefined
      const values = valuesFor(session, operation, input)
      const schema = mediaOf(operation)?.media.schema ?? {}
      const valid = session.contract.validator(schema)
      const all = Object.entries(values)
      // Together, or one after the other where that's refused: another rule may exclude one of them.
      const tries = all.length > 1 ? [all, ...all.slice(0, 3).map(one => [one])] : [all]
      for (const some of tries) {
        const body = { ...input.body, ...Object.fromEntries(some) }
        if (some.length === 0 || !valid(body)) continue
        const written = await ask(operation, { ...input, body })
        if (!written) return undefined
        if (!succeeded(written)) continue
        return wrongIn(session, written, Object.fromEntries(some))
      }
      return undefined
    },
  }
}

async function wrongIn(session: Session, written: Exchange, values: Fields): Promise<Broken | undefined> {
  const { operation, input } = written.asked
  const known = shownIn(session, written)
  if (!known) return undefined
  const sent: Fields = Object(input.body)
  // A text that must be unique was renewed meanwhile.
  const fields = Object.fromEntries(Object.entries(values).filter(([name, value]) => sent[name] === value))
  const except = [operation.source['x-kept-otherwise'] ?? []].flat().map(String)
  const schema = mediaOf(operation)?.media.schema ?? {}
  const differs = (row: Row | undefined) => row && differenceIn(session.contract, schema, fields, row, except)
  const own = differs(rowIn(session, written, known))
  const read = own ? undefined : await readBack(session, known)
  const found = own ?? differs(read?.row)
  if (!found) return undefined
  const where = own ? 'Answers' : `${read?.exchange.asked.operation.path} shows`
  return {
    exchange: written,
    sentence: `${where} ${found.where} as ${JSON.stringify(found.shown)} where ${JSON.stringify(found.sent)} was written.`,
    expected: `${found.where} as it was sent`,
    alike: found.where,
  }
}
