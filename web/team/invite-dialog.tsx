import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { zNewInvite } from '#sdk/forms.gen.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { said, showRefusal, trimmed } from '#web/lib/form.ts'
import { tell } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { RoleSelect } from './role-select.tsx'

type NewInvite = Input<'/v3/users.GenerateInviteLink'>

type Props = { onClose: () => void; member?: Schemas['Member'] }

/** Invites one person by mail, or by a link handed on otherwise. The link is shown this once. `member` is one to be restored. */
export function InviteDialog({ onClose, member }: Props) {
  const form = useForm<NewInvite>({
    resolver: zodResolver(zNewInvite) as never,
    ...(member ? { defaultValues: asInvite(member) } : {}),
  })
  const { errors } = form.formState
  const invite = useWrite('/v3/users.GenerateInviteLink', { quiet: true, refreshes: ['/v3/users.ListInvites'] })
  const save = form.handleSubmit(input =>
    invite.mutate(input, { onError: failure => showRefusal(form, failure) || tell(failure) }),
  )
  if (invite.data)
    return (
      <Dialog
        open
        onClose={onClose}
        title="The invitation is ready"
        description="It lets one person in, within seven days."
        actions={
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          {invite.data.invite.email && (
            <Notice kind={invite.data.mailed ? 'success' : 'warning'}>
              {invite.data.mailed
                ? `The invitation is on its way to ${invite.data.invite.email}. You can also send the link yourself.`
                : `No mail server is set up, so nothing was mailed. Copy the link and send it to ${invite.data.invite.email}.`}
            </Notice>
          )}
          <CopyField label="Invitation link" value={invite.data.url} />
        </div>
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Invite someone"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={invite.isPending} onClick={save}>
            Make invitation
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <RoleSelect
          label="Role"
          value={form.watch('role_id') ?? null}
          onChange={role_id => form.setValue('role_id', role_id, { shouldValidate: true })}
          error={said(errors.role_id, 'Choose a role.')}
        />
        <TextField
          label="E-mail"
          optional
          type="email"
          inputMode="email"
          autoComplete="off"
          help="Only this address can join. Without one, whoever has the link can."
          {...form.register('email', trimmed)}
          error={said(errors.email, 'Enter an e-mail such as name@example.com.')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="First name"
            optional
            autoComplete="off"
            {...form.register('firstname', trimmed)}
            error={said(errors.firstname, 'Use 80 characters or fewer.')}
          />
          <TextField
            label="Last name"
            optional
            autoComplete="off"
            {...form.register('lastname', trimmed)}
            error={said(errors.lastname, 'Use 80 characters or fewer.')}
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
