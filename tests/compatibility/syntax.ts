// Which entry of the compatibility data a piece of syntax is. What every browser has had since 2017 is not looked for.
import type { AnyNode, Literal } from 'acorn'
import { isFunction, textOf } from './tree.ts'

export const SYNTAX = {
  import_attributes: 'javascript.statements.import.import_attributes',
  import_options: 'javascript.operators.import.options_parameter',
  dynamic_import: 'javascript.operators.import',
  import_meta: 'javascript.operators.import_meta',
  import_meta_resolve: 'javascript.operators.import_meta.resolve',
  top_level_await: 'javascript.operators.await.top_level',
  using: 'javascript.statements.using',
  await_using: 'javascript.statements.await_using',
  for_await: 'javascript.statements.for_await_of',
  optional_chaining: 'javascript.operators.optional_chaining',
  nullish: 'javascript.operators.nullish_coalescing',
  logical_and_assignment: 'javascript.operators.logical_and_assignment',
  logical_or_assignment: 'javascript.operators.logical_or_assignment',
  nullish_assignment: 'javascript.operators.nullish_coalescing_assignment',
  class_field: 'javascript.classes.public_class_fields',
  private_field: 'javascript.classes.private_class_fields',
  private_method: 'javascript.classes.private_class_methods',
  private_in: 'javascript.classes.private_class_fields_in',
  static_block: 'javascript.classes.static.initialization_blocks',
  numeric_separator: 'javascript.grammar.numeric_separators',
  hashbang: 'javascript.grammar.hashbang_comments',
  bigint: 'javascript.builtins.BigInt',
  regex_v: 'javascript.builtins.RegExp.unicodeSets',
  regex_d: 'javascript.builtins.RegExp.hasIndices',
  regex_s: 'javascript.builtins.RegExp.dotAll',
  regex_named: 'javascript.regular_expressions.named_capturing_group',
  regex_duplicate_names: 'javascript.regular_expressions.named_capturing_group.duplicate_named_capturing_groups',
  regex_lookbehind: 'javascript.regular_expressions.lookbehind_assertion',
  regex_modifiers: 'javascript.regular_expressions.modifier',
  /** Streams look like other iterables: each `for await` counts unless listed with a reason. */
  for_await_stream: 'api.ReadableStream.@@asyncIterator',
} as const
type Syntax = keyof typeof SYNTAX

export function syntaxOf(node: AnyNode, ancestors: readonly AnyNode[]): Syntax[] {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return node.attributes.length > 0 ? ['import_attributes'] : []
    case 'ImportExpression':
      return node.options ? ['dynamic_import', 'import_options'] : ['dynamic_import']
    case 'MetaProperty': {
      if (node.meta.name !== 'import') return []
      const parent = ancestors[0]
      const resolves =
        parent?.type === 'MemberExpression' &&
        parent.property.type === 'Identifier' &&
        parent.property.name === 'resolve'
      return resolves ? ['import_meta', 'import_meta_resolve'] : ['import_meta']
    }
    case 'AwaitExpression':
      return isTopLevel(ancestors) ? ['top_level_await'] : []
    case 'ForOfStatement':
      if (!node.await) return []
      return isTopLevel(ancestors)
        ? ['for_await', 'for_await_stream', 'top_level_await']
        : ['for_await', 'for_await_stream']
    case 'VariableDeclaration':
      return node.kind === 'using'
        ? ['using']
        : node.kind === 'await using'
          ? isTopLevel(ancestors)
            ? ['await_using', 'top_level_await']
            : ['await_using']
          : []
    case 'ChainExpression':
      return ['optional_chaining']
    case 'LogicalExpression':
      return node.operator === '??' ? ['nullish'] : []
    case 'AssignmentExpression':
      return node.operator === '??='
        ? ['nullish_assignment']
        : node.operator === '||='
          ? ['logical_or_assignment']
          : node.operator === '&&='
            ? ['logical_and_assignment']
            : []
    case 'PropertyDefinition':
      return node.key.type === 'PrivateIdentifier' ? ['class_field', 'private_field'] : ['class_field']
    case 'MethodDefinition':
      return node.key.type === 'PrivateIdentifier' ? ['private_method'] : []
    case 'StaticBlock':
      return ['static_block']
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier' ? ['private_in'] : []
    case 'Literal':
      return literalSyntax(node)
    case 'NewExpression':
    case 'CallExpression': {
      const [source, flags] = node.arguments
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return []
      return regexSyntax(textOf(source) ?? '', textOf(flags) ?? '')
    }
    default:
      return []
  }
}

const isTopLevel = (ancestors: readonly AnyNode[]) =>
  !ancestors.some(one => isFunction(one) || one.type === 'StaticBlock')

function literalSyntax({ regex, bigint, raw = '' }: Literal): Syntax[] {
  if (regex) return regexSyntax(regex.pattern, regex.flags)
  if (bigint) return ['bigint']
  return /^\d[\dxob]*_/i.test(raw) ? ['numeric_separator'] : []
}

function regexSyntax(pattern: string, flags: string): Syntax[] {
  // Parentheses in a class or after a backslash open no group.
  const bare = pattern.replaceAll(/\\./gs, '').replaceAll(/\[[^\]]*\]/g, '[]')
  const names = [...bare.matchAll(/\(\?<([^=!>][^>]*)>/g)].map(([, name]) => name)
  const found: Syntax[] = []
  if (flags.includes('v')) found.push('regex_v')
  if (flags.includes('d')) found.push('regex_d')
  if (flags.includes('s')) found.push('regex_s')
  if (names.length > 0) found.push('regex_named')
  if (new Set(names).size < names.length) found.push('regex_duplicate_names')
  if (/\(\?<[=!]/.test(bare)) found.push('regex_lookbehind')
  if (/\(\?[ims]*-?[ims]+:|\(\?[ims]+-?:/.test(bare)) found.push('regex_modifiers')
  return found
}
