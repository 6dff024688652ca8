// Converts a text's paragraphs to the editor's document and back. Pure: the editor's schema equals the contract's, so
// pasted content is limited to text, bold, italic, links, headings, lists and values in braces.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type RichText = Schemas['RichText']
type Span = Schemas['Span']
/** ProseMirror's JSON, as far as it is used. */
type Mark = { type: string; attrs?: Record<string, unknown> }
type Node = { type: string; attrs?: Record<string, unknown>; text?: string; marks?: Mark[]; content?: Node[] }

// As the contract bounds them.
const MOST_PARTS = 120
const MOST_ITEMS = 60
const MOST_SPANS = 200
const MOST_CHARACTERS = 4_000
const MOST_HREF = 500
const LINK = /^(https?:\/\/|mailto:|tel:)\S+$/

export const isLink = (href: unknown): href is string =>
  typeof href === 'string' && href.length <= MOST_HREF && LINK.test(href)

/** A variable in braces. */
const VARIABLE = /\{([a-z0-9_]+)\}/

export function toEditor(text: RichText): Node {
  const content = text.map((part): Node => {
    if ('items' in part)
      return {
        type: part.kind === 'bullets' ? 'bulletList' : 'orderedList',
        content: part.items.map(spans => ({ type: 'listItem', content: [paragraph(spans)] })),
      }
    if (part.kind === 'heading') return { ...paragraph(part.spans), type: 'heading', attrs: { level: 3 } }
    return paragraph(part.spans)
  })
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

function paragraph(spans: Span[]): Node {
  const content = spans.flatMap(nodesOf)
  return { type: 'paragraph', ...(content.length > 0 ? { content } : {}) }
}

function nodesOf(span: Span): Node[] {
  const marks: Mark[] = [
    ...(span.bold ? [{ type: 'bold' }] : []),
    ...(span.italic ? [{ type: 'italic' }] : []),
    ...(span.href === undefined ? [] : [{ type: 'link', attrs: { href: span.href } }]),
  ]
  const marked = marks.length > 0 ? { marks } : {}
  // Every second piece is the pattern's captured group.
  return span.text.split('\n').flatMap((line, at) => [
    ...(at > 0 ? [{ type: 'hardBreak', ...marked }] : []),
    ...line
      .split(VARIABLE)
      .map(
        (piece, place): Node =>
          place % 2 === 1
            ? { type: 'variable', attrs: { name: piece }, ...marked }
            : { type: 'text', text: piece, ...marked },
      )
      .filter(node => node.type !== 'text' || node.text !== ''),
  ])
}

/** Content beyond the contract's limits is cut; empty paragraphs at the end are dropped. */
export function fromEditor(doc: Node): RichText {
  const parts = (doc.content ?? []).flatMap((node): RichText => {
    if (node.type === 'bulletList' || node.type === 'orderedList') {
      const items = (node.content ?? []).map(item => spansOf(item.content?.[0])).slice(0, MOST_ITEMS)
      return items.length === 0 ? [] : [{ kind: node.type === 'bulletList' ? 'bullets' : 'numbers', items }]
    }
    return [{ kind: node.type === 'heading' ? 'heading' : 'paragraph', spans: spansOf(node) }]
  })
  while (isEmpty(parts.at(-1))) parts.pop()
  return parts.slice(0, MOST_PARTS)
}

const isEmpty = (part: RichText[number] | undefined) =>
  part !== undefined && !('items' in part) && part.spans.length === 0

function spansOf(node: Node | undefined): Span[] {
  const spans: Span[] = []
  for (const one of node?.content ?? []) {
    const text =
      one.type === 'hardBreak'
        ? '\n'
        : one.type === 'variable'
          ? `{${String(one.attrs?.['name'] ?? '')}}`
          : (one.text ?? '')
    if (text === '') continue
    const span: Span = { text, ...marksOf(one.marks ?? []) }
    const before = spans.at(-1)
    if (before && sameMarks(before, span) && before.text.length + text.length <= MOST_CHARACTERS) before.text += text
    else spans.push(...cut(span))
  }
  return spans.slice(0, MOST_SPANS)
}

function marksOf(marks: readonly Mark[]): Omit<Span, 'text'> {
  const href = marks.find(({ type }) => type === 'link')?.attrs?.['href']
  return {
    ...(marks.some(({ type }) => type === 'bold') ? { bold: true } : {}),
    ...(marks.some(({ type }) => type === 'italic') ? { italic: true } : {}),
    ...(isLink(href) ? { href } : {}),
  }
}

const sameMarks = (a: Span, b: Span) => a.bold === b.bold && a.italic === b.italic && a.href === b.href

/** A character of two halves is not cut in the middle. */
function cut({ text, ...marks }: Span): Span[] {
  if (text.length <= MOST_CHARACTERS) return [{ text, ...marks }]
  const half = text.charCodeAt(MOST_CHARACTERS - 1)
  const at = half >= 0xd800 && half < 0xdc00 ? MOST_CHARACTERS - 1 : MOST_CHARACTERS
  return [{ text: text.slice(0, at), ...marks }, ...cut({ text: text.slice(at), ...marks })]
}

/** Why the content is too long, or undefined. */
export function tooMuch(doc: Node): string | undefined {
  const parts = doc.content ?? []
  if (parts.length > MOST_PARTS) return words.text_has_most_paragraphs({ most_parts: MOST_PARTS })
  if (parts.some(({ type, content }) => type.endsWith('List') && (content?.length ?? 0) > MOST_ITEMS))
    return words.list_has_most_lines({ most_items: MOST_ITEMS })
  return undefined
}
