// The page of an emailed sign-up link: the password was chosen before, so the company is created.
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Refusal } from '#sdk/refusal.ts'
import { beginSession } from '#web/company/session/begin-session.ts'
import { DoorFrame } from '#web/company/session/door-frame.tsx'
import { write } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { words } from './words.ts'

export function FinishSignUp({ sign_up }: { sign_up: string }) {
  const [, go] = useLocation()
  const [isMissing, setMissing] = useState(false)
  const finish = useMutation<{ token: string }, Refusal, string>({
    mutationFn: password => write('/v3/company.FinishSignUp', { sign_up, password }),
    onSuccess: ({ token }) => beginSession(token, go),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    setMissing(password === '')
    if (password !== '') finish.mutate(password)
  }
  const wrong = finish.error?.fields['password']
  const isOver = finish.error?.status === 404 || finish.error?.status === 409
  return (
    <DoorFrame
      title={words.finish_setting_up}
      note={words.enter_password_you_chose}
      foot={
        <Link href="/login" className="font-medium text-ink underline underline-offset-2">
          {words.back_sign}
        </Link>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {finish.error && !wrong && (
          <Notice kind="danger">
            {finish.error.fields['email'] ?? finish.error.message}{' '}
            {isOver && (
              <Link href="/sign-up" className="font-medium underline">
                {words.sign_up_again}
              </Link>
            )}
          </Notice>
        )}
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          name="password"
          error={isMissing ? words.enter_your_password : wrong}
        />
        <Button type="submit" look="primary" size="touch" busy={finish.isPending}>
          {words.set_up_company}
        </Button>
      </form>
    </DoorFrame>
  )
}
