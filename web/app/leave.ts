// Signing out by hand, from the menu or the search: whoever has changes waiting on this device is asked first.
import { signOut } from '#web/session/end-session.ts'
import { showOverlay } from './overlay.ts'

export async function leave() {
  try {
    const { countWaiting } = await import('#web/offline/changes.ts')
    if ((await countWaiting()) > 0) return showOverlay('sign out')
  } catch {
    // Where the part that keeps changes never came, none are kept.
  }
  await signOut()
}
