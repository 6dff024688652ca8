// The plan set in the design tab: what a plan checker would send back, the sheets, issues, and facts of the house.
import { CircleAlert, CircleCheck, FileDown, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { api } from '#web/data/api.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { date } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { tell, tellDone } from '#web/lib/tell.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { FactsCard } from './facts-card.tsx'
import { words } from './words.ts'

export type PlanSet = Schemas['PlanSet']

const PdfPages = part(() => import('#web/files/pdf-pages.tsx'))

async function planSetPdf(project_id: string, issue?: number): Promise<Blob | undefined> {
  const query = issue === undefined ? { project_id } : { project_id, issue }
  const { data } = await api.GET('/v3/design.DownloadPlanSet', { params: { query }, parseAs: 'blob' })
  return data instanceof Blob ? data : undefined
}

export default function PlanSetPart({ project_id }: { project_id: string }) {
  const { data, error, refetch } = useRead('/v3/design.GetPlanSet', { project_id })
  if (error && !data) return <ErrorCard sentence={error.message} onRetry={() => void refetch()} />
  if (!data)
    return (
      <>
        <Skeleton className="h-48" />
        <Skeleton className="h-72" />
      </>
    )
  const set = data.plan_set
  if (!set)
    return (
      <Card title={words.plan_set}>
        <p className="text-base text-ink-2">{words.none}</p>
      </Card>
    )
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-5">
        <ChecksCard set={set} />
        <IssuesCard set={set} />
        <SheetsCard set={set} />
      </div>
      <FactsCard key={set.version} set={set} />
    </div>
  )
}

function ChecksCard({ set: { findings, permit } }: { set: PlanSet }) {
  const blocking = findings.filter(({ severity }) => severity === 'error').length
  return (
    <Card
      title={words.checks}
      note={words.not_engineering}
      actions={
        <Badge
          look={permit ? 'success' : 'danger'}
          status={permit ? 'ready' : 'draft'}
          label={permit ? words.ready : words.draft({ count: blocking })}
        />
      }
    >
      <ul className="flex flex-col gap-3" aria-label={words.checks}>
        {findings.map(({ code, severity, sheet, sentence, article }) => (
          <li key={`${code} ${sentence}`} className="flex gap-2.5">
            {severity === 'error' ? (
              <CircleAlert size={16} className="mt-0.5 shrink-0 text-danger" aria-label={words.blocking} />
            ) : (
              <TriangleAlert size={16} className="mt-0.5 shrink-0 text-warning" aria-label={words.warning} />
            )}
            <div className="min-w-0">
              <p className="text-sm text-ink-3">
                <span className="figures">{sheet}</span>
                {article && <span className="figures"> · {article}</span>}
              </p>
              <p className="text-base break-words">{sentence}</p>
            </div>
          </li>
        ))}
        {findings.length === 0 && (
          <li className="flex gap-2.5 text-base">
            <CircleCheck size={16} className="mt-0.5 shrink-0 text-success" aria-hidden />
            {words.ready}
          </li>
        )}
      </ul>
    </Card>
  )
}

const MOST_CHANGES = 8

