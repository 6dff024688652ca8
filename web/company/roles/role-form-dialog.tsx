import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { zRolesCreateBody } from '#sdk/forms.gen.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { useLeadOn } from '#web/frame/lead-on.ts'
import { href } from '#web/frame/navigation.ts'
import { said, showRefusal, trimmed } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Form = Pick<Input<'/v3/roles.Create'>, 'name' | 'description'>

/** Names a role. `renaming` is null for a new one, which starts with what the company has chosen for new roles. */
export function RoleFormDialog({ renaming: role, onClose }: { renaming: Schemas['Role'] | null; onClose: () => void }) {
  const leadOn = useLeadOn()
  const form = useForm<Form>({
    resolver: zodResolver(zRolesCreateBody) as never,
    defaultValues: role ? { name: role.name, description: role.description } : {},
  })
  const create = useWrite('/v3/roles.Create', {
    onDone: ({ role: { id } }) => leadOn(href('/settings/company/roles/[id]', { id })),
  })
  const update = useWrite('/v3/roles.Update', { onDone: onClose })
  const failed = (failure: unknown) => showRefusal(form, failure)
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
      title={role ? words.rename_name({ name: role.name }) : words.new_role}
      {...(role ? {} : { description: words.starts_what_you_have })}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={create.isPending || update.isPending} onClick={save}>
            {role ? common.save : words.make_role}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <TextField
          label={common.name}
          autoComplete="off"
          {...form.register('name', trimmed)}
          error={said(form.formState.errors.name, words.use_2_60_characters)}
        />
        <TextField
          label={words.role_purpose}
          optional
          autoComplete="off"
          {...form.register('description', trimmed)}
          error={said(form.formState.errors.description, words.use_200_characters_fewer)}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
