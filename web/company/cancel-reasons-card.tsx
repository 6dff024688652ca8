// The reasons a sale may be canceled for, one a line.
import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { words } from './words.ts'

export function CancelReasonsCard() {
  const { watch, setValue, formState } = useFormContext<Schemas['GeneralInput']>()
  const write = (reasons: string[]) =>
    setValue('cancel_reasons', reasons, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return (
    <Card title={words.reasons_canceling_sale} note={words.whoever_cancels_voids_sale}>
      <TextArea
        label={words.one_reason_line}
        rows={9}
        value={watch('cancel_reasons').join('\n')}
        onChange={event => write(event.target.value.split('\n'))}
        // Empty lines and repetitions belong to typing, not to the list.
        onBlur={event => write([...new Set(event.target.value.split('\n').map(line => line.trim()))].filter(Boolean))}
        error={formState.errors.cancel_reasons ? words.enter_1_30_different : undefined}
      />
    </Card>
  )
}
