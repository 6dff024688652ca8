import { useFormContext } from 'react-hook-form'
import { phoneRules, said, trimmed } from '#web/lib/form.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

type Person = { firstname: string; lastname: string; email: string; phone?: string }

/** Who it is that signs up or joins: part of a form. `fixed_email` when an invitation was sent to one address. */
export function PersonFields({ fixed_email }: { fixed_email?: string | undefined }) {
  const { register, setValue, formState } = useFormContext<Person>()
  const { errors } = formState
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          {...register('firstname', trimmed)}
          error={said(errors.firstname, 'Enter your first name.')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          {...register('lastname', trimmed)}
          error={said(errors.lastname, 'Enter your last name.')}
        />
      </div>
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="username"
        readOnly={fixed_email !== undefined}
        help={fixed_email === undefined ? 'You sign in with it.' : 'The invitation is for this address.'}
        {...register('email', trimmed)}
        error={said(errors.email, 'Enter an e-mail such as name@example.com.')}
      />
      <TextField
        label="Phone"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...register(
          'phone',
          phoneRules(number => setValue('phone', number, { shouldDirty: true })),
        )}
        error={said(errors.phone, 'Enter a US phone number such as (602) 555-0142.')}
      />
    </>
  )
}
