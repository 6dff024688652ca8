// Saves an editor's work as it changes. Every change is first stored in this browser, so a reload, a crash, an expired
// session or a dead server loses nothing; the chart decides when to send. Used by the designer and the proposal editor.
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { request } from '#machines/lib/server-request.ts'
import { type SaveAnswer, savingMachine, type Theirs } from '#machines/projects/saving.machine.ts'
import { Refusal } from '#sdk/refusal.ts'
import { canonical, fingerprint } from '#web/lib/canonical.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'
import { followReach, isOffline } from '#web/reach/reachability.ts'
import { words } from './words.ts'

/** `sent` marks what was on its way to the server, whose answer may never have come; `base` what it was made from. */
export type Kept<T> = { work: T; version: number; tab: string; sent: string | null; base: string }

/** What the server made of a save and of someone else's changes. The screen is to show it. */
type Merged<T> = { version: number; work: T }

type Tell = (answer: SaveAnswer) => void

const TAB = crypto.randomUUID()
const markOf = (work: unknown) => fingerprint(canonical(work))
const theirsOf = ({ version, saved_at, saved_by_name }: Theirs): Theirs => ({ version, saved_at, saved_by_name })

/** The draft of an earlier visit, unless it equals the saved work. */
export function leftDraft<T>(
  name: string,
  there: { work: T | null; version: number },
  isWork: (work: unknown) => boolean,
): Kept<T> | undefined {
  const draft = readDraft<Kept<T>>(name)
  if (!draft || !isWork(draft.work) || typeof draft.version !== 'number') return undefined
  const saved = markOf(there.work)
  if (markOf(draft.work) === saved) return undefined
  // The previous save arrived, its response did not; or only data outside the work changed: no other user was involved.
  return draft.sent === saved || draft.base === saved ? { ...draft, version: there.version } : draft
}

type Props<T, S extends Theirs> = {
  name: string
  saved: S
  workOf: (saved: S) => T | null
  draft: Kept<T> | undefined
  /** As it is on screen. */
  work: T
  /** False while a gesture continues: it is kept once it has ended. */
  settled?: boolean
  /** Returns the version it then has. The same key is the same save. */
  save: (work: T, version: number, key: string) => Promise<number | Merged<T>>
  /** The server merges a save of an old version, where it can. */
  merges?: boolean
  read: () => Promise<S>
  /** Refetches other views of it. */
  onSaved: () => void
  /** The session has ended. */
  onLost: () => void
}

