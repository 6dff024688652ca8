import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { foundByWords, isNamed } from '#machines/lib/found-by-words.ts'
import { cx } from '#web/lib/class-names.ts'
import { common } from '#web/words/common.ts'
import { controlLook, Field, type FieldFrame } from './field.tsx'
import type { Option } from './select-field.tsx'
import { words } from './words.ts'

type Choice = Option & {
  /** Other names: searched, but not shown. */
  also?: readonly string[]
}

type Props = FieldFrame & {
  options: Choice[]
  value: string | null
  onChange: (value: string) => void
  placeholder?: string
  disabled?: boolean
  empty?: string
  /** For lists too long to load: called with the typed text to fetch matching options. */
  onSearch?: (text: string) => void
  /** Allows values that aren't on the list. */
  onTyped?: (text: string) => void
  /** The chosen one, where it need not be among the options. */
  chosen?: Choice | undefined
}

const TYPED = ' typed'
const namesOf = ({ label, value, also = [] }: Choice) => [label, value, ...also]

/**
 * One of a long list, found by typing; the list is at most 300 px high (specification, section 9). Enter takes the first that
 * matches; so does leaving the field, where what was typed means one option only.
 */
export function ComboboxField({
  options,
  value,
  onChange,
  placeholder = common.search,
  disabled,
  empty = words.nothing_matches,
  onSearch,
  onTyped,
  chosen: elsewhere,
  ...frame
}: Props) {
  const [typing, setTyping] = useState<string | null>(null)
  const typed = typing ?? ''
  const popup = useRef<HTMLDivElement>(null)
  const chosen = options.find(option => option.value === value) ?? elsewhere ?? null
  const matches = (option: Choice, text: string) => option.value === TYPED || foundByWords(namesOf(option), text)
  const mayType = onTyped && typed.trim() !== '' && !options.some(option => isNamed(namesOf(option), typed))
  const items = mayType ? [...options, { value: TYPED, label: words.use_typed({ trim: typed.trim() }) }] : options
  const choose = (option: Choice | null) => {
    if (!option) return
    setTyping(null)
    if (option.value === TYPED) onTyped?.(typed.trim())
    else onChange(option.value)
  }
  const leave = () => {
    if (typed.trim() === '') return
    const matching = options.filter(option => matches(option, typed))
    const exact = matching.find(option => isNamed(namesOf(option), typed))
    choose(exact ?? (matching.length === 1 ? (matching[0] ?? null) : null))
  }
  return (
    <Field {...frame}>
      {control => (
        <Combobox.Root
          items={items}
          value={chosen}
          onValueChange={choose}
          isItemEqualToValue={(one, other) => one.value === other.value}
          filter={onSearch ? null : matches}
          // Controlled here: the library would overwrite the input with the selected name whenever options change.
          inputValue={typing ?? chosen?.label ?? ''}
          // Selecting writes the name, which isn't a search.
          onInputValueChange={(text: string, { reason }: { reason: string }) => {
            const search = reason === 'input-change' ? text : null
            setTyping(search)
            onSearch?.(search ?? '')
          }}
          autoHighlight
          limit={80}
          disabled={disabled ?? false}
        >
          <div className="relative">
            <Combobox.Input
              {...control}
              placeholder={placeholder}
              onKeyDown={(event: KeyboardEvent) => event.key === 'Tab' && leave()}
              onBlur={({ relatedTarget }) => !popup.current?.contains(relatedTarget) && leave()}
              className={cx(controlLook(frame.error !== undefined), 'pr-8')}
            />
            <Combobox.Trigger
              aria-label={words.open_list_button}
              className="absolute inset-y-0 right-0 flex w-8 items-center justify-center rounded-control text-ink-3 max-sm:w-11"
            >
              <ChevronsUpDown size={14} />
            </Combobox.Trigger>
          </div>
          <Combobox.Portal>
            <Combobox.Positioner sideOffset={4} className="z-50">
              <Combobox.Popup
                ref={popup}
                className="flex max-h-[min(300px,var(--available-height))] w-(--anchor-width) flex-col overflow-hidden rounded-card border border-hairline bg-raised shadow-float"
              >
                <Combobox.Empty className="px-3 py-2.5 text-sm text-ink-3 empty:hidden">{empty}</Combobox.Empty>
                <Combobox.List className="min-h-0 overflow-y-auto overscroll-contain py-1 empty:py-0">
                  {(option: Choice) => (
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
                      {option.note && <span className="shrink-0 text-xs text-ink-3 figures">{option.note}</span>}
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  )
}
