// "Size to 100 %": how much of the use the panels are to make, and one button that counts them.
import { useState } from 'react'
import { number } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { words } from './words.ts'

/** Shares of the year's use, as the contract takes them. */
const LEAST = 0.05
const MOST = 3

type Sized = { offset: number; reached: boolean }

type Props = {
  /** Why it cannot be asked for now. */
  whyNot?: string | undefined
  busy: boolean
  onSize: (target: number) => void
  sized: Sized | undefined
  problem: string | undefined
}

export function SizeToTarget({ whyNot, busy, onSize, sized, problem }: Props) {
  const [target, setTarget] = useState<number | null>(100)
  const share = (target ?? 0) / 100
  const fault = share < LEAST || share > MOST ? words.enter_5_300 : undefined
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <NumberField
          label={words.target_offset}
          className="w-28"
          unit="%"
          digits={0}
          maxLength={3}
          value={target}
          onChange={setTarget}
          error={fault}
        />
        <Button className="mt-6" busy={busy} disabledReason={whyNot ?? fault} onClick={() => onSize(share)}>
          {fault ? words.size_target : words.size_share({ share: inPercent(share) })}
        </Button>
      </div>
      <p aria-live="polite" className={problem ? 'text-sm text-danger' : 'text-sm text-ink-3'}>
        {problem ?? (sized && sentenceOf(sized))}
      </p>
    </div>
  )
}

const inPercent = (share: number) => `${number(share * 100)}%`

const sentenceOf = ({ offset, reached }: Sized) =>
  reached ? words.sized_use({ offset: inPercent(offset) }) : words.all_fits_makes_use({ offset: inPercent(offset) })
