// The report itself: status, signers, documents and their hashes, the trail.
import { Printer } from 'lucide-react'
import { zonedTime } from '#machines/agreements/evidence/zoned-time.ts'
import { onPaper } from '#machines/agreements/paper/on-paper.ts'
import type { Schemas } from '#sdk/types.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { TrailList } from '../trail-list.tsx'
import { ReportDocuments } from './report-documents.tsx'
import { reportWords } from './report-language.ts'
import { ReportSigners } from './report-signers.tsx'

type Props = { report: Schemas['SignReport']; language: Schemas['Language'] }

export function SignReport({ report, language }: Props) {
  const { transaction, company_name, project_name, timezone, events, trail } = report
  const words = reportWords(language)
  const { status, sealed_at, completed_at, created_at, created_by_name, reason } = transaction
  const at = (moment: string | null) => (moment ? zonedTime(new Date(moment), timezone) : words.not_yet)
  const paper = onPaper(transaction)
  const sealing = status === 'signed' && sealed_at === null && !paper
  const label = sealing ? words.sealing : status === 'signed' && paper ? words.on_paper : words.status[status]
  return (
    <div lang={language} className="letter min-h-dvh bg-page print:min-h-0 print:bg-transparent">
      <div className="no-print mx-auto flex max-w-[816px] flex-wrap justify-end gap-2 px-5 pt-6">
        <a href="/verify" className={buttonLook()}>
          {words.verify}
        </a>
        <Button icon={<Printer size={14} aria-hidden />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <main className="mx-auto flex max-w-[816px] flex-col gap-8 px-5 pt-6 pb-16 print:gap-6 print:px-0 print:pt-0 print:pb-0">
        <header>
          <p className="text-base text-ink-2 break-words">{company_name}</p>
          <p className="mt-4 text-sm text-ink-3">{words.title}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h1 className="text-2xl break-words">{transaction.agreement_name}</h1>
            <Badge status={status} label={label} />
          </div>
          <p className="mt-1 text-md break-words text-ink-2">{words.for({ project: project_name })}</p>
          {reason && (
            <p className="mt-2 text-base break-words">
              {words.reason}: {reason}
            </p>
          )}
        </header>
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3 print:grid-cols-3">
          <Moment label={words.sent} value={at(created_at)} note={words.by({ name: created_by_name })} />
          <Moment
            label={words.completed}
            value={at(completed_at)}
            {...(paper ? { note: words.recorded_by({ name: paper.recorded_by }) } : {})}
          />
          <Moment label={words.sealed} value={paper ? words.no_seal : at(sealed_at)} />
        </dl>
        {paper && (
          <Notice>
            <strong className="font-semibold">
              {words.on_paper}, {words.recorded_by({ name: paper.recorded_by })}.
            </strong>{' '}
            {words.no_seal_note}
          </Notice>
        )}
        <Notice kind={trail.whole ? 'success' : 'danger'}>
          <strong className="font-semibold">{trail.whole ? words.whole({ count: trail.count }) : words.broken}</strong>{' '}
          {trail.whole ? words.whole_note : words.broken_note}
        </Notice>
        {trail.whole && !trail.made_here && <Notice kind="warning">{words.foreign}</Notice>}
        <ReportSigners report={report} words={words} language={language} />
        <ReportDocuments report={report} words={words} />
        <section>
          <h2 className="text-lg">{words.trail}</h2>
          <div className="mt-4">
            <TrailList events={events} people={transaction.signers} timezone={timezone} language={language} />
          </div>
        </section>
      </main>
    </div>
  )
}

function Moment({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className="figures text-base font-semibold">{value}</dd>
      {note && <dd className="text-sm text-ink-2">{note}</dd>}
    </div>
  )
}
