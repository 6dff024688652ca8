import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { foundByWords, isNamed } from '#machines/lib/found-by-words.ts'
import { cx } from '#web/lib/class-names.ts'
import { controlLook, Field, type FieldFrame } from './field.tsx'
import type { Option } from './select-field.tsx'
import { words } from './words.ts'

type Props = FieldFrame & {
  options: Option[]
  values: readonly string[]
  onChange: (values: string[]) => void
  placeholder?: string
  disabled?: boolean
  /** The text for no choice, such as 'All states'. */
  none: string
}

const matches = ({ label, value }: Option, text: string) => foundByWords([label, value], text)

/**
 * Multiple choices from a long list, found by typing: Enter takes the first match, Tab a unique one. Selected ones are
 * below the field, each removable.
 */
export function ChoicesField({ options, values, onChange, placeholder, disabled, none, ...frame }: Props) {
  const chosen = values.map(value => options.find(option => option.value === value) ?? { value, label: value })
  const [typed, setTyped] = useState('')
  const leave = () => {
    const open = options.filter(({ value }) => !values.includes(value))
    const matching = typed.trim() === '' ? [] : open.filter(option => matches(option, typed))
    const meant =
      matching.find(({ label, value }) => isNamed([label, value], typed)) ??
      (matching.length === 1 ? matching[0] : undefined)
    setTyped('')
    if (meant) onChange([...values, meant.value])
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Field {...frame}>
        {control => (
          <Combobox.Root
            items={options}
            multiple
            value={chosen}
            isItemEqualToValue={(one, other) => one.value === other.value}
            // Escape closes the popup; it must not clear the selection.
            onValueChange={(next, { reason }) => reason !== 'escape-key' && onChange(next.map(({ value }) => value))}
            filter={matches}
            inputValue={typed}
            onInputValueChange={setTyped}
            autoHighlight
            disabled={disabled ?? false}
          >
            <div className="relative">
              <Combobox.Input
                {...control}
                onKeyDown={(event: KeyboardEvent) => event.key === 'Tab' && leave()}
                placeholder={values.length === 0 ? none : (placeholder ?? words.add_another)}
                className={cx(controlLook(frame.error !== undefined), 'pr-8')}
              />
              <Combobox.Trigger
                aria-label={words.open_list_of({ label: frame.label })}
                className="absolute inset-y-0 right-0 flex w-8 items-center justify-center rounded-control text-ink-3 max-sm:w-11"
              >
                <ChevronsUpDown size={14} />
              </Combobox.Trigger>
            </div>
            <Combobox.Portal>
              <Combobox.Positioner sideOffset={4} className="z-50">
                <Combobox.Popup className="flex max-h-[min(300px,var(--available-height))] w-(--anchor-width) flex-col overflow-hidden rounded-card border border-hairline bg-raised shadow-float">
                  <Combobox.Empty className="px-3 py-2.5 text-sm text-ink-3 empty:hidden">
                    {words.nothing_matches}
                  </Combobox.Empty>
                  <Combobox.List className="min-h-0 overflow-y-auto overscroll-contain py-1 empty:py-0">
                    {(option: Option) => (
                      <Combobox.Item
                        key={option.value}
                        value={option}
                        className="flex items-center gap-2 px-2.5 py-1.5 text-base data-highlighted:bg-sunken data-highlighted:outline-none max-sm:py-2.5"
                      >
                        <span className="flex w-4 shrink-0 justify-center">
                          <Combobox.ItemIndicator>
                            <Check size={14} />
                          </Combobox.ItemIndicator>
                        </span>
                        <span className="min-w-0 flex-1">{option.label}</span>
                      </Combobox.Item>
                    )}
                  </Combobox.List>
                </Combobox.Popup>
              </Combobox.Positioner>
            </Combobox.Portal>
          </Combobox.Root>
        )}
      </Field>
      {chosen.length > 0 && (
        <ul aria-label={words.selected_items({ label: frame.label })} className="flex flex-wrap gap-1.5">
          {chosen.map(({ value, label }) => (
            <li key={value}>
              <button
                type="button"
                aria-label={words.remove_label({ label })}
                onClick={() => onChange(values.filter(one => one !== value))}
                className="flex h-6 max-w-full items-center gap-1 rounded-full bg-sunken pr-1.5 pl-2.5 text-sm text-ink-2 hover:text-ink max-sm:h-11 max-sm:px-4 dark:bg-hairline"
              >
                <span className="truncate">{label}</span>
                <X size={12} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
