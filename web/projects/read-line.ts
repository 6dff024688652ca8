// An address in one line, taken apart by the server, which knows every ZIP code's city.
import type { Schemas } from '#sdk/types.ts'
import { read } from '#web/data/queries.ts'

/** A whole address, as it is pasted: read at once, not only when the field is left. */
export const HAS_ZIP = /^.{12,}\d{5}(-\d{4})?\s*$/

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
