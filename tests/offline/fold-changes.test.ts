// A task or a note changed again while its last change is pending: the merged change, and how it is shown meanwhile.
import { expect, it } from 'vitest'
import type { Schemas, WritePath } from '#sdk/types.ts'
import type { Change } from '#web/data/change-rules.ts'
import { folded } from '#web/data/fold-changes.ts'
import { taskWithWaiting } from '#web/projects/sale/waiting-task.ts'

const change = (path: WritePath, made_at: number, input: object, over: Partial<Change> = {}): Change => ({
  id: `${made_at}`,
  owner: '2:olga',
  made_at,
  path,
  input: { version: 1, ...input },
  what: '',
  page: '/',
  subject: 'task:t',
  draft: null,
  state: 'waiting',
  sentence: null,
  tried: 0,
  ...over,
})
const tick = (made_at: number, done: boolean, over: Partial<Change> = {}) =>
  change('/v3/tasks.SetDone', made_at, { done }, over)
const words = (made_at: number, title: string, over: Partial<Change> = {}) =>
  change('/v3/tasks.Update', made_at, { title, due_on: null, assignee_id: 'a' }, over)
const remove = (made_at: number) => change('/v3/tasks.Delete', made_at, {})

it('a task ticked and unticked is as it was: nothing waits', () => {
  const ticked = tick(1, true)
  expect(folded([ticked], tick(2, false))).toEqual({ drop: [ticked], put: null })
  expect(folded([ticked], tick(2, true))).toEqual({ drop: [], put: null })
})

it('text typed again replaces the pending one, and is based on the same version', () => {
  const first = words(1, 'Call', { input: { version: 7, title: 'Call' } })
  const { drop, put } = folded([first], words(2, 'Write'))
  expect(drop).toEqual([first])
  expect(put?.input).toEqual({ version: 7, title: 'Write', due_on: null, assignee_id: 'a' })
})

it('of another kind, of another thing, refused or under way already: the new one waits its turn', () => {
  const next = tick(2, false)
  for (const before of [words(1, 'Call'), tick(1, true, { subject: 'task:other' }), tick(1, true, { tried: 1 })])
    expect(folded([before], next)).toEqual({ drop: [], put: next })
  expect(folded([tick(1, true, { state: 'refused' })], next)).toEqual({ drop: [], put: next })
  expect(folded([tick(1, true)], remove(2)).put?.path).toBe('/v3/tasks.Delete')
  const created = change('/v3/tasks.Create', 1, {}, { subject: null })
  expect(folded([created], { ...created, id: '2' }).drop).toEqual([])
})

it('deleted twice it is deleted once', () => {
  expect(folded([remove(1)], remove(2))).toEqual({ drop: [], put: null })
})

it('a task is shown as it will be', () => {
  const task: Schemas['Task'] = {
    id: 't',
    project: null,
    title: 'Call',
    due_on: '2026-11-23',
    due_in_days: 1,
    version: 1,
    assignee_id: 'a',
    assignee_name: 'Riley Rep',
    created_by_name: 'Riley Rep',
    created_at: '2026-11-20T17:00:00Z',
    done_at: null,
    done_by_name: null,
  }
  const shown = (...waiting: Change[]) => taskWithWaiting(task, waiting)
  expect(shown(words(1, 'Write'), tick(Date.UTC(2026, 10, 22), true))).toMatchObject({
    title: 'Write',
    due_on: null,
    due_in_days: null,
    done_at: '2026-11-22T00:00:00.000Z',
  })
  expect(shown(tick(1, true), remove(2))).toBeNull()
  expect(shown()).toEqual(task)
})
