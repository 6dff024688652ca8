// Signing in without a password: with a passkey, or at the company's identity provider. Comes after the page, which it would slow.
import { Building2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { Button } from '#web/ui/button.tsx'
import { words } from './company-account/words.ts'
import PasskeyButton from './second-step/passkey-button.tsx'

export default function OtherWays({ onDone }: { onDone: (token: string) => void }) {
  const [, go] = useLocation()
  const leave = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const email = form === null ? '' : String(new FormData(form).get('email') ?? '').trim()
    go(`/login/company${email === '' ? '' : `#${new URLSearchParams({ email })}`}`)
  }
  return (
    <div className="flex flex-col gap-3">
      <PasskeyButton onDone={onDone} />
      <Button size="touch" icon={<Building2 size={16} aria-hidden />} onClick={leave}>
        {words.company_account}
      </Button>
    </div>
  )
}
