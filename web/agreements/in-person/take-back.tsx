// A rep takes the device back by signing in again; no other user can.
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Refusal } from '#sdk/refusal.ts'
import { beginSession } from '#web/company/session/begin-session.ts'
import { write } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { type Handed, keepHanded } from './handed-over.ts'
import { words } from './words.ts'

export function TakeBack({ by, email }: Pick<Handed, 'by' | 'email'>) {
  const [, go] = useLocation()
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const signIn = useMutation<{ token: string }, Refusal, string>({
    mutationFn: password => write('/v1/users/sessions', { email, password }),
    onSuccess: ({ token }) => {
      keepHanded(null)
      beginSession(token, go)
    },
    onError: () => field.current?.select(),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    setMissing(!password)
    if (password) signIn.mutate(password)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      {signIn.error && <Notice kind="danger">{signIn.error.message}</Notice>}
      <PasswordField
        label={words.password_of({ by })}
        name="password"
        // Browsers would fill in a current password for anyone holding the device, but never a new one.
        autoComplete="new-password"
        ref={field}
        error={missing ? words.enter_password : undefined}
      />
      <Button type="submit" size="touch" busy={signIn.isPending}>
        {words.take_back}
      </Button>
    </form>
  )
}
