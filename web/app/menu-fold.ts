// True if the menu is folded to a rail: as the user left it; on narrow windows and in the settings, which have their
// own menu, unless the user keeps it open there.
import { useState, useSyncExternalStore } from 'react'
import { keep, kept } from '#web/lib/storage.ts'

const NARROW = window.matchMedia('(width < 64rem)')
const watch = (changed: () => void) => {
  NARROW.addEventListener('change', changed)
  return () => NARROW.removeEventListener('change', changed)
}

export function useMenuFold(address: string) {
  const narrow = useSyncExternalStore(watch, () => NARROW.matches)
  const tight = narrow || address.startsWith('/settings')
  const name = tight ? 'menu_folded_tight' : 'menu_folded'
  const folded = (kept(name) ?? String(tight)) === 'true'
  const [, redraw] = useState(0)
  const fold = () => {
    keep(name, String(!folded))
    redraw(times => times + 1)
  }
  return { folded, fold }
}
