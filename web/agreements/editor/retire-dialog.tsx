import { useLocation } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { words } from './words.ts'

type Props = { agreement: Schemas['Agreement']; version: number; onClose: () => void }

export default function RetireDialog({ agreement, version, onClose }: Props) {
  const [, go] = useLocation()
  const { draft, open_count, sent_count } = agreement
  const retire = useWrite('/v3/collections.DeleteAgreement', {
    refreshes: ['/v3/collections.ListAgreements'],
    onDone: () => {
      tellDone(words.name_retired({ name: draft.name }))
      go(href('/light-hub/agreements'))
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.retire_name({ name: draft.name })}
      description={
        <>
          {words.can_no_longer_sent}{' '}
          {sent_count === 0
            ? words.was_never_sent
            : `It was sent ${sent_count === 1 ? 'once' : words.sent_count_times({ sent_count })}; that stays as it is${
                open_count === 0 ? '' : words.open_can_still_be_signed({ open_count })
              }.`}
        </>
      }
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button
            look="danger"
            busy={retire.isPending}
            onClick={() => retire.mutate({ agreement_id: agreement.id, version })}
          >
            {words.retire}
          </Button>
        </>
      }
    />
  )
}
