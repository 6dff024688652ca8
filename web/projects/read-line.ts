// An address in one line, taken apart here where commas show the parts, and else by the server, which knows every ZIP code's city.
import type { parseAddress } from '#machines/projects/address/parse-address.ts'
import type { Schemas } from '#sdk/types.ts'
import { read } from '#web/data/queries.ts'

/** A whole address, as it is pasted: read at once, not only when the field is left. */
export const HAS_ZIP = /^.{12,}\d{5}(-\d{4})?\s*$/

let parse: typeof parseAddress | undefined

/** For a form with an address, as it appears: the parts are in their fields before Save is pressed, also without a connection. */
export const prepareToRead = () =>
  void import('#machines/projects/address/parse-address.ts').then(
    module => {
      parse = module.parseAddress
    },
    () => undefined,
  )

/** Undefined where something is missing, so that the server is asked. */
export function readHere(text: string): Schemas['TypedAddress'] | undefined {
  const typed = text.includes(',') ? parse?.(text.trim()) : undefined
  return typed?.city && typed.state && typed.postal_code ? typed : undefined
}

/** Undefined for a street alone, and without a connection: the parts can be typed. */
export async function readLine(text: string): Promise<Schemas['TypedAddress'] | undefined> {
  const line = text.trim()
  // A street alone has neither comma, unit nor ZIP code.
  if (line.length < 3 || line.length > 200 || !/,|#|\d{4}|\s\S*\s.*\d|\b[A-Z]{2}\b/.test(line)) return undefined
  try {
    return (await read('/v3/projects.ReadAddress', { line })).typed ?? undefined
  } catch {
    return undefined
  }
}
