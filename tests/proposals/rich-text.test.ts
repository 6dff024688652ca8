// A text in the contract's and the editor's form: converting either way loses nothing.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { fromEditor, isLink, type RichText, toEditor } from '#web/proposals/editor/rich-text/rich-text.ts'

const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
  fc.constantFrom(
    '{homeowner_firstname}',
    'a {price} b',
    '{',
    '}',
    '{ no }',
    'line\nline',
    '\n',
    '☀️👩‍👩‍👧',
    'שלום',
    '<script>alert(1)</script>',
  ),
)
const span = fc
  .record({
    text,
    bold: fc.boolean(),
    italic: fc.boolean(),
    href: fc.constantFrom(undefined, 'https://example.com/a?b=1', 'mailto:sam@example.com', 'tel:+16025550142'),
  })
  .map(({ text, bold, italic, href }): Schemas['Span'] => ({
    text,
    ...(bold ? { bold: true } : {}),
    ...(italic ? { italic: true } : {}),
    ...(href === undefined ? {} : { href }),
  }))
const spans = fc.array(span, { maxLength: 6 })
const part = fc.oneof(
  fc.record({ kind: fc.constantFrom('paragraph' as const, 'heading' as const), spans }),
  fc.record({
    kind: fc.constantFrom('bullets' as const, 'numbers' as const),
    items: fc.array(spans, { minLength: 1, maxLength: 5 }),
  }),
)
const texts: fc.Arbitrary<RichText> = fc.array(part, { maxLength: 8 })

const words = (body: RichText) =>
  body.map(one => ('items' in one ? one.items : [one.spans]).map(line => line.map(({ text }) => text).join('')))
/** Letter by letter with its look: what spans of one look are cut into does not matter. */
const looks = (body: RichText) =>
  body.map(one =>
    ('items' in one ? one.items : [one.spans]).map(line =>
      line.flatMap(({ text, bold, italic, href }) => [...text].map(letter => [letter, bold, italic, href])),
    ),
  )
const kept = (body: RichText) => fromEditor(toEditor(body))
/** Empty paragraphs at the end are left out. */
const trimmed = (body: RichText): RichText => {
  const last = body.at(-1)
  return last && !('items' in last) && last.spans.every(({ text }) => text === '') ? trimmed(body.slice(0, -1)) : body
}

describe('a text', () => {
  it('is the same after the editor has opened it, letter by letter, and stays so', () => {
    fc.assert(
      fc.property(texts, body => {
        const once = kept(body)
        expect(once.map(({ kind }) => kind)).toEqual(trimmed(body).map(({ kind }) => kind))
        expect(looks(once)).toEqual(looks(trimmed(body)))
        expect(kept(once)).toEqual(once)
      }),
      { numRuns: 200 },
    )
  })

  it('longer than a span may be is cut between characters, not in them', () => {
    const body: RichText = [{ kind: 'paragraph', spans: [{ text: `${'a'.repeat(3_999)}😀`.repeat(3), bold: true }] }]
    const [paragraph] = kept(body)
    expect(words(kept(body))).toEqual(words(body))
    const lengths = paragraph && 'spans' in paragraph ? paragraph.spans.map(one => one.text.length) : []
    expect(lengths.length).toBe(4)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(4_000)
  })

  it('has values of the project as parts of their own', () => {
    const body: RichText = [{ kind: 'paragraph', spans: [{ text: 'Hello {homeowner_firstname}!', bold: true }] }]
    const marks = [{ type: 'bold' }]
    expect(toEditor(body).content?.[0]?.content).toEqual([
      { type: 'text', text: 'Hello ', marks },
      { type: 'variable', attrs: { name: 'homeowner_firstname' }, marks },
      { type: 'text', text: '!', marks },
    ])
  })

  it('keeps no link that could run something', () => {
    const doc = (href: unknown) => ({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href } }] }] },
      ],
    })
    for (const href of [
      'javascript:alert(1)',
      'JaVaScRiPt:1',
      ' https://example.com',
      'data:text/html,x',
      'vbscript:x',
      '//x',
      null,
      7,
      `https://e.com/${'x'.repeat(500)}`,
    ]) {
      expect(isLink(href)).toBe(false)
      expect(fromEditor(doc(href))).toEqual([{ kind: 'paragraph', spans: [{ text: 'here' }] }])
    }
    expect(isLink('https://example.com')).toBe(true)
  })

  it('of the editor beyond what the contract takes is cut to it', () => {
    const line = { type: 'paragraph', content: [{ type: 'text', text: 'x' }] }
    expect(fromEditor({ type: 'doc', content: Array.from({ length: 200 }, () => line) })).toHaveLength(120)
    const list = {
      type: 'bulletList',
      content: Array.from({ length: 99 }, () => ({ type: 'listItem', content: [line] })),
    }
    const [part] = fromEditor({ type: 'doc', content: [list] })
    expect(part && 'items' in part ? part.items : []).toHaveLength(60)
  })
})
