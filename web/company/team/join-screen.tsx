// An invited person becomes a user: company, role and inviter are shown before any questions.

import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useLocation } from 'wouter'
import { roleName } from '#machines/company/roles/role-name.ts'
import { zJoin } from '#sdk/forms.gen.ts'
import type { Answer, Input } from '#sdk/types.ts'
import { beginSession } from '#web/company/session/begin-session.ts'
import { DoorFrame } from '#web/company/session/door-frame.tsx'
import { NewPasswordField } from '#web/company/session/new-password-field.tsx'
import { PersonFields } from '#web/company/session/person-fields.tsx'
import { useRead, useWrite } from '#web/data/queries.ts'
import { useParam } from '#web/frame/use-param.ts'
import { said, showRefusal, useFormDraft } from '#web/lib/form.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

export default function JoinScreen() {
  const invite = useParam('id')
  const { data, error, refetch } = useRead('/v3/users.GetInvite', { invite })
  if (data) return <JoinForm invite={invite} to={data} />
  if (!error)
    return (
      <DoorFrame title={words.your_invitation}>
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-40" />
      </DoorFrame>
    )
  const unreachable = error.status === 0 || error.status >= 500
  return (
    <DoorFrame title={unreachable ? words.invitation_did_not_load : words.invitation_cannot_used} note={error.message}>
      {unreachable ? (
        <Button look="primary" onClick={() => void refetch()}>
          {common.try_again}
        </Button>
      ) : (
        <Link href="/login" className={`${buttonLook('primary')} self-start`}>
          {words.go_to_sign_in}
        </Link>
      )}
    </DoorFrame>
  )
}

type Join = Input<'/v3/users.AcceptInvite'>

function JoinForm({ invite, to }: { invite: string; to: Answer<'/v3/users.GetInvite'> }) {
  const [, go] = useLocation()
  const form = useForm<Join>({
    resolver: zodResolver(zJoin) as never,
    defaultValues: {
      invite,
      email: to.email ?? '',
      firstname: to.firstname ?? '',
      lastname: to.lastname ?? '',
    },
  })
  const { register, formState, watch, handleSubmit } = form
  const draft = useFormDraft(form, `join-${invite.slice(0, 8)}`, 'password')
  const join = useWrite('/v3/users.AcceptInvite', {
    onDone: ({ token }) => {
      draft.forget()
      beginSession(token, go)
    },
  })
  const save = handleSubmit(input =>
    join.mutate({ ...input, invite }, { onError: failure => showRefusal(form, failure) }),
  )
  return (
    <DoorFrame
      title={words.join_company({ company: to.company })}
      note={words.invites_you_as({ invited_by: to.invited_by, role: roleName(to.role) })}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={save} className="flex flex-col gap-4">
          <PersonFields fixed_email={to.email} />
          <NewPasswordField
            label={words.password}
            typed={watch('password') ?? ''}
            {...register('password')}
            error={said(formState.errors.password, words.use_12_characters_more)}
          />
          <Button type="submit" look="primary" size="touch" busy={join.isPending} className="mt-2">
            {join.isPending ? words.joining : words.join_company({ company: to.company })}
          </Button>
        </form>
      </FormProvider>
    </DoorFrame>
  )
}
