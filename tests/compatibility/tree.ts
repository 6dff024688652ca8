// A script as a tree, walked with each node's ancestors, and which names it declares itself.
import { type AnyNode, type Identifier, type Pattern, type Program, parse } from 'acorn'

/** Throws a SyntaxError on what the parser does not know. */
export function parseScript(code: string): Program {
  const options = { ecmaVersion: 'latest', allowHashBang: true } as const
  try {
    return parse(code, { ...options, sourceType: 'module' })
  } catch {
    return parse(code, { ...options, sourceType: 'script' })
  }
}

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export function childrenOf(node: AnyNode): AnyNode[] {
  const found: AnyNode[] = []
  for (const value of Object.values(node))
    if (isNode(value)) found.push(value)
    else if (Array.isArray(value)) for (const one of value) if (isNode(one)) found.push(one)
  return found
}

/** Every node, its ancestors from the nearest on. */
export function walk(node: AnyNode, visit: (node: AnyNode, ancestors: readonly AnyNode[]) => void) {
  const ancestors: AnyNode[] = []
  const go = (one: AnyNode) => {
    visit(one, ancestors)
    ancestors.unshift(one)
    for (const child of childrenOf(one)) go(child)
    ancestors.shift()
  }
  go(node)
}

export const isFunction = (node: AnyNode) =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'

/** Names declared by each scope. `var` belongs to its function. */
export function scopesOf(program: Program): Map<AnyNode, Set<string>> {
  const scopes = new Map<AnyNode, Set<string>>()
  const declare = (scope: AnyNode | undefined, names: readonly string[]) => {
    if (!scope || names.length === 0) return
    const known = scopes.get(scope) ?? new Set()
    for (const name of names) known.add(name)
    scopes.set(scope, known)
  }
  walk(program, (node, ancestors) => {
    const block = ancestors[0]
    if (node.type === 'VariableDeclaration') {
      const names = node.declarations.flatMap(({ id }) => namesIn(id))
      declare(node.kind === 'var' ? ancestors.find(one => isFunction(one) || one.type === 'Program') : block, names)
    } else if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
      // Exported or not, it is the block's; in an export it is the program's.
      const scope = block?.type.startsWith('Export') ? ancestors[1] : block
      declare(scope, node.id ? [node.id.name] : [])
      if (node.type === 'FunctionDeclaration') declare(node, node.params.flatMap(namesIn))
    } else if (node.type === 'FunctionExpression' || node.type === 'ClassExpression') {
      declare(node, node.id ? [node.id.name] : [])
      if (node.type === 'FunctionExpression') declare(node, [...node.params.flatMap(namesIn), 'arguments'])
    } else if (node.type === 'ArrowFunctionExpression') declare(node, node.params.flatMap(namesIn))
    else if (node.type === 'CatchClause') declare(node, node.param ? namesIn(node.param) : [])
    else if (node.type === 'ImportDeclaration')
      declare(
        program,
        node.specifiers.map(({ local }) => local.name),
      )
  })
  return scopes
}

function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap(one => namesIn(one.type === 'Property' ? one.value : one.argument))
    case 'ArrayPattern':
      return pattern.elements.flatMap(one => (one ? namesIn(one) : []))
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    default:
      return []
  }
}

/** True if an identifier refers to a value, rather than a property, a label or a declaration. */
export function isReference(node: Identifier, parent: AnyNode | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.object === node || parent.computed
    case 'Property':
      return parent.value === node || parent.computed
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent.value === node || parent.computed
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'MetaProperty':
      return false
    case 'ExportSpecifier':
      return parent.local === node
    default:
      return true
  }
}

/** The name of a property that is written out: `x.name`, `x['name']`. */
export function memberName(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression') return undefined
  const { property, computed } = node
  if (!computed) return property.type === 'Identifier' ? property.name : undefined
  return textOf(property)
}

/** A text that is written out, in whichever quotes: minifiers like backticks. */
export function textOf(node: AnyNode | undefined): string | undefined {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined
  return node.quasis[0]?.value.cooked ?? undefined
}
