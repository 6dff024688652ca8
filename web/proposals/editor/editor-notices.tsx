import { dateTime } from '#web/lib/format.ts'
import type { Saving } from '#web/projects/sale/use-saving.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { LookedAt } from './proposal-versions.tsx'
import { words } from './words.ts'

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

/** Notices the user must see before going on. */
export function EditorNotices({ saving, look, restored, whyNot, onClose, onMine, onTheirs, onBack }: Props) {
  return (
    <div className="flex flex-col gap-2 [&:not(:empty)]:p-2">
      {look && (
        <Notice
          action={
            <div className="flex flex-wrap gap-2">
              <Button onClick={onMine}>{saving.theirs ? words.back_mine : words.back_to_current}</Button>
              {saving.theirs ? (
                <>
                  <Button onClick={onTheirs}>{words.use_theirs}</Button>
                  <Button
                    look="primary"
                    onClick={() => {
                      onMine()
                      saving.keepMine()
                    }}
                  >
                    {words.keep_mine}
                  </Button>
                </>
              ) : (
                <Button look="primary" disabledReason={whyNot} onClick={() => onBack(look)}>
                  {words.restore_version}
                </Button>
              )}
            </div>
          }
        >
          {words.viewing_version_by({
            saved_by_name: look.saved_by_name,
            saved_at: look.saved_at && `, ${dateTime(look.saved_at)}`,
          })}
        </Notice>
      )}
      {saving.state === 'refused' && (
        <Notice kind="danger">
          {words.cannot_save_proposal} {saving.sentence} {words.kept_browser_until_changed}
        </Notice>
      )}
      {restored && !saving.theirs && !look && (
        <Notice
          action={
            <button type="button" className="font-medium underline underline-offset-2" onClick={onClose}>
              {words.got_it}
            </button>
          }
        >
          {words.unsaved_changes_restored}
        </Notice>
      )}
    </div>
  )
}
