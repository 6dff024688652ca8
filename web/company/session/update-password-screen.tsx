// A signed-in user changes their password, by choice or because they must.
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'wouter'
import { zChangePassword } from '#sdk/forms.gen.ts'
import type { Input } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { said, showRefusal } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { DoorFrame } from './door-frame.tsx'
import { signOut } from './end-session.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { startUpQuery } from './start-up.ts'
import { words } from './words.ts'

export default function UpdatePasswordScreen() {
  const [, go] = useLocation()
  const client = useQueryClient()
  const { data } = useQuery(startUpQuery)
  const must = data?.user.must_change_password ?? false
  const form = useForm<Input<'/v3/users.ChangePassword'>>({ resolver: zodResolver(zChangePassword) as never })
  const change = useWrite('/v3/users.ChangePassword', {
    onDone: ({ sessions_ended }) => {
      tellDone(sessions_ended === 0 ? words.password_changed : words.password_changed_signed_out)
      void client.invalidateQueries({ queryKey: startUpQuery.queryKey }).then(() => go('/', { replace: true }))
    },
  })
  const save = form.handleSubmit(input => change.mutate(input, { onError: failure => showRefusal(form, failure) }))
  const { errors } = form.formState
  return (
    <DoorFrame
      title={must ? words.choose_new_password : words.change_your_password}
      note={data && `${data.user.firstname} ${data.user.lastname}, ${data.user.company.name}`}
      foot={
        must ? (
          <button type="button" className="underline underline-offset-2" onClick={() => void signOut()}>
            {words.sign_out}
          </button>
        ) : (
          <Link href="/" className="font-medium text-ink underline underline-offset-2">
            {words.back_dashboard}
          </Link>
        )
      }
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-5">
        {must && <Notice>{words.your_administrator_asks_you}</Notice>}
        <PasswordField
          label={words.current_password}
          autoComplete="current-password"
          {...form.register('current_password')}
          error={said(errors.current_password, words.enter_your_current_password)}
        />
        <NewPasswordField
          label={words.new_password}
          typed={form.watch('new_password') ?? ''}
          {...form.register('new_password')}
          error={said(errors.new_password, words.use_12_characters_more)}
        />
        <Button type="submit" look="primary" size="touch" busy={change.isPending}>
          {words.change_password}
        </Button>
      </form>
    </DoorFrame>
  )
}
