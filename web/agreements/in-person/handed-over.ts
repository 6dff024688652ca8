// A device handed to signers. The rep's session ends when it is handed over, and every address of the application but the
// signers' own pages says so, until the rep takes it back.
import { useSyncExternalStore } from 'react'
import type { Match } from '#web/frame/navigation.ts'
import { KEYS, keep, kept } from '#web/lib/storage.ts'

export type Handed = {
  /** Who takes it back, and how they sign in. */
  by: string
  email: string
  /** True if they have a PIN to take it back with. */
  has_pin: boolean
  /** In the order in which they sign. */
  signers: { name: string; token: string; done: boolean }[]
  /** When the signers' links end, and with them this. */
  until: string
}

function isHanded(value: unknown): value is Handed {
  return value !== null && typeof value === 'object' && 'signers' in value && Array.isArray(value.signers)
}

let read: { text: string | null; handed: Handed | null } = { text: null, handed: null }

/** Returns the same object until the stored value changes. */
function readHanded(): Handed | null {
  const text = kept(KEYS.handed)
  if (text !== read.text) {
    const value: unknown = text === null ? null : parsed(text)
    read = { text, handed: isHanded(value) ? value : null }
  }
  return read.handed && new Date(read.handed.until).getTime() > Date.now() ? read.handed : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const listeners = new Set<() => void>()

export function keepHanded(handed: Handed | null) {
  keep(KEYS.handed, handed && JSON.stringify(handed))
  for (const changed of listeners) changed()
}

function follow(changed: () => void) {
  listeners.add(changed)
  window.addEventListener('storage', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', changed)
  }
}

export const useHanded = () => useSyncExternalStore(follow, readHanded)

/** Who has the device now; undefined once all have signed or declined. */
export const holderOf = ({ signers }: Handed) => signers.find(({ done }) => !done)

/** The signer with this link is done. */
export function markDone(token: string) {
  const handed = readHanded()
  if (!handed?.signers.some(one => one.token === token && !one.done)) return
  keepHanded({ ...handed, signers: handed.signers.map(one => (one.token === token ? { ...one, done: true } : one)) })
}

/** All signed: the device goes back. */
export function markOver() {
  const handed = readHanded()
  if (handed && holderOf(handed))
    keepHanded({ ...handed, signers: handed.signers.map(one => ({ ...one, done: true })) })
}

/** True if the address is one of the signers' pages. */
export const isTheirs = ({ signers }: Handed, match: Match | undefined) =>
  match?.route.path === '/sign/report/[id]' ||
  ((match?.route.path === '/sign/[...slug]' || match?.route.path === '/sign/completed/[...slug]') &&
    signers.some(({ token }) => token === match.params['slug']))
