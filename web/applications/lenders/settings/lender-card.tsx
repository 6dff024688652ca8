// One lender in the settings: whether applications can go there, and what that takes.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { LenderLogo } from '#web/projects/sale/lender-logo.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Card, Facts } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { CredentialsDrawer } from './credentials-drawer.tsx'
import { ModePart } from './mode-part.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { healthSentence, KINDS, standing, WAYS } from './setting-words.ts'
import { UsersDialog } from './users-dialog.tsx'
import { WebhookPart } from './webhook-part.tsx'
import { words as texts } from './words.ts'

type Props = { setting: Schemas['LenderSetting']; now: number }

export function LenderCard({ setting, now }: Props) {
  const { lender, name, way, mode, enabled, connected, fields, version } = setting
  const whyNot = useWhyNot('settings.lenders')
  const [open, setOpen] = useState<'credentials' | 'remove' | 'users' | null>(null)
  const test = useWrite('/v3/settings.TestLender')
  const change = useWrite('/v3/settings.UpdateLenderConfig', {
    onDone: ({ lender: one }) =>
      tellDone(one.connected ? texts.sending_enabled({ name }) : texts.sending_disabled({ name })),
  })
  const stored = fields.some(field => field.stored !== null)
  const complete = fields.every(field => field.stored !== null)
  const unreachable = way === 'none' ? texts.no_address_reason : undefined
  return (
    <Card
      title={<LenderLogo code={lender} name={name} />}
      note={KINDS(setting.types)}
      actions={<Badge {...standing(setting)} />}
    >
      <div className="flex flex-col gap-5">
        <ModePart setting={setting} whyNot={whyNot} />
        <p className="max-w-[68ch] text-base text-ink-2">{WAYS[way](name)}</p>
        {way !== 'none' && (
          <>
            <div className="max-w-[560px]">
              <Toggle
                label={texts.send_applications({ name })}
                help={texts.send_applications_help}
                checked={enabled}
                disabledReason={whyNot ?? (complete || enabled ? undefined : texts.enter_credentials_first)}
                onChange={on =>
                  change.mutate({ lender, enabled: on, credentials: {}, remove_credentials: false, version })
                }
              />
            </div>
            {stored && (
              <div className="max-w-[560px]">
                <Facts
                  facts={[
                    ...fields.map(field => ({
                      label: field.label,
                      value: <span className="figures break-all">{field.stored ?? texts.missing}</span>,
                    })),
                    { label: common.state, value: healthSentence(setting, now) },
                  ]}
                />
              </div>
            )}
          </>
        )}
        {test.data && (
          <Notice kind={test.data.works ? 'success' : 'warning'}>
            <span className="break-words">{test.data.sentence}</span>
          </Notice>
        )}
        <div className="flex flex-wrap gap-2 empty:hidden">
          {way !== 'none' && (
            <Button
              look={stored || mode !== 'api' ? 'secondary' : 'primary'}
              aria-label={`${stored ? texts.change_credentials_for : texts.connect} ${name}`}
              disabledReason={whyNot ?? unreachable}
              onClick={() => setOpen('credentials')}
            >
              {stored ? texts.change_credentials_button : texts.connect_name({ name })}
            </Button>
          )}
          {stored && way !== 'none' && (
            <Button
              aria-label={texts.test_name({ name })}
              busy={test.isPending}
              disabledReason={whyNot ?? (complete ? undefined : texts.enter_credentials_first)}
              onClick={() => test.mutate({ lender })}
            >
              {test.isPending ? texts.testing_name({ name }) : texts.test}
            </Button>
          )}
          {connected && setting.keeps_users && (
            <Button aria-label={texts.users_name({ name })} disabledReason={whyNot} onClick={() => setOpen('users')}>
              {texts.users}
            </Button>
          )}
          {stored && (
            <Button
              look="ghost"
              aria-label={texts.remove_credentials({ name })}
              disabledReason={whyNot}
              onClick={() => setOpen('remove')}
            >
              {common.remove}
            </Button>
          )}
        </div>
        {setting.webhook_address !== null && way !== 'none' && (
          <WebhookPart setting={setting} address={setting.webhook_address} whyNot={whyNot} />
        )}
      </div>
      {open === 'credentials' && <CredentialsDrawer setting={setting} onClose={() => setOpen(null)} />}
      {open === 'remove' && <RemoveDialog setting={setting} onClose={() => setOpen(null)} />}
      {open === 'users' && <UsersDialog setting={setting} onClose={() => setOpen(null)} />}
    </Card>
  )
}
