// A lender's remittance on its way into the books: chosen, looked at, posted; and what of all of them belongs nowhere yet.
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { Stepper } from '#web/ui/fields/stepper.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { RemittanceChoose } from './remittance-choose.tsx'
import { RemittanceHistory } from './remittance-history.tsx'
import { RemittanceLines } from './remittance-lines.tsx'
import { RemittanceSheet } from './remittance-sheet.tsx'
import { words } from './words.ts'

const STEPS = [words.choose, words.review, words.posted]

export function RemittanceFlow({ remittance }: { remittance: string }) {
  const waiting = remittance === 'to_match'
  return (
    <Page>
      <PageHeader
        title={waiting ? words.payments_matched : words.import_lender_remittance}
        {...(waiting && {
          note: words.unmatched_payments_hint,
        })}
        above={
          <Link
            href={href('/accounts-receivable/console')}
            className="inline-flex items-center gap-1 hover:underline max-sm:min-h-11"
          >
            <ArrowLeft size={14} aria-hidden />
            {words.receivables}
          </Link>
        }
      />
      {waiting ? (
        <RemittanceLines query={{ to_match: true }} empty={words.every_payment_matched} />
      ) : remittance === 'new' ? (
        <>
          <Stepper steps={STEPS} current={0} />
          <RemittanceChoose />
          <RemittanceHistory />
        </>
      ) : (
        <One remittance_id={remittance} />
      )}
    </Page>
  )
}

function One({ remittance_id }: { remittance_id: string }) {
  const { data, error, refetch } = useRead('/v3/receivables.GetRemittance', { remittance_id })
  if (error && !data)
    return (
      <Card>
        <ErrorState sentence={error.message} onRetry={() => void refetch()} />
      </Card>
    )
  if (!data) return <Skeleton className="h-64" />
  return (
    <>
      <Stepper steps={STEPS} current={data.remittance.status === 'ready' ? 1 : 2} />
      <RemittanceSheet remittance={data.remittance} />
    </>
  )
}
