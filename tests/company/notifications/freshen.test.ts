// Which reads a write makes outdated (web/data/freshen.ts).
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import type { WritePath } from '#sdk/types.ts'
import { isDeletedBy, isRead, refreshAfter } from '#web/data/freshen.ts'

const [A, B] = ['0198f7a2-0000-7000-8000-00000000000a', '0198f7a2-0000-7000-8000-00000000000b']
const TASK = '0198f7a2-0000-7000-8000-00000000000c'

type Key = [path: string, input?: object]
const ON_SCREEN: Key[] = [
  ['/v3/projects.Get', { project_id: A }],
  ['/v3/projects.Get', { project_id: B }],
  ['/v3/projects.List', { limit: 50 }],
  ['/v3/lender_applications.Get', { application_id: TASK }],
  ['/v3/users.ListTenantUsers', {}],
  ['/v3/settings.GetGeneral', {}],
  ['/v3/notifications.UnreadCount', {}],
  ['help-cards'],
]
const named = ([path, input = {}]: Key) => {
  const id = Object.values(input).find(value => value === A || value === B)
  return `${path.split('/').at(-1)}${id ? ` ${id.at(-1)}` : ''}`
}

/** Each read on screen has answered once; a second time only when it is asked to. */
function screen(keys: Key[], meta: Record<string, unknown> = {}) {
  const client = new QueryClient()
  const asked: string[] = []
  for (const queryKey of keys) {
    client.setQueryData(queryKey, 'before')
    const queryFn = () => asked.push(named(queryKey))
    const stop = new QueryObserver(client, { queryKey, queryFn, meta, staleTime: 60_000 }).subscribe(() => {})
    onTestFinished(stop)
  }
  return { client, asked }
}

async function readsAfter(path: WritePath, input: object, keys = ON_SCREEN) {
  const { client, asked } = screen(keys)
  await refreshAfter(client, path, input, isDeletedBy(path, input))
  return asked
}

it('reads again a project and what is about all of them, and leaves other projects and the company’s settings', async () => {
  const here = ['projects.Get a', 'projects.List', 'lender_applications.Get']
  expect(await readsAfter('/v3/projects.Update', { project_id: A })).toEqual(here)
  // One that names no project may be of any.
  const any = await readsAfter('/v3/tasks.SetDone', { task_id: TASK })
  expect(any).toEqual(['projects.Get a', 'projects.Get b', 'projects.List', 'lender_applications.Get'])
})

it('reads everything again after a change to the company, but the caller’s own notifications', async () => {
  const after = await readsAfter('/v3/collections.EditPanel', {})
  expect(after).toHaveLength(6)
  expect(after).not.toContain('notifications.UnreadCount')
  expect(await readsAfter('/v3/notifications.MarkRead', {})).toEqual(['notifications.UnreadCount'])
})

it('reads nothing again after a calculation', async () => {
  expect(await readsAfter('/v3/design.SizeArrays', { project_id: A })).toEqual([])
})

it('doesn’t ask for what was deleted', async () => {
  const keys: Key[] = [
    ['/v3/homeowners.Get', { homeowner_id: TASK }],
    ['/v3/homeowners.ListByProject', { project_id: A }],
  ]
  expect(await readsAfter('/v3/homeowners.Delete', { homeowner_id: TASK, version: 1 }, keys)).toEqual([
    'homeowners.ListByProject a',
  ])
  expect(await readsAfter('/v3/homeowners.Update', { homeowner_id: TASK, version: 1 }, keys)).toHaveLength(2)
})

it('leaves a read that the write answered, and one that only its age makes out of date', async () => {
  const drawing: Key[] = [['/v3/design.GetDrawing', { project_id: A }]]
  const answered = screen(drawing)
  await refreshAfter(answered.client, '/v3/design.SaveDrawing', { project_id: A }, isRead('/v3/design.GetDrawing'))
  const held = screen(drawing, { holds: true })
  await refreshAfter(held.client, '/v3/design.SaveDrawing', { project_id: A })
  expect([answered.asked, held.asked]).toEqual([[], []])
})

it('replaces a read that was on its way during the write', async () => {
  const client = new QueryClient()
  let status = 'new'
  const answers: (() => void)[] = []
  const queryFn = () => {
    const now = status
    return new Promise<string>(resolve => answers.push(() => resolve(now)))
  }
  const next = new QueryObserver(client, { queryKey: ['/v3/projects.GetNextStep', { project_id: A }], queryFn })
  onTestFinished(next.subscribe(() => {}))
  status = 'funded'
  const refreshed = refreshAfter(client, '/v3/projects.Update', { project_id: A })
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.()
  answers[1]?.()
  await refreshed
  expect(next.getCurrentResult().data).toBe('funded')
})
