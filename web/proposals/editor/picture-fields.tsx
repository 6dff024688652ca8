import type { Schemas } from '#sdk/types.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { ImageField } from '../image-field.tsx'
import { useEditing } from './editing.ts'
import { ValueField } from './value-field.tsx'
import { words } from './words.ts'

type Props = {
  label: string
  help?: string
  file_id: string | null
  alt: string
  onChange: (file_id: string | null) => void
}

/** An image that is uploaded when it is chosen. */
export function ChosenImage({ label, help, file_id, alt, onChange }: Props) {
  const { images, onImage, whyNot } = useEditing()
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <ImageField
        chosen={file_id !== null}
        src={images.find(image => image.file_id === file_id)?.src ?? null}
        alt={alt || words.image_as_chosen}
        onUploaded={image => {
          onImage(image)
          onChange(image.file_id)
        }}
        onRemove={() => onChange(null)}
        whyNot={whyNot}
      />
      {help && <p className="text-xs text-ink-3">{help}</p>}
    </fieldset>
  )
}

type Picture = Schemas['Picture']
type FieldsProps = { picture: Picture; onChange: (picture: Picture, key?: string) => void; at?: number }

export function PictureFields({ picture, onChange, at = 0 }: FieldsProps) {
  const { whyNot } = useEditing()
  return (
    <>
      <ChosenImage
        label={words.image}
        file_id={picture.file_id}
        alt={picture.alt}
        onChange={file_id => onChange({ ...picture, file_id })}
      />
      <TextField
        label={words.alt_text}
        help={words.alt_text_help}
        maxLength={240}
        value={picture.alt}
        disabled={whyNot !== undefined}
        onChange={event => onChange({ ...picture, alt: event.target.value }, `alt${at}`)}
      />
      <ValueField
        label={words.caption}
        maxLength={240}
        rows={2}
        value={picture.caption}
        onChange={caption => onChange({ ...picture, caption }, `caption${at}`)}
      />
    </>
  )
}
