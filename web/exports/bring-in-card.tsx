import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { tell } from '#web/app/tell.ts'
import { JobProgress } from '#web/jobs/job-progress.tsx'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Card } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { uploadArchive } from './upload-archive.ts'

const MOST_BYTES = 20 * 1_073_741_824

type Props = { readiness: Schemas['Readiness']; onEnd: () => void }

/** Shown where the company is empty, and for as long as one is being brought in. */
export function BringInCard({ readiness: { empty }, onEnd }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [share, setShare] = useState<number>()
  const [job_id, setJobId] = useState<string>()
  const [going, setGoing] = useState(false)
  const client = useQueryClient()
  if (!empty && !job_id) return null
  const choosing = empty && share === undefined && !going
  const begin = async (chosen: File) => {
    setJobId(undefined)
    setShare(0)
    const uploaded = await uploadArchive(chosen, setShare).catch(tell)
    setJobId(uploaded || undefined)
    setGoing(Boolean(uploaded))
    setShare(undefined)
  }
  // Everything on every screen may be another now.
  const ended = ({ status }: Schemas['Job']) => {
    setGoing(false)
    if (status === 'done') void client.invalidateQueries()
    onEnd()
  }
  return (
    <Card
      title="Bring your data in"
      note="From an archive of a company that used this product elsewhere. Only while this company is empty."
    >
      <div className="flex flex-col gap-4">
        {choosing && (
          <FileDrop
            label="Choose an archive"
            accept=".zip,application/zip"
            most_bytes={MOST_BYTES}
            file={file}
            onFile={setFile}
          />
        )}
        {share !== undefined && (
          <ProgressBar label="Uploading the archive." value={share} note={`${Math.round(share * 100)} %`} />
        )}
        {file && choosing && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-[60ch] text-sm text-ink-3">
              The catalogue and settings this company began with are replaced. Members set a new password by mail.
            </p>
            <Button look="primary" onClick={() => void begin(file)}>
              Bring it in
            </Button>
          </div>
        )}
        {job_id && <JobProgress key={job_id} job_id={job_id} onEnd={ended} />}
      </div>
    </Card>
  )
}
