import { TextField } from '#web/ui/fields/text-field.tsx'
import { words } from './words.ts'

type Props = { value: string; onChange: (text: string) => void; error?: string | undefined }

export const TerritoryField = ({ value, onChange, error }: Props) => (
  <TextField
    label={words.territory}
    optional
    autoComplete="off"
    placeholder={words.territory_placeholder}
    help={words.states_zip_codes_shown}
    value={value}
    onChange={event => onChange(event.target.value)}
    error={error}
  />
)
