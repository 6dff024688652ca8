// The work of an editor and the way it came about, undone and redone step by step. What is typed in one go is one step. The
// proposal's editor and that of agreements call it.

type History<T> = {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** The last edited object and time: another edit of it soon after is part of the same step. */
  last: { key: string; at_ms: number } | null
}

export type Step<T> =
  | { type: 'edited'; content: T; key?: string | undefined; at_ms: number }
  /** From outside: another user's saved work, or an earlier version. Undo restores the current one. */
  | { type: 'replaced'; content: T }
  | { type: 'undone' }
  | { type: 'redone' }

const MOST_STEPS = 200
const PAUSE_MS = 1_500

export const opened = <T>(content: T): History<T> => ({ past: [], present: content, future: [], last: null })

export function stepped<T>(history: History<T>, step: Step<T>): History<T> {
  const { past, present, future, last } = history
  switch (step.type) {
    case 'edited': {
      if (step.content === present) return history
      const goesOn = step.key !== undefined && last?.key === step.key && step.at_ms - last.at_ms < PAUSE_MS
      return {
        past: goesOn ? past : [...past, present].slice(-MOST_STEPS),
        present: step.content,
        future: [],
        last: step.key === undefined ? null : { key: step.key, at_ms: step.at_ms },
      }
    }
    case 'replaced':
      if (step.content === present) return history
      return { past: [...past, present].slice(-MOST_STEPS), present: step.content, future: [], last: null }
    case 'undone': {
      const before = past.at(-1)
      return before !== undefined
        ? { past: past.slice(0, -1), present: before, future: [present, ...future], last: null }
        : history
    }
    case 'redone': {
      const [after, ...rest] = future
      return after !== undefined ? { past: [...past, present], present: after, future: rest, last: null } : history
    }
  }
}
