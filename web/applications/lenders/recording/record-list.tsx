// Records, newest first, each with its evidence and an undo.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot } from '#web/data/queries.ts'
import { date, dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import type { Application } from '../under-way/application-words.ts'
import { detailWords, RECORD_NAMES } from './record-words.ts'
import { TakeBackDialog } from './take-back-dialog.tsx'
import { words as texts } from './words.ts'

type LenderRecord = Schemas['LenderRecord']

export function RecordList({ application }: { application: Application }) {
  const { records } = application
  const [asked, ask] = useState<LenderRecord | null>(null)
  const whyNot = useWhyNot('lenders.manage')
  if (records.length === 0) return null
  return (
    <>
      <ol aria-label={texts.records} className="flex flex-col divide-y divide-hairline">
        {records.toReversed().map(record => (
          <Row key={record.id} record={record} whyNot={whyNot} onTakeBack={() => ask(record)} />
        ))}
      </ol>
      {asked && <TakeBackDialog application={application} record={asked} onClose={() => ask(null)} />}
    </>
  )
}

type RowProps = { record: LenderRecord; whyNot: string | undefined; onTakeBack: () => void }

function Row({ record, whyNot, onTakeBack }: RowProps) {
  const { kind, happened_on, note, files, recorded_by, recorded_at, taken_back } = record
  const detail = detailWords(record)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
        <p className={taken_back ? 'text-base font-medium text-ink-3 line-through' : 'text-base font-medium'}>
          {texts.record_on_date({ record_names: RECORD_NAMES[kind], happened_on: date(happened_on) })}
        </p>
        {detail !== '' && <p className="figures text-base break-words text-ink-2">{detail}</p>}
        {note !== '' && <p className="text-base break-words whitespace-pre-line">{note}</p>}
        {files.length > 0 && (
          <ul aria-label={texts.evidence} className="flex flex-wrap gap-x-3 gap-y-1">
            {files.map(({ file_id, name, src }) => (
              <li key={file_id} className="min-w-0">
                <a
                  href={src}
                  target="_blank"
                  rel="noreferrer"
                  className="text-base break-all underline underline-offset-2"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="text-sm text-ink-3">
          {texts.recorded_by({ recorded_by })} <time dateTime={recorded_at}>{dateTime(recorded_at)}</time>
        </p>
        {taken_back && (
          <p className="text-sm break-words text-ink-2">
            {texts.undone_by({ by: taken_back.by, at: dateTime(taken_back.at), reason: taken_back.reason })}
          </p>
        )}
      </div>
      {!taken_back && (
        <Button
          look="ghost"
          aria-label={texts.undo_record({ record_names: RECORD_NAMES[kind] })}
          disabledReason={whyNot}
          onClick={onTakeBack}
        >
          {texts.undo}
        </Button>
      )}
    </li>
  )
}
