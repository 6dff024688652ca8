import { useState } from 'react'
import type { Saving } from '#web/projects/sale/use-saving.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { useEditing } from './editing.ts'
import { words } from './words.ts'

type Props = {
  saving: Saving
  restored: boolean
  /** The other user's version is being viewed before a decision. */
  looking: boolean
  onMine: () => void
  onTheirs: () => void
  onKeep: () => void
}

/** Notices the user must see before going on. */
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
              <Button onClick={onMine}>{words.back_mine}</Button>
              <Button onClick={onTheirs}>{words.take_theirs}</Button>
              <Button look="primary" onClick={onKeep}>
                {words.keep_mine_top}
              </Button>
            </div>
          }
        >
          {words.you_looking_what_someone_else}
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
              {words.remove_lost_fields}
            </Button>
          }
        >
          {words.lost_fields_count({ count: lost.length })} {words.pages_pdf_does_not}
        </Notice>
      )}
      {saving.state === 'refused' && lost.length === 0 && (
        <Notice kind="danger">
          {words.agreement_cannot_saved_as} {saving.sentence} {words.kept_browser_until_changed}
        </Notice>
      )}
      {restored && !saving.theirs && !read && (
        <Notice
          action={
            <button type="button" className="font-medium underline underline-offset-2" onClick={() => setRead(true)}>
              {words.got_it}
            </button>
          }
        >
          {words.what_you_changed_before}
        </Notice>
      )}
    </div>
  )
}
