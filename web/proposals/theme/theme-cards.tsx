// The form of a proposal's look, a card for each decision.
import { useFormContext } from 'react-hook-form'
import { colorRefusal, contrastRatio, LIGHT_PAGE, ON_MAIN, ratioWords } from '#machines/proposals/rules.ts'
import type { Input } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { ColorField } from '#web/ui/fields/color-field.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { FontField } from './font-field.tsx'

export type ThemeForm = Input<'/v3/settings.ProposalTheme'>

const COLORS = {
  main: { field: 'main_color', label: 'Main color', behind: ON_MAIN, says: 'Behind the headline. White text on it:' },
  accent: {
    field: 'accent_color',
    label: 'Accent color',
    behind: LIGHT_PAGE,
    says: 'Headings and what is chosen, lighter where the page is dark. On a white page:',
  },
} as const

export function ColorsCard() {
  const { watch, setValue, formState } = useFormContext<ThemeForm>()
  const colorField = (part: 'main' | 'accent') => {
    const { field, label, behind, says } = COLORS[part]
    const color = watch(`theme.${field}`)
    const whole = /^#[0-9a-f]{6}$/.test(color)
    return (
      <ColorField
        label={label}
        value={color}
        onChange={next =>
          setValue(`theme.${field}`, next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
        help={`${says} ${whole ? ratioWords(contrastRatio(color, behind)) : '–'}.`}
        error={
          (whole ? colorRefusal(part, color) : undefined) ??
          said(formState.errors.theme?.[field], 'Enter a color such as #1f4e5f.')
        }
      />
    )
  }
  return (
    <Card title="Colors" note="Text needs a contrast of 4.5 to 1 or more; darker colors have it.">
      <div className="flex flex-col gap-4">
        {colorField('main')}
        {colorField('accent')}
      </div>
    </Card>
  )
}

const HEADINGS = [
  { value: 'modern', label: 'Modern' },
  { value: 'strong', label: 'Strong' },
  { value: 'classic', label: 'Classic, with serifs' },
] as const
const SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'standard', label: 'Standard' },
  { value: 'large', label: 'Large' },
] as const

export function TypeCard() {
  const { watch, setValue } = useFormContext<ThemeForm>()
  return (
    <Card title="Type">
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <FontField />
        </div>
        <RadioGroup
          label="Headings"
          options={HEADINGS}
          value={watch('theme.heading_style')}
          onChange={style => setValue('theme.heading_style', style, { shouldDirty: true })}
        />
        <RadioGroup
          label="Text size"
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
    <Card title="Words">
      <div className="flex flex-col gap-4">
        <TextField
          label="Tagline"
          optional
          maxLength={120}
          help="Below the company’s name."
          {...register('theme.tagline')}
          error={said(errors?.tagline, 'Use 120 characters or fewer.')}
        />
        <TextArea
          label="Footer"
          optional
          rows={3}
          maxLength={600}
          help="At the end of the page, above the note on tax credits."
          {...register('theme.footer_text')}
          error={said(errors?.footer_text, 'Use 600 characters or fewer.')}
        />
      </div>
    </Card>
  )
}
