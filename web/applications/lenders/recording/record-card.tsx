// Recording events at a lender by hand: what can be recorded now, why other events can't, and past records.
import { useState } from 'react'
import { isByHand } from '#machines/applications/lenders/modes.ts'
import { recordable } from '#machines/applications/lenders/recording/may-record.ts'
import type { RecordKind } from '#machines/applications/lenders/recording/records.ts'
import { useWhyNot } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import type { Application } from '../under-way/application-words.ts'
import { chartOf } from '../under-way/chart.ts'
import { RecordDialog } from './record-dialog.tsx'
import { RecordList } from './record-list.tsx'
import { RECORD_NAMES } from './record-words.ts'
import { words } from './words.ts'

export function RecordCard({ application }: { application: Application }) {
  const { mode, lender_name, records } = application
  const whyNot = useWhyNot('lenders.manage')
  if (mode === 'api' && whyNot !== undefined && records.length === 0) return null
  const choices = <Choices application={application} whyNot={whyNot} />
  return (
    <Card title={words.recorded_hand}>
      <div className="flex flex-col gap-4">
        {mode === 'api' ? (
          <details>
            <summary className="w-fit cursor-pointer text-base text-ink-2">
              {words.record_outside_activity({ lender_name })}
            </summary>
            <div className="mt-3">{choices}</div>
          </details>
        ) : (
          choices
        )}
        <RecordList application={application} />
      </div>
    </Card>
  )
}

type ChoicesProps = { application: Application; whyNot: string | undefined }

function Choices({ application, whyNot }: ChoicesProps) {
  const [open, setOpen] = useState<RecordKind | null>(null)
  const kinds = recordable(chartOf(application).standing, isByHand(application.mode))
  const now = kinds.filter(({ available }) => available)
  const later = kinds.filter(({ available }) => !available)
  if (whyNot !== undefined) return <p className="text-base text-ink-2">{whyNot}</p>
  return (
    <div className="flex flex-col gap-3">
      {now.length === 0 ? (
        <p className="text-base text-ink-2">{words.nothing_can_recorded_now}</p>
      ) : (
        <ul aria-label={words.what_you_can_record} className="flex flex-wrap gap-2">
          {now.map(({ kind }) => (
            <li key={kind}>
              <Button look={now.length === 1 ? 'primary' : 'secondary'} onClick={() => setOpen(kind)}>
                {RECORD_NAMES[kind]}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {later.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer text-sm text-ink-3">
            {words.unavailable_count({ count: later.length })}
          </summary>
          <ul aria-label={words.unavailable_label} className="mt-2 flex flex-col gap-1.5">
            {later.map(({ kind, reason }) => (
              <li key={kind} className="text-sm">
                <span className="text-ink-2">{RECORD_NAMES[kind]}:</span> <span className="text-ink-3">{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {open && <RecordDialog application={application} kind={open} onClose={() => setOpen(null)} />}
    </div>
  )
}
