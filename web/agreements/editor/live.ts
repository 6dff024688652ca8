// A gesture's display while it lasts: snap lines, selection box, field position. Separate from the fields, so that none
// is redrawn while one is dragged.
import type { Box } from './pages/geometry.ts'
import type { Guide } from './pages/snapping.ts'

type Live = {
  page: number
  guides: readonly Guide[]
  box: Box | null
  at: { x: number; y: number; said: string } | null
}

export function createLive() {
  let now: Live | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => now,
    show: (next: Live | null) => {
      if (next === now) return
      now = next
      for (const one of listeners) one()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
export type LiveStore = ReturnType<typeof createLive>
