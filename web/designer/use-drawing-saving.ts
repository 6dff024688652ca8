// Saves the drawing as it changes. Every change is first kept in this browser, so that a reload, a crash, an expired
// session or a dead server costs nothing; the chart says when it is sent.
import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { drawingSavingMachine, type Theirs } from '#machines/design/drawing-saving.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { ReadPath, Schemas } from '#sdk/types.ts'
import { read, write } from '#web/app/queries.ts'
import { dropDraft, keepDraft, readDraft } from '#web/lib/form.ts'
import { type Drawing, textOf } from './drawing-types.ts'
import type { History } from './edit-history.ts'

type Saved = Schemas['SavedDrawing']
/** `sent` is what was on its way to the server, whose answer may never have come. */
type Kept = { drawing: Drawing; version: number; tab: string; sent: string | null }

const TAB = crypto.randomUUID()
const nameOf = (project_id: string) => `drawing-${project_id}`
/** What a saved drawing changes elsewhere. */
const REFRESHES: readonly ReadPath[] = [
  '/v3/design.Get',
  '/v3/design.CheckElectrical',
  '/v3/design.ListDrawingVersions',
  '/v3/solar.GetPerformanceSimulation',
  '/v3/projects.Get',
  '/v3/pricing.Get',
  '/v3/financing.Compare',
]

export const theirsOf = ({ version, saved_at, saved_by_name }: Saved): Theirs => ({ version, saved_at, saved_by_name })

/** The draft an earlier visit left, unless it says what is saved anyway. */
export function leftDraft(project_id: string, saved: Saved): Kept | undefined {
  const draft = readDraft<Kept>(nameOf(project_id))
  if (!draft || !Array.isArray(draft.drawing?.planes) || typeof draft.version !== 'number') return undefined
  const there = textOf(saved.drawing)
  if (textOf(draft.drawing) === there) return undefined
  // The save before this change arrived, its answer did not: nobody else was here.
  return draft.sent === there ? { ...draft, version: saved.version } : draft
}

type Props = { project_id: string; saved: Saved; draft: Kept | undefined; history: History; onLost: () => void }

export function useDrawingSaving({ project_id, saved, draft, history, onLost }: Props) {
  const client = useQueryClient()
  const name = nameOf(project_id)
  const now = useRef(history)
  now.current = history
  const [theirDrawing, setTheirDrawing] = useState<Saved | null>(
    draft && draft.version !== saved.version ? saved : null,
  )
  const machine = useMemo(
    () => drawingSavingMachine.provide({ actions: { submit: ({ context }) => void submit.current(context.version) } }),
    [],
  )
  const [state, send, actor] = useMachine(machine, {
    input: {
      version: draft?.version ?? saved.version,
      draft: !draft ? 'none' : draft.version === saved.version ? 'waiting' : 'overtaken',
      theirs: theirsOf(saved),
    },
  })
  const submit = useRef(async (_version: number) => {})
  const sent = useRef<{ drawing: Drawing; version: number; key: string; text: string } | null>(null)
  submit.current = async version => {
    const drawing = now.current.present
    // Sent again it is the same save.
    const going =
      sent.current?.drawing === drawing && sent.current.version === version
        ? sent.current
        : { drawing, version, key: crypto.randomUUID(), text: textOf(drawing) }
    sent.current = going
    keepDraft(name, { drawing, version, tab: TAB, sent: going.text } satisfies Kept)
    try {
      const answer = await write(
        '/v3/design.SaveDrawing',
        { project_id, version, drawing },
        { 'Idempotency-Key': going.key },
      )
      // Another tab's draft is not ours to drop.
      if (now.current.present === drawing && readDraft<Kept>(name)?.tab === TAB) dropDraft(name)
      client.setQueryData(['/v3/design.GetDrawing', { project_id }], answer)
      send({ type: 'drawing.saved', version: answer.version })
      for (const path of REFRESHES) void client.invalidateQueries({ queryKey: [path] })
    } catch (failure) {
      await refused(failure)
    }
  }

  async function refused(failure: unknown) {
    const sentence = failure instanceof Error ? failure.message : 'The drawing could not be saved.'
    const status = failure instanceof Refusal ? failure.status : 0
    if (status === 401) onLost()
    if (status === 409) {
      try {
        const theirs = await read('/v3/design.GetDrawing', { project_id })
        if (textOf(theirs.drawing) === sent.current?.text) {
          send({ type: 'drawing.saved', version: theirs.version })
          return
        }
        setTheirDrawing(theirs)
        send({ type: 'save.overtaken', theirs: theirsOf(theirs) })
        return
      } catch {
        // Whatever keeps theirs from being read keeps ours from being saved: it is tried again.
      }
    } else if (status === 400 || status === 403 || status === 404 || status === 413) {
      const fields = failure instanceof Refusal ? Object.values(failure.fields) : []
      send({ type: 'save.refused', sentence: fields[0] ?? sentence })
      return
    }
    send({ type: 'save.failed', sentence })
  }

  const { present, gesture } = history
  const last = useRef(draft?.drawing ?? saved.drawing ?? present)
  useEffect(() => {
    // The browser's storage, and the server behind the chart, are outside React. A gesture is kept once it has ended.
    if (present === last.current || gesture !== null) return
    last.current = present
    const { version } = actor.getSnapshot().context
    keepDraft(name, { drawing: present, version, tab: TAB, sent: sent.current?.text ?? null } satisfies Kept)
    send({ type: 'drawing.changed' })
  }, [present, gesture, name, send, actor])

  useEffect(() => {
    // Whoever leaves loses nothing, but the others see it later: it is sent at once.
    const hide = () => document.visibilityState === 'hidden' && send({ type: 'save.chosen' })
    const back = () => send({ type: 'retry.chosen' })
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('online', back)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('online', back)
    }
  }, [send])

  const here = useRef(true)
  useEffect(() => {
    // Whoever goes to another screen has not finished waiting: what is changed goes out now.
    here.current = true
    return () => {
      here.current = false
      const changed = actor.getSnapshot().matches('changed')
      // In development React leaves and comes back at once.
      queueMicrotask(() => {
        if (changed && !here.current) void submit.current(actor.getSnapshot().context.version)
      })
    }
  }, [actor])

  return {
    state: state.value,
    version: state.context.version,
    sentence: state.context.sentence,
    theirs: state.matches('overtaken') ? state.context.theirs : null,
    theirDrawing,
    retry: () => send({ type: 'retry.chosen' }),
    keepMine: () => send({ type: 'mine.kept' }),
    /** The editor has taken over this drawing, which the server has. */
    takeTheirs: (drawing: Drawing) => {
      last.current = drawing
      dropDraft(name)
      send({ type: 'theirs.taken' })
    },
  }
}

export type Saving = ReturnType<typeof useDrawingSaving>