export function useSaving<T, S extends Theirs>(props: Props<T, S>) {
  const { name, saved, workOf, draft, work, settled = true, merges = false } = props
  const now = useRef(props)
  now.current = props
  const isOvertaken = draft !== undefined && draft.version !== saved.version && !merges
  const [theirSaved, setTheirSaved] = useState<S | null>(isOvertaken ? saved : null)
  const machine = useMemo(
    () =>
      savingMachine.provide({
        actors: { submit: request(({ version }, tell) => submit.current(version, tell)) },
      }),
    [],
  )
  const [state, send, actor] = useMachine(machine, {
    input: {
      version: draft?.version ?? saved.version,
      draft: !draft ? 'none' : isOvertaken ? 'overtaken' : 'waiting',
      theirs: theirsOf(saved),
    },
  })
  const base = useRef(draft?.base ?? markOf(workOf(saved)))
  /** What the server has after a merge: shown, it's no change to save. */
  const merged = useRef<string | null>(null)
  const submit = useRef(async (_version: number, _tell: Tell) => {})
  const sent = useRef<{ work: T; version: number; key: string; mark: string } | null>(null)
  const keep = (kept: T, version: number) =>
    keepDraft(name, {
      work: kept,
      version,
      tab: TAB,
      sent: sent.current?.mark ?? null,
      base: base.current,
    } satisfies Kept<T>)

  submit.current = async (version, tell) => {
    const going = now.current.work
    // Sent again it is the same save.
    const one =
      sent.current?.work === going && sent.current.version === version
        ? sent.current
        : { work: going, version, key: crypto.randomUUID(), mark: markOf(going) }
    sent.current = one
    keep(going, version)
    try {
      const answer = await now.current.save(going, version, one.key)
      const isMerged = typeof answer === 'object'
      base.current = isMerged ? markOf(answer.work) : one.mark
      if (isMerged) merged.current = base.current
      // Another tab's draft is not ours to drop.
      if (now.current.work === going && readDraft<Kept<T>>(name)?.tab === TAB) dropDraft(name)
      tell({ type: 'work.saved', version: isMerged ? answer.version : answer })
      now.current.onSaved()
    } catch (failure) {
      await refused(failure, tell)
    }
  }

  async function refused(failure: unknown, tell: Tell) {
    const sentence = failure instanceof Error ? failure.message : words.could_not_saved
    const status = failure instanceof Refusal ? failure.status : 0
    if (status === 401) now.current.onLost()
    if (status === 409) {
      try {
        const theirs = await now.current.read()
        const there = markOf(workOf(theirs))
        if (there === sent.current?.mark) {
          base.current = there
          tell({ type: 'work.saved', version: theirs.version })
        } else if (there === base.current) {
          // Only data outside the work has changed, such as its publication.
          await submit.current(theirs.version, tell)
        } else {
          setTheirSaved(theirs)
          tell({ type: 'save.overtaken', theirs: theirsOf(theirs) })
        }
        return
      } catch {
        // Whatever keeps theirs from being read keeps ours from being saved: it is tried again.
      }
    } else if (status === 400 || status === 403 || status === 404 || status === 413) {
      const fields = failure instanceof Refusal ? Object.values(failure.fields) : []
      tell({ type: 'save.refused', sentence: fields[0] ?? sentence })
      return
    }
    tell({ type: 'save.failed', sentence })
  }

  const last = useRef(draft?.work ?? workOf(saved) ?? work)
  const keepNow = useRef(keep)
  keepNow.current = keep
  useEffect(() => {
    // The browser's storage, and the server behind the chart, are outside React.
    if (work === last.current || !settled) return
    last.current = work
    const isServers = merged.current !== null && merged.current === base.current && markOf(work) === merged.current
    merged.current = null
    if (isServers) return
    keepNow.current(work, actor.getSnapshot().context.version)
    send({ type: 'work.changed' })
  }, [work, settled, send, actor])

  useEffect(() => {
    // Leaving loses nothing, but others would see it later: send it immediately.
    const hide = () => document.visibilityState === 'hidden' && send({ type: 'save.chosen' })
    const back = () => send({ type: 'retry.chosen' })
    document.addEventListener('visibilitychange', hide)
    const unfollow = followReach(() => isOffline() || back())
    return () => {
      document.removeEventListener('visibilitychange', hide)
      unfollow()
    }
  }, [send])

  const here = useRef(true)
  useEffect(() => {
    // Navigating away must not delay saving: send changes now.
    here.current = true
    return () => {
      here.current = false
      const changed = actor.getSnapshot().matches('changed')
      // In development React leaves and comes back at once.
      queueMicrotask(() => {
        if (changed && !here.current) void submit.current(actor.getSnapshot().context.version, () => {})
      })
    }
  }, [actor])

  return {
    state: state.value,
    version: state.context.version,
    sentence: state.context.sentence,
    theirs: state.matches('overtaken') ? state.context.theirs : null,
    /** The other user's complete version. */
    theirSaved,
    retry: () => send({ type: 'retry.chosen' }),
    /** Saves a change outside the work with it. */
    touch: () => send({ type: 'work.changed' }),
    /** Sends changes now. */
    saveNow: () => send({ type: 'save.chosen' }),
    /** The editor shows this, which the server has, with its own changes. */
    takeMerged: (theirs: T, version: number) => {
      base.current = markOf(theirs)
      merged.current = base.current
      send({ type: 'theirs.merged', version })
    },
    keepMine: () => send({ type: 'mine.kept' }),
    /** The editor has taken over this, which the server has. */
    takeTheirs: (theirs: T) => {
      last.current = theirs
      base.current = markOf(theirs)
      dropDraft(name)
      send({ type: 'theirs.taken' })
    },
  }
}

/** The saving state for the editor's frame. */
export type Saving = Omit<
  ReturnType<typeof useSaving>,
  'theirSaved' | 'takeTheirs' | 'takeMerged' | 'touch' | 'saveNow'
>
