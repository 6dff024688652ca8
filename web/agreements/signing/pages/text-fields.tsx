// A field within the text of a page: as large as a finger, with its whole name.
import { Square, SquareCheckBig } from 'lucide-react'
import { useEffect } from 'react'
import { isDone } from '#machines/agreements/signing-facts.ts'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { useWords } from '../words/words-context.tsx'
import { fieldName } from './fields.ts'
import type { Own } from './placed-fields.tsx'
import { showField } from './scrolling.ts'

type Field = Schemas['Field']
type Props = { signing: Schemas['Signing']; id: string; own: Own }

/** A picture of ink is black, so it keeps its white paper in dark mode. */
const INK = 'inline-block h-14 max-w-full rounded-control bg-white object-contain px-1'

export function TextField({ signing, id, own }: Props) {
  const { words } = useWords()
  const entered = signing.shown.find(({ field }) => field.id === id)
  if (entered) {
    const { field, text, png_base64 } = entered
    if (field.type === 'checkbox')
      return <Box isChecked={Boolean(text)} label={words.by_other({ what: fieldName(field, words) })} />
    if (!png_base64) return <bdi>{text}</bdi>
    return (
      <img
        src={`data:image/png;base64,${png_base64}`}
        alt={words.by_other({ what: fieldName(field, words) })}
        className={INK}
      />
    )
  }
  const field = signing.fields.find(one => one.id === id)
  if (!field) return null
  const asked = own.asked.find(one => one.id === id)
  if (asked) return <OwnField field={field} own={own} asked={asked} />
  const text = signing.variables[id]
  return (
    <bdi className={text === undefined ? 'text-ink-3' : 'font-medium'}>
      {text ?? (field.type === 'date' ? words.date_of_signing : '')}
    </bdi>
  )
}

function OwnField({ field, asked, own }: { field: Field; asked: Own['asked'][number]; own: Own }) {
  const { words } = useWords()
  const done = isDone(asked, own.values, own.signed_fields)
  const image = own.images[asked.type === 'initials' ? 'initials' : 'signature']
  const { onTap } = own
  const name = fieldName(field, words)
  const isCurrent = own.current === field.id
  useEffect(() => {
    // The scroll position is the browser's; the text comes after the guide has chosen the field.
    if (isCurrent) showField(field.id)
  }, [isCurrent, field.id])
  if (!onTap && !own.marked && !done) return null
  const look = cx(
    'inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border px-3 py-1 text-left align-middle text-md font-medium',
    done ? 'border-success bg-success-soft' : 'border-warning bg-warning-soft',
    isCurrent && 'ring-3 ring-[#eba02c]',
  )
  if (!onTap) return <span className={look}>{content()}</span>
  return (
    <button
      type="button"
      id={`field-${field.id}`}
      aria-pressed={asked.type === 'checkbox' ? done : undefined}
      aria-label={name}
      onClick={() => onTap(asked)}
      className={look}
    >
      {content()}
    </button>
  )

  function content() {
    switch (asked.type) {
      case 'checkbox':
        return <Box isChecked={done} />
      case 'text':
        return done ? (
          <bdi className="whitespace-pre-wrap">{own.values[asked.id]}</bdi>
        ) : (
          field.label.trim() || words.text
        )
      case 'signature':
      case 'initials':
        return done && image ? (
          <img
            src={`data:image/png;base64,${image.png_base64}`}
            alt={asked.type === 'signature' ? words.your_signature : words.your_initials}
            className={INK}
          />
        ) : field.label.trim() && asked.type === 'signature' ? (
          field.label.trim()
        ) : (
          words[asked.type]
        )
    }
  }
}

const Box = ({ isChecked, label }: { isChecked: boolean; label?: string }) => {
  const Icon = isChecked ? SquareCheckBig : Square
  return (
    <Icon
      size={22}
      className="inline-block shrink-0"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
