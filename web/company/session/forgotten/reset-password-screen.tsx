// A new password for someone who can't sign in: asks for the email, and takes the emailed link or a printed code.
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useSearch } from 'wouter'
import { zRequestReset, zResetPassword } from '#sdk/forms.gen.ts'
import type { Refusal } from '#sdk/refusal.ts'
import type { Input } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { said, showRefusal, trimmed } from '#web/lib/form.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { DoorFrame } from '../door-frame.tsx'
import { NewPasswordField } from '../new-password-field.tsx'
import { words } from '../words.ts'
import { BackToSignIn } from './back-to-sign-in.tsx'
import { ByCode } from './by-code.tsx'
import { words as forgotten } from './words.ts'

export default function ResetPasswordScreen() {
  const query = new URLSearchParams(useSearch())
  const reset = query.get('reset')
  if (query.get('by') === 'code') return <ByCode />
  return reset ? <SetPassword reset={reset} /> : <AskForLink />
}

const BY_CODE = '/reset-password?by=code'
const back = <BackToSignIn />

function AskForLink() {
  const [asked, setAsked] = useState<{ sent_to: string; mailed: boolean }>()
  const form = useForm<Input<'/v3/users.RequestResetPassword'>>({ resolver: zodResolver(zRequestReset) as never })
  const request = useWrite('/v3/users.RequestResetPassword')
  const save = form.handleSubmit(input =>
    request.mutate(input, {
      onSuccess: ({ mailed }) => setAsked({ sent_to: input.email, mailed }),
      onError: failure => showRefusal(form, failure),
    }),
  )
  if (asked && !asked.mailed)
    return (
      <DoorFrame title={forgotten.no_email_title} foot={back}>
        <Notice kind="warning">{forgotten.no_email}</Notice>
        <p className="text-base text-ink-2">{forgotten.ask_administrator}</p>
        <Link href={BY_CODE} className={buttonLook('primary', 'touch')}>
          {forgotten.use_code}
        </Link>
      </DoorFrame>
    )
  if (asked)
    return (
      <DoorFrame title={forgotten.check_your_email} foot={back}>
        <Notice kind="success">{forgotten.if_has_account_link({ sent_to: asked.sent_to })}</Notice>
        <p className="text-base text-ink-2">{forgotten.nothing_there_after_some}</p>
      </DoorFrame>
    )
  return (
    <DoorFrame title={words.forgot_your_password} note={forgotten.enter_your_email} foot={back}>
      <form noValidate onSubmit={save} className="flex flex-col gap-5">
        <TextField
          label={common.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.register('email', trimmed)}
          error={said(form.formState.errors.email, words.enter_email)}
        />
        <Button type="submit" look="primary" size="touch" busy={request.isPending}>
          {forgotten.request_link}
        </Button>
        <Link href={BY_CODE} className="self-start text-sm text-ink-2 underline underline-offset-2">
          {forgotten.use_code}
        </Link>
      </form>
    </DoorFrame>
  )
}

function SetPassword({ reset }: { reset: string }) {
  const [, go] = useLocation()
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<Input<'/v3/users.ResetPassword'>>({
    resolver: zodResolver(zResetPassword) as never,
    defaultValues: { reset },
  })
  const set = useWrite('/v3/users.ResetPassword', {
    onDone: () => go('/login?password_reset=true', { replace: true }),
  })
  const save = form.handleSubmit(input =>
    set.mutate(input, { onError: failure => showRefusal(form, failure) || setRefusal(failure) }),
  )
  return (
    <DoorFrame title={forgotten.set_new_password} note={forgotten.you_signed_out_everywhere} foot={back}>
      <form noValidate onSubmit={save} className="flex flex-col gap-5">
        {refusal && (
          <Notice kind="danger">
            {refusal.message}{' '}
            {(refusal.status === 404 || refusal.status === 409) && (
              <Link href="/reset-password" className="font-medium underline">
                {forgotten.request_new_link}
              </Link>
            )}
          </Notice>
        )}
        <NewPasswordField
          label={words.new_password}
          typed={form.watch('password') ?? ''}
          {...form.register('password')}
          error={said(form.formState.errors.password, words.use_12_characters_more)}
        />
        <Button type="submit" look="primary" size="touch" busy={set.isPending}>
          {forgotten.set_password}
        </Button>
      </form>
    </DoorFrame>
  )
}
