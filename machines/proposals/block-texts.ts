// Every text of a block that a homeowner reads, with its place in words. Pure.
import type { Block, RichText } from './content.ts'
import { words } from './words.ts'

/** `parts` are filled in one by one: no variable reaches over two. */
export type PlacedText = { field: string; parts: string[] }

export function textsOf(block: Block): PlacedText[] {
  switch (block.kind) {
    case 'cover':
      return [
        { field: words.fields.headline, parts: [block.headline] },
        { field: words.fields.subline, parts: [block.subline] },
      ]
    case 'text':
    case 'terms':
      return [{ field: words.fields.title, parts: [block.title] }, ...paragraphsOf(block.body)]
    case 'image':
      return pictureTexts(block.image, words.fields.alt, words.fields.caption)
    case 'gallery':
      return [
        { field: words.fields.title, parts: [block.title] },
        ...block.images.flatMap((image, at) =>
          pictureTexts(image, words.fields.nth_alt({ number: at + 1 }), words.fields.nth_caption({ number: at + 1 })),
        ),
      ]
    case 'video':
      return [
        { field: words.fields.title, parts: [block.title] },
        { field: words.fields.caption, parts: [block.caption] },
      ]
    case 'timeline':
      return [
        { field: words.fields.title, parts: [block.title] },
        ...block.steps.flatMap(({ title, text }, at) => [
          { field: words.fields.step_title({ number: at + 1 }), parts: [title] },
          { field: words.fields.step_text({ number: at + 1 }), parts: [text] },
        ]),
      ]
    default:
      return [
        { field: words.fields.title, parts: [block.title] },
        { field: words.fields.lead, parts: [block.lead] },
      ]
  }
}

const pictureTexts = (image: { alt: string; caption: string }, alt: string, caption: string): PlacedText[] => [
  { field: alt, parts: [image.alt] },
  { field: caption, parts: [image.caption] },
]

/** By paragraph, list items counted with them. */
const paragraphsOf = (body: RichText): PlacedText[] =>
  linesOf(body).map((spans, at) => ({
    field: words.fields.paragraph({ number: at + 1 }),
    parts: spans.map(({ text }) => text),
  }))

const linesOf = (body: RichText) => body.flatMap(part => ('items' in part ? part.items : [part.spans]))

/** The addresses that links of a block lead to, with their place. */
export const linksOf = (block: Block): { field: string; href: string }[] =>
  block.kind === 'text' || block.kind === 'terms'
    ? linesOf(block.body).flatMap((spans, at) =>
        spans.flatMap(({ href }) => (href ? [{ field: words.fields.paragraph({ number: at + 1 }), href }] : [])),
      )
    : []
