// Where a person was when the session ended. Kept under the specification's key for the browser, and for this tab by
// itself, so that of two tabs each leads back to its own place.
import { KEYS, keep, kept } from './storage.ts'

export const currentPath = () => window.location.pathname + window.location.search

export function rememberPlace() {
  keep(KEYS.lastVisited, currentPath())
  keepHere(currentPath())
}

export function forgetPlace() {
  keep(KEYS.lastVisited, null)
  keepHere(null)
}

/** Answers the place once. */
export function takePlace(): string {
  const place = keptHere() ?? kept(KEYS.lastVisited) ?? '/'
  forgetPlace()
  // Only a path of our own: two slashes would lead to another host.
  return /^\/(?![/\\])/.test(place) ? place : '/'
}

function keepHere(place: string | null) {
  try {
    if (place === null) sessionStorage.removeItem(KEYS.lastVisited)
    else sessionStorage.setItem(KEYS.lastVisited, place)
  } catch {
    // Denied: the browser's place will do.
  }
}

function keptHere(): string | null {
  try {
    return sessionStorage.getItem(KEYS.lastVisited)
  } catch {
    return null
  }
}
