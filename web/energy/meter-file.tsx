// A file of the meter becomes the project's use as soon as it is dropped; what was read is said in words.

import { useState } from 'react'
import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { kwh } from '#web/lib/format.ts'
import { tell } from '#web/lib/tell.ts'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Notice } from '#web/ui/states.tsx'
import { ENERGY_READS } from './save-part.ts'
import { words } from './words.ts'

/** The contract's limit on an upload. */
const MOST_BYTES = 25 * 1_048_576

type Props = {
  project: Schemas['Project']
  whyNot: string | undefined
  error: string | undefined
  onRead: (project: Schemas['Project']) => void
}

export function MeterFile({ project, whyNot, error, onRead }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const upload = useWrite('/v3/energy.UploadUsage', {
    quiet: true,
    refreshes: ENERGY_READS,
    onDone: answer => {
      setFile(null)
      onRead(answer.project)
    },
  })
  const refusal = upload.error
  const ofFile =
    refusal && (refusal.fields['file'] ?? ([413, 415].includes(refusal.status) ? refusal.message : undefined))
  const take = (chosen: File) => {
    setFile(chosen)
    upload.mutate(
      // The contract's multipart fields are strings; the browser sends the file itself.
      { project_id: project.id, file: chosen as unknown as string, file_name: chosen.name.slice(0, 255) },
      { onError: failure => !failure.fields['file'] && ![413, 415].includes(failure.status) && tell(failure) },
    )
  }
  const read = project.consumption?.mode === 'interval_8760' ? project.consumption : null
  if (whyNot !== undefined && !read) return <Notice>{whyNot}</Notice>
  return (
    <div className="flex flex-col gap-3">
      {read && (
        <p className="text-base">
          <strong className="font-medium break-all">{read.file_name}</strong>{' '}
          <span className="figures text-ink-2">{words.meter_year_total({ kwh: kwh(sum(read.values)) })}</span>
        </p>
      )}
      {upload.data && (
        <Notice kind="success">
          <ul className="flex flex-col gap-1">
            {upload.data.notes.length === 0 && <li>{words.whole_year_was_read}</li>}
            {upload.data.notes.map(note => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
      {upload.isPending ? (
        <ProgressBar label={words.reading_name({ name: file?.name ?? words.file })} />
      ) : (
        whyNot === undefined && (
          <FileDrop
            label={read ? words.another_file_meter : words.year_meter_csv_green}
            accept=".csv,.xml,.txt,text/csv,text/xml,application/xml"
            most_bytes={MOST_BYTES}
            file={file}
            onFile={take}
            error={ofFile ?? error}
          />
        )
      )}
      <p className="text-xs text-ink-3">{words.hours_quarter_hours_least}</p>
    </div>
  )
}
