import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { phoneRules, said, trimmed } from '#web/lib/form.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

type Form = { homeowner: Schemas['HomeownerFields'] }

/** Part of a form whose values have `homeowner`. */
export function HomeownerFields() {
  const { register, formState, setValue, watch } = useFormContext<Form>()
  const errors = formState.errors.homeowner
  const language = watch('homeowner.preferred_language') ?? 'en'
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="First name"
        autoComplete="off"
        {...register('homeowner.firstname', trimmed)}
        error={said(errors?.firstname, 'Enter the first name.')}
      />
      <TextField
        label="Last name"
        autoComplete="off"
        {...register('homeowner.lastname', trimmed)}
        error={said(errors?.lastname, 'Enter the last name.')}
      />
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="off"
        {...register('homeowner.email', trimmed)}
        error={said(errors?.email, 'Enter an e-mail such as sam@example.com.')}
      />
      <TextField
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        {...register(
          'homeowner.phone',
          phoneRules(number => setValue('homeowner.phone', number, { shouldDirty: true })),
        )}
        error={said(errors?.phone, 'Enter a US phone number such as (602) 555-0142.')}
      />
      <SelectField
        label="Language"
        value={language}
        onChange={value =>
          setValue('homeowner.preferred_language', value === 'es' ? 'es' : 'en', { shouldDirty: true })
        }
        options={[
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Spanish' },
        ]}
      />
    </div>
  )
}
