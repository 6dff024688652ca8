import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { LenderLogo } from '#web/projects/sale/lender-logo.tsx'
import { OutOfDate } from '#web/projects/sale/out-of-date.tsx'
import { SavedState } from '#web/projects/sale/saved-state.tsx'
import type { Saving } from '#web/projects/sale/use-saving.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Card, Figures } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { paymentOf, terms } from '../start/offers.ts'
import { ProductDialog } from './product-dialog.tsx'
import { words } from './words.ts'

type Props = {
  application: Schemas['LenderApplication']
  /** Null where it is not filled in here. */
  saving: { saving: Saving; whyNot: string | undefined } | null
  onDiscarded: () => void
}

/** The quote applied for, and if it still matches the project's price. */
export function DraftHead({ application, saving, onDiscarded }: Props) {
  const { id, version, lender, lender_name, product, amount_cents, monthly_payment_cents } = application
  const [asked, ask] = useState<'discard' | 'product' | null>(null)
  const whyNot = useWhyNot('lenders.apply')
  const isDraft = application.status === 'draft'
  const stays = whyNot ?? (isDraft ? undefined : words.shared_block_reason)
  const quote = useWrite('/v3/lender_applications.Quote', {
    onDone: () => tellDone(words.quote_updated_toast),
  })
  const discard = useWrite('/v3/lender_applications.Discard', {
    onDone: () => {
      ask(null)
      tellDone(words.draft_discarded)
      onDiscarded()
    },
  })
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <LenderLogo code={lender} name={lender_name} />
          <div className="flex items-center gap-2">
            {saving && <SavedState {...saving} />}
            <ActionMenu
              label={words.more_actions}
              actions={[
                { label: words.choose_another_product, disabledReason: stays, onSelect: () => ask('product') },
                { label: words.discard_draft, danger: true, disabledReason: stays, onSelect: () => ask('discard') },
              ]}
            />
          </div>
        </div>
        <Figures
          facts={[
            { label: common.amount, value: moneyExact(amount_cents) },
            { label: words.first_payment_month, value: paymentOf(monthly_payment_cents) },
            {
              label: words.product,
              value: <span className="text-md">{product.name}</span>,
              note: terms(product, lender),
            },
          ]}
        />
        {!application.quote_is_current && (
          <OutOfDate
            changes={application.quote_changes}
            action={
              <Button
                busy={quote.isPending}
                disabledReason={stays}
                onClick={() => quote.mutate({ application_id: id, version, product_id: product.id })}
              >
                {words.update_quote}
              </Button>
            }
          >
            {words.quote_outdated}
          </OutOfDate>
        )}
      </div>
      {asked === 'product' && <ProductDialog application={application} onClose={() => ask(null)} />}
      <Dialog
        open={asked === 'discard'}
        onClose={() => ask(null)}
        title={words.discard_draft_title}
        description={words.discard_draft_note({ lender_name })}
        actions={
          <>
            <Button onClick={() => ask(null)}>{words.keep}</Button>
            <Button
              look="danger"
              busy={discard.isPending}
              onClick={() => discard.mutate({ application_id: id, version })}
            >
              {words.discard_draft}
            </Button>
          </>
        }
      />
    </Card>
  )
}
