import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWrite } from '#web/data/queries.ts'
import { moneyExact } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { inOrder, paymentOf, terms } from '../start/offers.ts'
import { words } from './words.ts'

type Props = { application: Schemas['LenderApplication']; onClose: () => void }

/** Switches to another product of the same lender; the form stays as filled in. */
export function ProductDialog({ application, onClose }: Props) {
  const { id, version, project_id, lender, lender_name } = application
  const [chosen, choose] = useState(application.product.id)
  const { data, error, refetch } = useRead('/v3/lender_applications.Products', { project_id, lender })
  const quote = useWrite('/v3/lender_applications.Quote', {
    onDone: ({ application: after }) => {
      onClose()
      tellDone(words.name_quoted({ name: after.product.name }))
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.lender_products_title({ lender_name })}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="primary"
            busy={quote.isPending}
            disabled={!data}
            onClick={() => quote.mutate({ application_id: id, version, product_id: chosen })}
          >
            {words.quote_product}
          </Button>
        </>
      }
    >
      {data ? (
        <RadioGroup
          label={words.product}
          hideLabel
          value={chosen}
          onChange={choose}
          options={inOrder(data.products).map(product => ({
            value: product.id,
            label: words.product_monthly_payment({
              name: product.name,
              monthly_payment: paymentOf(product.monthly_payment_cents),
            }),
            help: `${terms(product, lender)}, ${moneyExact(product.amount_cents)}`,
            disabledReason: product.fits ? undefined : (product.why_not ?? words.product_unavailable),
          }))}
        />
      ) : error ? (
        <ErrorState sentence={error.message} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-32" />
      )}
    </Dialog>
  )
}
