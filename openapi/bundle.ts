// Contracts as one JSON document each, whatever files they are written in.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { bundlerArguments } from './bundler.ts'
import { record } from './json.ts'
import { requireOpenapi3 } from './modern.ts'
import { standing } from './standing.ts'
import { fromSwagger, isSwagger } from './swagger.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Texts by the name of their file without its ending: all in one run, for starting the bundler takes longer than bundling. Sources
 * are paths from the project's root, or absolute; two of one name are an error of the caller.
 */
export function bundled(sources: string[]): (name: string) => string {
  const out = mkdtempSync(join(tmpdir(), 'bundles-'))
  const [source = '', ...more] = sources
  const target = more.length > 0 ? out : join(out, nameOf(source))
  execFileSync(process.execPath, bundlerArguments(sources, target), { cwd: root, stdio: 'pipe' })
  const texts = new Map(
    readdirSync(out).map(file => [file.replace('.json', ''), readFileSync(join(out, file), 'utf8')]),
  )
  rmSync(out, { recursive: true })
  return name => `${JSON.stringify(JSON.parse(texts.get(name) ?? ''))}\n`
}

/** Loads a contract: a single JSON file as is, anything else bundled. Throws an error message if missing. */
export function documentAt(file: string): Record<string, unknown> {
  const path = standing(file)
  if (!existsSync(path)) throw new Error(`There is no file ${file}.`)
  let document: unknown
  try {
    const whole = path.endsWith('.json') ? readFileSync(path, 'utf8') : undefined
    document = JSON.parse(whole === undefined || LEADS_OUT.test(whole) ? bundled([path])(nameOf(path)) : whole)
  } catch (error) {
    throw new Error(`${file} is no contract that can be read: ${reasonOf(error)}`)
  }
  if (isSwagger(record(document))) return fromSwagger(record(document))
  requireOpenapi3(record(document), file)
  return record(document)
}

const LEADS_OUT = /"\$ref"\s*:\s*"[^#"]/

const nameOf = (path: string) => basename(path).replace(/\.(ya?ml|json)$/, '')

/** The relevant line of the error, without the bundler's banner and Node's stack. */
function reasonOf(error: unknown): string {
  const said = error !== null && typeof error === 'object' && 'stderr' in error ? String(error.stderr) : String(error)
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !/^[╔║╚]|^at |deprecat|^bundling |^Error was generated/i.test(line))
  const at = lines.findIndex(line => /error|fail|cannot|invalid|unexpected|no such/i.test(line))
  const [telling = '', next = ''] = lines.slice(Math.max(0, at))
  const whole = telling.endsWith(':') ? `${telling} ${next.replace(/^- /, '')}` : telling
  return whole.replace(/^\w*Error: /, '')
}
