import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { amountOf } from '#web/projects/sale/adder-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { EmptyState, ErrorState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

type Props = { project_id: string; taken: Schemas['ProjectAdder'][]; onClose: () => void }

/** An adder can be in a project only once, so existing ones aren't offered. */
export default function AdderDialog({ project_id, taken, onClose }: Props) {
  const catalogue = useRead('/v3/adders.List', { limit: 200, automatic: false })
  const [adder_id, choose] = useState<string | null>(null)
  const [quantity, setQuantity] = useState<number | null>(1)
  const [usd, setUsd] = useState<number | null>(null)
  const add = useWrite('/v3/adders.AddProjectAdder', { onDone: onClose })
  const offered = (catalogue.data?.adders ?? []).filter(
    ({ id }) => !taken.some(one => one.adder_id === id && one.added_by_hand),
  )
  const chosen = offered.find(({ id }) => id === adder_id)
  const fields = add.error?.fields ?? {}
  const submit = () =>
    chosen &&
    add.mutate({
      project_id,
      adder_id: chosen.id,
      ...(chosen.pricing_method === 'Quantity' && quantity !== null ? { quantity } : {}),
      ...(chosen.pricing_method === 'Flat Price' && usd !== null ? { amount_cents: Math.round(usd * 100) } : {}),
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.add_adder}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={add.isPending} disabled={!chosen} onClick={submit}>
            {texts.add}
          </Button>
        </>
      }
    >
      {catalogue.error && <ErrorState sentence={catalogue.error.message} onRetry={catalogue.refetch} />}
      {catalogue.isLoading && <Skeleton className="h-24" />}
      {catalogue.data && offered.length === 0 && <EmptyState title={texts.all_adders_added} />}
      {offered.length > 0 && (
        <form
          noValidate
          className="flex flex-col gap-4"
          onSubmit={event => {
            event.preventDefault()
            submit()
          }}
        >
          <ComboboxField
            label={texts.adder}
            value={adder_id}
            onChange={choose}
            options={offered.map(adder => ({ value: adder.id, label: adder.name, note: amountOf(adder) }))}
            help={[chosen?.description, chosen?.words].filter(Boolean).join(' · ') || undefined}
            error={fields['adder_id']}
          />
          {chosen?.pricing_method === 'Quantity' && (
            <NumberField
              label={texts.quantity}
              {...(chosen.unit ? { unit: chosen.unit } : {})}
              digits={0}
              value={quantity}
              onChange={setQuantity}
              error={fields['quantity']}
            />
          )}
          {chosen?.pricing_method === 'Flat Price' && (
            <NumberField
              label={texts.amount_project}
              prefix="$"
              value={usd}
              onChange={setUsd}
              error={fields['amount_cents']}
            />
          )}
        </form>
      )}
    </Dialog>
  )
}
