import { useState } from 'react'
import { useWrite } from '#web/data/queries.ts'
import { money } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { APPLICATION_READS } from '../../application-reads.ts'
import type { Application } from '../application-words.ts'

/** Neither what was asked for nor what was offered. */
export function OtherAmountDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { id, version, lender_name, approved_amount_cents, amount_cents, product } = application
  const [asked, setAsked] = useState<number | null>(approved_amount_cents)
  const ask = useWrite('/v3/lender_applications.Resubmit', {
    refreshes: APPLICATION_READS,
    onDone: () => {
      tellDone(`${lender_name} has been asked again.`)
      onClose()
    },
  })
  const least = product.min_amount_cents ?? 100
  const most = product.max_amount_cents ?? 100_000_000
  const outside =
    asked !== null && (asked < least || asked > most)
      ? `${product.name} goes from ${money(least)} to ${money(most)}.`
      : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title="Ask for another amount"
      description={`${money(amount_cents)} was asked for${approved_amount_cents === null ? '' : `, ${money(approved_amount_cents)} offered`}. ${lender_name} decides anew about what you ask for now.`}
      actions={
        <>
          <Button onClick={onClose}>Keep as it is</Button>
          <Button
            look="primary"
            busy={ask.isPending}
            disabledReason={asked === null ? 'Enter an amount.' : outside}
            onClick={() => asked !== null && ask.mutate({ application_id: id, version, amount_cents: asked })}
          >
            Ask {lender_name}
          </Button>
        </>
      }
    >
      <MoneyField
        label="Amount"
        value_cents={asked}
        onChange={setAsked}
        error={outside ?? ask.error?.fields['amount_cents']}
      />
    </Dialog>
  )
}
