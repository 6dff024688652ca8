import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { useTemplateWork } from './use-template-work.ts'
import { words } from './words.ts'

/** Notices the user must see before going on. */
export function TemplateNotices({ work }: { work: ReturnType<typeof useTemplateWork> }) {
  if (work.overtaken)
    return (
      <div className="p-2">
        <Notice
          kind="warning"
          action={
            <span className="flex flex-wrap gap-2">
              <Button onClick={work.takeTheirs}>{words.use_saved_version}</Button>
              <Button onClick={work.keepMine}>{words.keep_mine}</Button>
            </span>
          }
        >
          {words.someone_saved_template_meanwhile}
        </Notice>
      </div>
    )
  if (!work.restored) return null
  return (
    <div className="p-2">
      <Notice action={<Button onClick={work.takeTheirs}>{words.use_saved_version}</Button>}>
        {words.unsaved_changes_restored}
      </Notice>
    </div>
  )
}
