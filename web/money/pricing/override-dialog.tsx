// Gives an adder a price of its own in this project, with the reason; beyond its limits that is a question to a manager.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'
import { moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = { project_id: string; adder: Schemas['ProjectAdder']; onClose: () => void }
type Draft = { cents: number | null; reason: string }

export default function OverrideDialog({ project_id, adder, onClose }: Props) {
  const name = `override-${project_id}-${adder.adder_id}`
  const mayOverride = useWhyNot('pricing.override') === undefined
  const [begun_from] = useState(adder.version)
  // Reloaded after a conflict: a user who saves again has seen the other change and means to replace it.
  const overtaken = adder.version !== begun_from
  const [draft, setDraft] = useState<Draft>(
    () =>
      readDraft<Draft>(name) ?? {
        cents: adder.request?.price_cents ?? adder.override?.price_cents ?? Math.abs(adder.catalogue_cents ?? 0),
        reason: adder.request?.reason ?? adder.override?.reason ?? '',
      },
  )
  const type = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    keepDraft(name, next)
    setDraft(next)
  }
  const close = () => {
    dropDraft(name)
    onClose()
  }
  const save = useWrite('/v3/adders.UpdatePriceOverride', {
    onDone: ({ adders }) => {
      const request = adders.find(({ adder_id }) => adder_id === adder.adder_id)?.request
      tellDone(request ? words.approval_requested : words.price_saved)
      close()
    },
  })
  const fields = save.error?.fields ?? {}
  const submit = (cents: number | null) =>
    save.mutate({
      project_id,
      adder_id: adder.adder_id,
      price_override_cents: cents,
      reason: draft.reason,
      version: adder.version,
    })
  const beyond = isBeyond(adder, draft.cents)
  const asks = beyond && !mayOverride
  return (
    <Dialog
      open
      onClose={close}
      title={words.price_name({ name: adder.name })}
      description={words.catalog_price({ moneyexact: moneyExact(Math.abs(adder.catalogue_cents ?? 0)) })}
      actions={
        <>
          {(adder.override || adder.request) && (
            <Button look="ghost" busy={save.isPending} onClick={() => submit(null)}>
              {words.use_catalogue_price}
            </Button>
          )}
          <Button onClick={close}>{common.cancel}</Button>
          <Button
            look="primary"
            busy={save.isPending}
            disabled={draft.cents === null}
            onClick={() => submit(draft.cents)}
          >
            {asks ? words.ask_manager : words.save_price}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={event => {
          event.preventDefault()
          submit(draft.cents)
        }}
      >
        {overtaken && !save.isPending && <Notice kind="warning">{words.someone_changed_price_meanwhile}</Notice>}
        <MoneyField
          label={adder.effect === 'discount' ? words.discount_amount : words.price_project}
          value_cents={draft.cents}
          onChange={cents => type({ cents })}
          help={limitsOf(adder)}
          error={fields['price_override_cents']}
        />
        <TextArea
          label={common.reason}
          rows={3}
          maxLength={300}
          value={draft.reason}
          onChange={event => type({ reason: event.target.value })}
          help={words.reason_hint}
          error={fields['reason']}
        />
        {asks && <Notice>{words.needs_approval_notice}</Notice>}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

function isBeyond({ min_cents, max_cents }: Schemas['ProjectAdder'], cents: number | null): boolean {
  if (cents === null) return false
  if (min_cents === null && max_cents === null) return true
  return (min_cents !== null && cents < min_cents) || (max_cents !== null && cents > max_cents)
}

function limitsOf({ min_cents, max_cents }: Schemas['ProjectAdder']): string {
  if (min_cents !== null && max_cents !== null)
    return words.limits_between({ min: moneyExact(min_cents), max: moneyExact(max_cents) })
  if (min_cents !== null) return words.limits_min({ min: moneyExact(min_cents) })
  if (max_cents !== null) return words.limits_max({ max: moneyExact(max_cents) })
  return words.limits_catalog_only
}
