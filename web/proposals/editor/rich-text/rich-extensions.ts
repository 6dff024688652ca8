// The editor's schema for rich text: anything else typed or pasted is reduced to plain text.
import { InputRule, Mark, mergeAttributes, Node, PasteRule } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { isVariable } from '#machines/proposals/variables.ts'
import { cx } from '#web/lib/class-names.ts'
import { isLink } from './rich-text.ts'
import { labelOf } from './variable-words.ts'

const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: {} }),
  // An invalid link, such as one that would run a script, keeps only its text.
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: element => {
        const href = element.getAttribute('href')?.trim()
        return isLink(href) ? { href } : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    mergeAttributes(HTMLAttributes, { rel: 'noopener noreferrer nofollow', class: 'text-info underline' }),
    0,
  ],
})

const NAME = /^[a-z0-9_]{1,60}$/

/** A value of the project, whole or not at all. */
const Variable = Node.create({
  name: 'variable',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({
    name: {
      parseHTML: element => element.getAttribute('data-variable'),
      renderHTML: ({ name }) => ({ 'data-variable': String(name) }),
    },
  }),
  parseHTML: () => [
    {
      tag: 'span[data-variable]',
      getAttrs: element => (NAME.test(element.getAttribute('data-variable') ?? '') ? null : false),
    },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const name = String(node.attrs['name'])
    const look = isVariable(name) ? 'bg-info-soft text-info' : 'bg-danger-soft text-danger'
    return [
      'span',
      mergeAttributes(HTMLAttributes, {
        title: `{${name}}`,
        class: cx('rounded-control px-1 py-px text-sm whitespace-nowrap', look),
      }),
      labelOf(name),
    ]
  },
  renderText: ({ node }) => `{${String(node.attrs['name'])}}`,
  addInputRules() {
    return [
      new InputRule({
        find: /\{([a-z0-9_]{1,60})\}$/,
        handler: ({ state, range, match }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create({ name: match[1] }))
        },
      }),
    ]
  },
  addPasteRules() {
    return [
      new PasteRule({
        find: /\{([a-z0-9_]{1,60})\}/g,
        handler: ({ state, range, match }) => {
          state.tr.replaceWith(range.from, range.to, this.type.create({ name: match[1] }))
        },
      }),
    ]
  },
})

const HEADING = 3

export const EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Link,
  Variable,
  // One size of heading below the block's title; any pasted one becomes it.
  Heading.extend({
    parseHTML: () => ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(tag => ({ tag, attrs: { level: HEADING } })),
  }).configure({ levels: [HEADING] }),
  BulletList,
  OrderedList,
  // A line an item: no lists within lists.
  ListItem.extend({ content: 'paragraph' }),
]
