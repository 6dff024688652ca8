// One lender in the settings: whether applications can go there, and what that takes.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { LenderLogo } from '#web/sale/lender-logo.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Card, Facts } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { CredentialsDrawer } from './credentials-drawer.tsx'
import { ModePart } from './mode-part.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { healthSentence, KINDS, LENDER_READS, standing, WAYS } from './setting-words.ts'
import { UsersDialog } from './users-dialog.tsx'
import { WebhookPart } from './webhook-part.tsx'

type Props = { setting: Schemas['LenderSetting']; now: number }

export function LenderCard({ setting, now }: Props) {
  const { lender, name, way, mode, enabled, connected, fields, version } = setting
  const whyNot = useWhyNot('settings.lenders')
  const [open, setOpen] = useState<'credentials' | 'remove' | 'users' | null>(null)
  const test = useWrite('/v3/settings.TestLender', { refreshes: LENDER_READS })
  const change = useWrite('/v3/settings.UpdateLenderConfig', {
    refreshes: LENDER_READS,
    onDone: ({ lender: one }) =>
      tellDone(one.connected ? `Applications can go to ${name}.` : `No application goes to ${name} from now on.`),
  })
  const stored = fields.some(field => field.stored !== null)
  const complete = fields.every(field => field.stored !== null)
  const unreachable = way === 'none' ? 'The installation has no address for this lender.' : undefined
  return (
    <Card
      title={<LenderLogo code={lender} name={name} />}
      note={KINDS(setting.types)}
      actions={<Badge status={standing(setting).label} {...standing(setting)} />}
    >
      <div className="flex flex-col gap-5">
        <ModePart setting={setting} whyNot={whyNot} />
        <p className="max-w-[68ch] text-base text-ink-2">{WAYS[way](name)}</p>
        {way !== 'none' && (
          <>
            <div className="max-w-[560px]">
              <Toggle
                label={`Send applications to ${name}`}
                help="Off, nothing is sent there or asked of it. What is under way waits until it is on again."
                checked={enabled}
                disabledReason={whyNot ?? (complete || enabled ? undefined : 'Enter the credentials first.')}
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
                      value: <span className="figures break-all">{field.stored ?? 'Missing'}</span>,
                    })),
                    { label: 'State', value: healthSentence(setting, now) },
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
              aria-label={`${stored ? 'Change credentials of' : 'Connect'} ${name}`}
              disabledReason={whyNot ?? unreachable}
              onClick={() => setOpen('credentials')}
            >
              {stored ? 'Change credentials' : `Connect ${name}`}
            </Button>
          )}
          {stored && way !== 'none' && (
            <Button
              aria-label={`Test ${name}`}
              busy={test.isPending}
              disabledReason={whyNot ?? (complete ? undefined : 'Enter the credentials first.')}
              onClick={() => test.mutate({ lender })}
            >
              {test.isPending ? `Asking ${name} …` : 'Test'}
            </Button>
          )}
          {connected && setting.keeps_users && (
            <Button aria-label={`Users at ${name}`} disabledReason={whyNot} onClick={() => setOpen('users')}>
              Users
            </Button>
          )}
          {stored && (
            <Button
              look="ghost"
              aria-label={`Remove credentials of ${name}`}
              disabledReason={whyNot}
              onClick={() => setOpen('remove')}
            >
              Remove
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
