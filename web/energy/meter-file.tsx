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
          <span className="figures text-ink-2">says {kwh(sum(read.values))} in a year.</span>
        </p>
      )}
      {upload.data && (
        <Notice kind="success">
          <ul className="flex flex-col gap-1">
            {upload.data.notes.length === 0 && <li>A whole year was read.</li>}
            {upload.data.notes.map(note => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Notice>
      )}
      {upload.isPending ? (
        <ProgressBar label={`Reading ${file?.name ?? 'the file'}`} />
      ) : (
        whyNot === undefined && (
          <FileDrop
            label={read ? 'Another file of the meter' : 'A year of the meter: CSV or Green Button XML'}
            accept=".csv,.xml,.txt,text/csv,text/xml,application/xml"
            most_bytes={MOST_BYTES}
            file={file}
            onFile={take}
            error={ofFile ?? error}
          />
        )
      )}
      <p className="text-xs text-ink-3">
        Hours or quarter hours of at least a year. The homeowner finds the file on the utility’s website, often behind a
        green button “Download my data”.
      </p>
    </div>
  )
}
