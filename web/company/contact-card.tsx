import { useFormContext } from 'react-hook-form'
import type { Input, Schemas } from '#sdk/types.ts'
import { said, trimmed } from '#web/lib/form.ts'
import { phone } from '#web/lib/format.ts'
import { PURPOSE_WORDS } from '#web/projects/sale/contact-words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** One contact of the form. */
export function ContactCard({ purpose }: { purpose: Schemas['ContactPurpose'] }) {
  const { register, watch, setValue, formState } = useFormContext<Input<'/v3/settings.PointsOfContact'>>()
  const errors = formState.errors.contacts?.[purpose]
  const { title, note } = PURPOSE_WORDS[purpose]
  const shown = `contacts.${purpose}.shown_to_homeowners` as const
  return (
    <Card title={title} note={note}>
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="sr-only">{title}</legend>
        <TextField
          label={common.name}
          maxLength={80}
          autoComplete="off"
          {...register(`contacts.${purpose}.name`, trimmed)}
          error={said(errors?.name, words.enter_name)}
        />
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
          <TextField
            label={common.phone}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            {...register(`contacts.${purpose}.phone`, {
              ...trimmed,
              onBlur: event => {
                const written = phone(event.target.value)
                if (written) setValue(`contacts.${purpose}.phone`, written, { shouldDirty: true })
              },
            })}
            error={said(errors?.phone, words.enter_us_phone_number)}
          />
          <TextField
            label={common.email}
            type="email"
            inputMode="email"
            autoComplete="off"
            {...register(`contacts.${purpose}.email`, trimmed)}
            error={said(errors?.email, words.enter_contact_email)}
          />
        </div>
        <Checkbox
          label={words.homeowners_see_contact}
          help={words.needs_name_phone_number}
          checked={watch(shown)}
          onChange={checked => setValue(shown, checked, { shouldDirty: true })}
        />
      </fieldset>
    </Card>
  )
}
