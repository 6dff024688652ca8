import { zodResolver } from '@hookform/resolvers/zod'
import { startAuthentication } from '@simplewebauthn/browser'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { zIdentityProof } from '#sdk/forms.gen.ts'
import type { Refusal } from '#sdk/refusal.ts'
import type { Answer, Input } from '#sdk/types.ts'
import { write } from '#web/data/queries.ts'
import { said, showRefusal, trimmed } from '#web/lib/form.ts'
import { rememberPlace } from '#web/lib/place.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { goToProvider } from '../company-account/go-to-provider.ts'
import { startUpQuery } from '../start-up.ts'
import { browserRefusal } from './browser-refusal.ts'
import { words } from './words.ts'

type Proof = Input<'/v3/users.ConfirmIdentity'>

export default function StepUpDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const [refusal, setRefusal] = useState<Refusal>()
  const form = useForm<Proof>({ resolver: zodResolver(zIdentityProof) as never })
  const { errors } = form.formState
  const ways = useQuery<Answer<'/v3/users.BeginConfirmation'>, Refusal>({
    queryKey: ['step-up'],
    queryFn: () => write('/v3/users.BeginConfirmation', {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const confirm = useMutation<unknown, Refusal, () => Promise<Proof>>({
    mutationFn: async proof => write('/v3/users.ConfirmIdentity', await proof()),
    onSuccess: () => onAnswer(true),
    onError: failure => void (showRefusal(form, failure) || setRefusal(failure)),
  })
  const send = (proof: () => Promise<Proof>) => {
    setRefusal(undefined)
    confirm.mutate(proof)
  }
  const save = form.handleSubmit(({ password, code }) => {
    const needed = ways.data?.password ? 'password' : 'code'
    const typed = ways.data?.password ? password : code
    if (!typed) return form.setError(needed, { type: 'required' })
    send(async () => (ways.data?.password ? { password: typed } : { code: typed }))
  })
  const { passkey } = ways.data ?? {}
  const usePasskey = () =>
    send(async () => {
      const response = await startAuthentication({ optionsJSON: Object(passkey?.options) }).catch(browserRefusal)
      return { passkey: { ticket: passkey?.ticket ?? '', response: Object(response) } }
    })
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={words.confirm_identity}
      description={words.confirm_identity_why}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{common.cancel}</Button>
          <Button look="primary" type="submit" form="step-up" busy={confirm.isPending}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id="step-up" noValidate onSubmit={save} className="flex flex-col gap-4">
        {(refusal ?? ways.error) && <Notice kind="danger">{(refusal ?? ways.error)?.message}</Notice>}
        {ways.isPending && <Skeleton className="h-14" />}
        {passkey && (
          <Button
            icon={<Fingerprint size={16} aria-hidden />}
            className="self-start"
            busy={confirm.isPending}
            onClick={usePasskey}
          >
            {words.use_passkey}
          </Button>
        )}
        {ways.data && !(ways.data.password || ways.data.code || passkey) && <SignInAgain />}
        {ways.data?.password && (
          <PasswordField
            label={words.current_password}
            autoComplete="current-password"
            {...form.register('password')}
            error={said(errors.password, words.enter_current_password)}
          />
        )}
        {ways.data?.code && (
          <TextField
            label={words.code}
            autoComplete="one-time-code"
            maxLength={40}
            help={words.recovery_code_too}
            {...form.register('code', trimmed)}
            error={said(errors.code, words.enter_six_digits)}
          />
        )}
      </form>
    </Dialog>
  )
}

/** A user of the company's provider has nothing to type here: the provider asks. */
function SignInAgain() {
  const { data } = useQuery(startUpQuery)
  const leave = useMutation<void, Refusal>({
    mutationFn: () => {
      rememberPlace()
      return goToProvider({ email: data?.user.contacts[0]?.contact ?? '', is_fresh: true })
    },
  })
  return (
    <>
      {leave.error && <Notice kind="danger">{leave.error.message}</Notice>}
      <Button className="self-start" busy={leave.isPending} onClick={() => leave.mutate()}>
        {words.sign_in_again}
      </Button>
    </>
  )
}
