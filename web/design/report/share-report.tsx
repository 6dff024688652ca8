// The links under which a report was shared: make one, copy it, withdraw it.
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { dateTime, kwh } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { PrintPdf } from '#web/sale/papers/print-pdf.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { Notice } from '#web/ui/states.tsx'

type Shared = Schemas['SharedReports'][number]
type Props = { project_id: string; shared: Shared[]; open: boolean; onClose: () => void }

export function ShareReport({ project_id, shared, open, onClose }: Props) {
  const whyNot = useWhyNot('design.edit')
  const [leaving, setLeaving] = useState<Shared | null>(null)
  const refreshes = ['/v3/solar.GetReport', '/v3/projects.ListActivity'] as const
  const make = useWrite('/v3/solar.ShareReport', { refreshes, onDone: () => tellDone('The link is made.') })
  const withdraw = useWrite('/v3/solar.RevokeReport', {
    refreshes,
    onDone: () => {
      setLeaving(null)
      tellDone('The link is withdrawn.')
    },
  })
  return (
    <>
      <Drawer
        open={open}
        onClose={onClose}
        title="Share the report"
        description="A link keeps the report as it is now. It opens without signing in, for whoever has it, until you withdraw it."
        actions={
          <Button
            look="primary"
            icon={<Link2 size={14} aria-hidden />}
            busy={make.isPending}
            disabledReason={whyNot}
            onClick={() => make.mutate({ project_id })}
          >
            Make a link
          </Button>
        }
      >
        {shared.length === 0 ? (
          <p className="text-base text-ink-2">No link is open. Make one to send it to the homeowner or a lender.</p>
        ) : (
          <ul className="flex flex-col divide-y divide-hairline">
            {shared.map(one => (
              <li key={one.id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
                {!one.is_current && (
                  <Notice kind="warning">
                    The design, its weather or the company’s figures changed since. This link still shows the year of
                    then.
                  </Notice>
                )}
                <CopyField label={`Link of ${dateTime(one.shared_at)}`} value={one.url} />
                <p className="figures min-w-0 text-sm text-ink-3">
                  {kwh(one.annual_kwh)}, shared {dateTime(one.shared_at)} by {one.shared_by}. {opened(one)}
                </p>
                <div className="flex items-start justify-between gap-x-4">
                  <PrintPdf page="simulation_report" public_id={one.url.split('/').at(-1) ?? ''} own={one.url} />
                  <Button look="danger" disabledReason={whyNot} onClick={() => setLeaving(one)}>
                    Withdraw
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
        title="Withdraw this link?"
        description="Whoever opens it from now on is told that the report is not shared any more. The link cannot be brought back; another can be made."
        actions={
          <>
            <Button onClick={() => setLeaving(null)}>Keep it</Button>
            <Button
              look="danger"
              busy={withdraw.isPending}
              onClick={() => leaving && withdraw.mutate({ project_id, report_id: leaving.id })}
            >
              Withdraw the link
            </Button>
          </>
        }
      />
    </>
  )
}

const opened = ({ view_count, last_viewed_at }: Shared) =>
  view_count === 0
    ? 'Not opened yet.'
    : `Opened ${view_count === 1 ? 'once' : `${view_count} times`}${last_viewed_at ? `, last ${dateTime(last_viewed_at)}` : ''}.`
