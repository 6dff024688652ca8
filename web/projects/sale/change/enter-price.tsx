// An item's missing price: a battery's is entered here, the others in their drawer of the catalog.
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { usePermissions, useRead, useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { words } from './words.ts'

type Item = NonNullable<Schemas['PricingCheck']['item']>

const DRAWERS = {
  other: (id: string) => `${href('/light-hub/modules')}?tab=other&edit=${id}`,
  adder: (id: string) => `${href('/light-hub/adders')}?adder=${id}`,
} as const

/** Nothing for a role that can't enter it; the warning names those that can. */
export function EnterPrice({ item: { id, kind, name } }: { item: Item }) {
  const may = usePermissions()
  if (!may.has(kind === 'adder' ? 'adders.edit' : 'catalog.edit')) return null
  if (kind === 'storage') return <BatteryPrice storage_id={id} name={name} />
  return (
    <Link href={DRAWERS[kind](id)} className="underline underline-offset-2" aria-label={words.enter_price_of({ name })}>
      {words.enter_price_link}
    </Link>
  )
}

function BatteryPrice({ storage_id, name }: { storage_id: string; name: string }) {
  const [battery] = useRead('/v3/collections.ListStorage', { ids: storage_id }).data?.storage ?? []
  const [cents, setCents] = useState<number | null>(null)
  const edit = useWrite('/v3/collections.EditStorage', { onDone: () => tellDone(words.price_saved) })
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!battery || cents === null) return
    const { id, datasheet_src: _src, datasheet_name: _name, ...fields } = battery
    edit.mutate({ ...fields, storage_id: id, amount_usd: cents / 100 })
  }
  return (
    <form noValidate onSubmit={save} className="mt-2 flex max-w-sm items-start gap-2">
      <MoneyField
        label={words.price_of({ name })}
        className="min-w-0 flex-1"
        value_cents={cents}
        onChange={setCents}
        error={edit.error?.fields['amount_usd'] ?? edit.error?.message}
      />
      <Button
        type="submit"
        className="mt-6"
        busy={edit.isPending}
        disabledReason={cents === null || !battery ? words.enter_price_of({ name }) : undefined}
      >
        {words.save_price}
      </Button>
    </form>
  )
}
