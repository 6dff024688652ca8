// A typed name in a handwriting font.
import '@fontsource/dancing-script/400.css'
import { useEffect, useRef, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { Notice } from '#web/ui/states.tsx'
import { useWords } from '../words/words-context.tsx'
import type { PadProps } from './adopt-step.tsx'
import { inHand, initialsOf } from './handwriting.ts'
import { textToPng } from './ink-image.ts'

export function TypePad({ kind, name, onPng }: PadProps) {
  const { words } = useWords()
  const signature = kind === 'signature'
  const [text, setText] = useState(signature ? name : initialsOf(name))
  const [png, setPng] = useState<string | null>(null)
  const latest = useRef(onPng)
  latest.current = onPng
  useEffect(() => {
    // Letters are drawn by the browser, once its handwriting has come.
    let gone = false
    textToPng(text).then(made => {
      if (gone) return
      setPng(made)
      latest.current(made)
    })
    return () => {
      gone = true
    }
  }, [text])
  return (
    <div className="flex flex-col gap-3">
      <label className="flex flex-col gap-1 text-md font-medium">
        {signature ? words.type_signature : words.type_initials}
        <input
          dir="auto"
          maxLength={signature ? 80 : 8}
          value={text}
          onChange={event => setText(event.target.value)}
          className="h-12 rounded-control border border-control bg-raised px-3 text-[17px] font-normal"
        />
      </label>
      {!inHand(text) && <Notice>{words.other_hand}</Notice>}
      <Preview png={png} label={words.preview({ what: words[kind] })} />
    </div>
  )
}

/** On white, as on paper. */
export const Preview = ({ png, label, low = false }: { png: string | null; label: string; low?: boolean }) => (
  <div
    className={cx(
      'flex items-center justify-center rounded-card border border-hairline-strong bg-white px-6 py-4',
      low ? 'h-24' : 'h-36',
    )}
  >
    {png && <img src={`data:image/png;base64,${png}`} alt={label} className="max-h-full max-w-full object-contain" />}
  </div>
)
