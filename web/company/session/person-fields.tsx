import { useFormContext } from 'react-hook-form'
import { phoneRules, said, trimmed } from '#web/lib/form.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Person = { firstname: string; lastname: string; email: string; phone?: string }

/** Who it is that signs up or joins: part of a form. `fixed_email` when an invitation was sent to one address. */
export function PersonFields({ fixed_email }: { fixed_email?: string | undefined }) {
  const { register, setValue, formState } = useFormContext<Person>()
  const { errors } = formState
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={common.first_name}
          autoComplete="given-name"
          {...register('firstname', trimmed)}
          error={said(errors.firstname, words.enter_your_first_name)}
        />
        <TextField
          label={common.last_name}
          autoComplete="family-name"
          {...register('lastname', trimmed)}
          error={said(errors.lastname, words.enter_your_last_name)}
        />
      </div>
      <TextField
        label={common.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        readOnly={fixed_email !== undefined}
        help={fixed_email === undefined ? words.used_to_sign_in : words.invitation_address}
        {...register('email', trimmed)}
        error={said(errors.email, words.enter_email)}
      />
      <TextField
        label={common.phone}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...register(
          'phone',
          phoneRules(number => setValue('phone', number, { shouldDirty: true })),
        )}
        error={said(errors.phone, words.enter_us_phone_number)}
      />
    </>
  )
}
