import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { useLeadOn } from '#web/frame/lead-on.ts'
import { href } from '#web/frame/navigation.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { words } from './words.ts'

type Props = { agreement: Schemas['Agreement']; version: number; onClose: () => void }

export default function RetireDialog({ agreement, version, onClose }: Props) {
  const leadOn = useLeadOn()
  const { draft, open_count, sent_count } = agreement
  const retire = useWrite('/v3/collections.DeleteAgreement', {
    onDone: () => {
      tellDone(words.name_retired({ name: draft.name }))
      leadOn(href('/light-hub/agreements'))
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.retire_name({ name: draft.name })}
      description={
        <>
          {words.can_no_longer_sent} {words.retire_was_sent({ count: sent_count })}{' '}
          {open_count > 0 && words.retire_can_be_signed({ count: open_count })}
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
