// Whose payment a line of a remittance is, chosen among what its lender owes.
import { useDeferredValue, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages, useWrite } from '#web/data/queries.ts'
import { moneyExact } from '#web/lib/format.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { REMITTANCE_READS } from './remittance-lines.tsx'

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
    quiet: true,
    refreshes: REMITTANCE_READS,
    onDone: ({ line }) => {
      tellDone(
        line.entry_id ? `${moneyExact(line.amount_cents)} is in the books.` : 'Matched. It is posted with the others.',
      )
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Whose ${moneyExact(line.amount_cents)} is it?`}
      description={`${line.lender_name} names ${[line.reference, line.payee].filter(Boolean).join(', ')}.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            busy={match.isPending}
            disabledReason={chosen ? undefined : 'Choose the project first.'}
            onClick={() =>
              chosen && match.mutate({ line_id: line.id, application_id: chosen.value }, { onError: tell })
            }
          >
            Match payment
          </Button>
        </>
      }
    >
      <ComboboxField
        label={`Project ${line.lender_name} owes for`}
        help="The same amount comes first."
        value={chosen?.value ?? null}
        chosen={chosen ?? undefined}
        options={options}
        onSearch={setText}
        onChange={value => setChosen(options.find(option => option.value === value) ?? null)}
        empty="Nothing this lender owes is called that."
      />
    </Dialog>
  )
}

/** An application each, with what is open of it; those of the same amount first. */
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
