// A text in which an @ offers the people who may see the project. Arrow keys choose, Enter or Tab takes, Escape continues typing.
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { matching, type Named, typedMention, withMention } from './mention.ts'
import { words } from './words.ts'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  people: readonly Named[]
  error?: string | undefined
  placeholder?: string
  autoFocus?: boolean
  onSubmit: () => void
}

export function MentionField({ label, value, onChange, people, error, placeholder, autoFocus, onSubmit }: Props) {
  const list_id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState<{ from: number; typed: string } | null>(null)
  const [at, setAt] = useState(0)
  const offered = typed ? matching(people, typed.typed) : []
  const chosen = offered[Math.min(at, offered.length - 1)]
  const look = (text: string, caret: number) => {
    setTyped(typedMention(text, caret))
    setAt(0)
  }
  const take = (person: Named) => {
    const element = field.current
    if (!element || !typed) return
    const next = withMention(value, element.selectionStart, typed.from, person.name)
    onChange(next.text)
    setTyped(null)
    element.focus()
    // The caret can be set only after the text is rendered.
    requestAnimationFrame(() => element.setSelectionRange(next.caret, next.caret))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) return void onSubmit()
    if (!chosen) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? offered.length - 1 : 0
    if (step > 0) setAt((Math.min(at, offered.length - 1) + step) % offered.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen)
    else if (event.key === 'Escape') setTyped(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="relative">
      <TextArea
        ref={field}
        label={label}
        hideLabel
        rows={3}
        maxLength={5000}
        placeholder={placeholder}
        autoFocus={autoFocus}
        value={value}
        error={error}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? list_id : undefined}
        aria-activedescendant={chosen ? `${list_id}-${chosen.id}` : undefined}
        onChange={event => {
          onChange(event.target.value)
          look(event.target.value, event.target.selectionStart)
        }}
        onKeyDown={press}
        onBlur={() => setTyped(null)}
      />
      {offered.length > 0 && (
        <div
          id={list_id}
          role="listbox"
          aria-label={words.people_mention}
          className="absolute inset-x-0 top-full z-20 mt-1 max-w-72 rounded-card border border-hairline bg-raised py-1 shadow-float"
        >
          {offered.map(person => (
            <div
              key={person.id}
              id={`${list_id}-${person.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={person === chosen}
              // The field keeps the focus.
              onPointerDown={event => {
                event.preventDefault()
                take(person)
              }}
              className={cx(
                'flex cursor-pointer items-center gap-2 px-2.5 py-1.5 text-base max-sm:py-2.5',
                person === chosen && 'bg-sunken',
              )}
            >
              <Avatar name={person.name} />
              {person.name}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
