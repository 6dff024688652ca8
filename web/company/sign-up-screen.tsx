// An installer begins: a company, its owner, and a catalogue to sell from.
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link, useLocation, useSearch } from 'wouter'
import { zSignUp } from '#sdk/forms.gen.ts'
import type { Input } from '#sdk/types.ts'
import { beginSession } from '#web/company/session/begin-session.ts'
import { DoorFrame } from '#web/company/session/door-frame.tsx'
import { NewPasswordField } from '#web/company/session/new-password-field.tsx'
import { PersonFields } from '#web/company/session/person-fields.tsx'
import { KeepCode } from '#web/company/session/second-step/keep-code.tsx'
import { useWrite } from '#web/data/queries.ts'
import { BRAND } from '#web/frame/navigation.ts'
import { said, showRefusal, trimmed, useFormDraft } from '#web/lib/form.ts'
import { stateOptions } from '#web/lib/states.ts'
import { readToken } from '#web/lib/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { FinishSignUp } from './finish-sign-up.tsx'
import { words } from './words.ts'

type SignUp = Input<'/v3/company.SignUp'>

const SignInLink = () => (
  <>
    {words.already_have_account}{' '}
    <Link href="/login" className="font-medium text-ink underline underline-offset-2">
      {words.sign_in}
    </Link>
  </>
)

export default function SignUpScreen() {
  const finish = new URLSearchParams(useSearch()).get('finish')
  return finish ? <FinishSignUp sign_up={finish} /> : <SignUpForm />
}

function SignUpForm() {
  const [, go] = useLocation()
  const [mailed_to, setMailedTo] = useState<string>()
  const [begun, setBegun] = useState<{ token: string; code: string }>()
  const form = useForm<SignUp>({ resolver: zodResolver(zSignUp) as never })
  const { register, formState, setValue, watch, handleSubmit } = form
  const draft = useFormDraft(form, 'sign-up', 'password')
  const signUp = useWrite('/v3/company.SignUp', {
    onDone: answer => {
      const email = form.getValues('email')
      draft.forget()
      if (!('token' in answer)) setMailedTo(email)
      else if (answer.password_code) setBegun({ token: answer.token, code: answer.password_code })
      else beginSession(answer.token, go)
    },
  })
  const save = handleSubmit(input => signUp.mutate(input, { onError: failure => showRefusal(form, failure) }))
  useEffect(() => {
    // Signed-in users already have a company.
    if (readToken()) go('/', { replace: true })
  }, [go])
  if (begun) return <KeepCode code={begun.code} onDone={() => beginSession(begun.token, go)} />
  if (mailed_to !== undefined)
    return (
      <DoorFrame title={words.check_your_email} foot={<SignInLink />}>
        <Notice kind="success">{words.we_sent_email_open({ mailed_to })}</Notice>
        <p className="text-base text-ink-2">{words.nothing_after_few_minutes}</p>
      </DoorFrame>
    )
  return (
    <DoorFrame title={words.set_up_your_company} note={words.sign_up_note({ brand: BRAND })} foot={<SignInLink />}>
      <FormProvider {...form}>
        <form noValidate onSubmit={save} className="flex flex-col gap-4">
          <TextField
            label={common.company}
            autoComplete="organization"
            {...register('company_name', trimmed)}
            error={said(formState.errors.company_name, words.enter_company_name)}
          />
          <ComboboxField
            label={words.state_you_work}
            placeholder={words.search_states}
            options={stateOptions}
            value={watch('state') ?? null}
            onChange={state => setValue('state', state, { shouldDirty: true, shouldValidate: true })}
            error={said(formState.errors.state, words.choose_work_state)}
          />
          <PersonFields />
          <NewPasswordField
            label={words.password}
            typed={watch('password') ?? ''}
            {...register('password')}
            error={said(formState.errors.password, words.use_12_characters_more)}
          />
          <Button type="submit" look="primary" size="touch" busy={signUp.isPending} className="mt-2">
            {signUp.isPending ? words.setting_up : words.set_up_company}
          </Button>
        </form>
      </FormProvider>
    </DoorFrame>
  )
}
