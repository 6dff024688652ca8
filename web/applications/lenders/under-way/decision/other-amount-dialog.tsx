import { useState } from 'react'
import { useWrite } from '#web/data/queries.ts'
import { money } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { common } from '#web/words/common.ts'
import type { Application } from '../application-words.ts'
import { words } from './words.ts'

/** An amount other than the requested and the offered one. */
export function OtherAmountDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { id, version, lender_name, approved_amount_cents, amount_cents, product } = application
  const [asked, setAsked] = useState<number | null>(approved_amount_cents)
  const ask = useWrite('/v3/lender_applications.Resubmit', {
    onDone: () => {
      tellDone(words.resubmitted({ lender_name }))
      onClose()
    },
  })
  const least = product.min_amount_cents ?? 100
  const most = product.max_amount_cents ?? 100_000_000
  const outside =
    asked !== null && (asked < least || asked > most)
      ? words.amount_range({ name: product.name, least: money(least), most: money(most) })
      : undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.ask_another_amount}
      description={words.other_amount_note({
        amount: money(amount_cents),
        has_offer: approved_amount_cents === null ? 'no' : 'yes',
        offered: approved_amount_cents === null ? '' : money(approved_amount_cents),
        lender_name,
      })}
      actions={
        <>
          <Button onClick={onClose}>{words.keep_as}</Button>
          <Button
            look="primary"
            busy={ask.isPending}
            disabledReason={asked === null ? words.enter_amount : outside}
            onClick={() => asked !== null && ask.mutate({ application_id: id, version, amount_cents: asked })}
          >
            {words.ask_lender_name({ lender_name })}
          </Button>
        </>
      }
    >
      <MoneyField
        label={common.amount}
        value_cents={asked}
        onChange={setAsked}
        error={outside ?? ask.error?.fields['amount_cents']}
      />
    </Dialog>
  )
}
