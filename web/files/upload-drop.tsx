// Files are dropped or chosen one after the other; pictures are made small and upright before they are sent.
import { useState } from 'react'
import { useWrite } from '#web/app/queries.ts'
import { tellDone } from '#web/app/tell.ts'
import { PICTURE_TYPES, PictureError, shrinkImage } from '#web/lib/shrink-image.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'

/** Of what is chosen: a picture of a drone is larger than what is sent of it. */
const MOST_CHOSEN = 100 * 1_048_576
const MOST_SENT = 25 * 1_048_576

export function UploadDrop({ project_id }: { project_id: string }) {
  const [state, setState] = useState<'idle' | 'shrinking'>('idle')
  const [refused, setRefused] = useState<string>()
  const upload = useWrite('/v3/files.Upload', {
    quiet: true,
    refreshes: ['/v3/projects.ListFiles', '/v3/projects.ListActivity'],
    onDone: ({ name }) => tellDone(`${name} is uploaded.`),
  })
  const take = async (chosen: File) => {
    if (state === 'shrinking' || upload.isPending) return
    setRefused(undefined)
    setState('shrinking')
    const file = await shrinkImage(chosen).catch((error: unknown) => {
      setRefused(error instanceof PictureError ? error.message : 'This file cannot be read. Choose it again.')
      return undefined
    })
    setState('idle')
    if (!file) return
    if (file.size > MOST_SENT) {
      setRefused('This file is larger than 25 MB. Choose a smaller one.')
      return
    }
    upload.mutate(
      // The contract's word for a file in a form is text.
      { project_id, file: file as never, file_name: file.name.slice(0, 255) },
      { onError: failure => setRefused(failure.fields['file'] ?? failure.message) },
    )
  }
  const busy = state === 'shrinking' ? 'Making it smaller …' : upload.isPending ? 'Uploading …' : undefined
  return (
    <FileDrop
      label={busy ?? 'Upload a picture or a PDF'}
      accept={`${PICTURE_TYPES},application/pdf,.pdf`}
      most_bytes={MOST_CHOSEN}
      file={null}
      onFile={file => void take(file)}
      error={refused}
    />
  )
}
