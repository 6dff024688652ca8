// The reasons a sale may be canceled for, one a line.
import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'

export function CancelReasonsCard() {
  const { watch, setValue, formState } = useFormContext<Schemas['GeneralInput']>()
  const write = (reasons: string[]) =>
    setValue('cancel_reasons', reasons, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return (
    <Card
      title="Reasons for canceling a sale"
      note="Whoever cancels or voids a sale chooses one of them, or gives another."
    >
      <TextArea
        label="One reason a line"
        rows={9}
        value={watch('cancel_reasons').join('\n')}
        onChange={event => write(event.target.value.split('\n'))}
        // Empty lines and repetitions belong to typing, not to the list.
        onBlur={event => write([...new Set(event.target.value.split('\n').map(line => line.trim()))].filter(Boolean))}
        error={formState.errors.cancel_reasons ? 'Enter 1 to 30 different reasons of 2 to 80 characters.' : undefined}
      />
    </Card>
  )
}