function IssuesCard({ set }: { set: PlanSet }) {
  const { project_id, issues, changes } = set
  const whyNot = useWhyNot('design.edit')
  const [note, setNote] = useState('')
  const write = useWrite('/v3/design.IssuePlanSet', {
    onDone: ({ plan_set }) => {
      setNote('')
      tellDone(words.issued({ number: plan_set?.issues[0]?.number ?? 1 }))
    },
  })
  return (
    <Card title={words.issues} note={words.issues_note}>
      <div className="flex flex-col gap-4">
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={event => {
            event.preventDefault()
            write.mutate({ project_id, note })
          }}
        >
          <div className="min-w-0 flex-1 basis-56">
            <TextField
              label={words.note}
              help={words.note_help}
              value={note}
              maxLength={120}
              onChange={event => setNote(event.target.value)}
              optional
            />
          </div>
          <Button type="submit" look="primary" busy={write.isPending} disabledReason={whyNot}>
            {words.issue}
          </Button>
        </form>
        {changes.length > 0 && (
          <div>
            <p className="text-sm font-semibold">{words.changes}</p>
            <ul className="mt-1 flex flex-col gap-1 text-sm text-ink-2">
              {changes.slice(0, MOST_CHANGES).map(text => (
                <li key={text} className="break-words">
                  {text}
                </li>
              ))}
              {changes.length > MOST_CHANGES && <li>{words.more_changes({ count: changes.length - MOST_CHANGES })}</li>}
            </ul>
          </div>
        )}
        {issues.length === 0 ? (
          <p className="text-base text-ink-2">{words.no_issues}</p>
        ) : (
          <ul className="flex flex-col divide-y divide-hairline" aria-label={words.issues}>
            {issues.map(one => (
              <li key={one.number} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-2.5">
                <div className="min-w-0">
                  <p className="text-base">
                    {words.one_issue({ number: one.number })}
                    {one.note && <span className="text-ink-2"> · {one.note}</span>}
                  </p>
                  <p className="text-sm text-ink-3">
                    {words.issue_line({
                      day: date(one.issued_at),
                      name: one.issued_by_name,
                      count: one.sheet_count,
                    })}
                  </p>
                </div>
                <div className="flex items-center gap-2">
                  <Badge
                    look={one.permit ? 'success' : 'neutral'}
                    status={one.permit ? 'permit' : 'draft'}
                    label={one.permit ? words.for_permit : words.not_for_permit}
                  />
                  <Download
                    project_id={project_id}
                    issue={one.number}
                    label={words.download_issue({ number: one.number })}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function Download({ project_id, issue, label }: { project_id: string; issue?: number; label: string }) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const bytes = await planSetPdf(project_id, issue)
      if (bytes) saveFile(bytes, issue === undefined ? 'plan-set.pdf' : `plan-set-${issue}.pdf`)
    } catch (failure) {
      tell(failure)
    }
    setBusy(false)
  }
  return (
    <Button
      icon={<FileDown size={14} aria-hidden />}
      busy={busy}
      onClick={() => void download()}
      aria-label={issue === undefined ? undefined : label}
    >
      {issue === undefined ? label : 'PDF'}
    </Button>
  )
}

async function downloadMaterials(project_id: string) {
  try {
    const { data } = await api.GET('/v3/design.DownloadMaterials', {
      params: { query: { project_id } },
      parseAs: 'blob',
    })
    if (data instanceof Blob) saveFile(data, 'materials.csv')
  } catch (failure) {
    tell(failure)
  }
}

function SheetsCard({ set: { project_id, sheets } }: { set: PlanSet }) {
  const [bytes, setBytes] = useState<Uint8Array | null>(null)
  const [busy, setBusy] = useState(false)
  const show = async () => {
    setBusy(true)
    try {
      const blob = await planSetPdf(project_id)
      if (blob) setBytes(new Uint8Array(await blob.arrayBuffer()))
    } catch (failure) {
      tell(failure)
    }
    setBusy(false)
  }
  return (
    <Card
      title={words.sheets}
      note={words.sheets_note}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void downloadMaterials(project_id)}>{words.materials}</Button>
          <Download project_id={project_id} label={words.download} />
        </div>
      }
    >
      <ol className={cx('grid gap-x-6 gap-y-1 text-base sm:grid-cols-2', bytes && 'mb-4')}>
        {sheets.map(({ number, title }) => (
          <li key={number} className="flex gap-3">
            <span className="figures w-14 shrink-0 text-ink-3">{number}</span>
            {title}
          </li>
        ))}
      </ol>
      {bytes ? (
        <div className="rounded-control bg-sunken">
          <PdfPages data={bytes} name={words.preview} meanwhile={<Skeleton className="h-96" />} />
        </div>
      ) : (
        <Button className="mt-4" busy={busy} onClick={() => void show()}>
          {words.show}
        </Button>
      )}
    </Card>
  )
}
