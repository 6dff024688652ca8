// Moves a deal to another lender and product. The new draft lists the additional requirements.
import { useState } from 'react'
import { useRead, useWrite } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { askable } from '../start/use-offers.ts'
import { type Application, isOver } from './application-words.ts'
import { ProductChoice, useOffers } from './decision/product-choice.tsx'
import { words } from './words.ts'

type Props = { application: Application; onClose: () => void }

export function MoveDialog({ application, onClose }: Props) {
  const { id, version, project_id, lender_name } = application
  const [lender, setLender] = useState<string | null>(null)
  const [product_id, setProduct] = useState<string | null>(null)
  const lenders = useRead('/v3/settings.GetLenderConfig', {})
  const { change } = useFilters()
  const offers = useOffers(project_id, lender)
  const move = useWrite('/v3/lender_applications.Move', {
    onDone: ({ application: draft }) => {
      tellDone(words.application_prepared({ lender_name: draft.lender_name }))
      onClose()
      change({ application: draft.id }, { push: true })
    },
  })
  const others = lenders.data && askable(lenders.data.lenders).filter(one => one.lender !== application.lender)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.move_another_lender}
      description={isOver(application) ? words.move_note : words.move_open_note({ lender_name })}
      actions={
        <>
          <Button onClick={onClose}>{words.stay}</Button>
          <Button
            look="primary"
            busy={move.isPending}
            disabledReason={
              lender === null
                ? words.choose_lender_first
                : product_id === null
                  ? words.choose_one_products_first
                  : undefined
            }
            onClick={() => lender && product_id && move.mutate({ application_id: id, version, lender, product_id })}
          >
            {words.prepare_move}
          </Button>
        </>
      }
    >
      {lenders.error && !others && (
        <ErrorState sentence={lenders.error.message} onRetry={() => void lenders.refetch()} />
      )}
      {!lenders.error && !others && <Skeleton className="h-24" />}
      {others && (
        <div className="flex flex-col gap-5 pb-1">
          <RadioGroup
            label={common.lender}
            options={others.map(one => ({ value: one.lender, label: one.name }))}
            value={lender}
            onChange={chosen => {
              setLender(chosen)
              setProduct(null)
            }}
          />
          {lender !== null && (
            <ProductChoice
              key={lender}
              label={words.product}
              reading={offers}
              value={product_id}
              onChange={offer => setProduct(offer.id)}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}
