// The price as it adds up: watts, adders, discount.
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/app/queries.ts'
import { tell, tellDone } from '#web/app/tell.ts'
import { kw, money, moneyExact, number, pricePerWatt } from '#web/lib/format.ts'
import { type TabProps, tabHref } from '#web/sale/project-tabs.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'
import { AdderDialog } from './adder-dialog.tsx'

export const PRICE_READS = [
  '/v3/pricing.Get',
  '/v3/adders.ListProjectAdders',
  '/v3/projects.Get',
  '/v3/projects.List',
  '/v3/financing.Compare',
  '/v3/projects.GetFinancing',
  '/v3/proposal.Get',
] as const

export default function PriceTab({ project }: TabProps) {
  const input = { project_id: project.id }
  const price = useRead('/v3/pricing.Get', input)
  const adders = useRead('/v3/adders.ListProjectAdders', input)
  const [adding, setAdding] = useState(false)
  const whyNot = useWhyNot('projects.edit')
  const remove = useWrite('/v3/adders.RemoveProjectAdder', { refreshes: PRICE_READS })
  if (price.error && !price.data) return <ErrorCard sentence={price.error.message} onRetry={price.refetch} />
  if (!price.data || !adders.data) return <Skeleton className="h-64" />
  const breakdown = price.data.price
  if (!breakdown)
    return (
      <Card>
        <EmptyState
          title="Nothing to price yet"
          action={
            <Link href={tabHref(project.id, 'design')} className={buttonLook('primary')}>
              Design the system
            </Link>
          }
        >
          The price follows from the size of the system.
        </EmptyState>
      </Card>
    )
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
      <Card
        title="Price"
        actions={
          <Button icon={<Plus size={14} aria-hidden />} disabledReason={whyNot} onClick={() => setAdding(true)}>
            Add adder
          </Button>
        }
        flush
      >
        <table className="w-full text-base">
          <tbody>
            <Line
              label="System"
              note={`${kw(breakdown.size_w / 1000)} at ${pricePerWatt(price.data.price_usd_per_w)}`}
              cents={breakdown.base_cents}
            />
            {breakdown.adders.map(adder => (
              <Line
                key={adder.adder_id}
                label={adder.name}
                note={noteOf(adder, adders.data.adders)}
                cents={adder.total_cents}
                action={
                  whyNot === undefined && (
                    <button
                      type="button"
                      aria-label={`Remove ${adder.name}`}
                      onClick={() => remove.mutate({ project_id: project.id, adder_id: adder.adder_id })}
                      className="rounded-control p-1.5 text-ink-3 hover:bg-sunken hover:text-ink"
                    >
                      <X size={14} />
                    </button>
                  )
                }
              />
            ))}
            {breakdown.discount_cents > 0 && <Line label="Discount" cents={-breakdown.discount_cents} />}
          </tbody>
          <tfoot>
            <tr className="border-t border-hairline-strong">
              <th scope="row" className="px-4 py-4 text-left text-md font-semibold">
                Contract price
                <span className="figures block text-sm font-normal text-ink-3">
                  {pricePerWatt(breakdown.price_usd_per_w)} in all
                </span>
              </th>
              <td className="figures py-4 text-right text-lg font-semibold" aria-label="Contract price">
                {moneyExact(breakdown.price_cents)}
              </td>
              <td className="w-10" />
            </tr>
          </tfoot>
        </table>
      </Card>
      <Rate project_id={project.id} answer={price.data} whyNot={whyNot} />
      {adding && <AdderDialog project_id={project.id} taken={adders.data.adders} onClose={() => setAdding(false)} />}
    </div>
  )
}

function Line({
  label,
  note,
  cents,
  action,
}: {
  label: string
  note?: string
  cents: number
  action?: React.ReactNode
}) {
  return (
    <tr className="border-b border-hairline last:border-0">
      <th scope="row" className="px-4 py-3 text-left font-normal">
        {label}
        {note && <span className="figures block text-sm text-ink-3">{note}</span>}
      </th>
      <td className="figures py-3 text-right align-top">{moneyExact(cents)}</td>
      <td className="w-10 pr-2 text-right align-top">
        <span className="inline-block py-1.5">{action}</span>
      </td>
    </tr>
  )
}

function noteOf(
  { adder_id, pricing_method, quantity }: Schemas['Price']['adders'][number],
  rows: Schemas['ProjectAdder'][],
) {
  const usd = rows.find(row => row.adder_id === adder_id)?.amount_usd ?? 0
  switch (pricing_method) {
    case 'Quantity':
      return `${number(quantity)} at ${moneyExact(Math.round(usd * 100))}`
    case 'Per Watt':
      return `$${usd}/W`
    case 'System Size':
      return `${moneyExact(Math.round(usd * 100))}/kW`
    default:
      return ''
  }
}

type Answer = { price_usd_per_w: number; default_price_usd_per_w: number; discount_cents: number; version: number }

function Rate({ project_id, answer, whyNot }: { project_id: string; answer: Answer; whyNot: string | undefined }) {
  const [usd, setUsd] = useState<number | null>(answer.price_usd_per_w)
  const [discount, setDiscount] = useState<number | null>(answer.discount_cents / 100)
  const save = useWrite('/v3/pricing.Save', {
    quiet: true,
    refreshes: PRICE_READS,
    onDone: () => tellDone('The price is saved.'),
  })
  const fields = save.error?.fields ?? {}
  const changed = usd !== answer.price_usd_per_w || (discount ?? 0) * 100 !== answer.discount_cents
  const submit = () =>
    save.mutate(
      {
        project_id,
        version: answer.version,
        price_usd_per_w: usd ?? answer.default_price_usd_per_w,
        discount_cents: Math.round((discount ?? 0) * 100),
      },
      { onError: failure => Object.keys(failure.fields).length === 0 && tell(failure) },
    )
  return (
    <Card title="Terms">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        <NumberField
          label="Price per watt"
          prefix="$"
          unit="/W"
          value={usd}
          onChange={setUsd}
          help={`The company's own: ${pricePerWatt(answer.default_price_usd_per_w)}`}
          error={fields['price_usd_per_w']}
        />
        <NumberField
          label="Discount"
          prefix="$"
          value={discount}
          onChange={setDiscount}
          error={fields['discount_cents']}
        />
        <Button type="submit" busy={save.isPending} disabled={!changed} disabledReason={whyNot}>
          Save terms
        </Button>
        <p className="sr-only" aria-live="polite">
          {save.isSuccess && money(answer.discount_cents)}
        </p>
      </form>
    </Card>
  )
}
