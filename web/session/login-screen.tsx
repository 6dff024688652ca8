import { useMutation } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Refusal } from '#sdk/refusal.ts'
import type { Input } from '#sdk/types.ts'
import { BRAND } from '#web/app/navigation.ts'
import { queryClient, write } from '#web/app/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { KEYS, keep, kept, readToken } from './storage.ts'

type SignIn = Input<'/v1/users/sessions'>

/**
 * Two plain fields: the form library and the contract's schemas would double what the first page loads, to find out
 * whether something was typed.
 */
export default function LoginScreen() {
  const [, go] = useLocation()
  const query = new URLSearchParams(useSearch())
  const [shown, setShown] = useState(false)
  const [missing, setMissing] = useState<Partial<Record<keyof SignIn, true>>>({})
  const password = useRef<HTMLInputElement>(null)
  const signIn = useMutation<{ token: string }, Refusal, SignIn>({
    meta: { quiet: true },
    mutationFn: input => write('/v1/users/sessions', input),
    onSuccess: ({ token }) => {
      queryClient.clear()
      keep(KEYS.token, token)
      const back = kept(KEYS.lastVisited)
      keep(KEYS.lastVisited, null)
      go(back?.startsWith('/') && !back.startsWith('//') ? back : '/', { replace: true })
    },
    onError: () => password.current?.select(),
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const input = { email: String(typed.get('email')).trim(), password: String(typed.get('password')) }
    setMissing({ ...(input.email ? {} : { email: true }), ...(input.password ? {} : { password: true }) })
    if (input.email && input.password) signIn.mutate(input)
  }

  useEffect(() => {
    // A token that appears in another tab signs this one in too: the page starts anew with it.
    const seen = (event: StorageEvent) => event.key === KEYS.token && event.newValue && window.location.reload()
    window.addEventListener('storage', seen)
    if (readToken()) go('/', { replace: true })
    return () => window.removeEventListener('storage', seen)
  }, [go])

  return (
    <main className="grid min-h-dvh lg:grid-cols-[1fr_minmax(0,44%)]">
      <div className="flex flex-col px-6 py-8 sm:px-12">
        <Wordmark />
        <form noValidate onSubmit={submit} className="m-auto flex w-full max-w-[380px] flex-col gap-5 py-10">
          <div>
            <h1 className="text-xl">Sign in</h1>
            <p className="mt-1 text-base text-ink-2">to your company's {BRAND}</p>
          </div>
          {query.get('session_expired') === 'true' && (
            <Notice kind="warning">
              Your session ended after an hour without activity. Sign in to go on where you were.
            </Notice>
          )}
          {signIn.error && <Notice kind="danger">{signIn.error.message}</Notice>}
          <TextField
            label="E-mail"
            type="email"
            autoComplete="username"
            inputMode="email"
            name="email"
            error={missing.email && 'Enter your e-mail.'}
          />
          <TextField
            label="Password"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            name="password"
            ref={password}
            error={missing.password && 'Enter your password.'}
            suffix={
              <button
                type="button"
                aria-label={shown ? 'Hide password' : 'Show password'}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
                className="rounded-control p-1.5 text-ink-3 hover:text-ink"
              >
                {shown ? <EyeOff size={16} /> : <Eye size={16} />}
              </button>
            }
          />
          <Button type="submit" look="primary" size="touch" busy={signIn.isPending}>
            {signIn.isPending ? 'Signing in …' : 'Sign in'}
          </Button>
        </form>
        <p className="text-xs text-ink-3">The sale, from first call to funded job.</p>
      </div>
      <RisingSun />
    </main>
  )
}

/** The day's path of the sun over a roof line: the product's own picture. */
function RisingSun() {
  return (
    <div className="relative hidden overflow-hidden bg-[#1d1b17] lg:block">
      <svg
        aria-hidden="true"
        viewBox="0 0 600 900"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 h-full w-full"
      >
        <path
          d="M-80 780 A 380 380 0 0 1 680 780"
          fill="none"
          stroke="#eba02c"
          strokeOpacity=".28"
          strokeDasharray="2 10"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M0 780 A 300 300 0 0 1 600 780" fill="none" stroke="#eba02c" strokeOpacity=".16" strokeWidth="1.5" />
        <circle cx="461" cy="436" r="46" fill="#eba02c" />
        <circle cx="461" cy="436" r="84" fill="#eba02c" fillOpacity=".12" />
        <path d="M-20 900 V700 L210 540 L470 720 V900 Z" fill="#2a2722" />
        <g fill="#3a4353" stroke="#1d1b17" strokeWidth="4">
          {[0, 1, 2, 3].map(column =>
            [0, 1].map(row => (
              <path
                key={`${column}${row}`}
                d={`M${228 + column * 54 + row * -8} ${566 + column * 37.5 + row * 62} l50 34.5 l-8 58 l-50 -34.5 Z`}
              />
            )),
          )}
        </g>
        <path d="M-20 900 H640 V860 H-20 Z" fill="#14120f" />
      </svg>
    </div>
  )
}
