import { TextField } from '#web/ui/fields/text-field.tsx'

type Props = { value: string; onChange: (text: string) => void; error?: string | undefined }

export const TerritoryField = ({ value, onChange, error }: Props) => (
  <TextField
    label="Territory"
    optional
    autoComplete="off"
    placeholder="AZ, 89101"
    help="States or ZIP codes. Shown in the team; it limits nothing."
    value={value}
    onChange={event => onChange(event.target.value)}
    error={error}
  />
)
