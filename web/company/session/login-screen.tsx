import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import type { Refusal } from '#sdk/refusal.ts'
import type { Input } from '#sdk/types.ts'
import { BRAND } from '#web/frame/navigation.ts'
import { part } from '#web/lib/part.tsx'
import { takePlace } from '#web/lib/place.ts'
import { KEYS, readToken } from '#web/lib/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { beginSession, signIn as send } from './begin-session.ts'
import { DoorFrame } from './door-frame.tsx'
import { words } from './words.ts'

type SignIn = Input<'/v1/users/sessions'>

// Few need them, and everyone waits for the first page.
const AskForLink = part(() => import('./ask-for-link.tsx'))
const OtherWays = part(() =>
  // Needs a network, so it isn't stored on the device.
  import('./other-ways.tsx').catch(() => ({ default: (_: { onDone: (token: string) => void }) => null })),
)
const SecondStep = part(() => import('./second-step/second-step.tsx'))

/**
 * Two plain fields: the form library and the contract's schemas would double what the first page loads, to find out
 * whether something was typed.
 */
export default function LoginScreen() {
  const [, go] = useLocation()
  const query = new URLSearchParams(useSearch())
  const link = linkIn(query)
  const [missing, setMissing] = useState<Partial<Record<keyof SignIn, true>>>({})
  const password = useRef<HTMLInputElement>(null)
  const signIn = useMutation<Awaited<ReturnType<typeof send>>, Refusal, SignIn>({
    mutationFn: send,
    onSuccess: answer => 'token' in answer && beginSession(answer.token, go),
    onError: () => password.current?.select(),
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const email = String(typed.get('email')).trim()
    const input = { email, password: String(typed.get('password')), ...(link ? { link } : {}) }
    setMissing({ ...(input.email ? {} : { email: true }), ...(input.password ? {} : { password: true }) })
    if (input.email && input.password) signIn.mutate(input)
  }

  useEffect(() => {
    // A token that appears in another tab signs this one in too: the page starts again with it.
    const seen = (event: StorageEvent) => event.key === KEYS.token && event.newValue && window.location.reload()
    window.addEventListener('storage', seen)
    if (readToken()) go(takePlace(), { replace: true })
    // A session that ended elsewhere, or in a hurry, may have left copies here.
    else import('#web/data/copies.ts').then(({ wipeCopies }) => wipeCopies()).catch(() => undefined)
    return () => window.removeEventListener('storage', seen)
  }, [go])

  if (signIn.data && 'pending' in signIn.data)
    return <SecondStep pending={signIn.data.pending} onDone={token => beginSession(token, go)} onOver={signIn.reset} />
  return (
    <DoorFrame
      title={words.sign_in}
      note={words.to_company_brand({ brand: String(BRAND) })}
      foot={
        <>
          {words.new_here}{' '}
          <Link href="/sign-up" className="font-medium text-ink underline underline-offset-2">
            {words.set_up_your_company}
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {query.get('session_expired') === 'true' && <Notice kind="warning">{words.your_session_ended_sign}</Notice>}
        {query.get('password_reset') === 'true' && <Notice kind="success">{words.your_new_password_set}</Notice>}
        {link && !signIn.error && <Notice kind="success">{words.enter_your_password_sign}</Notice>}
        {signIn.error && <Notice kind="danger">{signIn.error.message}</Notice>}
        {signIn.error?.status === 429 && <AskForLink email={signIn.variables?.email ?? ''} />}
        <TextField
          label={common.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          name="email"
          error={missing.email && words.enter_your_email}
        />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          name="password"
          ref={password}
          error={missing.password && words.enter_your_password}
        />
        <Button type="submit" look="primary" size="touch" busy={signIn.isPending}>
          {signIn.isPending ? words.signing_in : words.sign_in}
        </Button>
        <OtherWays onDone={token => beginSession(token, go)} meanwhile={<div className="h-25" />} />
        <Link href="/reset-password" className="self-start text-sm text-ink-2 underline underline-offset-2">
          {words.forgot_your_password}
        </Link>
      </form>
    </DoorFrame>
  )
}

/** The parameter of an emailed sign-in link. */
function linkIn(query: URLSearchParams): string | undefined {
  const link = query.get('link') ?? ''
  return /^[A-Za-z0-9_-]{43}$/.test(link) ? link : undefined
}
