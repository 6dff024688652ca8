// What a person reads stands in catalogs, in English and Spanish, in the words of the guide.

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { keysRead, messages, treeOf } from '#tests/support/catalogs.ts'
import { filesOf } from '#tests/support/files.ts'

/** Longer texts belong into help. */
const LONGEST = 320
/** Words that the glossary replaces, as far as they are wrong wherever they stand. */
const BANNED =
  /\be-mails?\b|\bcatalogues?\b|\bcolours?\b|\bcentre\b|\bgrey\b|\bcancelled\b|\blabour\b|\bwhoever\b|\banew\b|\bmade known\b|\boff offer\b|\breckon|\btaken back\b| %/i
/** Their words are a document's own, chosen by its language and not by that of whoever is signed in. */
const DOCUMENTS =
  /^web\/(proposals\/document|agreements\/signing|lenders\/apply|agreements\/report\/report-words|agreements\/verify\/verify-words|lenders\/form\/field-words|page-faults\/report-words)/
/** Pieces of the design system, shown to developers alone. */
const DEVELOPMENT = /^web\/(gallery|help\/pictures)\//
const SEEN = /^(label|title|description|placeholder|hint|help|note|alt|heading|sentence|empty|aria-label)$/

const named = ({ file, key }: { file: string; key: string }) => `${file} ${key}`

/** 'name', 'count (number)', '<b>' of a text. */
function values(elements: MessageFormatElement[]): string[] {
  return elements.flatMap(one => {
    if (one.type === TYPE.argument || one.type === TYPE.number) return [one.value]
    if (one.type === TYPE.tag) return [`<${one.value}>`, ...values(one.children)]
    if (one.type === TYPE.plural || one.type === TYPE.select)
      return [one.value, ...Object.values(one.options).flatMap(({ value }) => values(value))]
    return []
  })
}
const valuesOf = (text: string) => [...new Set(values(parse(text, { requiresOtherClause: true })))].sort().join()

describe('every message', () => {
  it('is there in both languages and filled by the same values', () => {
    expect(messages.length).toBeGreaterThan(3000)
    expect(messages.filter(({ en, es }) => !en.trim() || !es.trim()).map(named)).toEqual([])
    expect(messages.filter(({ en, es }) => valuesOf(en) !== valuesOf(es)).map(named)).toEqual([])
  })

  it(`says what it says in ${LONGEST} characters or fewer`, () => {
    expect(messages.filter(({ en }) => en.length > LONGEST).map(named)).toEqual([])
  })

  it('uses the words of the guide', () => {
    expect(messages.filter(({ en }) => BANNED.test(en)).map(one => `${named(one)}: ${one.en}`)).toEqual([])
  })

  it('is read somewhere', () => {
    const read = keysRead()
    expect(messages.filter(({ file, key }) => !read.get(file)?.has(key.split('.')[0] ?? '')).map(named)).toEqual([])
  })
})

it('nothing that a person reads is written into a screen', () => {
  const found: string[] = []
  for (const file of filesOf(['web'], ['.tsx']).filter(one => !DOCUMENTS.test(one) && !DEVELOPMENT.test(one))) {
    const tree = treeOf(file)
    const walk = (node: ts.Node): void => {
      const text = ts.isJsxText(node)
        ? node.text
        : ts.isJsxAttribute(node) &&
            SEEN.test(node.name.getText()) &&
            node.initializer &&
            ts.isStringLiteral(node.initializer)
          ? node.initializer.text
          : ''
      if (/[A-Za-z]{3}/.test(text))
        found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text.trim()}`)
      ts.forEachChild(node, walk)
    }
    walk(tree)
  }
  expect(found).toEqual([])
})
