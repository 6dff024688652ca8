// The links under which a report was shared: make one, copy it, withdraw it.
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { dateTime, kwh } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { PrintPdf } from '#web/projects/sale/papers/print-pdf.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { words } from './words.ts'

type Shared = Schemas['SharedReports'][number]
type Props = { project_id: string; shared: Shared[]; open: boolean; onClose: () => void }

export function ShareReport({ project_id, shared, open, onClose }: Props) {
  const whyNot = useWhyNot('design.edit')
  const [leaving, setLeaving] = useState<Shared | null>(null)
  const make = useWrite('/v3/solar.ShareReport', { onDone: () => tellDone(words.link_made) })
  const withdraw = useWrite('/v3/solar.RevokeReport', {
    onDone: () => {
      setLeaving(null)
      tellDone(words.link_withdrawn)
    },
  })
  return (
    <>
      <Drawer
        open={open}
        onClose={onClose}
        title={words.share_report}
        description={words.link_keeps_report_as}
        actions={
          <Button
            look="primary"
            icon={<Link2 size={14} aria-hidden />}
            busy={make.isPending}
            disabledReason={whyNot}
            onClick={() => make.mutate({ project_id })}
          >
            {words.make_link}
          </Button>
        }
      >
        {shared.length === 0 ? (
          <p className="text-base text-ink-2">{words.no_link_open_make}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-hairline">
            {shared.map(one => (
              <li key={one.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
                {!one.is_current && <Notice kind="warning">{words.shared_report_outdated}</Notice>}
                <CopyField label={words.link_shared({ shared_at: dateTime(one.shared_at) })} value={one.url} />
                <p className="figures min-w-0 text-sm text-ink-3">
                  {words.annual_kwh_shared_shared({
                    annual_kwh: kwh(one.annual_kwh),
                    shared_at: dateTime(one.shared_at),
                    shared_by: one.shared_by,
                    one: opened(one),
                  })}
                </p>
                <div className="flex items-start justify-between gap-x-4">
                  <PrintPdf page="simulation_report" public_id={one.url.split('/').at(-1) ?? ''} own={one.url} />
                  <Button look="danger" disabledReason={whyNot} onClick={() => setLeaving(one)}>
                    {words.withdraw}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Drawer>
      <Dialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={words.withdraw_link}
        description={words.withdraw_link_description}
        actions={
          <>
            <Button onClick={() => setLeaving(null)}>{words.keep}</Button>
            <Button
              look="danger"
              busy={withdraw.isPending}
              onClick={() => leaving && withdraw.mutate({ project_id, report_id: leaving.id })}
            >
              {words.confirm_withdraw_link}
            </Button>
          </>
        }
      />
    </>
  )
}

const opened = ({ view_count, last_viewed_at }: Shared) =>
  view_count === 0
    ? words.not_opened_yet
    : words.opened_times({
        view_count,
        has_last_viewed_at: last_viewed_at ? 'yes' : 'no',
        last_viewed_at: last_viewed_at ? dateTime(last_viewed_at) : '',
      })
