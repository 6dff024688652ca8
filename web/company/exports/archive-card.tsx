// A full export of the company as one file: its contents, past exports and their users, and progress.

import { Archive } from 'lucide-react'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { JobFile, JobProgress } from '#web/company/jobs/job-progress.tsx'
import { hasEnded } from '#web/company/jobs/use-job.ts'
import { usePermissions, useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { date, dateTime, number } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, ErrorState } from '#web/ui/states.tsx'
import { type Column, DataTable } from '#web/ui/table/data-table.tsx'
import { common } from '#web/words/common.ts'
import { BringInCard } from './bring-in-card.tsx'
import { words as texts } from './words.ts'

type Job = Schemas['Job']

/** For users who may export everything; otherwise empty. */
export default function ArchiveCards() {
  const permissions = usePermissions()
  return permissions.has('exports.create') && permissions.has('company.edit') ? <Shown /> : null
}

function Shown() {
  const { data, error, refetch } = useRead('/v3/exports.List', {})
  const [begun, setBegun] = useState<string>()
  const whyNot = useWhyNot('projects.view_all')
  const start = useWrite('/v3/exports.Start', {
    onDone: ({ job }) => setBegun(job.id),
  })
  const going = data?.exports.find(job => !hasEnded(job))
  const shown = going?.id ?? begun
  return (
    <>
      <Card
        title={texts.take_your_data_you}
        note={texts.everything_your_company_has}
        actions={
          <Button
            look="primary"
            icon={<Archive size={16} aria-hidden />}
            busy={start.isPending || going !== undefined}
            {...(whyNot && { disabledReason: whyNot })}
            onClick={() => start.mutate({})}
          >
            {texts.make_archive}
          </Button>
        }
        flush
      >
        <div className="flex flex-col gap-4 p-4">
          <p className="max-w-[88ch] text-base text-ink-2">{texts.projects_people_designs_prices}</p>
          {shown && <JobProgress key={shown} job_id={shown} onEnd={() => void refetch()} />}
        </div>
        <div className="border-t border-hairline">
          {error && !data ? (
            <ErrorState sentence={error.message} onRetry={() => void refetch()} />
          ) : (
            <DataTable
              label={texts.archives}
              columns={COLUMNS}
              rows={data?.exports.filter(hasEnded)}
              keyOf={({ id }) => id}
              empty={<EmptyState title={texts.no_archive_yet}>{texts.last_ones_stand_here}</EmptyState>}
            />
          )}
        </div>
      </Card>
      {data && <BringInCard readiness={data.import} onEnd={() => void refetch()} />}
    </>
  )
}

const COLUMNS: Column<Job>[] = [
  { header: texts.created, cell: ({ created_at }) => <span className="figures">{dateTime(created_at)}</span> },
  { header: texts.by, cell: ({ created_by_name }) => created_by_name, wide: true },
  {
    header: texts.contents,
    cell: ({ facts }) =>
      facts['rows'] === undefined
        ? '—'
        : texts.projects_files({ number: number(Number(facts['projects'])), number_2: number(Number(facts['files'])) }),
    wide: true,
  },
  { header: common.size, cell: ({ facts }) => sizeOf(facts['size_bytes']), align: 'right' },
  {
    header: texts.kept_until,
    cell: ({ file }) => <span className="figures">{file ? date(file.expires_at) : '—'}</span>,
    wide: true,
  },
  { header: texts.archive, cell: job => <Fetch job={job} />, align: 'right' },
]

const sizeOf = (bytes: unknown) => (typeof bytes === 'number' ? `${number(bytes / 1_048_576, 1)} MB` : '—')

function Fetch({ job: { status, file } }: { job: Job }) {
  if (file)
    return (
      <span className="my-1.5 inline-flex">
        <JobFile file={file} />
      </span>
    )
  if (status === 'done') return <span className="text-sm text-ink-3">{texts.expired}</span>
  return <Badge status={status} />
}
