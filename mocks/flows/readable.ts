// YAML as people read and diff flows: a line for each parameter, each criterion and each field that is sent.
import { stringifyYaml } from '@redocly/openapi-core'

/** On one line however deep. */
const INLINE = new Set(['inputs', 'outputs'])
/** A line for each entry, whose parts stay on it. */
const BY_ENTRY = new Set(['payload', 'parameters', 'successCriteria', 'sourceDescriptions'])
const LINE = 110

export const readable = (document: object): string => `${lines(document, '').join('\n')}\n`

function lines(part: object, indent: string): string[] {
  return Object.entries(part).flatMap(([name, value]) => {
    const whole = `${indent}${name}: ${inline(value)}`
    if (value === null || typeof value !== 'object' || INLINE.has(name)) return [whole]
    const few = Object.keys(value).length < 2 || name === 'payload'
    if (BY_ENTRY.has(name) && few && whole.length < LINE) return [whole]
    return [`${indent}${name}:`, ...below(name, value, `${indent}  `)]
  })
}

function below(name: string, value: object, indent: string): string[] {
  if (!Array.isArray(value))
    return BY_ENTRY.has(name)
      ? Object.entries(value).map(([field, one]) => `${indent}${inline(field)}: ${inline(one)}`)
      : lines(value, indent)
  return value.flatMap(one => {
    const [first = '', ...more] = BY_ENTRY.has(name) ? [inline(one)] : lines(one, `${indent}  `)
    return [`${indent}- ${first.trimStart()}`, ...more]
  })
}

const inline = (value: unknown): string =>
  stringifyYaml(value, { flowLevel: 0, lineWidth: -1, noRefs: true, quotingType: "'" }).trimEnd()
