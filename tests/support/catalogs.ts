// The catalogs of messages as their files say them, and who reads them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname } from 'node:path/posix'
import ts from 'typescript'
import { filesOf, root } from './files.ts'

type Message = { file: string; key: string; en: string; es: string }

/** Words of the guide's glossary that have a plainer one, British spelling, and a space before a percent sign. */
export const BANNED =
  /\b(e-mails?|catalogues?|whoever|anew|taken back|reckon\w*|off offer|colours?|cancelled|labour|grey|centre)\b|[\d}] %/i

export const codeOf = (file: string) => readFileSync(join(root, file), 'utf8')
export const treeOf = (file: string) =>
  ts.createSourceFile(
    file,
    codeOf(file),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

const sources = filesOf(['machines', 'web', 'server'], ['.ts', '.tsx'])
const catalogs = sources.filter(file => /^export const \w+ = catalog\(\{/m.test(codeOf(file)))

/** Every message; the key of a nested one has dots. */
export const messages: Message[] = catalogs.flatMap(file => {
  const found: Message[] = []
  const walk = (node: ts.Node, path: string[]): void => {
    if (!ts.isPropertyAssignment(node)) {
      ts.forEachChild(node, child => walk(child, path))
      return
    }
    const key = [...path, node.name.getText()]
    const texts = ts.isObjectLiteralExpression(node.initializer)
      ? node.initializer.properties
          .filter(ts.isPropertyAssignment)
          .map(one => [one.name.getText(), one.initializer] as const)
      : []
    const { en, es } = Object.fromEntries(texts)
    if (en && es && ts.isStringLiteralLike(en) && ts.isStringLiteralLike(es))
      found.push({ file, key: key.join('.'), en: en.text, es: es.text })
    else ts.forEachChild(node.initializer, child => walk(child, key))
  }
  walk(treeOf(file), [])
  return found
})

const IMPORTED = /import \{ (\w+)(?: as (\w+))? \} from '([^']+\/(?:[\w-]*words|common)\.ts)'/g

/** By catalog file: the keys that some file reads. */
export function keysRead(): Map<string, Set<string>> {
  const handed = new Map<string, string[]>()
  const read = new Map(catalogs.map(file => [file, new Set<string>()]))
  for (const file of sources) {
    const code = codeOf(file)
    for (const [, exported = '', local = exported, from = ''] of code.matchAll(IMPORTED)) {
      const target = from.startsWith('#') ? from.slice(1) : join(dirname(file), from).replaceAll('\\', '/')
      for (const [, key = ''] of code.matchAll(new RegExp(`\\b${local}\\s*\\.(\\w+)`, 'g'))) read.get(target)?.add(key)
      if (code.includes(`${local}.in(`)) handed.set(target, [...(handed.get(target) ?? []), file])
    }
  }
  // A document is handed its words in a language, so that any file of the same feature may read them.
  const feature = (file: string) => file.split('/').slice(0, 2).join('/')
  for (const [catalog, readers] of handed)
    for (const file of sources.filter(
      one => one !== catalog && [catalog, ...readers].some(other => feature(other) === feature(one)),
    ))
      for (const [, key = ''] of codeOf(file).matchAll(/(?:\.|[{,]\s*|')(\w+)/g)) read.get(catalog)?.add(key)
  return read
}
