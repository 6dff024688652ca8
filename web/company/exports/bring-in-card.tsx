// An archive is uploaded first, changing nothing; then the user reviews effect and signer, and starts or cancels.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer, Input, Schemas } from '#sdk/types.ts'
import { JobProgress } from '#web/company/jobs/job-progress.tsx'
import { read, write } from '#web/data/queries.ts'
import { tell } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Card } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { ImportPlan } from './import-plan.tsx'
import { words } from './words.ts'

/** Uploaded in parts, so that any size needs little memory on either side. */
type Part = Input<'/v3/imports.AddPart'>

/** Returns the import job. `onPart` reports the uploaded share. */
async function uploadArchive(file: File, onPart: (share: number) => void): Promise<string> {
  const { job, part_bytes } = await write('/v3/imports.Begin', { file_name: file.name, size_bytes: file.size })
  const parts = Math.ceil(file.size / part_bytes)
  for (let position = 0; position < parts; position++) {
    const part = file.slice(position * part_bytes, (position + 1) * part_bytes)
    // The contract's word for a file in a form is text.
    await addPart({ job_id: job.id, position: String(position), file: part as never })
    onPart((position + 1) / parts)
  }
  return job.id
}

const TRIES = 3

/** One that got lost on its way is sent again; one that had arrived is known again by its place. */
async function addPart(part: Part): Promise<Answer<'/v3/imports.AddPart'>> {
  for (let attempt = 1; ; attempt++)
    try {
      return await write('/v3/imports.AddPart', part)
    } catch (error) {
      if (attempt === TRIES || !(await isThere())) throw error
    }
}

/** Checks if the server responds. */
const isThere = () =>
  read('/v3/jobs.List', { limit: 1 }).then(
    () => true,
    () => false,
  )

const MOST_BYTES = 20 * 1_073_741_824

type Props = { readiness: Schemas['Readiness']; onEnd: () => void }
type Step =
  | { at: 'choosing' }
  | { at: 'uploading'; share: number }
  | { at: 'deciding'; job_id: string }
  | { at: 'started'; job_id: string }
  | { at: 'failed'; job_id: string }

/** Shown for an empty company, and while one is being restored. */
export function BringInCard({ readiness: { empty }, onEnd }: Props) {
  const [file, setFile] = useState<File | null>(null)
  const [step, setStep] = useState<Step>({ at: 'choosing' })
  const client = useQueryClient()
  if (!empty && step.at === 'choosing') return null
  const choosing = step.at === 'choosing' || step.at === 'failed'
  const upload = async (chosen: File) => {
    setStep({ at: 'uploading', share: 0 })
    const job_id = await uploadArchive(chosen, share => setStep({ at: 'uploading', share })).catch(tell)
    setStep(job_id ? { at: 'deciding', job_id } : { at: 'choosing' })
  }
  const chooseAgain = () => {
    setFile(null)
    setStep({ at: 'choosing' })
  }
  // Everything on every screen may be another now.
  const ended = ({ id, status }: Schemas['Job']) => {
    if (status === 'done') void client.invalidateQueries()
    else setStep({ at: 'failed', job_id: id })
    onEnd()
  }
  return (
    <Card title={words.restore_archive} note={words.your_own_company_server}>
      <div className="flex flex-col gap-4">
        {choosing && empty && (
          <FileDrop
            label={words.choose_archive}
            accept=".zip,application/zip"
            most_bytes={MOST_BYTES}
            file={file}
            onFile={setFile}
          />
        )}
        {choosing && empty && file && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-[60ch] text-sm text-ink-3">{words.uploading_changes_nothing_you}</p>
            <Button look="primary" onClick={() => void upload(file)}>
              {words.upload_check}
            </Button>
          </div>
        )}
        {step.at === 'uploading' && (
          <ProgressBar label={words.uploading_archive} value={step.share} note={`${Math.round(step.share * 100)}%`} />
        )}
        {step.at === 'deciding' && (
          <ImportPlan
            job_id={step.job_id}
            onStart={() => setStep({ at: 'started', job_id: step.job_id })}
            onCancel={chooseAgain}
          />
        )}
        {(step.at === 'started' || step.at === 'failed') && (
          <JobProgress key={step.job_id} job_id={step.job_id} onEnd={ended} />
        )}
      </div>
    </Card>
  )
}
