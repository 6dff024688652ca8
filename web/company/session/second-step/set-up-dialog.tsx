// Setting up an authenticator app: password, key and first code, recovery codes.
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { zOwnCode } from '#sdk/forms.gen.ts'
import type { Answer, Input } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { said, showRefusal } from '#web/lib/form.ts'
import { part } from '#web/lib/part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { words } from './words.ts'

const QrCode = part(() => import('#web/charts/qr-code.tsx'))

type Begun = Answer<'/v3/users.BeginAuthenticator'>
type Props = { isPasswordless?: boolean | undefined; onCodes: (codes: readonly string[]) => void; onClose: () => void }

export default function SetUpDialog({ isPasswordless, onCodes, onClose }: Props) {
  const [begun, setBegun] = useState<Begun>()
  const begin = useWrite('/v3/users.BeginAuthenticator', { onDone: setBegun })
  if (begun) return <FirstCode begun={begun} onCodes={onCodes} onClose={onClose} />
  return (
    <PasswordDialog
      title={words.set_up_authenticator}
      note={words.password_first}
      action={words.continue}
      isBusy={begin.isPending}
      isPasswordless={isPasswordless}
      onPassword={begin.mutate}
      onClose={onClose}
    />
  )
}

function FirstCode({ begun: { key, uri }, onCodes, onClose }: Props & { begun: Begun }) {
  const form = useForm<Input<'/v3/users.ConfirmAuthenticator'>>({
    resolver: zodResolver(zOwnCode) as never,
    defaultValues: { code: '' },
  })
  const confirm = useWrite('/v3/users.ConfirmAuthenticator', { onDone: ({ codes }) => onCodes(codes) })
  const save = form.handleSubmit(input => confirm.mutate(input, { onError: failure => showRefusal(form, failure) }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.set_up_authenticator}
      description={words.scan_code}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" form="first-code" busy={confirm.isPending}>
            {words.turn_on}
          </Button>
        </>
      }
    >
      <form id="first-code" noValidate onSubmit={save} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-4">
          <QrCode label={words.qr_label} value={uri} meanwhile={<div className="size-44" />} />
          <div className="flex min-w-0 flex-1 basis-52 flex-col gap-2">
            <p className="text-sm text-ink-2">{words.or_type_key}</p>
            {/* In groups: 32 letters are typed from here into a phone. */}
            <code className="font-mono text-md select-all">{key.match(/.{1,4}/g)?.join(' ')}</code>
          </div>
        </div>
        <TextField
          label={words.first_code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          help={words.turns_on}
          {...form.register('code')}
          error={said(form.formState.errors.code, words.enter_app_digits)}
        />
      </form>
    </Dialog>
  )
}
