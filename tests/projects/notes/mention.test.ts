import { expect, it } from 'vitest'
import { matching, mentionedIn, piecesOf, typedMention, withMention } from '#web/projects/notes/mention.ts'

const people = [
  { id: '1', name: 'Max Manager' },
  { id: '2', name: 'Max Manager-Lopez' },
  { id: '3', name: 'Riley Rep' },
]

it.each([
  ['@', { from: 0, typed: '' }],
  ['Ask @ma', { from: 4, typed: 'ma' }],
  ['(@Max Ma', { from: 1, typed: 'Max Ma' }],
  ['mail sam@example.com', null],
  ['@Max Manager look', null],
  ['nothing', null],
])('finds the user %j begins to name', (text, found) => {
  expect(typedMention(text, text.length)).toEqual(found)
})

it('offers whose first or last name begins so', () => {
  expect(matching(people, 'man').map(({ id }) => id)).toEqual(['1', '2'])
  expect(matching(people, 'ri').map(({ id }) => id)).toEqual(['3'])
  expect(matching(people, 'x')).toEqual([])
})

it('puts the name in place of what was typed, with one blank behind it', () => {
  expect(withMention('Ask @ri today', 7, 4, 'Riley Rep')).toEqual({ text: 'Ask @Riley Rep today', caret: 14 })
  expect(withMention('@ri', 3, 0, 'Riley Rep')).toEqual({ text: '@Riley Rep ', caret: 11 })
})

it('separates pieces with a name from the rest, the longer of two names first', () => {
  const pieces = piecesOf('Hi @Max Manager-Lopez, (@Riley Rep).', ['Max Manager', 'Max Manager-Lopez', 'Riley Rep'])
  expect(pieces.filter(({ isMention }) => isMention).map(({ text }) => text)).toEqual([
    '@Max Manager-Lopez',
    '@Riley Rep',
  ])
  expect(pieces.map(({ text }) => text).join('')).toBe('Hi @Max Manager-Lopez, (@Riley Rep).')
  expect(mentionedIn('Hi @Max Manager-Lopez', people)).toEqual(['2'])
})
