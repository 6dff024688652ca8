import { useFormContext } from 'react-hook-form'
import { incentiveSentence } from '#machines/money/incentives/incentive-sentence.ts'
import { type IncentiveForm, settled } from './incentive-form.ts'
import { EXAMPLE_HOUSE, exampleOf } from './incentive-words.ts'
import { words as texts } from './words.ts'

/** The rule as typed, in a sentence, and what it would pay. */
export function InWords() {
  const values = settled(useFormContext<IncentiveForm>().watch())
  const { value } = values
  return (
    <div aria-live="polite" className="rounded-card bg-sunken px-3.5 py-3 text-sm">
      {value === null || value <= 0 ? (
        <p className="text-ink-2">{texts.rule_preview_empty}</p>
      ) : (
        <>
          <p>{incentiveSentence({ ...values, value })}</p>
          <p className="mt-2 text-ink-2">
            {texts.example_label({ example_house: EXAMPLE_HOUSE })}{' '}
            <strong className="figures font-semibold text-ink">
              {exampleOf({ ...values, value, id: 'example', code: null, construction_begun_by: null })}
            </strong>
            .
          </p>
        </>
      )}
    </div>
  )
}
