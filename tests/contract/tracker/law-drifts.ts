// Faults that no schema shows around the honest tracker: each breaks one law of behavior.
import { answeringAs, changing, type Json, named, own, sending, type TrackerDrift, withBody } from './around.ts'
import type { Answering, Tracker } from './backend.ts'

/** The address without some of its parameters. */
const without = (id: string, names: (tracker: Tracker) => string[]) =>
  sending(id, (request, _, tracker) => {
    const url = new URL(request.url)
    for (const name of names(tracker)) url.searchParams.delete(name)
    return new Request(url, request)
  })

/** Stores something other than what was sent. */
const storing = (id: string, change: (body: Json, tracker: Tracker) => Json) =>
  sending(id, (request, body, tracker) => {
    const json = named(body)
    return own(request) && json ? withBody(request, JSON.stringify(change(json, tracker))) : request
  })

const eachText = (body: Json, change: (text: string) => string): Json =>
  Object.fromEntries(Object.entries(body).map(([name, one]) => [name, typeof one === 'string' ? change(one) : one]))

const without_accents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

export const LAW_DRIFTS: TrackerDrift[] = [
  {
    check: 'unique_rows',
    sentence: 'lists its first task twice',
    around: changing('list-tasks', (text, answer) => answeringAs(answer, text, rows => [...rows.slice(0, 1), ...rows])),
  },
  {
    check: 'pagination',
    sentence: 'lists ten tasks whatever the limit',
    around: without('list-tasks', ({ spelling }) => [spelling.limit]),
  },
  {
    check: 'pagination',
    sentence: 'shows its first page again',
    around: without('list-projects', () => ['cursor', 'page', 'offset']),
  },
  {
    check: 'pagination',
    sentence: 'counts one row too many',
    around: changing('list-projects', (text, answer) => {
      const headers = new Headers(answer.headers)
      headers.set('x-total', String(Number(headers.get('x-total')) + 1))
      return new Response(text, { headers })
    }),
  },
  {
    check: 'filtering',
    sentence: 'lists tasks of any status',
    around: without('list-tasks', ({ spelling }) => [spelling.field('status')]),
  },
  {
    check: 'round_trip',
    sentence: 'keeps sixteen letters of a title',
    around: storing('create-task', body => eachText(body, text => text.slice(0, 16))),
  },
  {
    check: 'round_trip',
    sentence: 'keeps no accents',
    around: storing('create-comment', body => eachText(body, without_accents)),
  },
  {
    check: 'round_trip',
    sentence: 'forgets to change the effort',
    around: storing('update-task', ({ effort, ...body }) => body),
  },
  {
    check: 'round_trip',
    sentence: 'starts anew whatever else is changed',
    around: storing('update-task', body => (Object.keys(body).length > 0 ? { status: 'started', ...body } : body)),
  },
  {
    check: 'idempotency',
    sentence: 'makes another task under the same key',
    around: sending('create-task', request => {
      const headers = new Headers(request.headers)
      if ((headers.get('idempotency-key') ?? '').length > 7) headers.set('idempotency-key', crypto.randomUUID())
      return new Request(request, { headers })
    }),
  },
  {
    check: 'idempotency',
    sentence: 'answers another body as it did the first',
    around: ({ fetch, isFor }) => {
      const first = new Map<string, Response>()
      return async request => {
        const key = request.headers.get('idempotency-key')
        const before = key !== null && own(request) && isFor('create-task', request) ? first.get(key) : undefined
        if (before) return before.clone()
        const answer = await fetch(request)
        if (key !== null && answer.ok) first.set(key, answer.clone())
        return answer
      }
    },
  },
  {
    check: 'optimistic_lock',
    sentence: 'takes a stale version',
    around: tracker => async request => {
      const answer = await tracker.fetch(request.clone())
      if (!own(request) || answer.status !== 409 || !tracker.isFor('update-project', request)) return answer
      return retried(tracker, request)
    },
  },
  {
    check: 'optimistic_lock',
    sentence: 'shows version 1 for ever',
    around: tracker => async request => {
      const first = await tracker.fetch(request.clone())
      const answer =
        own(request) && first.status === 409 && tracker.isFor('update-project', request)
          ? await retried(tracker, request)
          : first
      const text = await answer.text()
      return new Response(answer.status === 204 ? null : text.replaceAll(/"version":\d+/g, '"version":1'), answer)
    },
  },
  {
    check: 'unknown_reference',
    sentence: 'answers some other task where there is none',
    around: answeringBefore('get-task'),
  },
  {
    check: 'use_after_delete',
    sentence: 'still lists deleted tasks',
    around: tracker => {
      const shown = new Map<string, unknown>()
      const gone = new Set<string>()
      return async request => {
        const answer = await tracker.fetch(request.clone())
        if (!own(request)) return answer
        const last = new URL(request.url).pathname.split('/').at(-1) ?? ''
        if (tracker.isFor('delete-task', request) && answer.ok) gone.add(last)
        if (!tracker.isFor('list-tasks', request) || !answer.ok) return answer
        return answeringAs(answer, await answer.text(), rows => {
          for (const row of rows) shown.set(String(Object(row)[tracker.spelling.key('task')]), row)
          return [...rows, ...[...gone].flatMap(id => shown.get(id) ?? [])]
        })
      }
    },
  },
]

/** With the version that there is. */
async function retried({ fetch }: Tracker, request: Request): Promise<Response> {
  const { method, headers, url } = request
  const row = await (await fetch(new Request(url, { headers }))).text()
  const version = /"version":(\d+)/.exec(row)?.[1] ?? '1'
  const body = (await request.text()).replace(/"version":\d+/, `"version":${version}`)
  return fetch(new Request(url, { method, headers, body }))
}

function answeringBefore(id: string) {
  return ({ fetch, isFor }: Tracker): Answering => {
    let before: string | undefined
    return async request => {
      const answer = await fetch(request.clone())
      if (!own(request) || !isFor(id, request)) return answer
      if (answer.ok) before = await answer.clone().text()
      return answer.status === 404 && before ? Response.json(JSON.parse(before)) : answer
    }
  }
}
