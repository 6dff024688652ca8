// Who else has a drawing open, as the event stream tells.

export type Presence = {
  project_id: string
  place: string
  user_id: string
  name: string
  parts: readonly string[]
  here: boolean
}

const listeners = new Set<(presence: Presence) => void>()

export function notePresence(presence: Presence) {
  for (const listener of listeners) listener(presence)
}

/** Returns how to stop. */
export function followPresence(listener: (presence: Presence) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
