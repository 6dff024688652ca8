// Setting up single sign-on: domains, the provider, who gets which role, and a test of what it answers.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { TimeAgo } from '#web/lib/ago.tsx'
import { date } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import { ProviderForm } from './provider-form.tsx'
import { words } from './words.ts'

type Standing = Schemas['SingleSignOnStanding']

export default function SingleSignOnScreen() {
  const { data, error, refetch } = useRead('/v3/settings.GetSingleSignOn', {})
  return (
    <SettingsFrame title={words.single_sign_on} note={words.what_it_does}>
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-80" />}
      {data && (
        <>
          <Domains domains={data.domains} onChange={() => void refetch()} />
          <ProviderForm key={data.settings.version} standing={data} onSaved={() => void refetch()} />
          <Test isReady={data.settings.has_secret} />
          <Directory directory={data.directory} onChange={() => void refetch()} />
          <LastSignIns last_sign_ins={data.last_sign_ins} />
        </>
      )}
    </SettingsFrame>
  )
}

function Domains({ domains, onChange }: Pick<Standing, 'domains'> & { onChange: () => void }) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const whyNot = useWhyNot('settings.edit')
  const add = useWrite('/v3/settings.AddDomain', {
    onDone: () => {
      setTyped('')
      setError(undefined)
      onChange()
    },
  })
  const verify = useWrite('/v3/settings.VerifyDomain', {
    onDone: () => {
      tellDone(words.domain_verified)
      onChange()
    },
  })
  const remove = useWrite('/v3/settings.RemoveDomain', { onDone: onChange })
  return (
    <Card title={words.domains} note={words.domains_note}>
      <div className="flex max-w-[560px] flex-col gap-5">
        {domains.length === 0 && <p className="text-base text-ink-2">{words.no_domains}</p>}
        {domains.map(({ domain, record, verified_at }) => (
          <div key={domain} className="flex flex-col gap-2">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="font-medium">{domain}</p>
              <div className="flex items-center gap-2">
                {verified_at ? (
                  <span className="text-sm text-ink-3">{words.verified_on({ on: date(verified_at) })}</span>
                ) : (
                  <Button busy={verify.isPending} onClick={() => verify.mutate({ domain })}>
                    {words.verify}
                  </Button>
                )}
                <Button
                  look="ghost"
                  aria-label={words.remove_domain({ domain })}
                  busy={remove.isPending}
                  onClick={() => remove.mutate({ domain })}
                >
                  {words.remove}
                </Button>
              </div>
            </div>
            {!verified_at && (
              <>
                <p className="text-sm text-ink-2">{words.add_record({ domain })}</p>
                <CopyField label={words.txt_record} value={record} />
              </>
            )}
          </div>
        ))}
        <form
          noValidate
          className="flex items-end gap-2"
          onSubmit={event => {
            event.preventDefault()
            add.mutate({ domain: typed }, { onError: failure => setError(failure.fields['domain'] ?? failure.message) })
          }}
        >
          <TextField
            label={words.domain}
            placeholder="example.com"
            autoComplete="off"
            spellCheck={false}
            className="min-w-0 flex-1"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={error}
          />
          <Button type="submit" busy={add.isPending} disabledReason={whyNot}>
            {words.add_domain}
          </Button>
        </form>
      </div>
    </Card>
  )
}

function Test({ isReady }: { isReady: boolean }) {
  const test = useWrite('/v3/settings.TestSingleSignOn')
  return (
    <Card
      title={words.test_title}
      note={words.test_note}
      actions={
        <Button
          busy={test.isPending}
          disabledReason={isReady ? undefined : words.save_provider_first}
          onClick={() => test.mutate({})}
        >
          {words.test}
        </Button>
      }
    >
      {!isReady && <p className="text-base text-ink-2">{words.save_provider_first}</p>}
      {isReady && !test.data && <p className="text-base text-ink-2">{words.not_tested}</p>}
      {test.data && (
        <Notice kind={test.data.ok ? 'success' : 'danger'}>
          {test.data.sentence}
          <span className="block text-sm break-words">{test.data.detail}</span>
        </Notice>
      )}
    </Card>
  )
}

function Directory({
  directory: { address, is_on },
  onChange,
}: Pick<Standing, 'directory'> & { onChange: () => void }) {
  const make = useWrite('/v3/settings.NewDirectoryToken', { onDone: onChange })
  const end = useWrite('/v3/settings.EndDirectoryToken', {
    onDone: () => {
      make.reset()
      onChange()
    },
  })
  return (
    <Card
      title={words.directory}
      note={words.directory_note}
      actions={
        <>
          {is_on && (
            <Button busy={end.isPending} onClick={() => end.mutate({})}>
              {words.end_token}
            </Button>
          )}
          <Button busy={make.isPending} onClick={() => make.mutate({})}>
            {is_on ? words.replace_token : words.make_token}
          </Button>
        </>
      }
    >
      <div className="flex max-w-[560px] flex-col gap-4">
        <p className="text-base text-ink-2">{is_on ? words.directory_on : words.directory_off}</p>
        <CopyField label={words.directory_address} value={address} />
        {make.data && (
          <>
            <Notice kind="warning">{words.token_once}</Notice>
            <CopyField label={words.token} value={make.data.token} />
          </>
        )}
      </div>
    </Card>
  )
}

function LastSignIns({ last_sign_ins }: Pick<Standing, 'last_sign_ins'>) {
  return (
    <Card title={words.last_sign_ins}>
      {last_sign_ins.length === 0 ? (
        <p className="text-base text-ink-2">{words.none_yet}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {last_sign_ins.map(({ user_id, name, at }) => (
            <li key={user_id} className="flex justify-between gap-4">
              <span className="truncate">{name}</span>
              <span className="text-ink-3">
                <TimeAgo at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
