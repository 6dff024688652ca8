// A request in the words of a finding: "a power_w of -1", "no name", "a title of 81 characters".

export function whatIs(where: string, kind: string, value: unknown): string {
  const name = where === '' ? 'body' : where
  if (kind === 'left-out') return `an input without ${name}`
  if (kind === 'unknown')
    return where.includes('.') ? `an unknown field in ${where.split('.').slice(0, -1).join('.')}` : 'an unknown field'
  if (Array.isArray(value)) return `${article(name)} of ${value.length} ${value.length === 1 ? 'entry' : 'entries'}`
  if (typeof value === 'string' && value.length > 60) return `${article(name)} of ${value.length} characters`
  return value === undefined ? `an input with ${name}` : `${article(name)} of ${JSON.stringify(value)}`
}

export const article = (name: string) => `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`
