import type { Schemas } from '#sdk/types.ts'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Language = Schemas['Language']

export const LANGUAGES: readonly { value: Language; label: string }[] = [
  { value: 'en', label: common.english },
  { value: 'es', label: common.spanish },
]

type Props = { value: Language; onChange: (language: Language) => void; help?: string }

/** The homeowner's language. */
export const LanguageField = ({ value, onChange, help }: Props) => (
  <RadioGroup label={words.homeowner_language} options={LANGUAGES} value={value} onChange={onChange} help={help} />
)
