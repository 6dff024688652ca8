// A new password for an owner, with the code shown at sign-up: no email is needed.
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { zResetByCode } from '#sdk/forms.gen.ts'
import type { Refusal } from '#sdk/refusal.ts'
import type { Input } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { said, showRefusal, trimmed } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { DoorFrame } from '../door-frame.tsx'
import { NewPasswordField } from '../new-password-field.tsx'
import { words } from '../words.ts'
import { BackToSignIn } from './back-to-sign-in.tsx'
import { words as forgotten } from './words.ts'

export function ByCode() {
  const [, go] = useLocation()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<Input<'/v3/users.ResetPasswordByCode'>>({ resolver: zodResolver(zResetByCode) as never })
  const { errors } = form.formState
  const set = useWrite('/v3/users.ResetPasswordByCode', {
    onDone: () => go('/login?password_reset=true', { replace: true }),
  })
  const save = form.handleSubmit(input => {
    setRefusal(undefined)
    set.mutate(input, { onError: failure => showRefusal(form, failure) || setRefusal(failure) })
  })
  return (
    <DoorFrame title={forgotten.use_code} note={forgotten.use_code_note} foot={<BackToSignIn />}>
      <form noValidate onSubmit={save} className="flex flex-col gap-5">
        {refusal && <Notice kind="danger">{refusal.message}</Notice>}
        <TextField
          label={common.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.register('email', trimmed)}
          error={said(errors.email, words.enter_email)}
        />
        <TextField
          label={forgotten.printed_code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          {...form.register('code', trimmed)}
          error={said(errors.code, forgotten.enter_printed_code)}
        />
        <NewPasswordField
          label={words.new_password}
          typed={form.watch('password') ?? ''}
          {...form.register('password')}
          error={said(errors.password, words.use_12_characters_more)}
        />
        <Button type="submit" look="primary" size="touch" busy={set.isPending}>
          {forgotten.set_password}
        </Button>
      </form>
    </DoorFrame>
  )
}
