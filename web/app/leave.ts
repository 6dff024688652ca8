// Signing out by hand, from the menu or the search: whoever typed something that is not saved yet, in this tab or another, is
// asked first.

import { signOut } from '#web/company/session/end-session.ts'
import { hasDrafts } from '#web/lib/form.ts'
import { showOverlay } from '#web/lib/overlay.ts'

export async function leave() {
  if (hasDrafts()) return showOverlay('sign out')
  try {
    const { countWaiting } = await import('#web/data/changes.ts')
    if ((await countWaiting()) > 0) return showOverlay('sign out')
  } catch {
    // Where the part that keeps changes never came, none are kept.
  }
  await signOut()
}
