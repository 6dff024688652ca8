// An entry of the books is taken back, with the reason why.
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { words } from './words.ts'

type Reversible = Pick<Schemas['LedgerEntry'], 'id' | 'memo'>

export function ReverseDialog({ entry, onClose }: { entry: Reversible; onClose: () => void }) {
  const back = useWrite('/v3/receivables.ReverseEntry', {
    onDone: () => {
      tellDone(words.taken_back_both_entries)
      onClose()
    },
  })
  return (
    <ReasonDialog
      title={words.reverse_entry_title({ memo: entry.memo })}
      description={words.reverse_entry_hint}
      action={words.reverse}
      maximum={300}
      error={back.error?.fields['reason']}
      busy={back.isPending}
      onConfirm={reason => back.mutate({ entry_id: entry.id, reason })}
      onClose={onClose}
    />
  )
}
