// Features a style sheet uses that a listed browser lacks. Within `@supports` they are guarded.
import { type Atrule, type Block, type CssNode, parse, type Rule, type WalkContext, walk } from 'css-tree'
import { isLacking, sinceWords } from './compat.ts'
import type { Finding } from './find-in-script.ts'

export function findInStyle(css: string): Finding[] {
  const found: Finding[] = []
  let asked = 0
  let property: string | undefined
  const blocks: Set<string>[] = []
  const add = (feature: string, node: CssNode) => {
    if (asked > 0 || !isLacking(feature)) return
    const { start, end } = node.loc ? { start: node.loc.start.offset, end: node.loc.end.offset } : { start: 0, end: 0 }
    const text = css.slice(Math.max(0, start - 40), Math.min(end, start + 120) + 40)
    found.push({ feature, since: sinceWords(feature), text })
  }
  walk(parse(css, { positions: true }), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule') {
        add(`css.at-rules.${node.name}`, node)
        if (node.name === 'supports') asked += 1
      } else if (node.type === 'Feature') add(`css.at-rules.${node.kind}.${node.name}`, node)
      else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
        // An engine's own selector is for that engine.
        add(node.name.startsWith('-') ? '' : `css.selectors.${node.name}`, node)
      else if (node.type === 'NestingSelector') add('css.selectors.nesting', node)
      else if (node.type === 'Block') blocks.unshift(propertiesOf(node))
      else if (node.type === 'Declaration') {
        // Properties also present under an engine's prefix work everywhere.
        const known = ['-webkit-', '-moz-'].some(prefix => blocks[0]?.has(`${prefix}${node.property}`))
        property =
          known || node.property.startsWith('-') || isDescriptor(this.atrule, this.rule) ? undefined : node.property
        if (property) add(`css.properties.${property}`, node)
      } else if (node.type === 'Function') {
        for (const path of functionPaths(node.name)) add(path, node)
      } else if (node.type === 'Identifier' && property) add(`css.properties.${property}.${node.name}`, node)
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') asked -= 1
      if (node.type === 'Block') blocks.shift()
      if (node.type === 'Declaration') property = undefined
    },
  })
  return found
}

const propertiesOf = (block: Block) =>
  new Set(block.children.toArray().flatMap(one => (one.type === 'Declaration' ? [one.property] : [])))

/** `size` of a page, `src` of a font: no properties of an element. */
const isDescriptor = (atrule: Atrule | null, rule: Rule | null) =>
  rule === null && (atrule?.name === 'page' || atrule?.name === 'font-face' || atrule?.name === 'property')

/** Functions lie among the types, some a level deeper, by their kind. */
const functionPaths = (name: string) =>
  [
    '',
    'color.',
    'image.',
    'easing-function.',
    'transform-function.',
    'filter-function.',
    'basic-shape.',
    'gradient.',
  ].map(kind => `css.types.${kind}${name}`)
