import { useEffect, useRef, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/app/queries.ts'
import { tellDone } from '#web/app/tell.ts'
import { cx } from '#web/lib/class-names.ts'
import { dateTime } from '#web/lib/format.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { piecesOf } from './mention.ts'
import { NoteForm } from './note-form.tsx'

type Props = {
  note: Schemas['Note']
  isMine: boolean
  /** Somebody came by the link to it. */
  isLinked: boolean
  whyNot: string | undefined
}

export function NoteCard({ note, isMine, isLinked, whyNot }: Props) {
  const [state, setState] = useState<'shown' | 'edited' | 'asked'>('shown')
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Scrolling is the browser's.
    if (isLinked) card.current?.scrollIntoView({ block: 'center' })
  }, [isLinked])
  return (
    <li
      ref={card}
      aria-current={isLinked || undefined}
      className={cx('flex gap-3 px-4 py-4', isLinked && 'bg-marigold-soft')}
    >
      <Avatar name={note.author_name} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <p className="pt-1 text-sm text-ink-3">
            <span className="text-base font-medium text-ink">{note.author_name}</span>{' '}
            <time dateTime={note.created_at} className="figures">
              {dateTime(note.created_at)}
            </time>
            {note.edited_at && <span title={`Changed ${dateTime(note.edited_at)}`}>, changed</span>}
          </p>
          {isMine && state !== 'edited' && (
            <ActionMenu
              label="More for your note"
              actions={[
                { label: 'Change', onSelect: () => setState('edited'), disabledReason: whyNot },
                { label: 'Delete', onSelect: () => setState('asked'), disabledReason: whyNot, danger: true },
              ]}
            />
          )}
        </div>
        {state === 'edited' ? (
          <NoteForm project_id={note.project_id} note={note} whyNot={whyNot} onDone={() => setState('shown')} />
        ) : (
          <p className="max-w-[68ch] text-base break-words whitespace-pre-wrap">
            {piecesOf(
              note.body,
              note.mentions.map(({ name }) => name),
            ).map(({ text, isMention }, index) =>
              isMention ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
                <span key={index} className="rounded-control bg-info-soft px-1 font-medium text-info">
                  {text}
                </span>
              ) : (
                text
              ),
            )}
          </p>
        )}
      </div>
      {state === 'asked' && <DeleteDialog note={note} onClose={() => setState('shown')} />}
    </li>
  )
}

function DeleteDialog({ note, onClose }: { note: Schemas['Note']; onClose: () => void }) {
  const remove = useWrite('/v3/notes.Delete', {
    refreshes: ['/v3/notes.ListByProject', '/v3/projects.ListActivity'],
    onDone: () => tellDone('The note is deleted.'),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete this note?"
      description="It is gone for everyone, for good."
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() => remove.mutate({ note_id: note.id, version: note.version }, { onError: onClose })}
          >
            Delete note
          </Button>
        </>
      }
    />
  )
}
