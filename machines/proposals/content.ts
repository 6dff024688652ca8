// The pages of a proposal, walked: their texts are filled, judged and searched by these functions, in the browser and on the server.
import type { Schemas } from '#sdk/types.ts'

export type Content = Schemas['ProposalContent']
export type Page = Schemas['ProposalPage']
export type Block = Schemas['ProposalBlock']
export type RichText = Schemas['RichText']

/** The texts of a block that a homeowner reads, by the name of their field, through `change`; the block with what it answers. */
function mapBlockTexts(block: Block, change: (text: string, field: string) => string): Block {
  const text = (value: string, field: string) => (value === '' ? value : change(value, field))
  const rich = (body: RichText, field: string): RichText => {
    const spans = (all: Schemas['Spans']) => all.map(span => ({ ...span, text: text(span.text, field) }))
    return body.map(part =>
      'items' in part ? { ...part, items: part.items.map(spans) } : { ...part, spans: spans(part.spans) },
    )
  }
  const picture = (image: Schemas['Picture']): Schemas['Picture'] => ({
    ...image,
    alt: text(image.alt, 'alt'),
    caption: text(image.caption, 'caption'),
  })
  switch (block.kind) {
    case 'cover':
      return { ...block, headline: text(block.headline, 'headline'), subline: text(block.subline, 'subline') }
    case 'text':
    case 'terms':
      return { ...block, title: text(block.title, 'title'), body: rich(block.body, 'body') }
    case 'image':
      return { ...block, image: picture(block.image) }
    case 'gallery':
      return { ...block, title: text(block.title, 'title'), images: block.images.map(picture) }
    case 'video':
      return { ...block, title: text(block.title, 'title'), caption: text(block.caption, 'caption') }
    case 'timeline':
      return {
        ...block,
        title: text(block.title, 'title'),
        steps: block.steps.map(step => ({ title: text(step.title, 'step'), text: text(step.text, 'step') })),
      }
    default:
      return { ...block, title: text(block.title, 'title'), lead: text(block.lead, 'lead') }
  }
}

export const mapTexts = (content: Content, change: (text: string) => string): Content => ({
  pages: content.pages.map(page => ({ ...page, blocks: page.blocks.map(block => mapBlockTexts(block, change)) })),
})

/** Without hidden blocks and pages, and without empty pages. */
export const visible = (content: Content): Content => ({
  pages: content.pages
    .filter(page => !page.hidden)
    .map(page => ({ ...page, blocks: page.blocks.filter(block => !block.hidden) }))
    .filter(page => page.blocks.length > 0),
})

/** The images a content names, each once. */
export const imageIdsOf = (content: Content): string[] => [
  ...new Set(
    content.pages.flatMap(page =>
      page.blocks.flatMap(block =>
        block.kind === 'cover'
          ? (block.image_file_id ?? [])
          : block.kind === 'image'
            ? (block.image.file_id ?? [])
            : block.kind === 'gallery'
              ? block.images.flatMap(({ file_id }) => file_id ?? [])
              : [],
      ),
    ),
  ),
]
