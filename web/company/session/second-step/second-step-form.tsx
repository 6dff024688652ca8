import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Refusal } from '#sdk/refusal.ts'
import type { Answer } from '#sdk/types.ts'
import { write } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import PasskeyButton from './passkey-button.tsx'
import { words } from './words.ts'

const FEWEST = 6

type Props = { pending: string; onDone: (token: string) => void; onOver: () => void }

export default function SecondStepForm({ pending, onDone, onOver }: Props) {
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  // Asked once: each answer has a challenge of its own.
  const ways = useQuery<Answer<'/v3/users.BeginPasskeySignIn'>, Refusal>({
    queryKey: ['second-step', pending],
    queryFn: () => write('/v3/users.BeginPasskeySignIn', { pending }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const finish = useMutation<{ token: string }, Refusal, string>({
    mutationFn: code => write('/v3/users.SecondStep', { pending, code }),
    onSuccess: ({ token }) => onDone(token),
    onError: ({ status }) => (status === 404 ? onOver() : field.current?.select()),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = (field.current?.value ?? '').trim()
    setMissing(typed.length < FEWEST)
    if (typed.length >= FEWEST) finish.mutate(typed)
  }
  const isReady = !ways.isPending && !ways.data?.passkey
  useEffect(() => {
    // The field comes after the page, which would have put the cursor there.
    if (isReady) field.current?.focus()
  }, [isReady])
  if (ways.isPending) return <Skeleton className="h-28" />
  const { passkey = null, has_app = true } = ways.data ?? {}
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {finish.error && finish.error.status !== 404 && <Notice kind="danger">{finish.error.message}</Notice>}
      {passkey && <PasskeyButton pending={pending} ask={passkey} onDone={onDone} />}
      <TextField
        label={has_app ? words.code : words.recovery_code}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        help={has_app ? words.recovery_code_too : undefined}
        ref={field}
        error={isMissing ? words.enter_six_digits : undefined}
      />
      <Button type="submit" look={passkey ? undefined : 'primary'} size="touch" busy={finish.isPending}>
        {finish.isPending ? words.checking : words.continue}
      </Button>
    </form>
  )
}
