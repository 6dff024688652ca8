import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { Card } from '#web/ui/page.tsx'
import { ImageField } from '../image-field.tsx'
import type { ThemeForm } from './theme-cards.tsx'
import { words } from './words.ts'

type Props = {
  src: string | null
  onUploaded: (cover: Schemas['ShownImage']) => void
  whyNot: string | undefined
}

/** The image is uploaded when it is chosen, and shown to homeowners once the form is saved. */
export function CoverField({ src, onUploaded, whyNot }: Props) {
  const { watch, setValue, formState } = useFormContext<ThemeForm>()
  const choose = (file_id: string | null) =>
    setValue('theme.cover_file_id', file_id, { shouldDirty: true, shouldValidate: true })
  return (
    <Card title={words.cover_image} note={words.cover_image_note}>
      <ImageField
        chosen={watch('theme.cover_file_id') !== null}
        src={src}
        alt={words.selected_cover_image}
        onUploaded={cover => {
          onUploaded(cover)
          choose(cover.file_id)
        }}
        onRemove={() => choose(null)}
        error={said(formState.errors.theme?.cover_file_id, words.choose_image_again)}
        whyNot={whyNot}
      />
    </Card>
  )
}
