import { Select } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { cx } from '#web/lib/class-names.ts'
import { controlLook, Field, type FieldFrame } from './field.tsx'
import { words } from './words.ts'

export type Option = { value: string; label: string; note?: string }
type Props = FieldFrame & {
  options: Option[]
  value: string | null
  onChange: (value: string) => void
  placeholder?: string
  disabled?: boolean
}

/** One of a list; the list is at most 310 px high (specification, section 9). */
export function SelectField({ options, value, onChange, placeholder = words.choose, disabled, ...frame }: Props) {
  const chosen = options.find(option => option.value === value)
  return (
    <Field {...frame}>
      {control => (
        <Select.Root
          items={options}
          value={value}
          onValueChange={next => next !== null && onChange(next)}
          disabled={disabled ?? false}
        >
          <Select.Trigger
            {...control}
            className={cx(controlLook(frame.error !== undefined), 'flex items-center justify-between gap-2 text-left')}
          >
            <span className={cx('truncate', !chosen && 'text-ink-3')}>{chosen?.label ?? placeholder}</span>
            <Select.Icon>
              <ChevronDown size={16} className="text-ink-3" />
            </Select.Icon>
          </Select.Trigger>
          <Select.Portal>
            <Select.Positioner alignItemWithTrigger={false} sideOffset={4} className="z-50">
              <Select.Popup className="max-h-[min(310px,var(--available-height))] min-w-(--anchor-width) max-w-[min(24rem,var(--available-width))] overflow-y-auto rounded-card border border-hairline bg-raised py-1 shadow-float">
                {options.map(option => (
                  <Select.Item
                    key={option.value}
                    value={option.value}
                    className="flex items-center gap-2 px-2.5 py-1.5 text-base data-highlighted:bg-sunken data-highlighted:outline-none max-sm:py-2.5"
                  >
                    <span className="flex w-4 shrink-0 justify-center">
                      <Select.ItemIndicator>
                        <Check size={14} />
                      </Select.ItemIndicator>
                    </span>
                    <Select.ItemText className="min-w-0 flex-1">{option.label}</Select.ItemText>
                    {option.note && <span className="text-xs text-ink-3 figures">{option.note}</span>}
                  </Select.Item>
                ))}
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
      )}
    </Field>
  )
}
