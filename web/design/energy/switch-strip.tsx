import { cx } from '#web/lib/class-names.ts'
import { FieldNote } from '#web/ui/fields/field.tsx'

type Props = {
  label: string
  all: { value: number; text: string; name: string }[]
  chosen: readonly number[]
  onFlip: (value: number) => void
  error: string | undefined
}

/** Small switches side by side, as months or hours. */
export function SwitchStrip({ label, all, chosen, onFlip, error }: Props) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(12,minmax(0,1fr))] gap-0.5 sm:max-w-96">
        {all.map(({ value, text, name }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            aria-label={name}
            title={name}
            onClick={() => onFlip(value)}
            className={cx(
              'figures h-7 rounded text-xs max-sm:h-11',
              chosen.includes(value) ? 'bg-primary text-on-primary' : 'bg-sunken text-ink-2 hover:text-ink',
            )}
          >
            {text}
          </button>
        ))}
      </div>
      <FieldNote id={`${label}-note`} error={error} />
    </fieldset>
  )
}
