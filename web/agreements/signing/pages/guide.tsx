// The bar that leads from field to field: which it is, and how to fill it in, in letters and targets that need no zoom.
import { Check, ChevronLeft, ChevronRight, PenLine, Square, SquareCheckBig, X } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Asked, type ImageKind, type Images, isDone } from '#machines/agreements/signing-facts.ts'
import { cx } from '#web/lib/class-names.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '../words/words-context.tsx'
import { fieldName } from './fields.ts'
import type { Own } from './placed-fields.tsx'

type Props = {
  own: Own
  current: Asked
  open_count: number
  onFill: (id: string, value: string) => void
  onSign: (asked: Asked) => void
  onClear: (id: string) => void
  onMove: (by: 1 | -1) => void
  /** To the next field that wants something, or on to the review. */
  onNext: () => void
}

const FIRST = {
  signature: 'sign_first',
  initials: 'initial_first',
  checkbox: 'tick_first',
  text: 'fill_first',
} as const
const ARROW =
  'flex size-11 items-center justify-center rounded-control text-ink-2 hover:bg-sunken aria-disabled:opacity-35'

export function Guide({ own, current, open_count, onFill, onSign, onClear, onMove, onNext }: Props) {
  const { words } = useWords()
  const { asked, values, signed_fields } = own
  const [told, setTold] = useState<string | null>(null)
  const place = asked.indexOf(current)
  const done = isDone(current, values, signed_fields)
  const signed = done && (current.type === 'signature' || current.type === 'initials')
  const last = open_count === 0 || (open_count === 1 && !done && current.required)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // After one warning the signer may continue to the other fields.
    if (current.required && !done && told !== current.id) return setTold(current.id)
    setTold(null)
    onNext()
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 text-md" aria-live="polite">
          <span className="figures mr-2 text-ink-3">{words.step_of({ step: place + 1, count: asked.length })}</span>
          <strong className="font-semibold wrap-anywhere">{fieldName(current, words)}</strong>
          {!current.required && <span className="text-ink-3"> ({words.optional})</span>}
        </p>
        <button
          type="button"
          aria-label={words.previous}
          aria-disabled={place === 0}
          onClick={() => place > 0 && onMove(-1)}
          className={ARROW}
        >
          <ChevronLeft size={22} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={words.next_field}
          aria-disabled={place === asked.length - 1}
          onClick={() => place < asked.length - 1 && onMove(1)}
          className={ARROW}
        >
          <ChevronRight size={22} aria-hidden />
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <div className={cx('min-w-0 flex-1', signed ? 'basis-64' : 'basis-52')}>{control()}</div>
        <Button
          type="submit"
          size="touch"
          look={done || !current.required ? 'primary' : 'secondary'}
          className="min-h-12 max-sm:flex-1"
        >
          {last && done ? words.review : words.next}
        </Button>
      </div>
      {told === current.id && !done && (
        <p role="alert" className="text-md text-danger">
          {words[FIRST[current.type]]}
        </p>
      )}
    </form>
  )

  function control() {
    switch (current.type) {
      case 'text':
        return (
          <TextControl
            key={current.id}
            label={fieldName(current, words)}
            value={values[current.id] ?? ''}
            onChange={value => onFill(current.id, value)}
          />
        )
      case 'checkbox':
        return (
          <Button
            size="touch"
            className="min-h-12 w-full"
            aria-pressed={done}
            icon={done ? <SquareCheckBig size={20} aria-hidden /> : <Square size={20} aria-hidden />}
            onClick={() => onFill(current.id, done ? '' : 'true')}
          >
            {done ? words.ticked : words.tick}
          </Button>
        )
      case 'signature':
      case 'initials':
        return done ? (
          <div className="flex items-center gap-1 text-md text-success">
            <Check size={20} aria-hidden />
            <span className="flex-1">{words.signed_here}</span>
            <Button size="touch" look="ghost" icon={<X size={18} aria-hidden />} onClick={() => onClear(current.id)}>
              {words.take_away}
            </Button>
          </div>
        ) : (
          <Button
            size="touch"
            look="primary"
            className="min-h-12 w-full"
            icon={<PenLine size={20} aria-hidden />}
            onClick={() => onSign(current)}
          >
            {current.type === 'signature' ? words.sign_here : words.initial_here}
          </Button>
        )
    }
  }
}

type TextProps = { label: string; value: string; onChange: (value: string) => void }

/** Sixteen points and more: smaller, and phones zoom in at a tap. */
function TextControl({ label, value, onChange }: TextProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Focus the field the guide leads to.
    input.current?.focus({ preventScroll: true })
  }, [])
  return (
    <input
      ref={input}
      dir="auto"
      aria-label={label}
      maxLength={500}
      value={value}
      onChange={event => onChange(event.target.value)}
      className="h-12 w-full rounded-control border border-control bg-raised px-3 text-[17px] text-ink"
    />
  )
}

type DoneProps = {
  ready: boolean
  images: Images
  onReview: () => void
  onLookBack: (() => void) | undefined
  onChange: (kind: ImageKind) => void
}

/** All fields are filled in. */
export function DoneBar({ ready, images, onReview, onLookBack, onChange }: DoneProps) {
  const { words } = useWords()
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-md" role="status">
          {ready || images.signature ? words.all_filled : words.adopt_signature}
        </p>
        <div className="flex flex-wrap">
          {images.signature && (
            <Button size="touch" look="ghost" className="px-2" onClick={() => onChange('signature')}>
              {words.change_signature}
            </Button>
          )}
          {images.initials && (
            <Button size="touch" look="ghost" className="px-2" onClick={() => onChange('initials')}>
              {words.change_initials}
            </Button>
          )}
        </div>
      </div>
      <div className="flex gap-2">
        {onLookBack && (
          <Button size="touch" className="min-h-12" onClick={onLookBack}>
            {words.back}
          </Button>
        )}
        <Button look="primary" size="touch" className="min-h-12 flex-1" onClick={onReview}>
          {words.review}
        </Button>
      </div>
    </div>
  )
}
