// One invoice: contents, history, actions, and why some are unavailable.
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { date, moneyExact, number } from '#web/lib/format.ts'
import { InvoiceBadge } from '#web/projects/sale/invoices/invoice-badge.tsx'
import { UnappliedCash } from '#web/projects/sale/invoices/unapplied-cash.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Figures } from '#web/ui/page.tsx'
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { DraftDrawer } from './draft-drawer.tsx'
import { InvoiceActions } from './invoice-actions.tsx'
import { type Doing, InvoiceDialog } from './invoice-dialog.tsx'
import { InvoiceHistory } from './invoice-history.tsx'
import { InvoiceMails } from './invoice-mails.tsx'
import { words as texts } from './words.ts'

type Invoice = Schemas['Invoice']

export function InvoiceDrawer({ invoice_id, onClose }: { invoice_id: string; onClose: () => void }) {
  const { data, error, refetch } = useRead('/v3/receivables.GetInvoice', { invoice_id })
  const [doing, setDoing] = useState<Doing | null>(null)
  const invoice = data?.invoice
  if (invoice && doing?.action === 'edit') return <DraftDrawer draft={invoice} onClose={() => setDoing(null)} />
  return (
    <>
      <Drawer
        open
        onClose={onClose}
        title={invoice ? (invoice.number ?? texts.draft) : texts.invoice}
        description={invoice?.title}
        actions={invoice && <InvoiceActions invoice={invoice} onDo={setDoing} />}
      >
        {error && !invoice && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
        {!error && !invoice && <Skeleton className="h-72" />}
        {invoice && <Body invoice={invoice} onDo={setDoing} />}
      </Drawer>
      {invoice && doing && (
        <InvoiceDialog
          invoice={invoice}
          doing={doing}
          onClose={() => setDoing(null)}
          onGone={() => {
            setDoing(null)
            onClose()
          }}
        />
      )}
    </>
  )
}

function Body({ invoice, onDo }: { invoice: Invoice; onDo: (doing: Doing) => void }) {
  const is_draft = invoice.status === 'draft'
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-3 text-base">
          <InvoiceBadge {...invoice} />
          <Link href={href('/projects/[id]', { id: invoice.project_id })} className="underline underline-offset-2">
            {invoice.project_name} ({invoice.project_number})
          </Link>
          {invoice.file_src && (
            <a href={invoice.file_src} target="_blank" rel="noreferrer" className={buttonLook('secondary')}>
              <FileText size={14} aria-hidden /> {texts.open_pdf}
            </a>
          )}
        </div>
        <Figures facts={figuresOf(invoice)} />
        {is_draft && <Notice>{texts.draft_note}</Notice>}
      </div>
      <section className="flex flex-col gap-2">
        <h3 className="text-base font-semibold">{texts.line_items_heading}</h3>
        <Lines lines={invoice.lines} total_cents={invoice.total_cents} />
        <p className="text-sm text-ink-3">{texts.amounts_complete_no_tax}</p>
        {invoice.note && <p className="text-base whitespace-pre-wrap text-ink-2">{invoice.note}</p>}
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="text-base font-semibold">{texts.billed_to}</h3>
        <address className="text-base not-italic text-ink-2">
          {[invoice.bill_to.name, ...invoice.bill_to.address, invoice.bill_to.email ?? texts.no_email].map(line => (
            <span key={line} className="block break-words">
              {line}
            </span>
          ))}
        </address>
      </section>
      {invoice.history.length > 0 && <InvoiceHistory invoice={invoice} onDo={onDo} />}
      {invoice.credit_notes.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-base font-semibold">{texts.credit_notes}</h3>
          <ul className="flex flex-col divide-y divide-hairline text-base">
            {invoice.credit_notes.map(note => (
              <li key={note.id} className="flex items-baseline justify-between gap-4 py-2 first:pt-0">
                <span className="min-w-0 break-words">
                  <a href={note.file_src} target="_blank" rel="noreferrer" className="underline underline-offset-2">
                    {note.number}
                  </a>
                  <span className="block text-sm text-ink-3">
                    {date(note.issued_on)}, {note.reason}
                  </span>
                </span>
                <span className="figures shrink-0">{moneyExact(note.amount_cents)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!is_draft && <UnappliedCash project_id={invoice.project_id} />}
      {invoice.mails.length > 0 && <InvoiceMails mails={invoice.mails} />}
    </div>
  )
}

const figuresOf = ({ status, total_cents, open_cents, due_on, terms_days, issued_on }: Invoice) =>
  status === 'draft'
    ? [
        { label: common.amount, value: moneyExact(total_cents) },
        { label: texts.terms, value: terms_days === 0 ? texts.due_on_receipt : texts.terms_in_days({ terms_days }) },
      ]
    : [
        {
          label: common.amount,
          value: moneyExact(total_cents),
          note: issued_on && texts.issued_on_date({ issued_on: date(issued_on) }),
        },
        { label: texts.open, value: moneyExact(open_cents) },
        { label: texts.due, value: due_on && date(due_on) },
      ]

function Lines({ lines, total_cents }: { lines: Invoice['lines']; total_cents: number }) {
  return (
    <ul className="flex flex-col divide-y divide-hairline text-base">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the invoice
        <li key={at} className="flex items-baseline justify-between gap-4 py-2 first:pt-0">
          <span className="min-w-0 break-words">
            {line.description}
            {line.quantity !== 1 && (
              <span className="figures block text-sm text-ink-3">
                {number(line.quantity, Number.isInteger(line.quantity) ? 0 : 2)} × {moneyExact(line.unit_cents)}
              </span>
            )}
          </span>
          <span className="figures shrink-0">{moneyExact(line.amount_cents)}</span>
        </li>
      ))}
      <li className="flex items-baseline justify-between gap-4 pt-2 font-semibold">
        <span>{texts.total}</span>
        <span className="figures">{moneyExact(total_cents)}</span>
      </li>
    </ul>
  )
}
