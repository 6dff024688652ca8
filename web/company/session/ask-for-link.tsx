import { useMutation } from '@tanstack/react-query'
import type { Refusal } from '#sdk/refusal.ts'
import type { Answer } from '#sdk/types.ts'
import { write } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { words } from './words.ts'

/** Others may have failed to sign in to the account: its owner can bypass the delay by email. */
export default function AskForLink({ email }: { email: string }) {
  const ask = useMutation<Answer<'/v3/users.RequestSignInLink'>, Refusal, string>({
    mutationFn: email => write('/v3/users.RequestSignInLink', { email }),
  })
  if (ask.data && !ask.data.mailed) return <Notice kind="warning">{words.no_mail_server}</Notice>
  if (ask.isSuccess) return <Notice kind="success">{words.if_has_account_we({ email })}</Notice>
  return (
    <div className="flex flex-col gap-2">
      {ask.error && <Notice kind="danger">{ask.error.message}</Notice>}
      <p className="text-base text-ink-2">{words.don_t_want_wait}</p>
      <Button type="button" size="touch" busy={ask.isPending} onClick={() => ask.mutate(email)}>
        {words.email_me_sign_link}
      </Button>
    </div>
  )
}
