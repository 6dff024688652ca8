// Which advisories of the registry fail a run.
import { expect, it } from 'vitest'
import { mendable } from '#tests/advisories.mjs'

const one = (name: string, severity: string, fixAvailable: unknown) => ({
  [name]: { name, severity, range: '<2', fixAvailable },
})

it('is a high or critical one with a fix, and nothing where the registry gives no report', () => {
  const vulnerabilities = {
    ...one('a', 'high', true),
    ...one('b', 'critical', { name: 'b', version: '3.0.0' }),
    ...one('c', 'high', false),
    ...one('d', 'moderate', true),
  }
  expect(mendable(JSON.stringify({ vulnerabilities }))).toEqual(['a <2 (high)', 'b <2 (critical)'])
  expect(mendable(JSON.stringify({ vulnerabilities: {} }))).toEqual([])
  expect(mendable(JSON.stringify({ message: '405 Method Not Allowed' }))).toBeUndefined()
  expect(mendable('')).toBeUndefined()
})
