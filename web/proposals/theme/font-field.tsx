// The typeface of proposals, each shown by a line written in it.
import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import type { ThemeForm } from './theme-cards.tsx'
import { words } from './words.ts'

const FONTS = [
  { value: 'inter', label: 'Inter' },
  { value: 'source_sans', label: words.source_sans },
  { value: 'nunito', label: 'Nunito' },
  { value: 'source_serif', label: words.source_serif },
] as const satisfies { value: Schemas['ProposalFont']; label: string }[]

export function FontField() {
  const { watch, setValue } = useFormContext<ThemeForm>()
  return (
    <RadioGroup
      label={words.typeface}
      options={FONTS.map(font => ({ ...font, help: <Sample font={font.value} /> }))}
      value={watch('theme.font')}
      onChange={font => setValue('theme.font', font, { shouldDirty: true })}
    />
  )
}

const Sample = ({ font }: { font: Schemas['ProposalFont'] }) => (
  <span data-font={font} className="block text-md leading-6 text-ink-2">
    {words.font_sample} <em>{words.font_sample_spanish}</em>
  </span>
)
