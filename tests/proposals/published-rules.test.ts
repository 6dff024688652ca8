// Pure rules of a published proposal: typed names, devices, rate limits, expired days.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageNames } from '#machines/proposals/page-names.ts'
import { paced } from '#server/lib/pace.ts'
import { typedName } from '#server/proposals/acceptance.ts'
import { deviceOf } from '#server/proposals/visits.ts'

describe('a name that is typed', () => {
  it.each(['', '  ', '7', 'S', '\u200b\u200b\u200b', '<>', '\u0000a'])('is none where it is %j', text =>
    expect(() => typedName(text)).toThrow(expect.objectContaining({ status: 400 })),
  )
  it.each([
    ['  Sam \n Sample ', 'Sam Sample'],
    ['Zoë\u202e D’Arcy', 'Zoë D’Arcy'],
    ['李 小龙', '李 小龙'],
    ['<b>Sam</b>', '<b>Sam</b>'],
  ])('%j is kept as %j', (text, name) => expect(typedName(text)).toBe(name))
  it('is one line of what can be seen, and stays the same when it is typed again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), text => {
        const name = typedName(`Sam ${text}`)
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}]|^\s|\s$|\s\s/u)
        expect(typedName(name)).toBe(name)
      }),
      { numRuns: 50 },
    )
  })
})

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', 'computer'],
  ['', 'computer'],
])('%j is a %s', (user_agent, device) => expect(deviceOf(user_agent)).toBe(device))

it('pages with the same name, or none, stay distinguishable', () => {
  const page = (id: string, name: string) => ({ id, name, hidden: false, blocks: [] })
  const pages = [page('a', 'More'), page('b', ' '), page('c', 'More')]
  expect([...pageNames({ pages })]).toEqual([
    ['a', 'More'],
    ['b', 'Page 2'],
    ['c', 'More (2)'],
  ])
})

it('calls are paced by the minute and by what they are for', () => {
  const pace = paced(3)
  const at = (seconds: number) => new Date(1_000_000 + seconds * 1000)
  for (const seconds of [0, 10, 20]) pace('one', at(seconds))
  expect(() => pace('one', at(30))).toThrow(expect.objectContaining({ retry_after_s: 30 }))
  pace('other', at(30))
  pace('one', at(60))
})
