// Moves a deal to another lender: which, with which product, and afterwards what that one asks that this one did not.
import { useState } from 'react'
import { Link } from 'wouter'
import type { Answer } from '#sdk/types.ts'
import { href } from '#web/app/navigation.ts'
import { useRead, useWrite } from '#web/app/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { APPLICATION_READS } from '../application-reads.ts'
import { type Application, isOver } from './application-words.ts'
import { ProductChoice, useOffers } from './product-choice.tsx'

type Props = { application: Application; onClose: () => void }
type Moved = Answer<'/v3/lender_applications.Move'>

export function MoveDialog({ application, onClose }: Props) {
  const { id, version, project_id, lender_name } = application
  const [lender, setLender] = useState<string | null>(null)
  const [product_id, setProduct] = useState<string | null>(null)
  const [moved, setMoved] = useState<Moved | null>(null)
  const lenders = useRead('/v3/settings.GetLenderConfig', {}, { quiet: true })
  const offers = useOffers(project_id, lender)
  const move = useWrite('/v3/lender_applications.Move', { refreshes: APPLICATION_READS, onDone: setMoved })
  const others = lenders.data?.lenders.filter(one => one.connected && one.lender !== application.lender)
  if (moved) return <MovedDialog application={application} moved={moved} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title="Move to another lender"
      description={
        isOver(application)
          ? 'People, design and documents go along; only what the other lender asks differently is filled in anew. What was decided here stays in the timeline.'
          : `People, design and documents go along; only what the other lender asks differently is filled in anew. The application at ${lender_name} goes on until the other one is sent, and is canceled then.`
      }
      actions={
        <>
          <Button onClick={onClose}>Stay</Button>
          <Button
            look="primary"
            busy={move.isPending}
            disabledReason={
              lender === null
                ? 'Choose a lender first.'
                : product_id === null
                  ? 'Choose one of its products first.'
                  : undefined
            }
            onClick={() => lender && product_id && move.mutate({ application_id: id, version, lender, product_id })}
          >
            Prepare the move
          </Button>
        </>
      }
    >
      {lenders.error && !others && (
        <ErrorState sentence={lenders.error.message} onRetry={() => void lenders.refetch()} />
      )}
      {!lenders.error && !others && <Skeleton className="h-24" />}
      {others?.length === 0 && (
        <p className="text-base text-ink-2">
          Your company is connected with no other lender.{' '}
          <Link href={href('/settings/services/lenders')} className="underline underline-offset-2">
            Connect one
          </Link>
        </p>
      )}
      {others && others.length > 0 && (
        <div className="flex flex-col gap-5 pb-1">
          <RadioGroup
            label="Lender"
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
              label="Product"
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

function MovedDialog({ application, moved, onClose }: Props & { moved: Moved }) {
  const { application: draft, differences } = moved
  return (
    <Dialog
      open
      onClose={onClose}
      title={`The application for ${draft.lender_name} is prepared`}
      description={
        isOver(application)
          ? `Complete and send it. It stands above the one at ${application.lender_name}.`
          : `Complete and send it; until then the one at ${application.lender_name} goes on.`
      }
      actions={
        <Button look="primary" onClick={onClose}>
          Go on
        </Button>
      }
    >
      {differences.length === 0 ? (
        <p className="text-base">{draft.lender_name} asks for nothing that is not there already.</p>
      ) : (
        <>
          <p className="text-base font-medium">What differs</p>
          <ul className="mt-1 list-disc pl-5 text-base text-ink-2">
            {differences.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
