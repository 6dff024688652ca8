import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { zNewInvite } from '#sdk/forms.gen.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { said, showRefusal, trimmed } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { RoleSelect } from './role-select.tsx'
import { words } from './words.ts'

type NewInvite = Input<'/v3/users.GenerateInviteLink'>

type Props = { onClose: () => void; member?: Schemas['Member'] }

/** Invites one person by mail, or by a link handed on otherwise. The link is shown this once. `member` is one to be restored. */
export function InviteDialog({ onClose, member }: Props) {
  const form = useForm<NewInvite>({
    resolver: zodResolver(zNewInvite) as never,
    ...(member ? { defaultValues: asInvite(member) } : {}),
  })
  const { errors } = form.formState
  const invite = useWrite('/v3/users.GenerateInviteLink')
  const save = form.handleSubmit(input => invite.mutate(input, { onError: failure => showRefusal(form, failure) }))
  if (invite.data)
    return (
      <Dialog
        open
        onClose={onClose}
        title={words.invitation_ready}
        description={words.lets_one_person_within}
        actions={
          <Button look="primary" onClick={onClose}>
            {words.done}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          {invite.data.invite.email && (
            <Notice kind={invite.data.mailed ? 'success' : 'warning'}>
              {invite.data.mailed
                ? words.invitation_way_you_can({ email: invite.data.invite.email })
                : words.no_mail_server_set({ email: invite.data.invite.email })}
            </Notice>
          )}
          <CopyField label={words.invitation_link} value={invite.data.url} />
        </div>
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.invite_member}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={invite.isPending} onClick={save}>
            {words.make_invitation}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <RoleSelect
          label={words.role}
          value={form.watch('role_id') ?? null}
          onChange={role_id => form.setValue('role_id', role_id, { shouldValidate: true })}
          error={said(errors.role_id, words.choose_role)}
        />
        <TextField
          label={common.email}
          optional
          type="email"
          inputMode="email"
          autoComplete="off"
          help={words.only_address_can_join}
          {...form.register('email', trimmed)}
          error={said(errors.email, words.enter_email)}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={common.first_name}
            optional
            autoComplete="off"
            {...form.register('firstname', trimmed)}
            error={said(errors.firstname, words.use_80_characters_fewer)}
          />
          <TextField
            label={common.last_name}
            optional
            autoComplete="off"
            {...form.register('lastname', trimmed)}
            error={said(errors.lastname, words.use_80_characters_fewer)}
          />
        </div>
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

const asInvite = ({ role_id, firstname, lastname, contacts: [email] }: Schemas['Member']): NewInvite => ({
  role_id,
  firstname,
  lastname,
  ...(email ? { email: email.contact } : {}),
})
