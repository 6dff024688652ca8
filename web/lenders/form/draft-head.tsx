import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { LenderLogo } from '#web/sale/lender-logo.tsx'
import { OutOfDate } from '#web/sale/out-of-date.tsx'
import { SavedState } from '#web/sale/saved-state.tsx'
import type { Saving } from '#web/sale/use-saving.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Card, Figures } from '#web/ui/page.tsx'
import { APPLICATION_READS } from '../application-reads.ts'
import { paymentOf, terms } from '../start/offers.ts'
import { ProductDialog } from './product-dialog.tsx'

type Props = {
  application: Schemas['LenderApplication']
  /** Null where it is not filled in here. */
  saving: { saving: Saving; whyNot: string | undefined } | null
  onDiscarded: () => void
}

/** What is applied for, and whether it is still what the project costs. */
export function DraftHead({ application, saving, onDiscarded }: Props) {
  const { id, version, lender, lender_name, product, amount_cents, monthly_payment_cents } = application
  const [asked, ask] = useState<'discard' | 'product' | null>(null)
  const whyNot = useWhyNot('lenders.apply')
  const isDraft = application.status === 'draft'
  const stays = whyNot ?? (isDraft ? undefined : 'The homeowner is filling it in. Take it back first.')
  const quote = useWrite('/v3/lender_applications.Quote', {
    refreshes: APPLICATION_READS,
    onDone: () => tellDone('Quoted as the project stands today.'),
  })
  const discard = useWrite('/v3/lender_applications.Discard', {
    onDone: () => {
      ask(null)
      tellDone('The draft is gone.')
      onDiscarded()
    },
    refreshes: APPLICATION_READS,
  })
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <LenderLogo code={lender} name={lender_name} />
          <div className="flex items-center gap-2">
            {saving && <SavedState {...saving} />}
            <ActionMenu
              label="More with this application"
              actions={[
                { label: 'Choose another product', disabledReason: stays, onSelect: () => ask('product') },
                { label: 'Discard the draft', danger: true, disabledReason: stays, onSelect: () => ask('discard') },
              ]}
            />
          </div>
        </div>
        <Figures
          facts={[
            { label: 'Amount', value: moneyExact(amount_cents) },
            { label: 'First payment a month', value: paymentOf(monthly_payment_cents) },
            { label: 'Product', value: <span className="text-md">{product.name}</span>, note: terms(product, lender) },
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
                Quote anew
              </Button>
            }
          >
            Design, price or use changed after this was quoted. Quote anew before it is sent.
          </OutOfDate>
        )}
      </div>
      {asked === 'product' && <ProductDialog application={application} onClose={() => ask(null)} />}
      <Dialog
        open={asked === 'discard'}
        onClose={() => ask(null)}
        title="Discard this draft?"
        description={`What was filled in for ${lender_name} is erased. Nothing was sent to ${lender_name}.`}
        actions={
          <>
            <Button onClick={() => ask(null)}>Keep it</Button>
            <Button
              look="danger"
              busy={discard.isPending}
              onClick={() => discard.mutate({ application_id: id, version })}
            >
              Discard the draft
            </Button>
          </>
        }
      />
    </Card>
  )
}
