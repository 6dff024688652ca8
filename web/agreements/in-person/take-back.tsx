// A rep takes the device back by PIN or by signing in again; no other user can.
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Refusal } from '#sdk/refusal.ts'
import { beginSession, signIn } from '#web/company/session/begin-session.ts'
import { write } from '#web/data/queries.ts'
import { part } from '#web/lib/part.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { type Handed, keepHanded } from './handed-over.ts'
import { words } from './words.ts'

const SecondStep = part(() => import('#web/company/session/second-step/second-step-form.tsx'))

export function TakeBack({ by, email, has_pin, signers: [first] }: Handed) {
  const [, go] = useLocation()
  const [isPin, setPin] = useState(has_pin)
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const begin = (token: string) => {
    keepHanded(null)
    beginSession(token, go)
  }
  const takeBack = useMutation<Awaited<ReturnType<typeof signIn>>, Refusal, string>({
    mutationFn: typed =>
      isPin
        ? write('/v3/users.TakeBack', { token: first?.token ?? '', pin: typed })
        : signIn({ email, password: typed }),
    onSuccess: answer => 'token' in answer && begin(answer.token),
    onError: () => field.current?.select(),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = field.current?.value ?? ''
    const isThere = isPin ? /^\d{6}$/.test(typed) : typed !== ''
    setFault(isThere ? undefined : isPin ? words.enter_pin : words.enter_password)
    if (isThere) takeBack.mutate(typed)
  }
  if (takeBack.data && 'pending' in takeBack.data)
    return <SecondStep pending={takeBack.data.pending} onDone={begin} onOver={takeBack.reset} />
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      {takeBack.error && <Notice kind="danger">{takeBack.error.message}</Notice>}
      <PasswordField
        key={isPin ? 'pin' : 'password'}
        label={isPin ? words.pin_of({ by }) : words.password_of({ by })}
        name={isPin ? 'pin' : 'password'}
        {...(isPin ? { inputMode: 'numeric', maxLength: 6 } : {})}
        // Browsers would fill in a current password for anyone holding the device, but never a new one.
        autoComplete="new-password"
        ref={field}
        error={fault}
      />
      <Button type="submit" size="touch" busy={takeBack.isPending}>
        {words.take_back}
      </Button>
      {has_pin && (
        <Button
          look="ghost"
          size="touch"
          onClick={() => {
            takeBack.reset()
            setFault(undefined)
            setPin(!isPin)
          }}
        >
          {isPin ? words.use_password : words.use_pin}
        </Button>
      )}
    </form>
  )
}
