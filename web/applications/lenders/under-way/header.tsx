// The application, its progress, and when the lender last confirmed it.
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { usePermissions, useWrite } from '#web/data/queries.ts'
import { ago } from '#web/lib/ago.tsx'
import { cx } from '#web/lib/class-names.ts'
import { date, dateTime, money, moneyExact } from '#web/lib/format.ts'
import { tell } from '#web/lib/tell.ts'
import { LenderBadge } from '#web/projects/sale/lender-badge.tsx'
import { LenderLogo } from '#web/projects/sale/lender-logo.tsx'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, Figures } from '#web/ui/page.tsx'
import { type Application, isOver, journeyOf } from './application-words.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { QuoteDialog } from './decision/quote-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useAction, useOffer } from './use-action.ts'
import { words } from './words.ts'

type Props = { application: Application; now: number }

export function Header({ application, now }: Props) {
  const { lender, lender_name, mode, status, product, amount_cents, monthly_payment_cents } = application
  const { approved_amount_cents, approval_expires_on, lender_reference, submitted_at } = application
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <LenderLogo code={lender} name={lender_name} />
          <LenderBadge status={status} />
        </span>
      }
      note={[
        lender_reference && words.lender_reference({ lender_reference }),
        submitted_at && words.sent_at({ submitted_at: dateTime(submitted_at) }),
      ]
        .filter(Boolean)
        .join(', ')}
    >
      <div className="flex flex-col gap-5">
        <Figures
          facts={[
            { label: words.financed, value: money(amount_cents) },
            {
              label: words.monthly,
              value: monthly_payment_cents === null ? '–' : moneyExact(monthly_payment_cents),
              note:
                status === 'counter_offered' && approved_amount_cents !== null
                  ? words.for_offered_amount({ approved_amount: money(approved_amount_cents) })
                  : mode === 'api'
                    ? words.calculated_by_lender({ lender_name })
                    : words.your_financing_catalog,
            },
            { label: words.product, value: <span className="text-base font-medium">{product.name}</span> },
            ...(approved_amount_cents === null || status === 'counter_offered'
              ? []
              : [
                  {
                    label: words.approved,
                    value: money(approved_amount_cents),
                    note:
                      approval_expires_on && !isOver(application)
                        ? words.until_approval_expires({ approval_expires_on: date(approval_expires_on) })
                        : undefined,
                  },
                ]),
          ]}
        />
        <Journey application={application} />
        <Confirmed application={application} now={now} />
      </div>
    </Card>
  )
}

/** Progress as a row of bars. Labels show if there is room; the current stage's always does. */
function Journey({ application }: { application: Application }) {
  const { stages, at } = journeyOf(application)
  if (isOver(application) && application.status !== 'funded') return null
  const here = stages[at]
  return (
    <div className="flex flex-col gap-1.5">
      <ol aria-label={words.stages} className="flex gap-1.5">
        {stages.map((stage, index) => (
          <li
            key={stage}
            aria-current={index === at ? 'step' : undefined}
            className={cx(
              'min-w-0 flex-1 border-t-[3px] pt-1.5 text-xs',
              index < at ? 'border-success text-ink-2' : 'text-ink-3',
              index === at && 'border-marigold font-medium text-ink',
              index > at && 'border-hairline-strong',
            )}
          >
            <span className="block truncate max-sm:sr-only" title={stage}>
              {stage}
              {index < at && <span className="sr-only">{words.done}</span>}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden className="text-sm text-ink-2 sm:hidden">
        {here ? words.stage_position({ here, at: at + 1, count: stages.length }) : words.funded}
      </p>
    </div>
  )
}

function Confirmed({ application, now }: Props) {
  const { id, lender_name, confirmed_at, mode } = application
  const ofSeller = useAction(application, 'refresh')
  const notNow = useOffer(application, 'refresh')
  // Both installers and sellers may refresh.
  const whyNot = usePermissions().has('lenders.manage') ? notNow : ofSeller
  // Quiet: if the lender's news arrive meanwhile, the refresh conflicts, but stale data is reloaded anyway.
  const refresh = useWrite('/v3/lender_applications.Refresh')
  return (
    <div className="-mx-4 -mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-hairline px-4 py-1.5">
      <p className="text-sm text-ink-3">
        {mode !== 'api' ? (
          words.your_team_records_how
        ) : confirmed_at === null ? (
          words.has_not_answered_yet({ lender_name })
        ) : (
          <span title={dateTime(confirmed_at)}>{words.confirmed_ago({ confirmed_at: ago(confirmed_at, now) })}</span>
        )}
      </p>
      <span className="-mr-2 flex items-center">
        {mode === 'api' && (
          <Button
            look="ghost"
            icon={<RefreshCw size={14} aria-hidden />}
            busy={refresh.isPending}
            disabledReason={whyNot}
            onClick={() => refresh.mutate({ application_id: id }, { onError: tell })}
          >
            {refresh.isPending ? words.refreshing : words.refresh}
          </Button>
        )}
        <More application={application} />
      </span>
    </div>
  )
}

function More({ application }: { application: Application }) {
  const { id, version, lender_name, mode } = application
  const [open, setOpen] = useState<'cancel' | 'move' | 'quote' | null>(null)
  const design = useWrite('/v3/lender_applications.UpdateDesign')
  const tellDesign = () => design.mutate({ application_id: id, version })
  const notDesign = useAction(application, 'update_design')
  const notQuote = useAction(application, 'update_quote')
  // By hand, neither is sent from here.
  const overApi = [
    { label: words.send_current_design({ lender_name }), disabledReason: notDesign, onSelect: tellDesign },
    { label: words.another_quote, disabledReason: notQuote, onSelect: () => setOpen('quote') },
  ]
  const always = [
    {
      label: words.move_another_lender,
      disabledReason: useAction(application, 'move'),
      onSelect: () => setOpen('move'),
    },
    {
      label: words.cancel_application_action,
      disabledReason: useAction(application, 'cancel'),
      onSelect: () => setOpen('cancel'),
      danger: true,
    },
  ]
  return (
    <>
      <ActionMenu
        label={words.more_actions({ lender_name })}
        actions={mode === 'api' ? [...overApi, ...always] : always}
      />
      {open === 'cancel' && <CancelDialog application={application} onClose={() => setOpen(null)} />}
      {open === 'move' && <MoveDialog application={application} onClose={() => setOpen(null)} />}
      {open === 'quote' && <QuoteDialog application={application} onClose={() => setOpen(null)} />}
    </>
  )
}
