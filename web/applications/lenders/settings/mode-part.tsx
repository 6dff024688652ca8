// How the company works with one lender, and where the lender's portal is.
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { LENDER_MODES } from '#machines/applications/lenders/modes.ts'
import { portalLink } from '#machines/applications/lenders/portal.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { PortalDrawer } from './portal-drawer.tsx'
import { MODE_HELP, MODE_NAMES } from './setting-words.ts'
import { words } from './words.ts'

type Props = { setting: Schemas['LenderSetting']; whyNot: string | undefined }

export function ModePart({ setting, whyNot }: Props) {
  const { lender, name, mode, why_not_api, enabled, version, portal_url } = setting
  const [open, setOpen] = useState(false)
  const change = useWrite('/v3/settings.UpdateLenderConfig', {
    onDone: ({ lender: one }) => tellDone(words.mode_changed({ name, mode_names: MODE_NAMES[one.mode] })),
  })
  return (
    <div className="flex max-w-[560px] flex-col items-start gap-3">
      <RadioGroup
        label={words.new_applications_label}
        help={words.mode_help}
        value={mode}
        disabledReason={whyNot}
        options={LENDER_MODES.map(value => ({
          value,
          label: MODE_NAMES[value],
          help: MODE_HELP[value](name),
          disabledReason: value === 'api' ? (why_not_api ?? undefined) : undefined,
        }))}
        onChange={value =>
          change.mutate({ lender, enabled, credentials: {}, remove_credentials: false, mode: value, version })
        }
      />
      {mode === 'portal' && (
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          {portal_url !== null && (
            <a
              href={portalLink(portal_url, null)}
              target="_blank"
              rel="noreferrer"
              className="flex min-w-0 items-center gap-1.5 text-base break-all underline underline-offset-2"
            >
              {portal_url}
              <ExternalLink size={14} aria-hidden className="shrink-0" />
            </a>
          )}
          <Button
            aria-label={words.portal_url_button_label({ has_portal_url: portal_url === null ? 'yes' : 'no', name })}
            disabledReason={whyNot}
            onClick={() => setOpen(true)}
          >
            {portal_url === null ? words.add_portal_address : words.change}
          </Button>
        </div>
      )}
      {open && <PortalDrawer setting={setting} onClose={() => setOpen(false)} />}
    </div>
  )
}
