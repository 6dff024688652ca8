// Parts of a document that somebody else wrote: what is not of the kind asked for counts as empty. Called by whoever reads contracts.

export const record = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? Object(value) : {}
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
export const texts = (value: unknown): string[] => list(value).filter(one => typeof one === 'string')
export const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** What a JSON pointer such as `/panels/0/name` leads to; undefined where it leads nowhere. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map(name => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (part, name) => (part !== null && typeof part === 'object' ? Object(part)[name] : undefined),
      value,
    )
