import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Card } from '#web/ui/page.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { FIELD_NAMES, optionsOf, ROLE_NAMES, VARIABLE_NAMES } from './field-words.ts'

type Field = Schemas['Field']
type Props = { field: Field; onChange: (part: Partial<Field>) => void; onRemove: () => void }

/** What the selected field is. */
export function FieldPanel({ field, onChange, onRemove }: Props) {
  return (
    <Card title={FIELD_NAMES[field.type]} note={`Page ${field.page}`}>
      <div className="flex flex-col gap-4">
        {field.type === 'variable' ? (
          <SelectField
            label="Value"
            value={field.variable ?? null}
            onChange={value => onChange({ variable: value as Schemas['Variable'] })}
            options={optionsOf(VARIABLE_NAMES)}
          />
        ) : (
          <>
            <SelectField
              label="Filled by"
              value={field.signer_role}
              onChange={value => onChange({ signer_role: value as Schemas['SignerRole'] })}
              options={optionsOf(ROLE_NAMES)}
            />
            <Checkbox label="Must be filled" checked={field.required} onChange={required => onChange({ required })} />
          </>
        )}
        <p className="text-xs text-ink-3">Drag it, or use the arrow keys; with Shift they change its size.</p>
        <Button look="danger" onClick={onRemove}>
          Remove field
        </Button>
      </div>
    </Card>
  )
}
