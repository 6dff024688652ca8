// What a person reads stands in catalogs, in English and Spanish, in the words of the guide.

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { keysRead, messages, treeOf } from '#tests/support/catalogs.ts'
import { filesOf } from '#tests/support/files.ts'

/** Their words are a document's own, chosen by its language and not by that of whoever is signed in. */
const DOCUMENTS =
  /^web\/(agreements\/signing|lenders\/apply|agreements\/report\/report-words|agreements\/verify\/verify-words|lenders\/form\/field-words)/
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
const valuesOf = (text: string) => values(parse(text, { requiresOtherClause: true }))

describe('every message', () => {
  it('is there in both languages and filled by the same values', () => {
    expect(messages.length).toBeGreaterThan(3000)
    expect(messages.filter(({ en, es }) => !en.trim() || !es.trim()).map(named)).toEqual([])
    // A language may need no form of the plural where the other has one.
    const unknown = ({ en, es }: { en: string; es: string }) =>
      valuesOf(es).some(value => !valuesOf(en).includes(value))
    expect(messages.filter(unknown).map(named)).toEqual([])
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
      // An address as an example and the name of a key are the same in every language.
      if (
        /[A-Za-z]{3}/.test(text) &&
        !/^(Shift |Ctrl |Alt |Meta\+)/.test(text) &&
        !/^[\w.-]*(:\/\/|@|\.)\S*$/.test(text.trim())
      )
        found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text.trim()}`)
      ts.forEachChild(node, walk)
    }
    walk(tree)
  }
  expect(found).toEqual([])
})
