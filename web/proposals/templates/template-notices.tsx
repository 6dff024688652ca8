import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { useTemplateWork } from './use-template-work.ts'

/** What somebody must know before going on. */
export function TemplateNotices({ work }: { work: ReturnType<typeof useTemplateWork> }) {
  if (work.overtaken)
    return (
      <div className="p-2">
        <Notice
          kind="warning"
          action={
            <span className="flex flex-wrap gap-2">
              <Button onClick={work.takeTheirs}>Use the saved one</Button>
              <Button onClick={work.keepMine}>Keep mine</Button>
            </span>
          }
        >
          Someone saved this template meanwhile. What you wrote is kept here.
        </Notice>
      </div>
    )
  if (!work.restored) return null
  return (
    <div className="p-2">
      <Notice action={<Button onClick={work.takeTheirs}>Use the saved one</Button>}>
        What you wrote before is still here. It is not saved yet.
      </Notice>
    </div>
  )
}
