// One fault of each kind around the honest tracker.
import { as, byFirst, changing, own, sending, type TrackerDrift, withBody } from './around.ts'

export const DRIFTS: TrackerDrift[] = [
  {
    check: 'server_error',
    sentence: 'fails on the greatest effort',
    around: sending('create-task', (request, body) =>
      own(request) && /"effort":9\b/.test(body) ? Response.json({ title: 'Oh.' }, { status: 500 }) : request,
    ),
  },
  {
    check: 'undocumented_status',
    sentence: 'answers 202 to what it made',
    around: changing('create-project', (text, answer) => as(answer, text, 202)),
  },
  {
    check: 'content_type',
    sentence: 'answers a task as text',
    around: changing('get-task', text => new Response(text, { headers: { 'content-type': 'text/plain' } })),
  },
  {
    check: 'response_schema',
    sentence: 'answers a number for a name',
    around: changing('get-project', (text, answer) => as(answer, text.replace(/"name":"[^"]*"/, '"name":7'))),
  },
  {
    check: 'undocumented_field',
    sentence: 'lists tasks with a color',
    around: changing('list-tasks', (text, answer) => as(answer, text.replaceAll('"title"', '"color":"red","title"'))),
  },
  {
    check: 'response_headers',
    sentence: 'lists projects without their total',
    around: changing('list-projects', (text, answer) => {
      const headers = new Headers(answer.headers)
      headers.delete('x-total')
      return as(answer, text, 200, headers)
    }),
  },
  {
    check: 'positive_accepted',
    sentence: 'refuses to be done',
    around: sending('update-task', (request, body) =>
      own(request) && body.includes('"done"')
        ? Response.json({ title: 'No.', errors: [{ field: 'status', detail: 'Not yet.' }] }, { status: 422 })
        : request,
    ),
  },
  {
    check: 'positive_accepted',
    sentence: 'refuses a project that is due on no day',
    around: sending('create-project', (request, body) => {
      const [, field] = /"(due\W?_?day)":null/i.exec(body) ?? []
      return own(request) && field !== undefined
        ? Response.json({ title: 'No.', errors: [{ field, detail: 'Which day?' }] }, { status: 422 })
        : request
    }),
  },
  {
    check: 'negative_rejected',
    sentence: 'takes a task without a title',
    around: sending('create-task', (request, body) =>
      own(request) && body.startsWith('{') && body.endsWith('}') && !body.includes('"title"')
        ? withBody(request, body.replace('{', '{"title":"Untitled",').replace(',}', '}'))
        : request,
    ),
  },
  {
    check: 'boundary',
    sentence: 'takes an effort of ten',
    around: sending('create-task', (request, body) =>
      own(request) ? withBody(request, body.replace(/"effort":10\b/, '"effort":9')) : request,
    ),
  },
  {
    check: 'missing_header',
    sentence: 'needs no key',
    around: sending('create-task', request => {
      const headers = new Headers(request.headers)
      if (own(request) && !headers.has('idempotency-key')) headers.set('idempotency-key', crypto.randomUUID())
      return new Request(request, { headers })
    }),
  },
  {
    check: 'ignored_auth',
    sentence: 'lists comments to nobody',
    around: sending('list-comments', request => (request.headers.has('authorization') ? request : byFirst(request))),
  },
  {
    check: 'unsupported_method',
    sentence: 'takes PUT',
    around:
      ({ fetch }) =>
      async request =>
        request.method === 'PUT' && own(request) ? Response.json({}) : fetch(request),
  },
  {
    check: 'available_after_create',
    sentence: 'keeps no comment',
    around: changing('list-comments', (text, answer) => {
      const json = JSON.parse(text)
      const emptied = Array.isArray(json)
        ? []
        : Object.fromEntries(
            Object.entries(json).map(([name, one]) => [
              name,
              Array.isArray(one) ? [] : name.startsWith('next') ? null : one,
            ]),
          )
      return as(answer, JSON.stringify(emptied))
    }),
  },
  {
    check: 'use_after_delete',
    sentence: 'deletes no task',
    around: ({ fetch, isFor }) => {
      const kept = new Map<string, string>()
      return async request => {
        const { pathname } = new URL(request.url)
        const answer = await fetch(request.clone())
        if (!own(request) || !isFor('get-task', request)) return answer
        const text = await answer.clone().text()
        if (answer.ok) kept.set(pathname, text)
        const before = kept.get(pathname)
        return answer.status === 404 && before ? Response.json(JSON.parse(before)) : answer
      }
    },
  },
  {
    check: 'tenant_isolation',
    sentence: 'shows a task to another tenant',
    around: sending('get-task', request =>
      request.headers.get('authorization') === 'Bearer second' ? byFirst(request) : request,
    ),
  },
]
