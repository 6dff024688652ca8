// Texts for people in the server and the machines are in catalogs, and read in the language of each request.
import ts from 'typescript'
import { expect, it } from 'vitest'
import { treeOf } from '#tests/support/catalogs.ts'
import { filesOf } from '#tests/support/files.ts'

/** Read once for both tests: there are more than a thousand. */
const trees = new Map<string, ts.SourceFile>()
const readOnce = (file: string): ts.SourceFile => {
  const tree = trees.get(file) ?? treeOf(file)
  trees.set(file, tree)
  return tree
}

const files = filesOf(['server', 'machines'], ['.ts']).filter(
  file => !/(^|\/)words\.ts$|\.gen\.ts$|\.d\.ts$/.test(file),
)
const placeOf = (file: string, node: ts.Node, tree: ts.SourceFile) =>
  `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`

/** The names under which a file has a catalog. */
const catalogsIn = (tree: ts.SourceFile) =>
  tree.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    const { namedBindings } = importClause ?? {}
    const from_catalog = ts.isStringLiteral(moduleSpecifier) && /(^|\/)words\.ts$/.test(moduleSpecifier.text)
    return from_catalog && namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements
          .filter(one => (one.propertyName ?? one.name).getText() === 'words')
          .map(one => one.name.text)
      : []
  })

it('no message is read while a module loads, whose language would never change', () => {
  const found: string[] = []
  for (const file of files) {
    const tree = readOnce(file)
    const names = new Set(catalogsIn(tree))
    const walk = (node: ts.Node): void => {
      if (ts.isFunctionLike(node)) return
      const is_read =
        ts.isPropertyAccessExpression(node) &&
        ts.isIdentifier(node.expression) &&
        names.has(node.expression.text) &&
        node.name.text !== 'in'
      if (is_read) found.push(`${placeOf(file, node, tree)} ${node.getText()}`)
      ts.forEachChild(node, walk)
    }
    if (names.size > 0) walk(tree)
  }
  expect(found).toEqual([])
})

/** Who takes a sentence, and as which of its arguments. */
const SAYS: Readonly<Record<string, number>> = { refuse: 2, staleVersion: 1, requireNoSample: 1 }
const FIELDS = /^(sentence|message|hint|why|reason)$/
/** Files whose texts are no messages to the one who reads, each with the reason. */
const EXCEPT: Readonly<Record<string, string>> = {
  'server/ports/pdf/pdf-seal.ts': 'a field of the signature in a sealed document',
  'server/applications/lenders/gateway/webhooks.ts': 'answered to a lender’s own server',
  'server/agreements/seal-log/mirror.ts': 'said on the command line',
  'machines/money/pricing/rules.ts': 'a code of the contract, Per Watt',
}

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isTemplateExpression(node)
    ? `${node.head.text}${node.templateSpans.map(({ literal }) => `X${literal.text}`).join('')}`
    : undefined
}

/** 'No such invoice' is a sentence, 'no_such_invoice' a code. */
const isSentence = (text: string) => /^\p{L}/u.test(text) && / /.test(text.trim()) && /\p{Ll}{2}/u.test(text)

it('no sentence that is answered or kept is written outside a catalog', () => {
  const found: string[] = []
  for (const file of files.filter(one => !Object.hasOwn(EXCEPT, one))) {
    const tree = readOnce(file)
    const note = (node: ts.Node): void => {
      // What a developer reads, what a database reads, and types.
      if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) return
      if (ts.isTaggedTemplateExpression(node) || ts.isTypeNode(node)) return
      const text = textOf(node)
      if (text !== undefined && isSentence(text)) found.push(`${placeOf(file, node, tree)} ${text.slice(0, 100)}`)
      ts.forEachChild(node, note)
    }
    const walk = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const from = SAYS[node.expression.text]
        if (from !== undefined) for (const argument of node.arguments.slice(from)) note(argument)
      } else if (ts.isPropertyAssignment(node) && FIELDS.test(node.name.getText())) note(node.initializer)
      ts.forEachChild(node, walk)
    }
    walk(tree)
  }
  expect([...new Set(found)]).toEqual([])
})
