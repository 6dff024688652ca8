// Assumptions a homeowner may change: rising utility prices, and the battery. All figures of the page follow.

import { useEffect } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { percent } from '#web/lib/figures.ts'
import { useExploring } from './use-exploring.ts'
import type { PageWords } from './words.ts'

const HIGHEST = 6
const STEP = 0.5

type Figures = Schemas['ProposalFigures']
/** The page's figures, and if they are about to change. */
export type Explored = { edition: string; figures: Figures; waiting: boolean }
type Props = {
  public_id: string
  /** Tells one publication from the next. */
  edition: string
  own: Figures
  can_leave_battery: boolean
  words: PageWords
  onExplore: (explored: Explored) => void
}

export function ExploreControls({ public_id, edition, own, can_leave_battery, words, onExplore }: Props) {
  const { figures, wanted, want, is_own, waiting, failed, reset, retry } = useExploring(public_id, edition, own)
  // The whole page shows them, which has been alive before this was here.
  useEffect(() => onExplore({ edition, figures, waiting }), [onExplore, edition, figures, waiting])
  const value = wanted.utility_escalation * 100
  const sentence = (
    wanted.utility_escalation === own.utility_escalation ? words.escalation_own : words.escalation_tried
  )({
    percent: percent(wanted.utility_escalation, Number.isInteger(value) ? 0 : 1),
  })
  return (
    <fieldset className="no-print flex min-w-0 flex-col gap-5 rounded-card border border-hairline bg-raised p-5">
      <legend className="sr-only">{words.try_it}</legend>
      <p aria-hidden className="text-md font-semibold">
        {words.try_it}
      </p>
      <label className="flex flex-col gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-base">
          <span className="font-medium">{words.escalation}</span>
          <span className="figures text-ink-2">{sentence}</span>
        </span>
        <input
          type="range"
          min={0}
          max={HIGHEST}
          step={STEP}
          value={value}
          aria-valuetext={sentence}
          // To the thousandth: 3.5 / 100 is not quite 0.035.
          onChange={({ target }) => want({ utility_escalation: Math.round(Number(target.value) * 10) / 1_000 })}
          className="h-11 w-full accent-(--accent)"
        />
        <span aria-hidden className="figures flex justify-between text-sm text-ink-3">
          <span>{percent(0)}</span>
          <span>{percent(HIGHEST / 100)}</span>
        </span>
      </label>
      {can_leave_battery && (
        <div role="radiogroup" aria-label={words.battery} className="flex flex-wrap gap-2">
          {[true, false].map(with_battery => (
            <label
              key={`${with_battery}`}
              className={cx(
                'flex min-h-11 flex-1 basis-48 items-center gap-3 rounded-control border px-4 text-base',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                wanted.with_battery === with_battery
                  ? 'border-(--accent) bg-surface font-medium'
                  : 'border-hairline-strong hover:bg-sunken',
              )}
            >
              <input
                type="radio"
                name="with_battery"
                checked={wanted.with_battery === with_battery}
                onChange={() => want({ with_battery })}
                className="dot size-5 shrink-0"
              />
              {with_battery ? words.with_battery : words.without_battery}
            </label>
          ))}
        </div>
      )}
      <div
        role="status"
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-base text-ink-2"
      >
        <span>{waiting ? words.reckoning : failed ? words.not_reckoned : is_own ? words.invite : words.trying}</span>
        <span className="flex gap-4">
          {failed && (
            <button type="button" onClick={retry} className="min-h-11 font-medium underline underline-offset-2">
              {words.try_again}
            </button>
          )}
          {!is_own && (
            <button type="button" onClick={reset} className="min-h-11 font-medium underline underline-offset-2">
              {words.own_assumption}
            </button>
          )}
        </span>
      </div>
    </fieldset>
  )
}
