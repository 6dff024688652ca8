// A signature on paper, photographed: the paper is taken away, the ink stays.
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { buttonLook } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { useWords } from '../words/words-context.tsx'
import type { PadProps } from './adopt-step.tsx'
import { PhotoError, type PhotoFault, photoToPng } from './ink-image.ts'
import { Preview } from './type-pad.tsx'

export function PhotoPad({ kind, onPng }: PadProps) {
  const { words } = useWords()
  const [png, setPng] = useState<string | null>(null)
  const [fault, setFault] = useState<PhotoFault | null>(null)
  const [busy, setBusy] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setFault(null)
    const made = await photoToPng(file).catch((failure: unknown) => {
      setFault(failure instanceof PhotoError ? failure.fault : 'photo_unreadable')
      return null
    })
    setBusy(false)
    setPng(made)
    onPng(made)
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-md text-ink-2">{words.upload_text}</p>
      <label
        className={`${buttonLook('secondary', 'touch')} min-h-12 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus`}
      >
        <Camera size={20} aria-hidden />
        {busy ? words.preparing_photo : png ? words.other_photo : words.choose_photo}
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp,image/heic"
          disabled={busy}
          onChange={event => {
            void take(event.target.files?.[0])
            // The same file may be chosen again after a change to it.
            event.target.value = ''
          }}
          className="sr-only"
        />
      </label>
      {fault && <Notice kind="danger">{words[fault]}</Notice>}
      {png && <Preview png={png} label={words.preview({ what: words[kind] })} />}
    </div>
  )
}
