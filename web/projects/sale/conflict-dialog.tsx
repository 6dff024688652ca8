import { listed } from '#machines/words/listed.ts'
import { dateTime } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Saving } from './use-saving.ts'
import { words } from './words.ts'

type Props = {
  saving: Saving
  /** The object both changed: 'drawing'. */
  kind: 'agreement' | 'drawing' | 'application' | 'proposal'
  /** What both changed, where that is known: the rest is merged. */
  parts?: readonly string[]
  /** What happens to the other user's version. */
  theirsThen?: string
  open: boolean
  onLook: () => void
  onTake: () => void
}

/** Another user saved first: three ways to continue, none of which loses work. */
export default function ConflictDialog({
  saving,
  kind,
  parts = [],
  theirsThen = words.saves_yours_as_newest,
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
      title={words.someone_else_has_changed({ kind })}
      description={
        theirs && (
          <>
            {words.saved_version({ saved_by_name: theirs.saved_by_name ?? words.someone, version: theirs.version })}
            {theirs.saved_at && words.saved_on_suffix({ saved_at: dateTime(theirs.saved_at) })}
            {words.while_you_were_working}
          </>
        )
      }
      actions={
        <>
          <Button onClick={onLook}>{words.view_theirs}</Button>
          <Button onClick={onTake}>{words.use_theirs}</Button>
          <Button look="primary" onClick={saving.keepMine}>
            {words.keep_mine}
          </Button>
        </>
      }
    >
      {parts.length > 0 && <p className="mb-2 text-base">{words.both_changed({ parts: listed(parts) })}</p>}
      <ul className="flex list-disc flex-col gap-1 pl-5 text-base text-ink-2">
        <li>{parts.length > 0 ? words.keep_mine_parts : words.keep_mine_effect({ theirsthen: theirsThen })}</li>
        <li>{words.use_theirs_effect}</li>
      </ul>
    </Dialog>
  )
}
