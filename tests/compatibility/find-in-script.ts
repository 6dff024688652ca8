// Features a script uses that a listed browser lacks.
import type { AnyNode, ObjectExpression, Property, SpreadElement } from 'acorn'
import { isLacking, sinceWords } from './compat.ts'
import { isGuarded } from './guards.ts'
import { GLOBAL_OBJECTS, isPlatform, pathOfNewGlobal, pathOfNewMember, pathOfNewMethod } from './names.ts'
import { SYNTAX, syntaxOf } from './syntax.ts'
import { isReference, memberName, parseScript, scopesOf, textOf, walk } from './tree.ts'

/** `feature` is its place in the compatibility data, `text` the code around it. */
export type Finding = { feature: string; since: string; text: string }

export function findInScript(code: string): Finding[] {
  const program = parseScript(code)
  const scopes = scopesOf(program)
  const own = ownMembers(program)
  const carried = polyfills(program)
  const found: Finding[] = []
  const add = (feature: string, node: AnyNode) => {
    if (!isLacking(feature) || carried.has(feature)) return
    const text = code.slice(Math.max(0, node.start - 60), node.end + 60).slice(0, 240)
    found.push({ feature, since: sinceWords(feature), text })
  }
  walk(program, (node, ancestors) => {
    for (const one of syntaxOf(node, ancestors)) add(SYNTAX[one], node)
    const isGlobal = (one: AnyNode) =>
      one.type === 'Identifier' && ![node, ...ancestors].some(scope => scopes.get(scope)?.has(one.name))
    const parent = ancestors[0]
    if (node.type === 'Identifier') {
      const path = pathOfNewGlobal(node.name)
      if (path && isReference(node, parent) && isGlobal(node) && !isGuarded(node.name, node, ancestors, true))
        add(path, node)
      return
    }
    const member = memberName(node)
    if (node.type !== 'MemberExpression' || member === undefined || isWritten(node, parent)) return
    // Members of a global object are identified by their owner.
    const owned = node.object.type === 'Identifier' && isPlatform(node.object.name)
    const called = parent?.type === 'CallExpression' && parent.callee === node && !owned && !own.has(member)
    const path = memberPath(node.object, member, isGlobal) ?? (called ? pathOfNewMethod(member) : undefined)
    if (path && !isGuarded(member, node, ancestors, false)) add(path, node)
  })
  return found
}

/** The object is a global by its name; `window.navigator` is `navigator`. */
function memberPath(object: AnyNode, member: string, isGlobal: (node: AnyNode) => boolean): string | undefined {
  const inner = memberName(object)
  const root = inner !== undefined && object.type === 'MemberExpression' ? object.object : object
  if (root.type !== 'Identifier' || (inner !== undefined && !GLOBAL_OBJECTS.has(root.name))) return undefined
  const name = inner ?? root.name
  const path = GLOBAL_OBJECTS.has(name) ? pathOfNewGlobal(member) : pathOfNewMember(`${name}.${member}`)
  return path && isGlobal(root) ? path : undefined
}

const isWritten = (node: AnyNode, parent: AnyNode | undefined) =>
  parent?.type === 'AssignmentExpression' && parent.left === node && parent.operator === '='

/** Members the script defines itself: their names aren't the platform's. */
function ownMembers(program: AnyNode): Set<string> {
  const names = new Set<string>()
  walk(program, (node, [parent]) => {
    const key =
      node.type === 'MethodDefinition' || node.type === 'PropertyDefinition' || node.type === 'Property'
        ? node.key
        : undefined
    // A name that is taken out of an object is made elsewhere.
    if (key && parent?.type !== 'ObjectPattern') {
      if (key.type === 'Identifier') names.add(key.name)
      if (key.type === 'Literal' && typeof key.value === 'string') names.add(key.value)
    }
    const written = memberName(node)
    if (written !== undefined && isWritten(node, parent)) names.add(written)
  })
  return names
}

/** Polyfills in core-js's form: `$({ target: 'Promise', stat: true }, { try: function () {} })`. */
function polyfills(program: AnyNode): Set<string> {
  const features = new Set<string>()
  walk(program, node => {
    if (node.type !== 'CallExpression') return
    const [options, parts] = node.arguments
    if (options?.type !== 'ObjectExpression' || parts?.type !== 'ObjectExpression') return
    const target = textOf(propertyOf(options, 'target')?.value)
    if (!target || !propertyOf(options, 'stat')) return
    for (const name of parts.properties.map(keyOf))
      for (const feature of [`javascript.builtins.${target}.${name}`, `api.${target}.${name}_static`])
        features.add(feature)
  })
  return features
}

const keyOf = (one: Property | SpreadElement) =>
  one.type === 'Property' ? (one.key.type === 'Identifier' ? one.key.name : textOf(one.key)) : undefined

const propertyOf = (object: ObjectExpression, name: string) =>
  object.properties.find((one): one is Property => one.type === 'Property' && keyOf(one) === name)
