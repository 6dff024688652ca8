import { expect, it } from 'vitest'
import { isPatternWithin } from '#openapi/diff/schema/patterns.ts'

it.each([
  ['^a+$', '.*', true],
  ['^a+$', '^a*$', true],
  ['^a*$', '^a+$', false],
  ['', '.*', true],
  ['^a$', 'a', true],
  ['a', '^a$', false],
  ['^[a-z]{3}$', '^[a-z0-9]{1,10}$', true],
  ['^(a|b)$', '^[abc]$', true],
  ['^\\d{5}$', '^\\d{5}(-\\d{4})?$', true],
  ['^\\d{5}(-\\d{4})?$', '^\\d{5}$', false],
  ['^a|b$', 'a|b', true],
  ['^.*$', '', true],
  // `.` matches no line break.
  ['', '^.*$', false],
  ['^[A-Z]{2}\\-\\d+$', '^[A-Z]{2}-\\d+$', true],
  ['^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{12}$', '^[0-9a-fA-F-]{26}$', true],
])('every text that %j allows is allowed by %j: %s', (narrow, wide, isWithin) => {
  expect(isPatternWithin(narrow, wide)).toBe(isWithin)
})

it('what cannot be decided counts as not comparable', () => {
  expect(isPatternWithin('(?=a)b', 'b')).toBe(false)
  expect(isPatternWithin('\\bfoo', 'foo')).toBe(false)
  expect(isPatternWithin('(', 'b')).toBe(false)
  expect(isPatternWithin(`^(.*a.{200})+$`, '^(.*b.{300})+$')).toBe(false)
})
