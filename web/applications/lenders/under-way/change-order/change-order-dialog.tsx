// Requests a change to an approved application, showing the effect on price and approval before it is sent.
import { useState } from 'react'
import { useWrite } from '#web/data/queries.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'
import { money, moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { MoneyField } from '#web/ui/fields/money-field.tsx'
import { TextArea } from '#web/ui/fields/text-field.tsx'
import { Facts } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import type { Application } from '../application-words.ts'
import { ProductChoice, useOffers } from '../decision/product-choice.tsx'
import { consequence, differenceWords } from './change-order-words.ts'
import { words } from './words.ts'

type Typed = { product_id: string; amount_cents: number | null; reason: string }

export function ChangeOrderDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const {
    id,
    version,
    project_id,
    lender,
    lender_name,
    product,
    amount_cents: known,
    approved_amount_cents,
  } = application
  const draft = `change-order-${id}`
  const [typed, setTyped] = useState<Typed>(
    () => readDraft<Typed>(draft) ?? { product_id: product.id, amount_cents: known, reason: '' },
  )
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    keepDraft(draft, next)
  }
  const offers = useOffers(project_id, lender)
  const request = useWrite('/v3/lender_applications.RequestChangeOrder', {
    onDone: () => {
      dropDraft(draft)
      tellDone(words.change_requested({ lender_name }))
      onClose()
    },
  })
  const { product_id, amount_cents, reason } = typed
  const today = offers.data?.products.find(one => one.id === product_id)?.amount_cents
  const same = amount_cents === known && product_id === product.id
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.request_change_title}
      description={words.lender_has_now({ lender_name, name: product.name, known: moneyExact(known) })}
      actions={
        <>
          <Button onClick={onClose}>{words.leave_as}</Button>
          <Button
            look="primary"
            busy={request.isPending}
            disabledReason={
              amount_cents === null
                ? words.enter_amount
                : same
                  ? words.nothing_differs_what_approved
                  : reason.trim().length < 3
                    ? words.give_reason_first
                    : undefined
            }
            onClick={() =>
              amount_cents !== null &&
              request.mutate({ application_id: id, version, product_id, amount_cents, reason: reason.trim() })
            }
          >
            {words.request_change_action}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pb-1">
        <ProductChoice
          label={words.product}
          reading={offers}
          value={product_id}
          onChange={offer => change({ product_id: offer.id, amount_cents: offer.amount_cents })}
        />
        <div className="flex flex-wrap items-end gap-2">
          <MoneyField
            className="min-w-48 flex-1"
            label={common.amount}
            value_cents={amount_cents}
            onChange={cents => change({ amount_cents: cents })}
            error={request.error?.fields['amount_cents']}
          />
          {today !== undefined && today !== amount_cents && (
            <Button onClick={() => change({ amount_cents: today })}>
              {words.use_current_amount({ today: money(today) })}
            </Button>
          )}
        </div>
        {amount_cents !== null && !same && (
          <>
            <Facts
              facts={[
                { label: words.now, value: moneyExact(known) },
                { label: words.changed, value: moneyExact(amount_cents) },
                { label: words.difference, value: differenceWords(amount_cents - known) },
              ]}
            />
            <Notice kind={amount_cents > (approved_amount_cents ?? known) ? 'warning' : 'info'}>
              {consequence(amount_cents, approved_amount_cents ?? known, lender_name)}
            </Notice>
          </>
        )}
        <TextArea
          label={common.reason}
          help={words.homeowner_read({ lender_name })}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={event => change({ reason: event.target.value })}
        />
      </div>
    </Dialog>
  )
}
