// Optional fields may exclude each other: then leave out the refused ones. Used for writing maximal inputs.
import { isDeepStrictEqual } from 'node:util'
import { type Exchange, type Input, succeeded } from '../case.ts'
import { refusedFields } from '../refusals.ts'

const TRIES = 4

/**
 * A refused field is left out, or taken from the first of `bases`. If that doesn't help, as with a value that requires
 * others, each is tried with those accepted. Finally the other bases. Undefined if none was accepted.
 */
export async function takenAtMost(
  ask: (input: Input) => Promise<Exchange | undefined>,
  whole: Input,
  [base, ...others]: [Input, ...Input[]],
): Promise<Exchange | undefined> {
  let input = whole
  for (let turn = 0; turn < TRIES; turn++) {
    const written = await ask(input)
    if (!written || succeeded(written)) return written
    const less = without(refusedFields(written.json), input, base)
    if (!less) break
    input = less
  }
  const grown = await oneByOne(ask, input, base)
  if (grown) return grown
  for (const less of others) {
    const written = await ask(less)
    if (!written || succeeded(written)) return written
  }
  return undefined
}

/** More are not tried one by one. */
const MOST_FIELDS = 16

async function oneByOne(
  ask: (input: Input) => Promise<Exchange | undefined>,
  whole: Input,
  base: Input,
): Promise<Exchange | undefined> {
  let taken: Exchange | undefined
  let body: Record<string, unknown> = Object(base.body)
  const others = Object.entries(Object(whole.body)).filter(([name, value]) => !isDeepStrictEqual(body[name], value))
  for (const [name, value] of others.slice(0, MOST_FIELDS)) {
    const written = await ask({ ...base, body: { ...body, [name]: value } })
    if (!written) return taken
    if (!succeeded(written)) continue
    taken = written
    body = { ...body, [name]: value }
  }
  return taken
}

/** Undefined where that leaves it as it is. */
function without(fields: string[], input: Input, base: Input): Input | undefined {
  const names = fields.map(field => field.split('.')[0] ?? field)
  const given: Record<string, unknown> = Object(base.body)
  const body = Object.fromEntries(
    Object.entries(Object(input.body)).flatMap(([name, value]) =>
      !names.includes(name) ? [[name, value]] : name in given ? [[name, given[name]]] : [],
    ),
  )
  return isDeepStrictEqual(body, input.body) ? undefined : { ...input, body }
}
