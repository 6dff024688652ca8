// Changes made offline and waiting to be sent: a pill with their number, and the list behind it.
import { CloudUpload, TriangleAlert } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { type Change, nextOf } from '#web/data/change-rules.ts'
import { changesShown, dropChange, followChanges, putBack, sendNow, watchChanges } from '#web/data/changes.ts'
import { pillWords, savedAt } from '#web/data/offline-words.ts'
import { tellUndo } from '#web/frame/tell-undo.tsx'
import { cx } from '#web/lib/class-names.ts'
import { keepDraft } from '#web/lib/form.ts'
import { tellDone } from '#web/lib/tell.ts'
import { isOffline } from '#web/reach/reachability.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

/** When quiet, it sends without showing anything. */
export default function WaitingChanges({ isQuiet }: { isQuiet: boolean }) {
  const [open, setOpen] = useState(false)
  const changes = useSyncExternalStore(followChanges, changesShown)
  // The connection, the other tabs and the device's database are outside React.
  useEffect(watchChanges, [])
  const refused = changes.some(({ state }) => state === 'refused')
  const Icon = refused ? TriangleAlert : CloudUpload
  return (
    <>
      {changes.length > 0 && !isQuiet && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className={cx(
            'pointer-events-auto flex min-h-9 items-center gap-2 rounded-full border px-4 py-1.5 text-sm font-medium shadow-float max-sm:min-h-11',
            refused
              ? 'border-transparent bg-warning-soft text-warning'
              : 'border-hairline bg-raised text-ink hover:bg-sunken',
          )}
        >
          <Icon size={16} aria-hidden />
          {pillWords(changes)}
        </button>
      )}
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={texts.changes_device}
        description={texts.offline_changes_description}
        actions={nextOf(changes) && !isOffline() && <Button onClick={() => void sendNow()}>{texts.send_now}</Button>}
      >
        {changes.length === 0 ? (
          <EmptyState title={texts.everything_saved}>{texts.no_changes_hint}</EmptyState>
        ) : (
          <ul aria-label={texts.changes_device} className="-my-3 divide-y divide-hairline">
            {changes.map(change => (
              <Line key={change.id} change={change} onLeave={() => setOpen(false)} />
            ))}
          </ul>
        )}
      </Drawer>
    </>
  )
}

function Line({ change, onLeave }: { change: Change; onLeave: () => void }) {
  const [, go] = useLocation()
  const { what, page, state, sentence, draft, made_at, overtaken, tried } = change
  const isRefused = state === 'refused'
  const leave = () => {
    onLeave()
    go(page)
  }
  /** The input is back in its form, and the change no longer pending. */
  const typeOn = () => {
    if (draft) keepDraft(draft.name, draft.values)
    void dropChange(change).then(() => {
      leave()
      tellDone(texts.draft_restored)
    })
  }
  const remove = () => void dropChange(change).then(() => tellUndo(texts.change_dropped, () => void putBack(change)))
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <p className="text-base font-medium break-words">{what}</p>
      <p className={cx('text-sm', isRefused ? 'text-danger' : 'text-ink-3')}>
        {isRefused ? sentence : texts.pending_since({ made_at: savedAt(made_at, Date.now()) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {isRefused && draft ? (
          <Button onClick={typeOn}>{texts.fix_change}</Button>
        ) : (
          <Button onClick={leave}>{texts.open_page}</Button>
        )}
        {!isRefused && draft && tried === 0 && <Button onClick={typeOn}>{texts.edit_change}</Button>}
        {isRefused && !draft && !overtaken && (
          <Button onClick={() => void putBack({ ...change, state: 'waiting', sentence: null })}>
            {common.try_again}
          </Button>
        )}
        <Button look="ghost" onClick={remove}>
          {common.remove}
        </Button>
      </div>
    </li>
  )
}
