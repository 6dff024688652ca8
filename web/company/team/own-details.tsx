import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { zUsersUpdateBody } from '#sdk/forms.gen.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { startUpQuery } from '#web/company/session/start-up.ts'
import { useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { phoneRules, said, showRefusal, trimmed } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { chooseLanguage, LANGUAGES, OWN_NAMES } from '#web/words/language.ts'
import { words } from './words.ts'

const BROWSERS = 'browser'

/** Your own name, phone and language. The email you sign in with stays. */
export function OwnDetails({ user }: { user: Schemas['Member'] }) {
  const client = useQueryClient()
  const form = useForm<Input<'/v3/users.Update'>>({
    resolver: zodResolver(zUsersUpdateBody) as never,
    values: {
      version: user.version,
      firstname: user.firstname,
      lastname: user.lastname,
      language: user.language ?? null,
      ...(user.contacts[1] ? { phone: user.contacts[1].contact } : {}),
    },
    // Input survives another user's change; only the version is updated.
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isDirty } = form.formState
  const update = useWrite('/v3/users.Update', {
    onDone: () => {
      tellDone(words.your_details_saved)
      const { language = null } = form.getValues()
      form.reset(form.getValues())
      chooseLanguage(language)
      void client.invalidateQueries({ queryKey: startUpQuery.queryKey })
    },
  })
  const save = form.handleSubmit(input =>
    update.mutate({ ...input, version: user.version }, { onError: failure => showRefusal(form, failure) }),
  )
  return (
    <Card
      title={words.your_details}
      actions={
        <Link href={href('/update-password')} className={buttonLook('secondary')}>
          {words.change_password}
        </Link>
      }
    >
      <form noValidate onSubmit={save} className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={common.first_name}
          autoComplete="given-name"
          {...form.register('firstname', trimmed)}
          error={said(errors.firstname, words.enter_your_first_name)}
        />
        <TextField
          label={common.last_name}
          autoComplete="family-name"
          {...form.register('lastname', trimmed)}
          error={said(errors.lastname, words.enter_your_last_name)}
        />
        <TextField label={common.email} readOnly value={user.contacts[0]?.contact ?? ''} help={words.used_to_sign_in} />
        <TextField
          label={common.phone}
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          {...form.register(
            'phone',
            phoneRules(number => form.setValue('phone', number, { shouldDirty: true })),
          )}
          error={said(errors.phone, words.enter_us_phone_number)}
        />
        <Controller
          control={form.control}
          name="language"
          render={({ field }) => (
            <SelectField
              label={common.language}
              value={field.value ?? BROWSERS}
              onChange={chosen => field.onChange(LANGUAGES.find(one => one === chosen) ?? null)}
              options={[
                { value: BROWSERS, label: words.browser_language },
                ...LANGUAGES.map(one => ({ value: one, label: OWN_NAMES[one] })),
              ]}
            />
          )}
        />
        <div className="sm:col-span-2">
          <Button
            type="submit"
            look="primary"
            busy={update.isPending}
            disabledReason={isDirty ? undefined : common.no_changes_to_save}
          >
            {common.save}
          </Button>
        </div>
      </form>
    </Card>
  )
}
