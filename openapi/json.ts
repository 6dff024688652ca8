// Reads parts of a foreign document: a value of another kind counts as empty. Used for reading contracts.

export const record = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? Object(value) : {}
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
export const texts = (value: unknown): string[] => list(value).filter(one => typeof one === 'string')
export const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** The target of a JSON pointer such as `/panels/0/name`; undefined if there is none. */
export const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map(name => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (part, name) => (part !== null && typeof part === 'object' ? Object(part)[name] : undefined),
      value,
    )
