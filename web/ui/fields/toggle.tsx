import { Switch } from '@base-ui/react/switch'
import { type ChoiceFrame, ChoiceRow } from './choice-row.tsx'

type Props = Omit<ChoiceFrame, 'error'> & { checked: boolean; onChange: (checked: boolean) => void }

/** A switch that saves immediately. It has no error state: a refusal is shown as a toast, and the switch reverts. */
export function Toggle({ checked, onChange, ...frame }: Props) {
  return (
    <ChoiceRow {...frame} end>
      {({ 'aria-invalid': _, ...control }) => (
        <Switch.Root
          {...control}
          checked={checked}
          onCheckedChange={next => onChange(next)}
          nativeButton
          render={<button type="button" />}
          className="relative flex h-5 w-9 shrink-0 items-center rounded-full border border-control bg-sunken px-0.5 dark:bg-hairline transition-colors duration-150 before:absolute before:-inset-1.5 enabled:hover:border-ink disabled:cursor-not-allowed disabled:opacity-50 data-checked:border-primary data-checked:bg-primary max-sm:h-6 max-sm:w-11 max-sm:before:-inset-x-1 max-sm:before:-inset-y-[11px]"
        >
          <Switch.Thumb className="size-3.5 rounded-full bg-ink-3 transition-[translate,background-color] duration-150 data-checked:translate-x-4 data-checked:bg-on-primary max-sm:size-[18px] max-sm:data-checked:translate-x-5" />
        </Switch.Root>
      )}
    </ChoiceRow>
  )
}
