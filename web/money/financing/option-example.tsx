import type { OptionTerms } from '#machines/money/financing/option-terms.ts'
import { exampleSentence } from './option-words.ts'
import { words } from './words.ts'

/** The typed terms' payments, using the calculation of every proposal. */
export function OptionExample({ option, seesCost }: { option: OptionTerms; seesCost: boolean }) {
  const sentence = exampleSentence(option)
  return (
    <div aria-live="polite" className="figures rounded-card bg-sunken px-3.5 py-3 text-sm">
      {sentence ?? <span className="text-ink-2">{words.enter_terms_example_30}</span>}
      {sentence && option.type === 'loan' && !seesCost && (
        <span className="text-ink-2"> {words.without_any_dealer_fee}</span>
      )}
    </div>
  )
}
