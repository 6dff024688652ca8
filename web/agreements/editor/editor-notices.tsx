import { useState } from 'react'
import type { Saving } from '#web/sale/use-saving.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { useEditing } from './editing.ts'

type Props = {
  saving: Saving
  restored: boolean
  /** Somebody else's is looked at before it is decided. */
  looking: boolean
  onMine: () => void
  onTheirs: () => void
  onKeep: () => void
}

/** What somebody must know before going on. */
export function EditorNotices({ saving, restored, looking, onMine, onTheirs, onKeep }: Props) {
  const { draft, pages, edit, whyNot } = useEditing()
  const [read, setRead] = useState(false)
  const lost = draft.fields.filter(({ page }) => page > pages.length)
  return (
    <div className="flex flex-col gap-2 [&:not(:empty)]:p-2">
      {saving.theirs && looking && (
        <Notice
          kind="warning"
          action={
            <div className="flex flex-wrap gap-2">
              <Button onClick={onMine}>Back to mine</Button>
              <Button onClick={onTheirs}>Take theirs</Button>
              <Button look="primary" onClick={onKeep}>
                Keep mine on top
              </Button>
            </div>
          }
        >
          You are looking at what someone else saved. Yours is kept in this browser.
        </Notice>
      )}
      {lost.length > 0 && (
        <Notice
          kind="danger"
          action={
            <Button
              disabledReason={whyNot}
              onClick={() => edit({ fields: draft.fields.filter(({ page }) => page <= pages.length) })}
            >
              Take them out
            </Button>
          }
        >
          {lost.length === 1 ? '1 field stands' : `${lost.length} fields stand`} on pages that the PDF does not have any
          more.
        </Notice>
      )}
      {saving.state === 'refused' && lost.length === 0 && (
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
