import { dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Saving } from './use-saving.ts'

type Props = {
  saving: Saving
  /** What both changed: 'drawing'. */
  noun: string
  /** What becomes of theirs. */
  theirsThen?: string
  open: boolean
  onLook: () => void
  onTake: () => void
}

/** Somebody saved first: three ways on, and nothing is lost by any of them. */
export default function ConflictDialog({
  saving,
  noun,
  theirsThen = 'saves yours as the newest version; theirs stays in the versions.',
  open,
  onLook,
  onTake,
}: Props) {
  const { theirs } = saving
  return (
    <Dialog
      open={open && theirs !== null}
      mustAnswer
      onClose={onLook}
      title={`Someone else has changed this ${noun}`}
      description={
        theirs && (
          <>
            {theirs.saved_by_name ?? 'Someone'} saved version {theirs.version}
            {theirs.saved_at && ` on ${dateTime(theirs.saved_at)}`}, while you were working on it. Yours is kept in this
            browser.
          </>
        )
      }
      actions={
        <>
          <Button onClick={onLook}>Look at theirs</Button>
          <Button onClick={onTake}>Take theirs</Button>
          <Button look="primary" onClick={saving.keepMine}>
            Keep mine on top
          </Button>
        </>
      }
    >
      <ul className="flex list-disc flex-col gap-1 pl-5 text-base text-ink-2">
        <li>Keep mine on top {theirsThen}</li>
        <li>Take theirs puts yours aside: undo brings it back as long as this page is open.</li>
      </ul>
    </Dialog>
  )
}
