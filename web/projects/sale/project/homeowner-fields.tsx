import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { phoneRules, said, trimmed } from '#web/lib/form.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Form = { homeowner: Schemas['HomeownerFields'] }

/** Part of a form whose values have `homeowner`. */
export function HomeownerFields() {
  const { register, formState, setValue, watch } = useFormContext<Form>()
  const errors = formState.errors.homeowner
  const language = watch('homeowner.preferred_language') ?? 'en'
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={common.first_name}
        autoComplete="off"
        {...register('homeowner.firstname', trimmed)}
        error={said(errors?.firstname, words.enter_first_name)}
      />
      <TextField
        label={common.last_name}
        autoComplete="off"
        {...register('homeowner.lastname', trimmed)}
        error={said(errors?.lastname, words.enter_last_name)}
      />
      <TextField
        label={common.email}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...register('homeowner.email', trimmed)}
        error={said(errors?.email, words.enter_email)}
      />
      <TextField
        label={common.phone}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        {...register(
          'homeowner.phone',
          phoneRules(number => setValue('homeowner.phone', number, { shouldDirty: true })),
        )}
        error={said(errors?.phone, words.enter_us_phone_number)}
      />
      <SelectField
        label={common.language}
        value={language}
        onChange={value =>
          setValue('homeowner.preferred_language', value === 'es' ? 'es' : 'en', { shouldDirty: true })
        }
        options={[
          { value: 'en', label: common.english },
          { value: 'es', label: common.spanish },
        ]}
      />
    </div>
  )
}
