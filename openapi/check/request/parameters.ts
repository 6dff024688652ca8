// OpenAPI parameter serialization: `style` and `explode` of lists and objects in path, query, header or cookie.
import type { Parameter } from '../../contract.ts'

export const textIn = (value: unknown) =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value)

type Style = Pick<Parameter, 'name' | 'style' | 'explode'>
const isMap = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object'

/** Pairs of names and values, as they are added to a query or a form. */
export function pairsOf({ name, style, explode }: Style, value: unknown): [string, string][] {
  if (style === 'json' || !isMap(value)) return [[name, textIn(value)]]
  if (Array.isArray(value)) {
    if (explode && style === 'form') return value.map(one => [name, textIn(one)])
    const between = { spaceDelimited: ' ', pipeDelimited: '|' }[style] ?? ','
    return [[name, value.map(textIn).join(between)]]
  }
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  if (style === 'deepObject') return entries.map(([key, one]) => [`${name}[${key}]`, textIn(one)])
  if (explode) return entries.map(([key, one]) => [key, textIn(one)])
  return [[name, entries.flat().map(textIn).join(',')]]
}

/** The value of a path placeholder. */
export function segmentOf({ name, style, explode }: Style, value: unknown): string {
  const written = (one: unknown) => encodeURIComponent(textIn(one))
  const isList = Array.isArray(value)
  const parts = !isMap(value)
    ? [written(value)]
    : isList
      ? value.map(written)
      : Object.entries(value).map(([key, one]) => `${written(key)}${explode ? '=' : ','}${written(one)}`)
  if (style === 'label') return `.${parts.join(explode ? '.' : ',')}`
  if (style !== 'matrix') return parts.join(',')
  if (!explode || !isMap(value)) return `;${name}=${parts.join(',')}`
  return parts.map(part => (isList ? `;${name}=${part}` : `;${part}`)).join('')
}

/** The value of a header, which knows commas alone. */
export function headerOf({ explode }: Style, value: unknown): string {
  if (!isMap(value)) return textIn(value)
  if (Array.isArray(value)) return value.map(textIn).join(',')
  return Object.entries(value)
    .map(([key, one]) => `${key}${explode ? '=' : ','}${textIn(one)}`)
    .join(',')
}
