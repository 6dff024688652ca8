// Where a person was when the session ended. Kept under the specification's key for the browser, and for this tab by
// itself, so that of two tabs each leads back to its own place.
import { KEYS, keep, kept } from './storage.ts'
import { keepInTab, keptInTab } from './tab-memory.ts'

const currentPath = () => window.location.pathname + window.location.search

export function rememberPlace() {
  keep(KEYS.lastVisited, currentPath())
  keepInTab(KEYS.lastVisited, currentPath())
}

export function forgetPlace() {
  keep(KEYS.lastVisited, null)
  keepInTab(KEYS.lastVisited, null)
}

/** Returns the place once. */
export function takePlace(): string {
  const place = keptInTab(KEYS.lastVisited) ?? kept(KEYS.lastVisited) ?? '/'
  forgetPlace()
  // Only a path of our own: two slashes would lead to another host.
  return /^\/(?![/\\])/.test(place) ? place : '/'
}
