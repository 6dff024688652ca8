import { useEffect, useRef, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { dateTime } from '#web/lib/format.ts'
import { tellDone, tellKept } from '#web/lib/tell.ts'
import { TakeBack } from '#web/offline/take-back.tsx'
import { useWaiting } from '#web/offline/use-waiting.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { common } from '#web/words/common.ts'
import { piecesOf } from './mention.ts'
import { NoteForm, noteSubject } from './note-form.tsx'
import { words as texts } from './words.ts'

type Props = {
  note: Schemas['Note']
  isMine: boolean
  /** The user followed a link to it. */
  isLinked: boolean
  whyNot: string | undefined
}

export function NoteCard({ note: saved, isMine, isLinked, whyNot }: Props) {
  const waiting = useWaiting(noteSubject(saved.id))
  const note = { ...saved, body: waiting.reduce((body, { input }) => bodyIn(input) ?? body, saved.body) }
  const [state, setState] = useState<'shown' | 'edited' | 'asked'>('shown')
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Scrolling is the browser's.
    if (isLinked) card.current?.scrollIntoView({ block: 'center' })
  }, [isLinked])
  if (waiting.some(({ path }) => path === '/v3/notes.Delete')) return <TakeBack what={note.body} waiting={waiting} />
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
            {waiting.length > 0 && <span>{texts.not_sent_yet}</span>}
            {note.edited_at && (
              <span title={texts.edited_at({ edited_at: dateTime(note.edited_at) })}>{texts.edited}</span>
            )}
          </p>
          {isMine && state !== 'edited' && (
            <ActionMenu
              label={texts.note_actions}
              actions={[
                { label: texts.edit, onSelect: () => setState('edited'), disabledReason: whyNot },
                { label: common.delete, onSelect: () => setState('asked'), disabledReason: whyNot, danger: true },
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

const bodyIn = (input: object) => ('body' in input && typeof input.body === 'string' ? input.body : undefined)

function DeleteDialog({ note, onClose }: { note: Schemas['Note']; onClose: () => void }) {
  const remove = useWrite('/v3/notes.Delete', {
    onDone: () => tellDone(texts.note_deleted),
    later: () => ({
      what: texts.delete_note_change({ slice: note.body.slice(0, 80) }),
      page: tabHref(note.project_id, 'notes'),
      subject: noteSubject(note.id),
      onKept: () => {
        onClose()
        tellKept(texts.deleting_note)
      },
    }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.delete_note_title}
      description={texts.delete_note_consequence}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep_note}</Button>
          <Button
            look="danger"
            worksOffline
            busy={remove.isPending}
            onClick={() => remove.mutate({ note_id: note.id, version: note.version }, { onError: onClose })}
          >
            {texts.delete_note_button}
          </Button>
        </>
      }
    />
  )
}
