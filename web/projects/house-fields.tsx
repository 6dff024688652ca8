// Questions of a first call besides the address: the homeowners' association, and the appointment.
import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { HOA_APPROVALS } from './house-words.ts'
import { words } from './words.ts'

type Hoa = Schemas['Hoa']
type Form = { hoa?: Hoa | null; appointment_at?: string | null }

const EXISTS = [
  { value: 'unknown', label: words.unknown },
  { value: 'no', label: words.no },
  { value: 'yes', label: words.yes },
]

/** Part of a form whose values have `hoa`. */
export function HoaFields() {
  const { watch, setValue } = useFormContext<Form>()
  const hoa = watch('hoa') ?? null
  const set = (next: Hoa | null) => setValue('hoa', next, { shouldDirty: true })
  return (
    <>
      <SelectField
        label={words.homeowners_association_hoa}
        options={EXISTS}
        value={hoa === null ? 'unknown' : hoa.exists ? 'yes' : 'no'}
        onChange={value => set(value === 'unknown' ? null : { exists: value === 'yes' })}
        help={words.many_associations_approve_solar}
      />
      {hoa?.exists && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={words.association}
            optional
            maxLength={120}
            value={hoa.name ?? ''}
            onChange={event => set({ ...hoa, name: event.target.value })}
          />
          <SelectField
            label={words.approval}
            options={HOA_APPROVALS}
            value={hoa.approval ?? 'not_asked'}
            onChange={value => {
              const approval = HOA_APPROVALS.find(one => one.value === value)?.value
              if (approval) set({ ...hoa, approval })
            }}
          />
        </div>
      )}
    </>
  )
}

/** Part of a form whose values have `appointment_at`. */
export function AppointmentField() {
  const { watch, setValue } = useFormContext<Form>()
  return (
    <DateField
      label={words.appointment}
      optional
      withTime
      value={watch('appointment_at') ?? null}
      onChange={value => setValue('appointment_at', value, { shouldDirty: true })}
      help={words.when_you_visit_call}
    />
  )
}
