// Signing out from the menu or the search: users with unsaved input, in this tab or another, are asked first.

import { signOut } from '#web/company/session/end-session.ts'
import { hasDrafts } from '#web/lib/form.ts'
import { showOverlay } from '#web/lib/overlay.ts'

export async function leave() {
  if (hasDrafts()) return showOverlay('sign out')
  try {
    const { countWaiting } = await import('#web/data/changes.ts')
    if ((await countWaiting()) > 0) return showOverlay('sign out')
  } catch {
    // If the module that stores changes never loaded, there are none.
  }
  await signOut()
}
