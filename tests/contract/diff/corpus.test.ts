// Every pair of the corpus gets its stated verdict: the same rules, and no others.
import { describe, expect, it } from 'vitest'
import { diffContracts } from '#openapi/diff/diff.ts'
import { BUMPS, SEVERITIES } from '#openapi/diff/report.ts'
import { CORPUS } from './corpus/corpus.ts'

describe('what changed between two contracts', () => {
  it.each(CORPUS)('$name', ({ before, after, says }) => {
    const { changes, version } = diffContracts(before, after)
    const told = changes
      .filter(({ severity }) => severity !== 'words')
      .map(({ rule, severity }) => `${rule}: ${severity}`)
    expect(told.sort()).toEqual([...says].sort())
    const worst = SEVERITIES.find(severity => changes.some(change => change.severity === severity))
    expect(version.needs).toBe(worst === undefined ? 'none' : BUMPS[worst])
  })
})
