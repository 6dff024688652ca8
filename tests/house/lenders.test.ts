// Everything specific to a lender is in its own folder: adding one touches no other file.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { LENDERS } from '#machines/applications/lenders/known.ts'
import { filesOf, root } from '#tests/support/files.ts'

/** Data about lenders, and examples that show one, which name them. */
const NAMES_THEM = ['mocks/demo/', 'mocks/flows/', 'sdk/examples/', 'web/proposals/document/sample/']
const FOLDERS = ['machines/applications/lenders/each/', 'mocks/lenders/voices/']

it.each(LENDERS)('no file but those of $name names it', ({ code, name, path }) => {
  const named = new RegExp(`\\b(${[code, name, path].map(word => word.replaceAll('-', '[-_ ]?')).join('|')})\\b`, 'i')
  const files = filesOf(['machines', 'server', 'web', 'mocks', 'sdk', 'openapi'], ['.ts', '.tsx', '.mjs'])
    .filter(file => !basename(file).includes('.gen.'))
    .filter(file => ![...NAMES_THEM, ...FOLDERS].some(folder => file.startsWith(folder)))
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter(file => named.test(codeOf(readFileSync(join(root, file), 'utf8'))))).toEqual([])
})

/** Without comments: a published figure may say whose it is. */
const codeOf = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
