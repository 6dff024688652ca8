// Which reads an event about a project makes outdated (web/data/freshen.ts, web/data/revisions.ts).
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { freshener, refreshAfter } from '#web/data/freshen.ts'
import { noteAsked, noteRevision, noteShown } from '#web/data/revisions.ts'

const page = { visibilityState: 'visible' }
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  page.visibilityState = 'visible'
})

/** A server with one project; each test uses another one, as known revisions last as long as the page. */
function screen(project_id: string) {
  const client = new QueryClient()
  const server = { revision: 10, asked: 0, lists: 0 }
  const [path, input] = ['/v3/pricing.Get', { project_id }]
  const read = () => {
    server.asked++
    const asked_at = noteAsked(path, input)
    const of = { project_id, revision: server.revision }
    noteRevision(of)
    noteShown(path, input, { asked_at, of })
    return server.revision
  }
  const list = () => ++server.lists
  const figures = new QueryObserver(client, { queryKey: [path, input], queryFn: read })
  const rows = new QueryObserver(client, { queryKey: ['/v3/projects.List', {}], queryFn: list })
  const fresh = freshener(client)
  for (const stop of [figures.subscribe(() => {}), rows.subscribe(() => {}), fresh.stop]) onTestFinished(stop)
  const change = () => {
    server.revision++
    fresh.changed({ project_id, revision: server.revision })
  }
  return { client, server, fresh, change, figures }
}

it('reads what is older within a second, once for a burst of changes', async () => {
  const { server, change, figures } = screen('burst')
  await vi.advanceTimersByTimeAsync(1_000)
  for (let n = 0; n < 5; n++) change()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([server.asked, server.lists]).toEqual([2, 2])
  expect(figures.getCurrentResult().data).toBe(15)
})

it('reads lists again within two seconds however many changes come', async () => {
  const { server, change } = screen('stream')
  await vi.advanceTimersByTimeAsync(1_000)
  for (let n = 0; n < 60; n++) {
    change()
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(server.lists).toBeGreaterThanOrEqual(6)
  expect(server.lists).toBeLessThanOrEqual(8)
})

it('leaves what this tab has changed and read again itself', async () => {
  const { client, server, fresh } = screen('own')
  await vi.advanceTimersByTimeAsync(1_000)
  server.revision = 11
  const event = { project_id: 'own', revision: 11 }
  // The answer to the write comes first, or the event does.
  noteRevision(event)
  await refreshAfter(client, '/v3/pricing.Save', { project_id: 'own' })
  fresh.changed(event)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(server.asked).toBe(2)
})

it('reads everything again after a line that was lost', async () => {
  const { server, fresh } = screen('lost')
  await vi.advanceTimersByTimeAsync(1_000)
  fresh.changed(null)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([server.asked, server.lists]).toEqual([2, 2])
})

it('notices by a newer answer that the others are older', async () => {
  const { server, figures } = screen('neighbor')
  await vi.advanceTimersByTimeAsync(1_000)
  server.revision = 11
  noteRevision({ project_id: 'neighbor', revision: 11 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(figures.getCurrentResult().data).toBe(11)
})

it('reads nothing for a tab out of sight, which does when it is looked at', async () => {
  const { server, change } = screen('hidden')
  await vi.advanceTimersByTimeAsync(1_000)
  page.visibilityState = 'hidden'
  change()
  await vi.advanceTimersByTimeAsync(2_000)
  expect([server.asked, server.lists]).toEqual([1, 1])
})
