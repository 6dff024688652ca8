// The files of the contracts are read by people: no line runs off the screen, and a long example is a file of its own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { filesOf, root } from '../support/files.ts'

const LINE = 200
/** Lines of an example that fit a screen. */
const SCREEN = 40
/** Written by a command, and nothing but examples. */
const MADE = 'openapi/applications/lender-examples.yaml'

const files = filesOf(['openapi'], ['.yaml']).map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const parts = files.filter(({ file }) => !file.startsWith('openapi/examples/') && file !== MADE)

it(`no line has more than ${LINE} characters`, () => {
  const long = files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => (line.length > LINE ? [`${file}:${at + 1}`] : [])),
  )
  expect(long).toEqual([])
})

it('an example longer than a screen is a file', () => {
  expect(parts.flatMap(({ file, text }) => longExamples(text).map(line => `${file}:${line}`))).toEqual([])
})

it('every file of an example is used', () => {
  const used = parts.flatMap(({ file, text }) =>
    [...text.matchAll(/\$ref: '([^'#]*examples\/[^'#]+)'/g)].map(([, path = '']) => join(file, '..', path)),
  )
  const kept = files.map(({ file }) => file).filter(file => file.startsWith('openapi/examples/'))
  expect(kept.filter(file => !used.includes(file))).toEqual([])
  expect(used.filter(file => !kept.includes(file))).toEqual([])
  for (const { file, text } of files) expect(parseYaml(text), file).toBeTypeOf('object')
})

/** Line numbers where such an example begins: lines indented deeper than its name, under `examples`. */
function longExamples(text: string): number[] {
  const lines = text.split('\n')
  const depth = (line: string) => line.search(/\S/)
  return lines.flatMap((line, at) => {
    if (!/^ *examples:$/.test(line)) return []
    const after = lines.slice(at + 1)
    const end = after.findIndex(next => next !== '' && depth(next) <= depth(line))
    const inside = after.slice(0, end < 0 ? undefined : end)
    const names = inside.flatMap((next, row) => (depth(next) === depth(line) + 2 ? [row] : []))
    return names.filter((row, i) => (names[i + 1] ?? inside.length) - row > SCREEN + 1).map(row => at + row + 2)
  })
}
