// Your passkeys: added, named and removed.
import { zodResolver } from '@hookform/resolvers/zod'
import { startRegistration } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { Fingerprint, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { deviceOf } from '#machines/lib/device.ts'
import { zPasskeyRenamed } from '#sdk/forms.gen.ts'
import type { Refusal } from '#sdk/refusal.ts'
import type { Answer, Input, Schemas } from '#sdk/types.ts'
import { useWrite, write } from '#web/data/queries.ts'
import { TimeAgo } from '#web/lib/ago.tsx'
import { said, showRefusal, trimmed } from '#web/lib/form.ts'
import { date } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { pageLanguage } from '#web/words/language.ts'
import { browserRefusal } from './browser-refusal.ts'
import { CodeDialog } from './code-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { words } from './words.ts'

type Passkey = Schemas['Passkey']
type Props = {
  isPasswordless: boolean
  passkeys: readonly Passkey[]
  onCodes: (codes: readonly string[]) => void
  onChange: () => void
}

export function PasskeysCard({ isPasswordless, passkeys, onCodes, onChange }: Props) {
  const [asked, ask] = useState<'add' | { rename: Passkey } | { remove: Passkey }>()
  const close = () => ask(undefined)
  const add = useMutation<Answer<'/v3/users.AddPasskey'>, Refusal, Input<'/v3/users.BeginPasskey'>>({
    mutationFn: async input => {
      const { ticket, options } = await write('/v3/users.BeginPasskey', input)
      const response = await startRegistration({ optionsJSON: Object(options) }).catch(browserRefusal)
      const name = deviceOf(navigator.userAgent, pageLanguage)
      return write('/v3/users.AddPasskey', { ticket, name, response: Object(response) })
    },
    onSuccess: ({ codes }) => {
      close()
      if (codes.length > 0) onCodes(codes)
      tellDone(words.passkey_added)
      onChange()
    },
  })
  const remove = useWrite('/v3/users.RemovePasskey', {
    onDone: () => {
      tellDone(words.passkey_removed)
      close()
      onChange()
    },
  })
  return (
    <Card title={words.passkeys} actions={<Button onClick={() => ask('add')}>{words.add_passkey}</Button>}>
      {passkeys.length === 0 ? (
        <p className="text-base text-ink-2">{words.no_passkeys}</p>
      ) : (
        <ul className="-my-2 divide-y divide-hairline">
          {passkeys.map(one => (
            <li key={one.id} className="flex items-center gap-3 py-2">
              <Fingerprint size={16} aria-hidden className="shrink-0 text-ink-3" />
              <div className="min-w-0 flex-1">
                <p className="truncate text-base" title={one.name}>
                  {one.name}
                </p>
                <p className="text-sm text-ink-3">
                  {words.added_on({ on: date(one.created_at) })}
                  {one.last_used_at && (
                    <>
                      {' · '}
                      {words.last_used} <TimeAgo at={one.last_used_at} />
                    </>
                  )}
                </p>
              </div>
              <IconButton
                label={words.rename_passkey({ name: one.name })}
                icon={Pencil}
                onClick={() => ask({ rename: one })}
              />
              <IconButton
                label={words.remove_passkey_named({ name: one.name })}
                icon={Trash2}
                onClick={() => ask({ remove: one })}
              />
            </li>
          ))}
        </ul>
      )}
      {asked === 'add' && (
        <PasswordDialog
          isPasswordless={isPasswordless}
          title={words.add_passkey}
          note={words.add_passkey_note}
          action={words.continue}
          isBusy={add.isPending}
          onPassword={add.mutate}
          onClose={close}
        />
      )}
      {typeof asked === 'object' && 'rename' in asked && (
        <RenameDialog passkey={asked.rename} onChange={onChange} onClose={close} />
      )}
      {typeof asked === 'object' && 'remove' in asked && (
        <CodeDialog
          title={words.remove_passkey_title({ name: asked.remove.name })}
          note={words.remove_passkey_note}
          action={words.remove_passkey}
          isDanger
          isBusy={remove.isPending}
          onCode={({ code }, callbacks) => remove.mutate({ passkey_id: asked.remove.id, code }, callbacks)}
          onClose={close}
        />
      )}
    </Card>
  )
}

function RenameDialog({ passkey, onChange, onClose }: { passkey: Passkey; onChange: () => void; onClose: () => void }) {
  const form = useForm<Input<'/v3/users.RenamePasskey'>>({
    resolver: zodResolver(zPasskeyRenamed) as never,
    defaultValues: { passkey_id: passkey.id, name: passkey.name },
  })
  const rename = useWrite('/v3/users.RenamePasskey', {
    onDone: () => {
      onChange()
      onClose()
    },
  })
  const save = form.handleSubmit(input => rename.mutate(input, { onError: failure => showRefusal(form, failure) }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.rename_title}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" form="passkey-name" busy={rename.isPending}>
            {words.rename}
          </Button>
        </>
      }
    >
      <form id="passkey-name" noValidate onSubmit={save}>
        <TextField
          label={words.passkey_name}
          maxLength={60}
          {...form.register('name', trimmed)}
          error={said(form.formState.errors.name, words.enter_name)}
        />
      </form>
    </Dialog>
  )
}
