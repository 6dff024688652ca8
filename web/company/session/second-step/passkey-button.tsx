// Signs in with a passkey: alone, or after the password.
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import type { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { write } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { browserRefusal } from './browser-refusal.ts'
import { words } from './words.ts'

type Props = {
  onDone: (token: string) => void
  /** Of a sign-in that waits for its second step, and what is asked for it. */
  pending?: string
  ask?: Schemas['PasskeyAsk']
}

export default function PasskeyButton({ onDone, pending, ask }: Props) {
  const signIn = useMutation<{ token: string }, Refusal>({
    mutationFn: async () => {
      const asked = ask ?? (await write('/v3/users.BeginPasskeySignIn', {})).passkey
      const response = await startAuthentication({ optionsJSON: Object(asked?.options) }).catch(browserRefusal)
      const input = { ticket: asked?.ticket ?? '', response: Object(response) }
      return write('/v3/users.SignInWithPasskey', pending === undefined ? input : { ...input, pending })
    },
    onSuccess: ({ token }) => onDone(token),
  })
  if (!browserSupportsWebAuthn()) return null
  return (
    <div className="flex flex-col gap-3">
      {signIn.error && <Notice kind="danger">{signIn.error.message}</Notice>}
      <Button
        size="touch"
        icon={<Fingerprint size={16} aria-hidden />}
        busy={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        {words.use_passkey}
      </Button>
    </div>
  )
}
