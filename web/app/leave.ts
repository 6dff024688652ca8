// Signing out by hand, from the menu or the search: whoever has changes waiting on this device is asked first.

import { showOverlay } from '#web/lib/overlay.ts'
import { signOut } from '#web/session/end-session.ts'

export async function leave() {
  try {
    const { countWaiting } = await import('#web/data/changes.ts')
    if ((await countWaiting()) > 0) return showOverlay('sign out')
  } catch {
    // Where the part that keeps changes never came, none are kept.
  }
  await signOut()
}
