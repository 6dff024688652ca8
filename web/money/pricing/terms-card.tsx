// The project's own price terms: price per watt and a discount.
import { useState } from 'react'
import type { Answer } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { pricePerWatt } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { PerWattField } from '#web/ui/fields/per-watt-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

const ReviewSheet = part(() => import('#web/projects/sale/change/review-sheet.tsx'))

type Props = { project_id: string; answer: Answer<'/v3/pricing.Get'>; whyNot: string | undefined }

const BASES = {
  per_watt: '',
  flat: words.flat_price_hint,
  cost_plus: words.cost_plus_hint,
} as const

export function TermsCard({ project_id, answer, whyNot }: Props) {
  const [usd, setUsd] = useState<number | null>(answer.price_usd_per_w)
  const [discount, setDiscount] = useState<number | null>(answer.discount_cents)
  const mayOverride = useWhyNot('pricing.override') === undefined
  const save = useWrite('/v3/pricing.Save', {
    onDone: () => tellDone(words.price_saved),
  })
  const fields = save.error?.fields ?? {}
  const by_watt = answer.base.method === 'per_watt'
  const changed = usd !== answer.price_usd_per_w || (discount ?? 0) !== answer.discount_cents
  const terms = {
    price_usd_per_w: usd ?? (by_watt ? answer.default_price_usd_per_w : null),
    discount_cents: discount ?? 0,
  }
  // What rests on the price is renewed with it, in one place.
  const step = useRead('/v3/projects.GetNextStep', { project_id })
  const quoted = step.data !== undefined && step.data.quote !== 'none'
  const [reviewing, setReviewing] = useState(false)
  const submit = () => save.mutate({ project_id, version: answer.version, ...terms })
  return (
    <Card title={words.terms}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        {!by_watt && <p className="text-sm text-ink-2">{BASES[answer.base.method]}</p>}
        {(by_watt || mayOverride) && (
          <PerWattField
            label={words.price_per_watt}
            optional={!by_watt}
            value={usd}
            onChange={setUsd}
            help={
              by_watt
                ? words.company_default({ default_price_usd_per_w: pricePerWatt(answer.default_price_usd_per_w) })
                : words.project_override_hint
            }
            error={fields['price_usd_per_w']}
          />
        )}
        <MoneyField
          label={words.discount}
          value_cents={discount}
          onChange={setDiscount}
          error={fields['discount_cents']}
        />
        {quoted && changed && (
          <Button look="primary" disabledReason={whyNot} onClick={() => setReviewing(true)}>
            {words.review_change}
          </Button>
        )}
        <Button
          type="submit"
          busy={save.isPending}
          disabledReason={whyNot ?? (changed ? undefined : common.no_changes_to_save)}
        >
          {words.save_terms}
        </Button>
      </form>
      {reviewing && <ReviewSheet project_id={project_id} terms={terms} onClose={() => setReviewing(false)} />}
    </Card>
  )
}
