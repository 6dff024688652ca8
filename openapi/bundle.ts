// Contracts as one JSON document each, whatever files they are written in.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const REDOCLY = join(root, 'node_modules/@redocly/cli/bin/cli.js')

/**
 * Texts by the name of their file without its ending: all in one run, for starting the bundler takes longer than bundling. Sources
 * are paths from the project's root, or absolute; two of one name are an error of the caller.
 */
export function bundled(sources: string[]): (name: string) => string {
  const out = mkdtempSync(join(tmpdir(), 'bundles-'))
  // A single source is written to the path itself, several into it.
  const [source = '', ...more] = sources
  const target = more.length > 0 ? out : join(out, nameOf(source))
  execFileSync(
    process.execPath,
    [REDOCLY, 'bundle', ...sources, '--config', 'openapi/redocly.yaml', '--ext', 'json', '--output', target],
    { cwd: root, stdio: 'pipe' },
  )
  const texts = new Map(
    readdirSync(out).map(file => [file.replace('.json', ''), readFileSync(join(out, file), 'utf8')]),
  )
  rmSync(out, { recursive: true })
  return name => `${JSON.stringify(JSON.parse(texts.get(name) ?? ''))}\n`
}

/** A contract's document: JSON is read as it is, YAML is bundled first. Throws a sentence where there is none. */
export function documentAt(file: string): Record<string, unknown> {
  const path = resolve(file)
  try {
    const text = path.endsWith('.json') ? readFileSync(path, 'utf8') : bundled([path])(nameOf(path))
    return Object(JSON.parse(text))
  } catch (error) {
    throw new Error(`${file} is no contract that can be read: ${reasonOf(error)}`)
  }
}

const nameOf = (path: string) => basename(path).replace(/\.ya?ml$/, '')

const reasonOf = (error: unknown) => {
  const said = error !== null && typeof error === 'object' && 'stderr' in error ? String(error.stderr) : String(error)
  return said.trim().split('\n')[0] ?? ''
}
