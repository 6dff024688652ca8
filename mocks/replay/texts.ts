// Every text in a part of a document, changed.

/** The part as it is, but for its texts; `change` may put any value in place of one. */
export function mapTexts<T>(part: T, change: (text: string) => unknown): T
export function mapTexts(part: unknown, change: (text: string) => unknown): unknown {
  if (typeof part === 'string') return change(part)
  if (Array.isArray(part)) return part.map(one => mapTexts(one, change))
  if (part === null || typeof part !== 'object') return part
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, mapTexts(one, change)]))
}
