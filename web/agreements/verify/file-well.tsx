// Where files are put to be checked: by drop, click or keyboard, several at once.
import { FileCheck2 } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import type { VerifyWords } from './verify-language.ts'

export function FileWell({ words, onFiles }: { words: VerifyWords; onFiles: (files: File[]) => void }) {
  const id = useId()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <label
      htmlFor={id}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'no-print flex cursor-pointer flex-col items-center gap-2 rounded-card border border-dashed px-5 py-10 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
        over ? 'border-marigold bg-marigold-soft' : 'border-control bg-surface hover:border-ink-3',
      )}
    >
      <FileCheck2 size={24} className="text-ink-3" aria-hidden />
      <span className="text-md font-semibold">{words.choose}</span>
      <span className="text-base text-ink-3">{words.drop}</span>
      <input
        id={id}
        type="file"
        multiple
        accept="application/pdf,.pdf"
        className="sr-only"
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          // The same file may be chosen again, changed meanwhile.
          event.target.value = ''
        }}
      />
    </label>
  )
}
