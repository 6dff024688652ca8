// An archive goes up in parts, so that one of any size needs little memory on either side.
import type { Answer, Input } from '#sdk/types.ts'
import { read, write } from '#web/data/queries.ts'

type Part = Input<'/v3/imports.AddPart'>

/** Answers the job that brings it in. `onPart` is told the share that is there. */
export async function uploadArchive(file: File, onPart: (share: number) => void): Promise<string> {
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

/** Whether the server answers at all. */
const isThere = () =>
  read('/v3/jobs.List', { limit: 1 }).then(
    () => true,
    () => false,
  )
