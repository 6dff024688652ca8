import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { zRolesCreateBody } from '#sdk/forms.gen.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { said, showRefusal, trimmed } from '#web/lib/form.ts'
import { tell } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

type Form = Pick<Input<'/v3/roles.Create'>, 'name' | 'description'>

/** Names a role. `renaming` is null for a new one, which starts with what the company has chosen for new roles. */
export function RoleFormDialog({ renaming: role, onClose }: { renaming: Schemas['Role'] | null; onClose: () => void }) {
  const [, go] = useLocation()
  const form = useForm<Form>({
    resolver: zodResolver(zRolesCreateBody) as never,
    defaultValues: role ? { name: role.name, description: role.description } : {},
  })
  const options = { quiet: true, refreshes: ['/v3/roles.ListPermissions'] as const }
  const create = useWrite('/v3/roles.Create', {
    ...options,
    onDone: ({ role: { id } }) => go(href('/settings/company/roles/[id]', { id })),
  })
  const update = useWrite('/v3/roles.Update', { ...options, onDone: onClose })
  const failed = (failure: unknown) => showRefusal(form, failure) || tell(failure)
  const save = form.handleSubmit(({ name, description }) =>
    role
      ? update.mutate(
          { role_id: role.id, version: role.version, name, description: description ?? '' },
          { onError: failed },
        )
      : create.mutate({ name, ...(description ? { description } : {}) }, { onError: failed }),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={role ? `Rename ${role.name}` : 'New role'}
      {...(role
        ? {}
        : { description: 'It starts with what you have chosen for new roles. What it may do comes next.' })}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={create.isPending || update.isPending} onClick={save}>
            {role ? 'Save' : 'Make role'}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <TextField
          label="Name"
          autoComplete="off"
          {...form.register('name', trimmed)}
          error={said(form.formState.errors.name, 'Use 2 to 60 characters.')}
        />
        <TextField
          label="What it is for"
          optional
          autoComplete="off"
          {...form.register('description', trimmed)}
          error={said(form.formState.errors.description, 'Use 200 characters or fewer.')}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
