import type { Schemas } from '#sdk/types.ts'
import { useEditing } from './editing.ts'
import { ListedFields } from './listed-fields.tsx'
import { NEW_PICTURE } from './outline/new-block.ts'
import { PictureFields } from './picture-fields.tsx'

const MOST_PICTURES = 12

export function GalleryFields({ block }: { block: Schemas['GalleryBlock'] }) {
  const { editBlock } = useEditing()
  return (
    <ListedFields
      kind="image"
      items={block.images}
      most={MOST_PICTURES}
      fresh={NEW_PICTURE}
      onChange={(images, key) => editBlock({ ...block, images }, key)}
    >
      {(picture, change, at) => <PictureFields picture={picture} onChange={change} at={at} />}
    </ListedFields>
  )
}
