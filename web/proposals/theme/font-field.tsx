// The typeface of proposals, each shown by a line written in it.
import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import type { ThemeForm } from './theme-cards.tsx'

const FONTS = [
  { value: 'inter', label: 'Inter' },
  { value: 'source_sans', label: 'Source Sans' },
  { value: 'nunito', label: 'Nunito' },
  { value: 'source_serif', label: 'Source Serif' },
] as const satisfies { value: Schemas['ProposalFont']; label: string }[]

export function FontField() {
  const { watch, setValue } = useFormContext<ThemeForm>()
  return (
    <RadioGroup
      label="Typeface"
      options={FONTS.map(font => ({ ...font, help: <Sample font={font.value} /> }))}
      value={watch('theme.font')}
      onChange={font => setValue('theme.font', font, { shouldDirty: true })}
    />
  )
}

const Sample = ({ font }: { font: Schemas['ProposalFont'] }) => (
  <span data-font={font} className="block text-md leading-6 text-ink-2">
    18 panels, 11,980 kWh a year, $132.90 a month. <em>¡Qué luz!</em>
  </span>
)
