// A file exports only what another imports, so that a reader need not look for who uses the rest.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, join as joinNames } from 'node:path/posix'
import { expect, it } from 'vitest'
import { filesOf, root } from '#tests/support/files.ts'

/** Packages for others, files that a build or a test puts in another's place, and tables that are found by their folder. */
const FOR_OTHERS = /^(sdk|server\/db\/schema|openapi\/package|tests\/applications\/lenders\/fifth)\/|\.gen\.ts$/

const texts = new Map(
  filesOf(['openapi', 'sdk', 'machines', 'server', 'web', 'mocks', 'tests'], ['.ts', '.tsx', '.mjs']).map(file => [
    file,
    readFileSync(join(root, file), 'utf8'),
  ]),
)

const IMPORTS =
  /\b(?:import|export)\s+(?:type\s+)?(?:\w+\s*,?\s*)?(?:\{([^}]*)\}|\*(?:\s+as\s+\w+)?)\s*from\s*'([.#][^']+)'/g
/** Imported later, or named by its address: all of it may be used. */
const WHOLE = /\bimport\(\s*'([.#][^']+)'|\bnew URL\(\s*'([^']+)'/g
const EXPORTS = /^export (?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm

const place = (file: string, name: string) => (name.startsWith('#') ? name.slice(1) : joinNames(dirname(file), name))
const nameOf = (part: string) =>
  part
    .trim()
    .replace(/^type /, '')
    .split(' as ')[0] ?? ''

function unusedExports(): string[] {
  const used = new Set<string>()
  const whole = new Set<string>()
  for (const [file, text] of texts) {
    for (const [, names, from = ''] of text.matchAll(IMPORTS))
      if (names === undefined) whole.add(place(file, from))
      else for (const part of names.split(',')) used.add(`${place(file, from)} ${nameOf(part)}`)
    for (const [, later, address] of text.matchAll(WHOLE)) whole.add(place(file, later ?? address ?? ''))
  }
  return [...texts]
    .filter(([file]) => !FOR_OTHERS.test(file) && !whole.has(file))
    .flatMap(([file, text]) => [...text.matchAll(EXPORTS)].map(([, name]) => `${file} ${name}`))
    .filter(one => !used.has(one))
}

it('every export is imported somewhere', () => {
  expect(unusedExports()).toEqual([])
})
