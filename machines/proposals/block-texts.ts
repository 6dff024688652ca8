// Every text of a block that a homeowner reads, with its place in words. Pure.
import type { Block, RichText } from './content.ts'

/** `parts` are filled in one by one: no variable reaches over two. */
export type PlacedText = { field: string; parts: string[] }

export function textsOf(block: Block): PlacedText[] {
  switch (block.kind) {
    case 'cover':
      return [
        { field: 'headline', parts: [block.headline] },
        { field: 'subline', parts: [block.subline] },
      ]
    case 'text':
    case 'terms':
      return [{ field: 'title', parts: [block.title] }, ...paragraphsOf(block.body)]
    case 'image':
      return pictureTexts(block.image, '')
    case 'gallery':
      return [
        { field: 'title', parts: [block.title] },
        ...block.images.flatMap((image, at) => pictureTexts(image, `image ${at + 1}, `)),
      ]
    case 'video':
      return [
        { field: 'title', parts: [block.title] },
        { field: 'caption', parts: [block.caption] },
      ]
    case 'timeline':
      return [
        { field: 'title', parts: [block.title] },
        ...block.steps.flatMap(({ title, text }, at) => [
          { field: `step ${at + 1}, title`, parts: [title] },
          { field: `step ${at + 1}, text`, parts: [text] },
        ]),
      ]
    default:
      return [
        { field: 'title', parts: [block.title] },
        { field: 'lead', parts: [block.lead] },
      ]
  }
}

const pictureTexts = (image: { alt: string; caption: string }, where: string): PlacedText[] => [
  { field: `${where}what it shows`, parts: [image.alt] },
  { field: `${where}caption`, parts: [image.caption] },
]

/** By paragraph, list items counted with them. */
const paragraphsOf = (body: RichText): PlacedText[] =>
  linesOf(body).map((spans, at) => ({ field: `paragraph ${at + 1}`, parts: spans.map(({ text }) => text) }))

const linesOf = (body: RichText) => body.flatMap(part => ('items' in part ? part.items : [part.spans]))

/** The addresses that links of a block lead to, with their place. */
export const linksOf = (block: Block): { field: string; href: string }[] =>
  block.kind === 'text' || block.kind === 'terms'
    ? linesOf(block.body).flatMap((spans, at) =>
        spans.flatMap(({ href }) => (href ? [{ field: `paragraph ${at + 1}`, href }] : [])),
      )
    : []
