import { useState } from 'react'
import { useWrite } from '#web/data/queries.ts'
import { money } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Application } from '../application-words.ts'
import { ProductChoice, useOffers } from './product-choice.tsx'
import { words } from './words.ts'

/** Another product, or today's price for the same, where the lender takes it without a change order. */
export function QuoteDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { id, version, project_id, lender, lender_name, product, amount_cents } = application
  const [product_id, setProduct] = useState<string>(product.id)
  const offers = useOffers(project_id, lender)
  const quote = useWrite('/v3/lender_applications.UpdateQuote', {
    onDone: () => {
      tellDone(words.quote_sent({ lender_name }))
      onClose()
    },
  })
  const chosen = offers.data?.products.find(one => one.id === product_id)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.give_another_quote({ lender_name })}
      description={words.new_quote_note({ name: product.name, amount: money(amount_cents) })}
      actions={
        <>
          <Button onClick={onClose}>{words.keep_as}</Button>
          <Button
            look="primary"
            busy={quote.isPending}
            disabledReason={chosen?.fits ? undefined : words.choose_product_first}
            onClick={() => quote.mutate({ application_id: id, version, product_id })}
          >
            {words.send_quote}
          </Button>
        </>
      }
    >
      <ProductChoice
        label={words.product}
        reading={offers}
        value={product_id}
        onChange={offer => setProduct(offer.id)}
      />
    </Dialog>
  )
}
