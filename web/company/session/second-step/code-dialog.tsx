// Asks for a code before the second step is changed.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { zOwnCode } from '#sdk/forms.gen.ts'
import type { Refusal } from '#sdk/refusal.ts'
import type { Input } from '#sdk/types.ts'
import { said, showRefusal } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type OwnCode = Input<'/v3/users.RemoveAuthenticator'>
type Props = {
  title: string
  note: string
  action: string
  isDanger?: boolean
  isBusy: boolean
  onCode: (input: OwnCode, callbacks: { onError: (failure: Refusal) => void }) => void
  onClose: () => void
}

export function CodeDialog({ title, note, action, isDanger = false, isBusy, onCode, onClose }: Props) {
  const form = useForm<OwnCode>({ resolver: zodResolver(zOwnCode) as never, defaultValues: { code: '' } })
  const save = form.handleSubmit(input => onCode(input, { onError: failure => showRefusal(form, failure) }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={note}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look={isDanger ? 'danger' : 'primary'} type="submit" form="second-step-code" busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id="second-step-code" noValidate onSubmit={save}>
        <TextField
          label={words.code}
          autoComplete="one-time-code"
          maxLength={40}
          help={words.recovery_code_too}
          {...form.register('code')}
          error={said(form.formState.errors.code, words.enter_six_digits)}
        />
      </form>
    </Dialog>
  )
}
