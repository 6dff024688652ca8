// "Size to 100%": what the panels are to reach, and one button that counts them. A typed design takes an offset only.
import { type ReactNode, useState } from 'react'
import { money, number } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { words } from './words.ts'

/** Shares of the year's use, as the contract takes them. */
const LEAST = 0.05
const MOST = 3
const MOST_KW = 2000
const MOST_PANELS = 10_000
const MOST_CENTS = 1_000_000_000

type Sized = {
  offset: number | null
  reached: boolean
  module_count?: number
  size_kw?: number
  price_cents?: number | null
  savings_25y_cents?: number
}
export type Target =
  | { target: number }
  | { size_kw: number }
  | { module_count: number }
  | { budget_cents: number }
  | { best_savings: true }
const KINDS = ['offset', 'size', 'panels', 'budget', 'savings'] as const
type Kind = (typeof KINDS)[number]

type Common = {
  /** Why it cannot be asked for now. */
  whyNot?: string | undefined
  busy: boolean
  sized: Sized | undefined
  problem: string | undefined
}

export function SizeToTarget({ onSize, ...common }: Common & { onSize: (target: number) => void }) {
  const [share, setShare] = useState<number | null>(100)
  const { fault, label } = offsetOf(share)
  return (
    <Frame sized={common.sized} problem={common.problem}>
      <OffsetField value={share} onChange={setShare} error={fault} />
      <Button
        className="mt-6"
        busy={common.busy}
        disabledReason={common.whyNot ?? fault}
        onClick={() => onSize((share ?? 0) / 100)}
      >
        {label}
      </Button>
    </Frame>
  )
}

type Props = Common & {
  /** Why an offset cannot be asked for, where other targets can. */
  whyNoOffset?: string | undefined
  onSize: (target: Target) => void
}

export function SizeToAnyTarget({ onSize, whyNoOffset, ...common }: Props) {
  const [kind, setKind] = useState<Kind>('offset')
  const [share, setShare] = useState<number | null>(100)
  const [size_kw, setSize] = useState<number | null>(null)
  const [panels, setPanels] = useState<number | null>(null)
  const [budget_cents, setBudget] = useState<number | null>(null)
  const labels = {
    offset: words.offset,
    size: words.target_size,
    panels: words.target_panels,
    budget: words.target_budget,
    savings: words.target_savings,
  }
  const chosen = {
    offset: { ...offsetOf(share), target: { target: (share ?? 0) / 100 } },
    size: {
      fault: size_kw === null || size_kw <= 0 || size_kw > MOST_KW ? words.enter_kw : undefined,
      label: words.size_kw({ size: number(size_kw ?? 0, 2) }),
      target: { size_kw: size_kw ?? 0 },
    },
    panels: {
      fault: panels === null || panels < 1 || panels > MOST_PANELS || panels % 1 !== 0 ? words.enter_panels : undefined,
      label: words.size_panels({ count: panels ?? 0 }),
      target: { module_count: panels ?? 0 },
    },
    budget: {
      fault: budget_cents === null || budget_cents < 1 || budget_cents > MOST_CENTS ? words.enter_budget : undefined,
      label: words.size_budget({ budget: money(budget_cents ?? 0) }),
      target: { budget_cents: budget_cents ?? 0 },
    },
    savings: { fault: undefined, label: words.size_savings, target: { best_savings: true as const } },
  }[kind]
  const value = { offset: share, size: size_kw, panels, budget: budget_cents, savings: null }[kind]
  // An empty field is no mistake yet.
  const error = value === null ? undefined : chosen.fault
  const whyNot = common.whyNot ?? (kind === 'offset' || kind === 'savings' ? whyNoOffset : undefined) ?? chosen.fault
  return (
    <Frame
      sized={common.sized}
      problem={common.problem}
      before={
        <SelectField
          label={words.target}
          options={KINDS.map(one => ({ value: one, label: labels[one] }))}
          value={kind}
          onChange={next => setKind(KINDS.find(one => one === next) ?? 'offset')}
        />
      }
    >
      {kind === 'offset' && <OffsetField value={share} onChange={setShare} error={error} />}
      {kind === 'size' && (
        <NumberField
          label={words.target_size}
          className="w-28"
          unit="kW"
          maxLength={7}
          value={size_kw}
          onChange={setSize}
          error={error}
        />
      )}
      {kind === 'panels' && (
        <NumberField
          label={words.target_panels}
          className="w-28"
          digits={0}
          maxLength={6}
          value={panels}
          onChange={setPanels}
          error={error}
        />
      )}
      {kind === 'budget' && (
        <MoneyField
          label={words.target_budget}
          className="w-28"
          maxLength={12}
          value_cents={budget_cents}
          onChange={setBudget}
          error={error}
        />
      )}
      <Button
        className={kind === 'savings' ? '' : 'mt-6'}
        busy={common.busy}
        disabledReason={whyNot}
        onClick={() => onSize(chosen.target)}
      >
        {chosen.fault ? words.size_target : chosen.label}
      </Button>
    </Frame>
  )
}

type FrameProps = Pick<Common, 'sized' | 'problem'> & { before?: ReactNode; children: ReactNode }

function Frame({ sized, problem, before, children }: FrameProps) {
  return (
    <div className="flex flex-col gap-2">
      {before}
      <div className="flex items-start gap-2">{children}</div>
      <p aria-live="polite" className={problem ? 'text-sm text-danger' : 'text-sm text-ink-3'}>
        {problem ?? (sized && sentenceOf(sized))}
      </p>
    </div>
  )
}

type OffsetProps = { value: number | null; onChange: (value: number | null) => void; error: string | undefined }
const OffsetField = (props: OffsetProps) => (
  <NumberField label={words.target_offset} className="w-28" unit="%" digits={0} maxLength={3} {...props} />
)

function offsetOf(percent: number | null) {
  const share = (percent ?? 0) / 100
  const fault = share < LEAST || share > MOST ? words.enter_5_300 : undefined
  return { fault, label: fault ? words.size_target : words.size_share({ share: inPercent(share) }) }
}

const inPercent = (share: number) => `${number(share * 100)}%`

function sentenceOf({ offset, reached, module_count, size_kw, price_cents, savings_25y_cents }: Sized): string {
  if (module_count === undefined) {
    const share = inPercent(offset ?? 0)
    return reached ? words.sized_use({ offset: share }) : words.all_fits_makes_use({ offset: share })
  }
  const facts = [
    words.panels({ count: module_count }),
    ...(size_kw === undefined ? [] : [`${number(size_kw, 2)} kW`]),
    ...(price_cents === null || price_cents === undefined ? [] : [money(price_cents)]),
    ...(offset === null ? [] : [words.of_usage({ offset: inPercent(offset) })]),
    ...(savings_25y_cents === undefined ? [] : [words.saves_25y({ savings: money(savings_25y_cents) })]),
  ].join(', ')
  return reached ? words.sized_to({ facts }) : words.all_that_fits({ facts })
}
