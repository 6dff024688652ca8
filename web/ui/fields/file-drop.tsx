import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { fileSize } from '#web/lib/figures.ts'
import { words } from './words.ts'

type Props = {
  label: string
  accept: string
  most_bytes: number
  /** Replaces the maximum size, if there is more to say. */
  limits?: string
  file: File | null
  /** `others`: smaller ones that came with it, where several are taken. */
  onFile: (file: File, others: readonly File[]) => void
  several?: boolean
  error?: string | undefined
}

/** Takes one file by drop, click or keyboard; one that is too large is refused before it is sent. */
export function FileDrop({ label, accept, most_bytes, limits, file, onFile, several = false, error }: Props) {
  const id = useId()
  const [over, setOver] = useState(false)
  const [tooLarge, setTooLarge] = useState(false)
  const sentence = tooLarge ? words.file_larger_than_mb({ round: Math.round(most_bytes / 1_048_576) }) : error
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])].slice(0, several ? undefined : 1)
    const [chosen, ...others] = all.sort((one, other) => other.size - one.size)
    if (!chosen) return
    setTooLarge(chosen.size > most_bytes)
    if (chosen.size <= most_bytes) onFile(chosen, others)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div className="flex flex-col gap-1">
      <label
        htmlFor={id}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={cx(
          'flex cursor-pointer flex-col items-center gap-1.5 rounded-card border border-dashed px-4 py-8 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
          over ? 'border-marigold bg-marigold-soft' : 'border-control bg-sunken/50 hover:border-ink',
        )}
      >
        <FileUp size={20} className="text-ink-3" aria-hidden />
        <span className="text-base font-medium">{file ? file.name : label}</span>
        <span className="text-sm text-ink-3">
          {file
            ? words.choose_another_replace({ size: fileSize(file.size) })
            : words.drop_here_browse({
                limits: limits ?? words.up_to_mb({ round: Math.round(most_bytes / 1_048_576) }),
              })}
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={several}
          className="sr-only"
          aria-describedby={sentence ? `${id}-note` : undefined}
          onChange={event => take(event.target.files)}
        />
      </label>
      {sentence && (
        <p id={`${id}-note`} role="alert" className="text-xs text-danger">
          {sentence}
        </p>
      )}
    </div>
  )
}
