// A homeowner's invoices and payments, on the project's page: each line links to its invoice.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useRead, useWrite } from '#web/data/queries.ts'
import { date, moneyExact } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
import { TabLink } from '../project/tab-link.tsx'
import { useWhyNotReal } from '../project/use-why-not-real.ts'
import { InvoiceBadge } from './invoice-badge.tsx'
import { invoiceHref } from './invoice-href.ts'
import { UnappliedCash } from './unapplied-cash.tsx'
import { words as texts } from './words.ts'

const PayDialog = part(() => import('./pay-dialog.tsx'))
const Installments = part(() => import('./installments/installments.tsx'))

/** Hidden without permission to see receivables. */
export function ProjectInvoices({ project_id }: { project_id: string }) {
  const may_see = usePermissions().has('receivables.view')
  return may_see ? <InvoicesCard project_id={project_id} /> : null
}

function InvoicesCard({ project_id }: { project_id: string }) {
  const { data, error, refetch } = useRead('/v3/receivables.GetProject', { project_id })
  const may_edit = usePermissions().has('receivables.edit')
  const whyNot = useWhyNotReal(project_id, 'receivables.edit', texts.sample_not_invoiced)
  const [paying, setPaying] = useState(false)
  const to_pay = data?.invoices.find(({ number, open_cents }) => number && open_cents > 0)
  return (
    <>
      <Card
        title={texts.invoices}
        note={data && data.billed_cents > 0 ? summary(data) : undefined}
        actions={
          <>
            {whyNot === undefined && (
              <Link href={invoiceHref(project_id, 'new')} className={buttonLook('ghost')}>
                <Plus size={14} aria-hidden /> {texts.new}
              </Link>
            )}
            {may_edit && (
              <Button busy={false} disabledReason={whyNot} onClick={() => setPaying(true)}>
                {texts.record_payment_button}
              </Button>
            )}
          </>
        }
      >
        {error && !data && <ErrorState sentence={error.message} onRetry={refetch} />}
        {!error && !data && <Skeleton className="h-16" />}
        {data && (
          <>
            {data.schedule.finding && (
              <Notice
                kind="warning"
                action={
                  <TabLink project_id={project_id} tab="agreements">
                    {texts.see_agreement}
                  </TabLink>
                }
              >
                {data.schedule.finding}
              </Notice>
            )}
            {data.invoices.length === 0 && <p className="text-base text-ink-2">{emptyWords(data.schedule)}</p>}
            <ul className="flex flex-col divide-y divide-hairline">
              {data.invoices.map(invoice => (
                <li key={invoice.id} className="py-2.5 first:pt-0 last:pb-0">
                  <Link
                    href={invoiceHref(project_id, invoice.id)}
                    className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
                  >
                    <span className="truncate font-medium group-hover:underline" title={invoice.title}>
                      {invoice.title}
                    </span>
                    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3 max-sm:order-last max-sm:col-span-2">
                      <InvoiceBadge {...invoice} />
                      {standing(invoice)}
                    </span>
                    <span className="figures text-right">{moneyExact(invoice.total_cents)}</span>
                  </Link>
                </li>
              ))}
            </ul>
            {may_edit && (
              <div className="mt-3 flex flex-col items-start gap-3 border-t border-hairline pt-3 empty:hidden">
                {data.unapplied_cents > 0 && to_pay && (
                  <Link
                    href={invoiceHref(project_id, to_pay.id)}
                    className="text-base font-medium underline underline-offset-2"
                  >
                    {texts.apply_unapplied_to} {to_pay.number}
                  </Link>
                )}
                <UnappliedCash project_id={project_id} />
              </div>
            )}
            {paying && <PayDialog project_id={project_id} onClose={() => setPaying(false)} />}
            {whyNot === undefined && <Missing project_id={project_id} schedule={data.schedule} />}
          </>
        )}
      </Card>
      {data?.installments && <Installments project_id={project_id} />}
    </>
  )
}

const summary = ({ billed_cents, open_cents, unapplied_cents }: Money) =>
  [
    texts.billed_amount({ billed: moneyExact(billed_cents) }),
    texts.open_amount({ open: moneyExact(open_cents) }),
    ...(unapplied_cents > 0 ? [texts.unapplied_amount({ unapplied: moneyExact(unapplied_cents) })] : []),
  ].join(', ')

type Money = { billed_cents: number; open_cents: number; unapplied_cents: number }
type Schedule = Schemas['PaymentSchedule']

const emptyWords = ({ reason, lines }: Schedule) =>
  reason === null && lines.length > 0
    ? texts.nothing_billed_yet
    : texts.nothing_billed_reason({ reason: reason ?? '' }).trim()

const standing = ({ number, due_on, open_cents, status }: Schemas['InvoiceRow']) =>
  [
    number,
    due_on && open_cents > 0 ? texts.due_on_date({ due_on: date(due_on) }) : undefined,
    status === 'partly_paid' ? texts.open_amount({ open: moneyExact(open_cents) }) : undefined,
  ]
    .filter(Boolean)
    .join(' · ')

/** Steps of the schedule without an invoice, as after one was deleted or voided. */
function Missing({ project_id, schedule }: { project_id: string; schedule: Schedule }) {
  const propose = useWrite('/v3/receivables.ProposeSchedule')
  const missing = [
    ...schedule.lines,
    ...schedule.rebates.map(rebate => ({ ...rebate, title: texts.rebate_name({ name: rebate.name }) })),
  ].filter(({ invoice_id, amount_cents }) => invoice_id === null && amount_cents > 0)
  if (missing.length === 0) return null
  const words = missing.map(({ title, amount_cents }) => `${title}: ${moneyExact(amount_cents)}`)
  return (
    <div className="mt-3 flex flex-col items-start gap-2 border-t border-hairline pt-3">
      <p className="text-sm text-ink-2">
        {texts.not_invoiced_yet({ join: words.join('; ') })} {schedule.deposit_rule}
      </p>
      <Button busy={propose.isPending} onClick={() => propose.mutate({ project_id })}>
        {texts.draft_missing_invoices({ count: missing.length })}
      </Button>
    </div>
  )
}
