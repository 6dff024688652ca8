// Whether the menu is a rail: as somebody left it; and where there is little room, on a narrow window and in the settings, which have
// a menu of their own, unless somebody keeps it open there.
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
