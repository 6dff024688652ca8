// A new block: empty, so that the default title applies until another is written.
import type { Block } from '#machines/proposals/content.ts'

export const NEW_PICTURE = { file_id: null, alt: '', caption: '' } as const

export function newBlock(id: string, kind: Block['kind']): Block {
  const shared = { id, hidden: false }
  switch (kind) {
    case 'cover':
      return { ...shared, kind, headline: '', subline: '', image_file_id: null }
    case 'text':
    case 'terms':
      return { ...shared, kind, title: '', body: [] }
    case 'image':
      return { ...shared, kind, image: NEW_PICTURE, wide: false }
    case 'gallery':
      return { ...shared, kind, title: '', images: [] }
    case 'video':
      return { ...shared, kind, title: '', url: '', caption: '' }
    case 'timeline':
      return { ...shared, kind, title: '', steps: [{ title: '', text: '' }] }
    default:
      return { ...shared, kind, title: '', lead: '' }
  }
}
