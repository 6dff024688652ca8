// What more may be said may not go together: then without what is refused. Called by whoever writes all that there is.
import { isDeepStrictEqual } from 'node:util'
import { type Exchange, type Input, succeeded } from '../case.ts'
import { refusedFields } from '../refusals.ts'

const TRIES = 4

/** A refused field is left out, or is as in the first of `bases`; at last the others of them are tried. Undefined where none was taken. */
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
  for (const less of others) {
    const written = await ask(less)
    if (!written || succeeded(written)) return written
  }
  return undefined
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
