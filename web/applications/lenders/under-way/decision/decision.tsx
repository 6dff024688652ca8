// The lender's decision, its reasons, and the actions available.
import { useState } from 'react'
import { Link } from 'wouter'
import { useWrite } from '#web/data/queries.ts'
import { money } from '#web/lib/format.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { type Application, isApproved } from '../application-words.ts'
import { MoveDialog } from '../move-dialog.tsx'
import { useAction } from '../use-action.ts'
import { decisionWords } from './decision-words.ts'
import { NoMatchDialog } from './no-match-dialog.tsx'
import { OtherAmountDialog } from './other-amount-dialog.tsx'
import { words as texts } from './words.ts'

export function Decision({ application }: { application: Application }) {
  const { status, reasons, lender_name, documents } = application
  // Once documents are in progress, the header covers a plain approval.
  if (status === 'funded' || (status === 'approved' && documents !== 'none')) return null
  const { title, sentence, next } = decisionWords(application)
  return (
    <Card title={title}>
      <div className="flex max-w-[68ch] flex-col gap-3">
        <p className="text-base">{sentence}</p>
        {reasons.length > 0 && (
          <div>
            <p className="text-sm text-ink-3">{texts.lender_words_label({ lender_name })}</p>
            <ul className="mt-1 list-disc pl-5 text-base">
              {reasons.map(reason => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
        )}
        {next && <p className="text-base text-ink-2">{next}</p>}
        <Ways application={application} />
      </div>
    </Card>
  )
}

/** The ways on from a decision that is no plain yes. */
function Ways({ application }: { application: Application }) {
  const { id, version, status, project_id, approved_amount_cents, mode } = application
  const [open, setOpen] = useState<'amount' | 'no_match' | 'move' | null>(null)
  const resubmit = useWrite('/v3/lender_applications.Resubmit')
  const notAccepted = useAction(application, 'accept_counter_offer')
  const notAgain = useAction(application, 'resubmit')
  const notMoved = useAction(application, 'move')
  const close = () => setOpen(null)
  const ended = status === 'declined' || status === 'canceled' || status === 'expired'
  if (isApproved(application)) return null
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {mode === 'api' && status === 'counter_offered' && approved_amount_cents !== null && (
        <>
          <Button
            look="primary"
            busy={resubmit.isPending}
            disabledReason={notAccepted}
            onClick={() => resubmit.mutate({ application_id: id, version, amount_cents: approved_amount_cents })}
          >
            {texts.accept_approved_amount({ approved_amount: money(approved_amount_cents) })}
          </Button>
          <Button disabledReason={notAgain} onClick={() => setOpen('amount')}>
            {texts.ask_another_amount}
          </Button>
        </>
      )}
      {mode === 'api' && status === 'credit_frozen' && (
        <Button
          look="primary"
          busy={resubmit.isPending}
          disabledReason={notAgain}
          onClick={() => resubmit.mutate({ application_id: id, version })}
        >
          {texts.resubmit}
        </Button>
      )}
      {mode === 'api' && status === 'no_match' && (
        <Button look="primary" disabledReason={notAgain} onClick={() => setOpen('no_match')}>
          {texts.check_and_resubmit}
        </Button>
      )}
      {(ended || status === 'counter_offered' || status === 'credit_frozen') && (
        <Button look={ended ? 'primary' : 'secondary'} disabledReason={notMoved} onClick={() => setOpen('move')}>
          {texts.move_another_lender}
        </Button>
      )}
      {ended && (
        <Link href={tabHref(project_id, 'financing')} className={buttonLook()}>
          {texts.choose_another_way_pay}
        </Link>
      )}
      {open === 'amount' && <OtherAmountDialog application={application} onClose={close} />}
      {open === 'no_match' && <NoMatchDialog application={application} onClose={close} />}
      {open === 'move' && <MoveDialog application={application} onClose={close} />}
    </div>
  )
}
