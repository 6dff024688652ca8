import { useLocation } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = { agreement: Schemas['Agreement']; version: number; onClose: () => void }

export default function RetireDialog({ agreement, version, onClose }: Props) {
  const [, go] = useLocation()
  const { draft, open_count, sent_count } = agreement
  const retire = useWrite('/v3/collections.DeleteAgreement', {
    refreshes: ['/v3/collections.ListAgreements'],
    onDone: () => {
      tellDone(`${draft.name} is retired.`)
      go(href('/light-hub/agreements'))
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Retire ${draft.name}?`}
      description={
        <>
          It can no longer be sent.{' '}
          {sent_count === 0
            ? 'It was never sent.'
            : `It was sent ${sent_count === 1 ? 'once' : `${sent_count} times`}; that stays as it is${
                open_count === 0
                  ? ''
                  : `, and ${open_count === 1 ? 'the one' : `the ${open_count}`} still waiting can be signed`
              }.`}
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            look="danger"
            busy={retire.isPending}
            onClick={() => retire.mutate({ agreement_id: agreement.id, version })}
          >
            Retire
          </Button>
        </>
      }
    />
  )
}
