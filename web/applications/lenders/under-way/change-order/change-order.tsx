// A change to what was approved: asked for, sent to the homeowner, signed, and valid.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { LenderBadge } from '#web/projects/sale/lender-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Facts } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import type { Application } from '../application-words.ts'
import { Steps } from '../steps.tsx'
import { useAction } from '../use-action.ts'
import { ChangeOrderDialog } from './change-order-dialog.tsx'
import { differenceWords } from './change-order-words.ts'
import { words } from './words.ts'

const DONE: Record<Schemas['LenderChangeOrder']['status'], number> = {
  requested: 1,
  documents_sent: 2,
  signed: 3,
  applied: 4,
  canceled: 0,
}

export function ChangeOrder({ application }: { application: Application }) {
  const { id, version, change_order, lender_name } = application
  const [open, setOpen] = useState(false)
  const notRequested = useAction(application, 'request_change_order')
  const notWithdrawn = useAction(application, 'cancel_change_order')
  const withdraw = useWrite('/v3/lender_applications.CancelChangeOrder', {
    onDone: () => tellDone(words.change_order_withdrawn),
  })
  const running = change_order !== null && change_order.status !== 'applied' && change_order.status !== 'canceled'
  return (
    <Card
      title={words.change_order}
      note={change_order === null ? words.until_installation_complete_can({ lender_name }) : undefined}
      actions={change_order && <LenderBadge status={change_order.status} />}
    >
      <div className="flex flex-col gap-4">
        {change_order && (
          <>
            {change_order.status !== 'canceled' && (
              <Steps
                label={words.change_order}
                steps={[words.requested, words.sent_homeowner, words.signed, words.in_effect]}
                done={DONE[change_order.status]}
              />
            )}
            <Facts
              facts={[
                { label: words.new_amount, value: moneyExact(change_order.amount_cents) },
                { label: words.difference, value: differenceWords(change_order.price_difference_cents) },
                ...(change_order.reason ? [{ label: common.reason, value: change_order.reason }] : []),
              ]}
            />
          </>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {running ? (
            <Button
              busy={withdraw.isPending}
              disabledReason={notWithdrawn}
              onClick={() => withdraw.mutate({ application_id: id, version })}
            >
              {words.withdraw_change_order}
            </Button>
          ) : (
            <>
              <Button disabledReason={notRequested} onClick={() => setOpen(true)}>
                {words.request_change_title}
              </Button>
              {notRequested !== undefined && <p className="min-w-0 flex-1 text-sm text-ink-3">{notRequested}</p>}
            </>
          )}
        </div>
      </div>
      {open && <ChangeOrderDialog application={application} onClose={() => setOpen(false)} />}
    </Card>
  )
}
