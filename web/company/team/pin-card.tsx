// Your own PIN, which takes back a device you handed to signers.
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { zSetPin } from '#sdk/forms.gen.ts'
import type { Input } from '#sdk/types.ts'
import { startUpQuery } from '#web/company/session/start-up.ts'
import { useWrite } from '#web/data/queries.ts'
import { said, showRefusal } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

export function PinCard() {
  const { data } = useQuery(startUpQuery)
  const [asked, ask] = useState<'set' | 'remove' | null>(null)
  const has_pin = data?.user.has_pin ?? false
  return (
    <Card
      title={words.your_pin}
      actions={
        <>
          {has_pin && <Button onClick={() => ask('remove')}>{words.remove_pin}</Button>}
          <Button onClick={() => ask('set')}>{has_pin ? words.change_pin : words.set_pin}</Button>
        </>
      }
    >
      <p className="text-base text-ink-2">{has_pin ? words.pin_is_set : words.pin_is_not_set}</p>
      {asked && <PinDialog removes={asked === 'remove'} onClose={() => ask(null)} />}
    </Card>
  )
}

function PinDialog({ removes, onClose }: { removes: boolean; onClose: () => void }) {
  const client = useQueryClient()
  const form = useForm<Input<'/v3/users.SetPin'>>({
    resolver: zodResolver(zSetPin) as never,
    defaultValues: { current_password: '', pin: removes ? null : '' },
  })
  const { errors } = form.formState
  const change = useWrite('/v3/users.SetPin', {
    onDone: () => {
      tellDone(removes ? words.pin_removed : words.pin_saved)
      void client.invalidateQueries({ queryKey: startUpQuery.queryKey })
      onClose()
    },
  })
  const save = form.handleSubmit(input => change.mutate(input, { onError: failure => showRefusal(form, failure) }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={removes ? words.remove_pin : words.your_pin}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" form="own-pin" busy={change.isPending}>
            {removes ? words.remove_pin : words.save_pin}
          </Button>
        </>
      }
    >
      <form id="own-pin" noValidate onSubmit={save} className="flex flex-col gap-4">
        {!removes && (
          <PasswordField
            label={words.pin_of_six}
            inputMode="numeric"
            maxLength={6}
            autoComplete="new-password"
            {...form.register('pin')}
            error={said(errors.pin, words.enter_six_digits)}
          />
        )}
        <PasswordField
          label={words.current_password}
          autoComplete="current-password"
          {...form.register('current_password')}
          error={said(errors.current_password, words.enter_current_password)}
        />
      </form>
    </Dialog>
  )
}
