import type { Schemas } from '#sdk/types.ts'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'

type Language = Schemas['Language']

export const LANGUAGES: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
]

type Props = { value: Language; onChange: (language: Language) => void; help?: string }

/** What the homeowner reads it in. */
export const LanguageField = ({ value, onChange, help }: Props) => (
  <RadioGroup label="Language of the homeowner" options={LANGUAGES} value={value} onChange={onChange} help={help} />
)
