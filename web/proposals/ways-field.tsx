import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { money } from '#web/lib/format.ts'
import { monthly } from '#web/projects/sale/offer-words.ts'
import { OptionStanding, standingWords, useStandings } from '#web/projects/sale/standing/option-standing.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

/** The reason it is unavailable; otherwise its lender's status. */
const helpOf = (unavailable: string | null, standing: Schemas['OptionStanding'] | undefined) =>
  unavailable ?? (standing && <OptionStanding standing={standing} />)

const MOST = 4
/** So many are listed at once; of more, those chosen. */
const FEW = 5

type Props = {
  project_id: string
  offers: Schemas['Offer'][]
  chosen: string[]
  onChange: (option_ids: string[]) => void
  error: string | undefined
}

/** Which ways to pay a proposal shows side by side, in the order they were chosen. */
export function WaysField({ project_id, offers, chosen, onChange, error }: Props) {
  const gone = chosen.filter(id => !offers.some(({ option_id }) => option_id === id))
  const standingOf = useStandings(project_id)
  const full = chosen.length >= MOST
  const [all, setAll] = useState(offers.length <= FEW)
  // One taken off stays in sight, so that a slip is put right where it happened.
  const [shown] = useState(() => new Set(chosen))
  const listed = offers.filter(({ option_id }) => all || shown.has(option_id) || chosen.includes(option_id))
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{texts.ways_to_pay_shown}</legend>
      {listed.map(offer => {
        const checked = chosen.includes(offer.option_id)
        const standing = standingOf(offer.option_id)
        const not_offered = standing?.standing === 'not_offered' ? standingWords(standing) : undefined
        const disabledReason = checked
          ? undefined
          : (offer.unavailable ?? not_offered ?? (full ? texts.up_to_four_ways_to_pay : undefined))
        return (
          <div
            key={offer.option_id}
            className="rounded-control border border-hairline px-3 py-1 has-data-checked:border-hairline-strong has-data-checked:bg-sunken/60 max-sm:py-0"
          >
            <Checkbox
              label={
                <span className="flex items-baseline gap-3">
                  <span className="min-w-0 flex-1 break-words">{offer.name}</span>
                  <span className="figures shrink-0 text-sm text-ink-2">
                    {monthly(offer) ? `${monthly(offer)}${common.per_month}` : money(offer.price_cents)}
                  </span>
                </span>
              }
              checked={checked}
              {...(disabledReason === undefined ? {} : { disabledReason })}
              help={helpOf(checked ? offer.unavailable : null, standing)}
              onChange={on => onChange(on ? [...chosen, offer.option_id] : chosen.filter(id => id !== offer.option_id))}
            />
          </div>
        )
      })}
      {listed.length < offers.length && (
        <Button look="ghost" className="self-start" onClick={() => setAll(true)}>
          {texts.show_more_ways_pay({ count: offers.length - listed.length })}
        </Button>
      )}
      {gone.length > 0 && (
        <p className="text-sm text-warning">
          {texts.chosen_options_withdrawn({ count: gone.length })} {texts.no_longer_available}{' '}
          <button
            type="button"
            className="underline underline-offset-2"
            onClick={() => onChange(chosen.filter(id => !gone.includes(id)))}
          >
            {texts.leave_out}
          </button>
        </p>
      )}
      {error && (
        <p role="alert" className="text-xs text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
