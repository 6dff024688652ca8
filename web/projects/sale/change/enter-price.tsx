// A battery's missing selling price, entered where it is missed.
import { type FormEvent, useState } from 'react'
import { useRead, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { words } from './words.ts'

export function EnterPrice({ storage_id, name }: { storage_id: string; name: string }) {
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
