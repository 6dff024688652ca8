// Where a user lands after signing in: a page of ours, whatever is in the browser's storage.
import { afterEach, expect, it, vi } from 'vitest'
import { takePlace } from '#web/lib/place.ts'

const storageOf = (kept: Record<string, string>) => ({
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
  removeItem: (key: string) => void Reflect.deleteProperty(kept, key),
})
const takenFrom = (place: string) => {
  vi.stubGlobal('sessionStorage', storageOf({ last_visited_url: place }))
  vi.stubGlobal('localStorage', storageOf({}))
  return [takePlace(), takePlace()]
}
afterEach(() => void vi.unstubAllGlobals())

it('leads back to the page, once', () => {
  expect(takenFrom('/projects?stage=Sold')).toEqual(['/projects?stage=Sold', '/'])
})

it.each(['//evil.example/login', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  'never leads to %s',
  place => {
    expect(takenFrom(place)[0]).toBe('/')
  },
)
