// The products of one lender for a project, to choose from. Asked of the lender as it answers now.
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { moneyExact } from '#web/lib/format.ts'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { words } from './words.ts'

type Offer = Schemas['LenderOffer']

/** A lender's offers for a project; not queried without a lender. */
export const useOffers = (project_id: string, lender: string | null) =>
  useRead('/v3/lender_applications.Products', { project_id, lender: lender ?? '' }, { enabled: lender !== null })

type Props = {
  label: string
  reading: ReturnType<typeof useOffers>
  value: string | null
  onChange: (offer: Offer) => void
}

export function ProductChoice({ label, reading, value, onChange }: Props) {
  const { data, error, refetch } = reading
  if (error && !data) return <ErrorState sentence={error.message} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-24" />
  const fitting = data.products.filter(({ fits }) => fits)
  const others = data.products.filter(({ fits }) => !fits)
  return (
    <div className="flex flex-col gap-3">
      {fitting.length === 0 ? (
        <p className="text-base text-ink-2">{words.none_products_fits_project}</p>
      ) : (
        <RadioGroup
          label={label}
          options={fitting.map(offer => ({ value: offer.id, label: offer.name, help: paymentWords(offer) }))}
          value={value}
          onChange={id => {
            const chosen = fitting.find(offer => offer.id === id)
            if (chosen) onChange(chosen)
          }}
        />
      )}
      {others.length > 0 && (
        <details className="text-sm text-ink-2">
          <summary className="cursor-pointer">{words.products_not_fitting({ count: others.length })}</summary>
          <ul className="mt-1.5 flex flex-col gap-1">
            {others.map(offer => (
              <li key={offer.id}>
                <span className="font-medium">{offer.name}:</span> {offer.why_not}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const paymentWords = ({ monthly_payment_cents, amount_cents }: Offer) =>
  monthly_payment_cents === null
    ? words.financed_no_payment({ amount: moneyExact(amount_cents) })
    : words.monthly_for_amount({ monthly_payment: moneyExact(monthly_payment_cents), amount: moneyExact(amount_cents) })
