// A check's settings from a file: the options of the command line by name, and values. The command line wins.
import { existsSync, readFileSync } from 'node:fs'
import { parseYaml } from '@redocly/openapi-core/lib/js-yaml/index.js'
import { record } from '../../json.ts'
import { standing } from '../../standing.ts'

export const USUAL_CONFIG = 'contract-check.yaml'

type Environment = Record<string, string | undefined>
type Kinds = Record<string, { type: 'string' | 'boolean'; multiple?: boolean }>
type Configured = { options: Record<string, string | boolean | string[]>; values: Record<string, unknown> }

/** YAML or JSON. Throws a sentence where it isn't an object. */
export function fileOfSettings(file: string): Record<string, unknown> {
  const path = standing(file)
  if (!existsSync(path)) throw new Error(`There is no file ${file}.`)
  let parsed: unknown
  try {
    parsed = parseYaml(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${file} can’t be read: ${(error instanceof Error ? error.message : String(error)).split('\n')[0]}`)
  }
  if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed))
    throw new Error(`${file} holds no settings: it must be an object.`)
  return record(parsed)
}

/** The file that was named, or else the usual one where it is there. */
export function configured(named: string | undefined, kinds: Kinds, environment: Environment): Configured {
  const file = named ?? (existsSync(standing(USUAL_CONFIG)) ? USUAL_CONFIG : undefined)
  if (file === undefined) return { options: {}, values: {} }
  const { values, ...given } = fileOfSettings(file)
  const options = Object.entries(given).map(([name, value]) => {
    const kind = kinds[name]
    if (!kind) throw new Error(`${file} has a setting ${name}. There are ${Object.keys(kinds).join(', ')} and values.`)
    const isFlag = kind.type === 'boolean'
    if (isFlag !== (typeof value === 'boolean'))
      throw new Error(`${name} in ${file} must be ${isFlag ? 'true or false' : 'a text'}.`)
    if (typeof value === 'boolean') return [name, value] as const
    const texts = textsIn(value).map(text => filled(text, environment, file))
    if (kind.multiple) return [name, texts] as const
    if (texts.length !== 1) throw new Error(`${name} in ${file} must be one text.`)
    return [name, texts[0] ?? ''] as const
  })
  return { options: Object.fromEntries(options), values: record(values) }
}

/** A list, one of them, or pairs such as headers. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  if (value === null || typeof value !== 'object') return [String(value)]
  return Object.entries(value).map(([name, one]) => `${name}: ${String(one)}`)
}

/** `${TOKEN}` is the environment's, so that no secret is in the file. */
const filled = (text: string, environment: Environment, file: string) =>
  text.replaceAll(/\$\{(\w+)\}/g, (_, name) => {
    const value = environment[name]
    if (value === undefined) throw new Error(`${file} uses ${name}, which the environment doesn’t have.`)
    return value
  })
