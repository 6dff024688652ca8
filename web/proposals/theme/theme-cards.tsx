// The form of a proposal's look, a card for each decision.
import { useFormContext } from 'react-hook-form'
import type { Input } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { FontField } from './font-field.tsx'
import { words } from './words.ts'

export type ThemeForm = Input<'/v3/settings.ProposalTheme'>

const HEADINGS = [
  { value: 'modern', label: words.modern },
  { value: 'strong', label: words.strong },
  { value: 'classic', label: words.classic_serifs },
] as const
const SIZES = [
  { value: 'small', label: words.small },
  { value: 'standard', label: words.standard },
  { value: 'large', label: words.large },
] as const

export function TypeCard() {
  const { watch, setValue } = useFormContext<ThemeForm>()
  return (
    <Card title={words.typography}>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <FontField />
        </div>
        <RadioGroup
          label={words.headings}
          options={HEADINGS}
          value={watch('theme.heading_style')}
          onChange={style => setValue('theme.heading_style', style, { shouldDirty: true })}
        />
        <RadioGroup
          label={words.text_size}
          options={SIZES}
          value={watch('theme.text_size')}
          onChange={size => setValue('theme.text_size', size, { shouldDirty: true })}
        />
      </div>
    </Card>
  )
}

export function WordsCard() {
  const { register, formState } = useFormContext<ThemeForm>()
  const errors = formState.errors.theme
  return (
    <Card title={words.text_title}>
      <div className="flex flex-col gap-4">
        <TextField
          label={words.tagline}
          optional
          maxLength={120}
          help={words.below_company_name}
          {...register('theme.tagline')}
          error={said(errors?.tagline, words.use_120_characters_fewer)}
        />
        <TextArea
          label={words.footer}
          optional
          rows={3}
          maxLength={600}
          help={words.footer_help}
          {...register('theme.footer_text')}
          error={said(errors?.footer_text, words.use_600_characters_fewer)}
        />
      </div>
    </Card>
  )
}
