// READMEs, help articles, the contract and comments keep to the words of the guide, as the catalogs do (words.test.ts).
import { parseYaml } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { BANNED, codeOf } from '#tests/support/catalogs.ts'
import { filesOf } from '#tests/support/files.ts'

const ROOMS = ['openapi', 'sdk', 'machines', 'server', 'web', 'mocks', 'tests']
const MOST_WORDS = 8
const OPERATION = /\/(get|put|post|delete|patch)$/

/** Without code and addresses, what people may type into the search of the help, and the keys of its groups. */
const proseOf = (text: string) =>
  text.replaceAll(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)|^(also|group):.*$/gm, code => code.replaceAll(/[^\n]/g, ''))

const found = (file: string, text: string) =>
  proseOf(text)
    .split('\n')
    .flatMap((line, at) => {
      const word = BANNED.exec(line)?.[0]
      return word ? [`${file}:${at + 1} ${word}`] : []
    })

const documents = filesOf(ROOMS, ['.md']).filter(file => !file.startsWith('web/help/'))
// The list of words is English.
const articles = filesOf(['web/help'], ['.md']).filter(file => !/(^|[./])es[./]/.test(file.slice('web/help/'.length)))

it.each([
  ['documents', ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md', ...documents]],
  ['help articles', articles],
] as const)('%s say it in the words of the guide', (_, files) => {
  expect(files.length).toBeGreaterThan(10)
  expect(files.flatMap(file => found(file, codeOf(file)))).toEqual([])
})

/** Words no colleague would use in a comment or a test's title. */
const TRANSLATED =
  /\b(anew|reckon\w*|beforehand|[Ss]tands?(?! out)(?!-)|[Ww]hoever|(?<!webkit-)[Bb]eside|[Ss]omebody|[Tt]old|[Ss]aid|[Ww]hom|Answers (?:whether|how|the|what|where|which|null|undefined))\b/
const COMMENT = /\/\*\*.*?\*\/|^[ \t]*\/\/[^\n]*/gms
const TITLE = /^[ \t]*(?:(?:it|test|describe)(?:\.\w+)*|\](?: as const)?\))\(\s*(['"`])[^\n]*?\1,/gm

it('comments and titles of tests use the standard terms', () => {
  const files = filesOf(ROOMS, ['.ts', '.tsx', '.mjs']).filter(
    file => !file.includes('.gen.') && !file.startsWith('tests/house/'),
  )
  const findings = files.flatMap(file =>
    [COMMENT, ...(file.startsWith('tests/') ? [TITLE] : [])].flatMap(texts =>
      [...codeOf(file).matchAll(texts)].flatMap(([text]) => {
        const word = TRANSLATED.exec(text)?.[0]
        return word ? [`${file} ${word}: ${text.trim().slice(0, 80)}`] : []
      }),
    ),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(findings).toEqual([])
})

type Text = { file: string; at: string; of: 'summary' | 'description'; text: string }

/** Summaries and descriptions at any depth; examples contain the product's data. */
function textsOf(file: string, node: unknown, at = ''): Text[] {
  if (Array.isArray(node)) return node.flatMap((one, n) => textsOf(file, one, `${at}/${n}`))
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([key, value]) => {
    if (typeof value !== 'string')
      return /^(examples?|value|default|enum)$/.test(key) ? [] : textsOf(file, value, `${at}/${key}`)
    return key === 'summary' || key === 'description' ? [{ file, at, of: key, text: value }] : []
  })
}

describe('the contract', () => {
  const texts = filesOf(['openapi'], ['.yaml'])
    .filter(file => !file.includes('/examples/'))
    .flatMap(file => textsOf(file, parseYaml(codeOf(file))))

  it('says it in the words of the guide', () => {
    expect(texts.length).toBeGreaterThan(2000)
    expect(texts.flatMap(({ file, at, of, text }) => found(`${file} ${at}/${of}`, text))).toEqual([])
  })

  it('has summaries of operations in a few words, without a period', () => {
    const long = texts.filter(
      ({ at, of, text }) =>
        of === 'summary' && OPERATION.test(at) && (text.split(/\s+/).length > MOST_WORDS || /\.$/.test(text.trim())),
    )
    expect(long.map(({ file, at, text }) => `${file} ${at}: ${text}`)).toEqual([])
  })
})
