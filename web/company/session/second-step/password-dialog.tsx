// Asks for the password before something is set up.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { zOwnPassword } from '#sdk/forms.gen.ts'
import type { Refusal } from '#sdk/refusal.ts'
import type { Input } from '#sdk/types.ts'
import { said, showRefusal } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type OwnPassword = Input<'/v3/users.BeginAuthenticator'>
type Props = {
  title: string
  note: string
  action: string
  isBusy: boolean
  /** A user of the company's provider has no password; their sign-in must be fresh. */
  isPasswordless?: boolean | undefined
  onPassword: (input: OwnPassword, callbacks: { onError: (failure: Refusal) => void }) => void
  onClose: () => void
}

export function PasswordDialog({ title, note, action, isBusy, isPasswordless, onPassword, onClose }: Props) {
  const form = useForm<OwnPassword>({
    resolver: zodResolver(zOwnPassword) as never,
    defaultValues: isPasswordless ? {} : { current_password: '' },
  })
  const save = form.handleSubmit(input => onPassword(input, { onError: failure => showRefusal(form, failure) }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={isPasswordless ? undefined : note}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" form="own-password" busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id="own-password" noValidate onSubmit={save}>
        {isPasswordless ? (
          <p className="text-base text-ink-2">
            {form.formState.errors.current_password?.message ?? words.company_account_confirms}
          </p>
        ) : (
          <PasswordField
            label={words.current_password}
            autoComplete="current-password"
            {...form.register('current_password')}
            error={said(form.formState.errors.current_password, words.enter_current_password)}
          />
        )}
      </form>
    </Dialog>
  )
}
