// Which answers stay on a device, for how long, and which go first when there is no room.

import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#machines/lib/time.ts'
import { keyOf } from '#web/data/copy-key.ts'
import { type CopyHead, groupOf, isFresh, isKept, SHARED_GROUP, toDrop } from '#web/data/copy-rules.ts'

const NOW = Date.UTC(2026, 10, 20)
const US = { owner: '2:olga', now: NOW, contract: 'c1' }
const head = (group: string, over: Partial<CopyHead> = {}): CopyHead => {
  const one = { owner: US.owner, group, contract: US.contract, saved_at: NOW - 1_000, size: 10, ...over }
  return { ...one, key: `${one.owner} ${group} ${one.saved_at} ${one.contract}` }
}
const LIMITS = { groups: 3, bytes: 1_000, shared: 3 }

describe('what is kept', () => {
  it('is what screens of a project read, and what those share', () => {
    expect(isKept('/v3/projects.Get', { project_id: 'p' })).toBe(true)
    expect(isKept('/v3/company.Get', {})).toBe(true)
    expect(isKept('/v3/receivables.GetAging', {})).toBe(false)
  })

  it('is nothing of a lender, of the session or of the audit log, whatever it is asked for', () => {
    for (const path of ['/v3/lender_applications.Get', '/api/session/keep', '/v3/audits.ListAudits'])
      expect(isKept(path, { project_id: 'p' })).toBe(false)
  })

  it('goes together project by project', () => {
    expect(groupOf({ project_id: 'p' })).toBe('p')
    expect(groupOf({ ids: 'a,b' })).toBe(SHARED_GROUP)
  })

  it('is found again whatever the order of the fields, and those without a value', () => {
    expect(keyOf('/x', { a: 1, b: 2, cursor: undefined })).toBe(keyOf('/x', { b: 2, a: 1 }))
    expect(keyOf('/x', { a: 1 })).not.toBe(keyOf('/x', { a: 2 }))
  })
})

describe('a copy', () => {
  it('is shown for seven days, and only under the contract it was read under', () => {
    const copy = { contract: 'c1', saved_at: NOW }
    expect(isFresh(copy, NOW + 7 * DAY_MS - 1, 'c1')).toBe(true)
    expect(isFresh(copy, NOW + 7 * DAY_MS, 'c1')).toBe(false)
    expect(isFresh(copy, NOW, 'c2')).toBe(false)
  })

  it('of another user, of another contract or too old is dropped first', () => {
    const others = [
      head('p', { owner: '2:otto' }),
      head('p', { contract: 'c0' }),
      head('p', { saved_at: NOW - 8 * DAY_MS }),
    ]
    expect(toDrop([...others, head('p')], US)).toEqual(others.map(({ key }) => key))
  })
})

describe('when there is no room', () => {
  it('the projects longest not looked at go whole', () => {
    const old = [head('old', { saved_at: NOW - 9_000 }), head('old', { saved_at: NOW - 8_000 })]
    const others = ['a', 'b', 'c'].map((name, index) => head(name, { saved_at: NOW - index - 1 }))
    expect(new Set(toDrop([...old, ...others], US, LIMITS))).toEqual(new Set(old.map(({ key }) => key)))
  })

  it('a project read again is the latest', () => {
    const again = head('old', { saved_at: NOW - 1 })
    const all = [head('old', { saved_at: NOW - 9_000 }), again, ...['a', 'b', 'c'].map(name => head(name))]
    expect(toDrop(all, US, LIMITS)).toEqual([head('c').key])
  })

  it('bytes count as well as projects', () => {
    const large = head('a', { size: 900, saved_at: NOW - 2 })
    expect(toDrop([head('b', { saved_at: NOW - 1 }), large], US, LIMITS)).toEqual([large.key])
  })

  it('what projects share stays apart from them, within its own bounds', () => {
    const shared = [1, 2, 3, 4].map(age => head(SHARED_GROUP, { saved_at: NOW - age }))
    expect(toDrop([...shared, head('a')], US, LIMITS)).toEqual([shared[3]?.key])
  })
})
