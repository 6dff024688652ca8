// A file of the meter is shown as it was read; saved, it is the project's use.

import { useState } from 'react'
import { sum } from '#machines/lib/numbers.ts'
import type { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { kwh } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { Choices } from './usage/usage-choices.tsx'
import { words } from './words.ts'

const UsageReview = part(() => import('./usage/usage-review.tsx'))

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
  const [choices, setChoices] = useState<Choices>({})
  const [reading, setReading] = useState<Schemas['UsageReading'] | null>(null)
  const preview = useWrite('/v3/energy.PreviewUsage', { onDone: answer => setReading(answer.reading) })
  const upload = useWrite('/v3/energy.UploadUsage', {
    onDone: answer => {
      setFile(null)
      setReading(null)
      onRead(answer.project)
    },
  })
  const input = (chosen: File, how: Choices) => ({
    project_id: project.id,
    // The contract's multipart fields are strings; the browser sends the file itself.
    file: chosen as unknown as string,
    file_name: chosen.name.slice(0, 255),
    ...how,
  })
  const read = (chosen: File, how: Choices) => {
    setFile(chosen)
    setChoices(how)
    upload.reset()
    preview.mutate(input(chosen, how))
  }
  const leave = () => {
    setFile(null)
    setReading(null)
    preview.reset()
  }
  const saved = project.consumption?.mode === 'interval_8760' ? project.consumption : null
  if (whyNot !== undefined && !saved) return <Notice>{whyNot}</Notice>
  const refusal = sentenceOf(preview.error) ?? sentenceOf(upload.error)
  if (file && reading)
    return (
      <UsageReview
        meanwhile={<ProgressBar label={words.reading_name({ name: file.name })} />}
        file_name={file.name}
        reading={reading}
        choices={choices}
        error={refusal}
        busy={upload.isPending ? 'saving' : preview.isPending ? 'reading' : null}
        onChoose={how => read(file, how)}
        onSave={() => upload.mutate(input(file, choices))}
        onLeave={leave}
      />
    )
  return (
    <div className="flex flex-col gap-3">
      {saved && (
        <p className="text-base">
          <strong className="font-medium break-all">{saved.file_name}</strong>{' '}
          <span className="figures text-ink-2">{words.meter_year_total({ kwh: kwh(sum(saved.values)) })}</span>
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
      {preview.isPending ? (
        <ProgressBar label={words.reading_name({ name: file?.name ?? words.file })} />
      ) : (
        whyNot === undefined && (
          <FileDrop
            label={saved ? words.another_file_meter : words.year_meter_csv_green}
            accept=".csv,.xml,.txt,.xlsx,.zip,.gz,text/csv,text/xml,application/xml"
            most_bytes={MOST_BYTES}
            file={file}
            onFile={chosen => read(chosen, {})}
            error={refusal ?? error}
          />
        )
      )}
      <p className="text-xs text-ink-3">{words.hours_quarter_hours_least}</p>
    </div>
  )
}

/** The error in the file or a choice, shown next to it. */
const sentenceOf = (refusal: Refusal | null): string | undefined =>
  refusal
    ? (Object.values(refusal.fields)[0] ?? ([409, 413, 415].includes(refusal.status) ? refusal.message : undefined))
    : undefined
