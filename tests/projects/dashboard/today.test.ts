// Which of many things to do are shown first.
import { describe, expect, it } from 'vitest'
import { chooseToday, type TodayKind, todayKindsFor } from '#machines/projects/today.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'

const rows = (...all: [TodayKind, number][]) =>
  all.flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, n) => ({
      kind,
      id: `${kind} ${n}`,
      name: `${kind} ${n}`,
      project_id: `${kind} ${n}`,
    })),
  )

describe('what is shown', () => {
  it('has something of each kind before a second of any, kind by kind', () => {
    const { chosen, total } = chooseToday(rows(['stuck', 30], ['task', 20], ['agreement', 1], ['proposal', 2]), 8)
    expect(chosen.map(({ name }) => name)).toEqual([
      'task 0',
      'task 1',
      'task 2',
      'agreement 0',
      'proposal 0',
      'proposal 1',
      'stuck 0',
      'stuck 1',
    ])
    expect(total).toBe(53)
  })

  it('lists a project as stuck only where nothing else of it is to do', () => {
    const both = [
      { kind: 'stuck', id: 'a', project_id: 'a' },
      { kind: 'stuck', id: 'b', project_id: 'b' },
      { kind: 'agreement', id: 'c', project_id: 'a' },
      { kind: 'task', id: 'd', project_id: null },
    ] as const
    const { chosen, total } = chooseToday(both, 8)
    expect(chosen).toEqual([both[3], both[2], both[1]])
    expect(total).toBe(3)
  })

  it('lists an agreement as unsigned only where the reader is not the one to sign', () => {
    const both = [
      { kind: 'agreement', id: 'a', project_id: 'p' },
      { kind: 'agreement', id: 'b', project_id: 'q' },
      { kind: 'countersign', id: 'a', project_id: 'p' },
    ] as const
    expect(chooseToday(both, 8)).toEqual({ chosen: [both[2], both[1]], total: 2 })
  })
})

it('a role is shown what it can do something about', () => {
  const shown = Object.fromEntries(
    SYSTEM_ROLES.map(({ name, permissions }) => [name, todayKindsFor(new Set(permissions)).join(' ')]),
  )
  const all = 'approval countersign task milestone agreement proposal stuck'
  expect(shown).toEqual({
    Owner: all,
    Admin: all,
    'Sales Manager': all,
    'Sales Rep': 'countersign task agreement proposal stuck',
    Designer: 'task',
    Operations: 'task milestone stuck',
    Finance: 'task milestone',
    Viewer: '',
  })
})
