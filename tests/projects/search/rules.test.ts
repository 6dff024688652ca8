// Word matching, highlighting, and browser-side results.
import { Settings } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import { fieldsWith, holds, holdsAll } from '#machines/projects/search-rules.ts'
import { type Entry, groupsOf, type Source } from '#web/projects/search/entry.ts'
import { markWords } from '#web/projects/search/mark-words.ts'

describe('a text holds a word', () => {
  it.each([
    ['José Muestra', 'JOSE', true],
    ['José Muestra', 'uestr', true],
    ['José Muestra', 'mu', true],
    ['José Muestra', 'es', false],
    ['12 Example Street', '12', true],
    ['112 Example Street', '12', false],
    ['Anything', '%', false],
    ['', 'a', false],
  ])('%j, %j: %s', (text, word, held) => {
    expect(holds(text, word)).toBe(held)
  })

  it('every word somewhere, and says in which fields any is', () => {
    expect(holdsAll('Sam Sample, Phoenix', ['phoenix', 'sam'])).toBe(true)
    expect(holdsAll('Sam Sample, Phoenix', ['phoenix', 'kim'])).toBe(false)
    const texts = [['name', 'Sam Sample'] as const, ['address', 'Sample Street'] as const]
    expect(fieldsWith(['sample', 'sam'], texts)).toEqual(['name', 'address'])
    expect(fieldsWith(['street'], texts)).toEqual(['address'])
  })
})

describe('what is marked', () => {
  const marked = (given: string, ...words: string[]) => {
    const { text, marks } = markWords(given, words)
    return marks.reduceRight(
      (shown, { from, to }) => `${shown.slice(0, from)}[${shown.slice(from, to)}]${shown.slice(to)}`,
      text,
    )
  }

  it.each([
    ['José Muestra', ['jose'], '[José] Muestra'],
    ['Jose\u0301 Muestra', ['jose'], '[José] Muestra'],
    ['Sam Sample', ['sam'], '[Sam] [Sam]ple'],
    ['Sam Sample', ['sa', 'amp'], '[Sa]m [Samp]le'],
    ['𝒮am 𝒮ample', ['am'], '𝒮am 𝒮ample'],
    ['🌞 Sam', ['sam'], '🌞 [Sam]'],
    ['Nothing here', ['zebra'], 'Nothing here'],
    ['Nothing here', [], 'Nothing here'],
  ])('%j by %j', (text, words, expected) => {
    expect(marked(text, ...words)).toBe(expected)
  })
})

describe('what the browser finds by itself', () => {
  const entry = (label: string, more: Partial<Entry> = {}): Entry => ({ key: label, label, icon: Settings, ...more })
  const sources: Source[] = [
    { name: 'Opened last', shown: 'at first', entries: [entry('Session')] },
    { name: 'Actions', shown: 'always', entries: [entry('New project'), entry('Sign out', { keywords: 'leave' })] },
    {
      name: 'Settings',
      shown: 'when typed',
      entries: [entry('Session', { note: 'Services' }), ...Array.from({ length: 9 }, (_, n) => entry(`Proposal ${n}`))],
    },
  ]
  const found = (...words: string[]) =>
    groupsOf(sources, words).flatMap(({ value, items }) => items.map(({ label }) => `${value}: ${label}`))

  it('offers actions before anything is typed, settings only on search, nothing twice', () => {
    expect(found()).toEqual(['Opened last: Session', 'Actions: New project', 'Actions: Sign out'])
    expect(found('session')).toEqual(['Settings: Session'])
    expect(found('leave')).toEqual(['Actions: Sign out'])
  })

  it('puts what begins so first, and five of a kind are enough', () => {
    expect(found('pro')).toHaveLength(6)
    const two: Source[] = [{ name: 'Pages', shown: 'always', entries: [entry('New project'), entry('Projects')] }]
    expect(groupsOf(two, ['pro'])[0]?.items.map(({ label }) => label)).toEqual(['Projects', 'New project'])
  })
})
