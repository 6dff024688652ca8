// How you sign in, on your own page: the second step and, for owners, the code for a forgotten password.
import { type ReactNode, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { LoadFailure } from '#web/frame/load-failure.tsx'
import { date } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Facts } from '#web/ui/page.tsx'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { codesFile, passwordCodeFile } from './shown-codes.tsx'
import { words } from './words.ts'

const SetUpDialog = part(() => import('./set-up-dialog.tsx'))

const FEW = 3
type Methods = Schemas['SignInMethods']

type Props = {
  /** Without what isn't a second step. */
  isSetUp?: boolean
  /** Once there is a second step, and its codes were seen. */
  whenOn?: () => ReactNode
}

export default function SignInMethods({ isSetUp = false, whenOn }: Props) {
  const { data, error, refetch } = useRead('/v3/users.GetSignInMethods', {})
  const [codes, setCodes] = useState<readonly string[]>()
  const onChange = () => void refetch()
  if (error && !data) return <LoadFailure error={error} onRetry={onChange} />
  if (!data) return <Card title={words.second_step}>{<Skeleton className="h-10" />}</Card>
  const isOn = data.authenticator !== null || data.passkeys.length > 0
  return (
    <>
      {isOn && !codes && whenOn?.()}
      <SecondStepCard methods={data} onCodes={setCodes} onChange={onChange} />
      <PasskeysCard
        isPasswordless={data.has_password === false}
        passkeys={data.passkeys}
        onCodes={setCodes}
        onChange={onChange}
      />
      {!isSetUp && data.may_print_code && <PrintedCodeCard methods={data} onChange={onChange} />}
      {codes && (
        <CodesDialog
          title={words.save_codes}
          note={words.save_codes_why}
          codes={codes}
          name={codesFile()}
          onClose={() => setCodes(undefined)}
        />
      )}
    </>
  )
}

type CardProps = { methods: Methods; onChange: () => void }

function SecondStepCard({
  methods: { authenticator, passkeys, recovery_codes, has_password },
  onCodes,
  onChange,
}: CardProps & { onCodes: (codes: readonly string[]) => void }) {
  const [asked, ask] = useState<'set up' | 'remove' | 'new codes'>()
  const isOn = authenticator !== null || passkeys.length > 0
  const close = () => ask(undefined)
  const show = (made: readonly string[]) => {
    onCodes(made)
    close()
    onChange()
  }
  const remove = useWrite('/v3/users.RemoveAuthenticator', {
    onDone: () => {
      tellDone(words.app_removed)
      close()
      onChange()
    },
  })
  const renew = useWrite('/v3/users.NewRecoveryCodes', { onDone: made => show(made.codes) })
  return (
    <Card
      title={words.second_step}
      actions={
        <>
          {isOn && <Button onClick={() => ask('new codes')}>{words.new_codes}</Button>}
          {authenticator ? (
            <Button onClick={() => ask('remove')}>{words.remove_app}</Button>
          ) : (
            <Button onClick={() => ask('set up')}>{words.set_up_app}</Button>
          )}
        </>
      }
    >
      {isOn ? (
        <div className="flex flex-col gap-4">
          <p className="text-base text-ink-2">{words.app_asked}</p>
          <Facts
            facts={[
              {
                label: words.authenticator_app,
                value: authenticator ? words.set_up_on({ on: date(authenticator.confirmed_at) }) : words.not_set_up,
              },
              { label: words.recovery_codes, value: words.codes_left({ left: recovery_codes }) },
            ]}
          />
          {recovery_codes <= FEW && <Notice kind="warning">{words.few_codes}</Notice>}
        </div>
      ) : (
        <p className="text-base text-ink-2">{words.password_alone}</p>
      )}
      {asked === 'set up' && <SetUpDialog isPasswordless={has_password === false} onCodes={show} onClose={close} />}
      {asked === 'remove' && (
        <CodeDialog
          title={words.remove_title}
          note={words.remove_note}
          action={words.remove_app}
          isDanger
          isBusy={remove.isPending}
          onCode={remove.mutate}
          onClose={close}
        />
      )}
      {asked === 'new codes' && (
        <CodeDialog
          title={words.new_codes_title}
          note={words.new_codes_note}
          action={words.replace_codes}
          isBusy={renew.isPending}
          onCode={renew.mutate}
          onClose={close}
        />
      )}
    </Card>
  )
}

function PrintedCodeCard({ methods: { printed_code }, onChange }: CardProps) {
  const [isAsked, ask] = useState(false)
  const [code, setCode] = useState<string>()
  const make = useWrite('/v3/users.PrintPasswordCode', {
    onDone: made => {
      setCode(made.code)
      ask(false)
      onChange()
    },
  })
  const action = printed_code ? words.replace_code : words.make_code
  return (
    <Card title={words.printed_code} actions={<Button onClick={() => ask(true)}>{action}</Button>}>
      <p className="text-base text-ink-2">
        {printed_code ? words.printed_code_made({ on: date(printed_code.created_at) }) : words.printed_code_none}
      </p>
      {isAsked && (
        <PasswordDialog
          title={action}
          note={words.make_code_note}
          action={action}
          isBusy={make.isPending}
          onPassword={make.mutate}
          onClose={() => ask(false)}
        />
      )}
      {code !== undefined && (
        <CodesDialog
          title={words.keep_code}
          note={words.keep_code_why}
          codes={[code]}
          name={passwordCodeFile()}
          onClose={() => setCode(undefined)}
        />
      )}
    </Card>
  )
}
