import type { Schemas } from '#sdk/types.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'

const CONSENTS = ['credit_check', 'electronic_records', 'true_and_complete'] as const
export type Given = Record<(typeof CONSENTS)[number], boolean>
export const NOTHING_GIVEN: Given = { credit_check: false, electronic_records: false, true_and_complete: false }
export const isAllGiven = (given: Given) => CONSENTS.every(one => given[one])

type Props = {
  words: Schemas['ConsentWords']
  given: Given
  onChange: (given: Given) => void
  /** The error at unchecked boxes after an attempt. */
  missing?: string | undefined
}

/** One person's consents, each separate and never pre-checked. */
export const ConsentList = ({ words, given, onChange, missing }: Props) => (
  <div className="flex flex-col gap-3">
    {CONSENTS.map(one => (
      <Checkbox
        key={one}
        label={words[one]}
        checked={given[one]}
        error={given[one] ? undefined : missing}
        onChange={checked => onChange({ ...given, [one]: checked })}
      />
    ))}
  </div>
)
