// Matches a remittance line to one of its lender's open items.
import { useDeferredValue, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages, useWrite } from '#web/data/queries.ts'
import { moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Item = Schemas['OpenItem']

export function MatchDialog({ line, onClose }: { line: Schemas['RemittanceLine']; onClose: () => void }) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const search = useDeferredValue(text.trim())
  const list = useReadPages('/v3/receivables.ListOpen', {
    payer: line.lender,
    limit: 50,
    ...(search ? { search } : {}),
  })
  const items = list.data?.pages.flatMap(page => page.items) ?? []
  const options = optionsOf(items, line.amount_cents)
  const match = useWrite('/v3/receivables.MatchRemittanceLine', {
    onDone: ({ line }) => {
      tellDone(
        line.entry_id ? words.amount_posted({ amount: moneyExact(line.amount_cents) }) : words.matched_posted_others,
      )
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.match_amount_title({ amount: moneyExact(line.amount_cents) })}
      description={words.lender_reference_details({
        lender_name: line.lender_name,
        join: [line.reference, line.payee].filter(Boolean).join(', '),
      })}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="primary"
            busy={match.isPending}
            disabledReason={chosen ? undefined : words.choose_project_first}
            onClick={() => chosen && match.mutate({ line_id: line.id, application_id: chosen.value })}
          >
            {words.match_payment}
          </Button>
        </>
      }
    >
      <ComboboxField
        label={words.project_owes({ lender_name: line.lender_name })}
        help={words.same_amount_comes_first}
        value={chosen?.value ?? null}
        chosen={chosen ?? undefined}
        options={options}
        onSearch={setText}
        onChange={value => setChosen(options.find(option => option.value === value) ?? null)}
        empty={words.no_open_payment_matches}
      />
    </Dialog>
  )
}

/** One per application, with its open amount; those of the same amount first. */
function optionsOf(items: readonly Item[], amount_cents: number) {
  const byApplication = new Map<string, Item[]>()
  for (const item of items)
    if (item.application_id)
      byApplication.set(item.application_id, [...(byApplication.get(item.application_id) ?? []), item])
  return [...byApplication]
    .map(([value, own]) => {
      const open = own.reduce((sum, { open_cents }) => sum + open_cents, 0)
      const fits = open === amount_cents || own.some(({ open_cents }) => open_cents === amount_cents)
      const [first] = own
      return { value, label: `${first?.project_name} (${first?.project_number})`, note: moneyExact(open), fits }
    })
    .sort((one, other) => Number(other.fits) - Number(one.fits))
}
