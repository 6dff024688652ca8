// Texts for people are in catalogs, in English and Spanish, in the words of the guide.

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { BANNED, keysRead, messages, treeOf } from '#tests/support/catalogs.ts'
import { filesOf } from '#tests/support/files.ts'

/** Pieces of the design system, shown to developers alone. */
const DEVELOPMENT = /^web\/(gallery|help\/pictures)\//
const SEEN = /^(label|title|description|placeholder|hint|help|note|alt|heading|sentence|empty|aria-label)$/

/** Law, sealed evidence and mails keep their wording and their length; so do terms typed into the search. */
const LEGAL =
  /^(machines\/agreements\/(evidence|words\.ts notice|verify)|machines\/applications\/lenders\/draft\/words\.ts consent|machines\/company\/mail|server\/company\/exports\/words\.ts readme|server\/agreements\/words\.ts team|web\/app\/words\.ts appearance)/
const MOST = 320

/** Letters of the longest wording a text has, whatever fills it. */
const longest = (text: string) => lengthOf(parse(text, { requiresOtherClause: true }))
const lengthOf = (elements: MessageFormatElement[]): number =>
  elements.reduce((sum, one) => {
    if (one.type === TYPE.literal) return sum + one.value.length
    if (one.type === TYPE.tag) return sum + lengthOf(one.children)
    if (one.type === TYPE.plural || one.type === TYPE.select)
      return sum + Math.max(...Object.values(one.options).map(({ value }) => lengthOf(value)))
    return sum
  }, 0)

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

  it('is written in the words of the guide, and says one thing', () => {
    const rest = messages.filter(({ file, key }) => !LEGAL.test(`${file} ${key}`))
    expect(rest.filter(({ en }) => BANNED.test(en)).map(({ en, ...of }) => `${named(of)}: ${en}`)).toEqual([])
    expect(rest.filter(({ en, es }) => longest(en) > MOST || longest(es) > MOST * 1.3).map(named)).toEqual([])
  })

  it('is read somewhere', () => {
    const read = keysRead()
    expect(messages.filter(({ file, key }) => !read.get(file)?.has(key.split('.')[0] ?? '')).map(named)).toEqual([])
  })
})

it('nothing that a person reads is written into a screen', () => {
  const found: string[] = []
  for (const file of filesOf(['web'], ['.tsx']).filter(one => !DEVELOPMENT.test(one))) {
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

/** A class list, a key on a keyboard or a path of the specification's API is not read as a sentence. */
const READ = /^(name|text|action|says|sentence)$/
/** People and companies by name, of a proposal that is none. */
const SAMPLE = /^web\/proposals\/document\/sample\//
/** Not shown to anyone: values of the API and of stored data, which have names in catalogs, and machine-readable text. */
const EXCEPTIONS: { [file: string]: string } = {
  'web/help/article.ts': 'groups as heads of articles name them; their names are in help/words.ts',
  'web/help/group-names.ts': 'the same, as keys',
  'web/money/receivables/remittance/sample-remittance.ts': 'a file of a lender, made for trying an import',
  'web/words-plugin.ts': 'code that the build writes',
  'web/service-worker.ts': 'the manifest, one for both languages',
  'web/vite.config.ts': 'the build',
  'web/company/session/start-up.ts': 'an address the specification states',
}
const VALUES = new Set([
  // Schemas['PricingMethod'], Schemas['ProblemDevice'], Schemas['ProjectStage'], roles as stored.
  'System Size',
  'Flat Price',
  'Per Watt',
  'Per Panel',
  'Per Area',
  'Size Bands',
  'Android phone',
  'Android tablet',
  'New Project',
  'In Progress',
  'Sales Rep',
])

/** The text of a literal; what fills a template counts as one letter. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('')
  return undefined
}

/** Capital first, then at least one word in small letters: 'Add a plane', not 'Ctrl Z', 'Alt+ArrowUp' or 'Meta+K'. */
const isSentence = (text: string) =>
  /^[A-Z][A-Za-z’'-]*[,:;]? (.*[ (“])?[a-z]{2,}/.test(text) || /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(text)

const isSkipped = (node: ts.Node) =>
  ts.isImportDeclaration(node) ||
  ts.isTypeNode(node) ||
  (ts.isNewExpression(node) && /^\w*Error$/.test(node.expression.getText())) ||
  (ts.isCallExpression(node) && /^(cx|console\.\w+)$/.test(node.expression.getText())) ||
  (ts.isJsxAttribute(node) && /^(className|data-testid|keys|aria-keyshortcuts|autoComplete)$/.test(node.name.getText()))

it('nothing that a person reads is written into code of the screens', () => {
  const found: string[] = []
  const files = filesOf(['web'], ['.ts', '.tsx']).filter(
    file => !DEVELOPMENT.test(file) && !SAMPLE.test(file) && !/(\/words|web\/words\/common|\.gen)\.ts$/.test(file),
  )
  for (const file of files.filter(one => !(one in EXCEPTIONS))) {
    const tree = treeOf(file)
    const walk = (node: ts.Node): void => {
      if (isSkipped(node)) return
      const text = textOf(node)
      const isRead =
        ts.isJsxAttribute(node.parent ?? tree) && READ.test((node.parent as ts.JsxAttribute).name.getText())
      // A path of SVG begins with its first point.
      if (
        text &&
        !/^M[x\d]/.test(text) &&
        !VALUES.has(text) &&
        (isSentence(text) || (isRead && /^[A-Z][a-z]{2}/.test(text)))
      )
        found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${text}`)
      ts.forEachChild(node, walk)
    }
    walk(tree)
  }
  expect(found).toEqual([])
})
