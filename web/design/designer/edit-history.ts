// The drawing and the way it came about: undone and redone step by step. What one gesture does is one step.

import { mergeDrawings, withChanges } from '#machines/design/drawing/merge-drawings.ts'
import { type Equipment, recounted, settled } from './canvas/settling.ts'
import { applied, type Edit } from './drawing-edits.ts'
import type { Drawing } from './drawing-types.ts'

export type History = {
  past: readonly Drawing[]
  present: Drawing
  future: readonly Drawing[]
  /** The gesture that is going on: its edits replace each other until it ends. */
  gesture: string | null
}

export type Step =
  | { type: 'edited'; edits: readonly Edit[]; equipment: Equipment; gesture?: string | undefined }
  | { type: 'gesture.ended'; equipment: Equipment }
  /** Someone else's changes since `base`. They can't be undone here, so every step gets them. */
  | { type: 'merged'; base: Drawing; theirs: Drawing; equipment: Equipment }
  | { type: 'undone' }
  | { type: 'redone' }

const MOST_STEPS = 200

export const opened = (drawing: Drawing): History => ({ past: [], present: drawing, future: [], gesture: null })

export function stepped(history: History, step: Step): History {
  switch (step.type) {
    case 'edited': {
      const { past, present } = history
      const next = step.edits.reduce(applied, present)
      if (next === present) return history
      const goesOn = step.gesture !== undefined && step.gesture === history.gesture
      const before = goesOn ? past : [...past, present].slice(-MOST_STEPS)
      // A replaced drawing is already settled.
      const whole = step.edits.some(({ type }) => type === 'drawing.replaced')
      const settles = step.gesture === undefined && !whole ? settled(present, next, step.equipment) : next
      return { past: before, present: settles, future: [], gesture: step.gesture ?? null }
    }
    case 'gesture.ended': {
      const before = history.past.at(-1)
      if (history.gesture === null || !before) return { ...history, gesture: null }
      return { ...history, present: settled(before, history.present, step.equipment), gesture: null }
    }
    case 'merged': {
      const { past, present, future } = history
      const { incoming, drawing } = mergeDrawings(step.base, present, step.theirs)
      if (incoming.size === 0) return history
      const withTheirs = (one: Drawing) => withChanges(one, incoming)
      return {
        past: past.map(withTheirs),
        present: recounted(step.base, present, drawing, step.equipment),
        future: future.map(withTheirs),
        gesture: null,
      }
    }
    case 'undone': {
      const before = history.past.at(-1)
      if (!before) return history
      return {
        past: history.past.slice(0, -1),
        present: before,
        future: [history.present, ...history.future],
        gesture: null,
      }
    }
    case 'redone': {
      const [after, ...future] = history.future
      if (!after) return history
      return { past: [...history.past, history.present], present: after, future, gesture: null }
    }
  }
}
