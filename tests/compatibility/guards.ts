// Detects if a script tests for a feature before using it: `'x' in y`, `typeof x`, `y.x?.()`, `if (y.x)`, `y.x ?? other`.
import type { AnyNode } from 'acorn'
import { childrenOf, isFunction, memberName, textOf } from './tree.ts'

type Ancestors = readonly AnyNode[]

/** `bare` is a global by its own name: naming it where it is missing throws, whatever it is compared with. */
export function isGuarded(name: string, node: AnyNode, ancestors: Ancestors, bare: boolean): boolean {
  return asksItself(node, ancestors, bare) || isBehindQuestion(name, node, ancestors)
}

/** The use is the question. */
function asksItself(node: AnyNode, ancestors: Ancestors, bare: boolean): boolean {
  const [parent, ...above] = ancestors
  if (parent?.type === 'UnaryExpression' && parent.operator === 'typeof') return true
  if (bare) return false
  if (parent?.type === 'CallExpression') return parent.callee === node && parent.optional
  if (parent?.type === 'MemberExpression') return parent.object === node && parent.optional
  return isTested(node, ancestors) || (parent?.type === 'ChainExpression' && isTested(parent, above))
}

/** Read to test for existence, neither called nor accessed further. */
function isTested(node: AnyNode, ancestors: Ancestors): boolean {
  let inner = node
  for (const outer of ancestors) {
    if (outer.type === 'LogicalExpression') {
      if (outer.left === inner) return true
    } else if (outer.type === 'IfStatement' || outer.type === 'ConditionalExpression') return outer.test === inner
    else if (outer.type === 'UnaryExpression' && outer.operator === '!') return true
    else if (outer.type === 'BinaryExpression') return /^(!==?|===?|<|>|in)$/.test(outer.operator)
    else if (outer.type !== 'ChainExpression') return false
    inner = outer
  }
  return false
}

/** A condition around it, or an `if` before it in the same function, names the feature. */
function isBehindQuestion(name: string, node: AnyNode, ancestors: Ancestors): boolean {
  let inner = node
  for (const outer of ancestors) {
    const condition =
      outer.type === 'IfStatement' || outer.type === 'ConditionalExpression'
        ? outer.test
        : outer.type === 'LogicalExpression'
          ? outer.left
          : undefined
    if (condition && condition !== inner && asksFor(condition, name)) return true
    if (outer.type === 'BlockStatement' || outer.type === 'Program') {
      const before = outer.body.slice(
        0,
        outer.body.findIndex(one => one.start === inner.start),
      )
      if (before.some(one => one.type === 'IfStatement' && asksFor(one.test, name))) return true
    }
    inner = outer
  }
  return false
}

/** A call of it is no question. */
function asksFor(condition: AnyNode, name: string): boolean {
  if (textOf(condition) === name) return true
  if (condition.type === 'UnaryExpression' && condition.operator === 'typeof')
    return (
      memberName(condition.argument) === name || isNamed(condition.argument, name) || asksFor(condition.argument, name)
    )
  if (memberName(condition) === name) return true
  if (isFunction(condition)) return false
  const called = condition.type === 'CallExpression' ? condition.callee : undefined
  return childrenOf(condition).some(child => child !== called && asksFor(child, name))
}

const isNamed = (node: AnyNode, name: string) => node.type === 'Identifier' && node.name === name
