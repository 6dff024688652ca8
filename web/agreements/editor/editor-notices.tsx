import { useState } from 'react'
import type { Saving } from '#web/sale/use-saving.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'

type Props = {
  saving: Saving
  restored: boolean
  /** Somebody else's is looked at before it is decided. */
  looking: boolean
  onMine: () => void
  onTheirs: () => void
}

/** What somebody must know before going on. */
export function EditorNotices({ saving, restored, looking, onMine, onTheirs }: Props) {
  const [read, setRead] = useState(false)
  return (
    <div className="flex flex-col gap-2 [&:not(:empty)]:p-2">
      {saving.theirs && looking && (
        <Notice
          kind="warning"
          action={
            <div className="flex flex-wrap gap-2">
              <Button onClick={onMine}>Decide</Button>
              <Button onClick={onTheirs}>Take theirs</Button>
            </div>
          }
        >
          Someone else has changed this agreement. What is shown is yours; it is not saved until you decide.
        </Notice>
      )}
      {saving.state === 'refused' && (
        <Notice kind="danger">
          The agreement cannot be saved as it is: {saving.sentence} It is kept in this browser until that is changed.
        </Notice>
      )}
      {restored && !saving.theirs && !read && (
        <Notice
          action={
            <button type="button" className="font-medium underline underline-offset-2" onClick={() => setRead(true)}>
              Good
            </button>
          }
        >
          What you changed before and was not saved is here again.
        </Notice>
      )}
    </div>
  )
}
