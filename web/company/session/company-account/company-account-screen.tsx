// Signing in at the company's identity provider: asks for the address, leaves for the provider, and shows how it went.
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Refusal } from '#sdk/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { beginSession } from '../begin-session.ts'
import { DoorFrame } from '../door-frame.tsx'
import SecondStep from '../second-step/second-step.tsx'
import { goToProvider } from './go-to-provider.ts'
import { words } from './words.ts'

const failureOf = (reason: string): string => {
  const reasons: { readonly [reason: string]: string } = words.failures
  return reasons[reason] ?? words.failures.token
}

export default function CompanyAccountScreen() {
  const [, go] = useLocation()
  const [came] = useState(() => ({
    hash: new URLSearchParams(window.location.hash.slice(1)),
    failed: new URLSearchParams(window.location.search).get('failed'),
  }))
  const [pending, setPending] = useState(came.hash.get('pending'))
  const [email, setEmail] = useState(came.hash.get('email') ?? '')
  const [isMissing, setMissing] = useState(false)
  const leave = useMutation<void, Refusal, string>({ mutationFn: typed => goToProvider({ email: typed }) })
  useEffect(() => {
    // The address is the browser's: a reload must repeat neither the message nor a token.
    window.history.replaceState(null, '', '/login/company')
  }, [])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(email.trim() === '')
    if (email.trim() !== '') leave.mutate(email.trim())
  }
  if (pending)
    return <SecondStep pending={pending} onDone={token => beginSession(token, go)} onOver={() => setPending(null)} />
  return (
    <DoorFrame
      title={words.company_account}
      note={words.sign_in_at_company}
      foot={
        <Link href="/login" className="font-medium text-ink underline underline-offset-2">
          {words.with_password}
        </Link>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {came.failed !== null && leave.isIdle && <Notice kind="danger">{failureOf(came.failed)}</Notice>}
        {leave.error && <Notice kind="danger">{leave.error.message}</Notice>}
        <TextField
          label={common.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={isMissing ? words.enter_email : undefined}
        />
        <Button type="submit" look="primary" size="touch" busy={leave.isPending || leave.isSuccess}>
          {words.continue}
        </Button>
      </form>
    </DoorFrame>
  )
}
