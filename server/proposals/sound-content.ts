// Requirements on pages before they are saved, finished or not.

import { refuse } from '#machines/lib/refuse.ts'
import { type Content, imageIdsOf } from '#machines/proposals/content.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import { imagesOf } from './images.ts'
import { words } from './words.ts'

/**
 * Throws 400 for an id that names two pages or blocks, and for an image that is not the company's. `before` are the pages as
 * they were: an image that has gone meanwhile may stay named, so that the rest can still be saved.
 */
export async function requireSound(db: Db, ports: Ports, content: Content, before?: Content) {
  const ids = content.pages.flatMap(page => [page.id, ...page.blocks.map(({ id }) => id)])
  const twice = ids.find((id, at) => ids.indexOf(id) < at)
  if (twice !== undefined) throw refuse(400, 'invalid_input', { content: words.same_id({ id: twice }) })
  const previous_image_ids = new Set(before ? imageIdsOf(before) : [])
  const there = new Set((await imagesOf(db, ports, content)).map(({ file_id }) => file_id))
  if (imageIdsOf(content).some(id => !there.has(id) && !previous_image_ids.has(id)))
    throw refuse(400, 'invalid_input', { content: words.image_missing })
}
