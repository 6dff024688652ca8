import { dateTime } from '#web/lib/format.ts'
import type { Saving } from '#web/sale/use-saving.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { LookedAt } from './proposal-versions.tsx'

type Props = {
  saving: Saving
  look: LookedAt | null
  restored: boolean
  whyNot: string | undefined
  onClose: () => void
  onMine: () => void
  onTheirs: () => void
  onBack: (version: LookedAt) => void
}

/** What somebody must know before going on. */
export function EditorNotices({ saving, look, restored, whyNot, onClose, onMine, onTheirs, onBack }: Props) {
  return (
    <div className="flex flex-col gap-2 [&:not(:empty)]:p-2">
      {look && (
        <Notice
          action={
            <div className="flex flex-wrap gap-2">
              <Button onClick={onMine}>{saving.theirs ? 'Back to mine' : 'Back to today’s'}</Button>
              {saving.theirs ? (
                <>
                  <Button onClick={onTheirs}>Take theirs</Button>
                  <Button
                    look="primary"
                    onClick={() => {
                      onMine()
                      saving.keepMine()
                    }}
                  >
                    Keep mine on top
                  </Button>
                </>
              ) : (
                <Button look="primary" disabledReason={whyNot} onClick={() => onBack(look)}>
                  Go back to this one
                </Button>
              )}
            </div>
          }
        >
          You are looking at the pages of {look.saved_by_name}
          {look.saved_at && `, ${dateTime(look.saved_at)}`}.
        </Notice>
      )}
      {saving.state === 'refused' && (
        <Notice kind="danger">
          The proposal cannot be saved as it is: {saving.sentence} It is kept in this browser until that is changed.
        </Notice>
      )}
      {restored && !saving.theirs && !look && (
        <Notice
          action={
            <button type="button" className="font-medium underline underline-offset-2" onClick={onClose}>
              Good
            </button>
          }
        >
          What you wrote before and was not saved is here again.
        </Notice>
      )}
    </div>
  )
}
