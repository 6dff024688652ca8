// Copies are shown no longer than the session lasts, also where the server cannot be asked.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const MINUTE = 60_000
const NOW = Date.UTC(2026, 10, 20, 12)
const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('document', { querySelector: () => ({ content: 'https://sunquill.example.com' }) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
})

async function isOver(minutes: { idle: number; since_start: number }, origin = 'https://sunquill.example.com') {
  vi.stubGlobal('window', { location: { origin } })
  stored.set('access_token', 'abcdefgh-token')
  stored.set('session_activity', String(NOW - minutes.idle * MINUTE))
  stored.set('session_started', `abcdefgh ${NOW - minutes.since_start * MINUTE}`)
  const { sessionIsOver } = await import('#web/company/session/session-over.ts')
  return sessionIsOver(NOW, 60 * MINUTE)
}

it('an hour without activity ends it, and so do twelve hours', async () => {
  expect(await isOver({ idle: 59, since_start: 300 })).toBe(false)
  expect(await isOver({ idle: 60, since_start: 300 })).toBe(true)
  expect(await isOver({ idle: 1, since_start: 12 * 60 })).toBe(true)
})

it('on another address than the main one the timeout does not run', async () => {
  expect(await isOver({ idle: 600, since_start: 600 }, 'http://127.0.0.1:5000')).toBe(false)
})

it('copies belong to the token’s user, and never to an impersonated one', async () => {
  const { ownerNow, rememberOwner } = await import('#web/data/owner.ts')
  stored.set('access_token', 'abcdefgh-token')
  expect(ownerNow()).toBeUndefined()
  expect(rememberOwner({ id: 'olga', company_id: 2 })).toEqual({ owner: '2:olga', is_new: true, is_other: true })
  expect(ownerNow()).toBe('2:olga')
  expect(rememberOwner({ id: 'olga', company_id: 2 })).toMatchObject({ is_new: false, is_other: false })
  // The same person signs in again: the copies are gone, what waits is theirs.
  stored.set('access_token', 'ijklmnop-token')
  expect(ownerNow()).toBeUndefined()
  expect(rememberOwner({ id: 'olga', company_id: 2 })).toMatchObject({ is_new: true, is_other: false })
  stored.set('impersonated_user', JSON.stringify({ id: 'otto' }))
  expect(ownerNow()).toBeUndefined()
})
