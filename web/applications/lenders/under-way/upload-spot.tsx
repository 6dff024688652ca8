// Where one file for a lender is dropped, browsed for, or photographed on a phone.
import { Camera, Upload } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { PICTURE_TYPES } from '#web/lib/files/shrink-image.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { common } from '#web/words/common.ts'
import { MOST_CHOSEN, type UploadStep } from './use-upload.ts'
import { words } from './words.ts'

type Props = {
  /** 'Upload a pay stub': the button's accessible name, as its text is short. */
  label: string
  whyNot: string | undefined
  step: UploadStep | null
  refused: string | undefined
  onFile: (file: File) => void
}

export function UploadSpot({ label, whyNot, step, refused, onFile }: Props) {
  const id = useId()
  const [over, setOver] = useState(false)
  const [tooLarge, setTooLarge] = useState(false)
  const take = (file: File | undefined) => {
    if (!file || whyNot !== undefined) return
    setTooLarge(file.size > MOST_CHOSEN)
    if (file.size <= MOST_CHOSEN) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }
  const sentence = tooLarge ? words.file_larger_than_100 : refused
  if (step)
    return step.doing === 'shrinking' ? (
      <ProgressBar label={words.preparing_file} />
    ) : (
      <ProgressBar label={common.sending} value={step.share} note={`${Math.round(step.share * 100)}%`} />
    )
  const picker = (suffix: string, camera: boolean) => (
    <input
      id={`${id}-${suffix}`}
      type="file"
      accept={camera ? 'image/*' : `${PICTURE_TYPES},application/pdf,.pdf`}
      {...(camera ? { capture: 'environment' as const } : {})}
      className="sr-only"
      disabled={whyNot !== undefined}
      aria-label={camera ? words.with_camera({ label }) : label}
      aria-describedby={`${id}-note`}
      onChange={event => {
        take(event.target.files?.[0])
        // The same file can be chosen again after a failure.
        event.target.value = ''
      }}
    />
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped here; keyboard users have the buttons within.
    <div
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-dashed px-3 py-2.5',
        over && whyNot === undefined ? 'border-marigold bg-marigold-soft' : 'border-control bg-sunken/40',
      )}
    >
      <label
        htmlFor={`${id}-file`}
        className={cx(
          buttonLook(),
          'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
          whyNot !== undefined && 'cursor-not-allowed opacity-50',
        )}
      >
        <Upload size={14} aria-hidden />
        {words.upload}
        {picker('file', false)}
      </label>
      <label
        htmlFor={`${id}-camera`}
        className={cx(
          buttonLook(),
          'hidden cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus pointer-coarse:inline-flex',
          whyNot !== undefined && 'cursor-not-allowed opacity-50',
        )}
      >
        <Camera size={14} aria-hidden />
        {words.take_photo}
        {picker('camera', true)}
      </label>
      <p id={`${id}-note`} className={cx('min-w-0 text-sm', sentence ? 'text-danger' : 'text-ink-3')}>
        {sentence ? <span role="alert">{sentence}</span> : (whyNot ?? words.drop_hint)}
      </p>
    </div>
  )
}
