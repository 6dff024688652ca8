// Answers whose status, error envelope, content type or headers differ from the contract.
import type { Operation } from '#openapi/contract.ts'
import {
  type Answering,
  answerWith,
  changingAnswer,
  type Drift,
  isAt,
  isFor,
  type Kind,
  type Operator,
  succeeded,
} from '../drift.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const ERROR = {
  message: 'Something went wrong.',
  code: 'went_wrong',
  request_id: '0198f7a2-6a1c-7c31-9d0e-3f0f6a1b2c3d',
}

/** Where the contract has an answer of this status. */
const where = (
  kind: Kind,
  name: string,
  status: string,
  sentence: string,
  around: (operation: Operation) => Drift['around'],
  fits: (operation: Operation) => boolean = () => true,
): Operator => ({
  kind,
  name,
  ways: operation =>
    operation.answers[status] && fits(operation) ? [{ sentence, plain: true, around: around(operation) }] : [],
})

const answersJson = (operation: Operation) => 'application/json' in (operation.answers['200']?.media ?? {})
/** Without a way to send invalid input there is no 400 to see. */
const takesInput = ({ parameters, body }: Operation) =>
  body?.media['application/json'] !== undefined || parameters.some(one => one.in === 'query' && one.required)
const needsSession = ({ open }: Operation) => !open

/** Another status, the body as it was unless one is given. */
const status = (from: (status: number) => boolean, to: number, body?: string | null) => (operation: Operation) =>
  changingAnswer(operation, from, async answer =>
    answerWith(answer, body === undefined ? await answer.text() : body, { status: to }),
  )
const is = (status: number) => (found: number) => found === status
/** If it is unknown for some limits, nothing is promised. */
const saysHowLong = ({ answers }: Operation) => answers['429']?.required_headers.includes('Retry-After') === true
const refused = (status: number) => status >= 400 && status < 500

export const statusOperators: Operator[] = [
  where('statuses', '201 for 200', '200', 'answers 201 instead of 200', status(succeeded, 201)),
  where('statuses', '202 for 200', '200', 'answers 202 before anything is done', status(succeeded, 202)),
  where('statuses', '204 for 200', '200', 'answers 204 without a body', status(succeeded, 204, null), answersJson),
  where('statuses', '500 for 200', '200', 'fails', status(succeeded, 500, JSON.stringify(ERROR))),
  where('statuses', '422 for 400', '400', 'answers 422 to invalid input', status(is(400), 422), takesInput),
  where('statuses', '500 for 400', '400', 'fails at invalid input', status(is(400), 500), takesInput),
  where('statuses', '200 for 400', '400', 'answers 200 with the error', status(is(400), 200), takesInput),
  where('statuses', '403 for 401', '401', 'answers 403 without a session', status(is(401), 403), needsSession),
  where('statuses', '302 for 401', '401', 'sends whoever has no session to a page', toSignIn, needsSession),
  where('statuses', '200 for 404', '404', 'answers 200 and null for what is not there', nullInstead, asksForOne),
  where('statuses', '500 for 404', '404', 'fails at what is not there', status(is(404), 500), asksForOne),
  where('statuses', '203 for 200', '200', 'answers 203 instead of 200', status(succeeded, 203)),
  where('statuses', '206 for 200', '200', 'answers 206 as if it were a part', status(succeeded, 206)),
  where('statuses', '404 for 400', '400', 'answers 404 to invalid input', status(is(400), 404), takesInput),
  where('statuses', '409 for 400', '400', 'answers 409 to invalid input', status(is(400), 409), takesInput),
  where('statuses', '400 for 401', '401', 'answers 400 without a session', status(is(401), 400), needsSession),
  where('statuses', '404 for 401', '401', 'answers 404 without a session', status(is(401), 404), needsSession),
  where('statuses', '500 for 401', '401', 'fails without a session', status(is(401), 500), needsSession),
  where('statuses', '410 for 404', '404', 'answers 410 for what is not there', status(is(404), 410), asksForOne),
]

function asksForOne({ method, parameters }: Operation) {
  return method === 'get' && parameters.some(one => one.required && /_id$/.test(one.name))
}
function toSignIn(operation: Operation) {
  return changingAnswer(operation, is(401), () => new Response(null, { status: 302, headers: { location: '/login' } }))
}
/** A success's wrapper name with null under it. */
function nullInstead(operation: Operation) {
  const [name = 'result'] = Object.keys(
    Object(Object.values(operation.answers['200']?.media['application/json']?.examples ?? {})[0]),
  )
  return status(is(404), 200, JSON.stringify({ [name]: null }))(operation)
}

/** Errors of 400, for they are seen wherever there is input; else those of a missing session. */
const errors = (name: string, sentence: string, change: (error: Record<string, unknown>) => unknown): Operator => ({
  kind: 'errors',
  name,
  ways: operation => {
    const seen = takesInput(operation) ? 400 : needsSession(operation) ? 401 : 0
    if (!operation.answers[String(seen)]) return []
    const around = changingAnswer(operation, is(seen), async answer =>
      answerWith(answer, JSON.stringify(change(JSON.parse(await answer.text())))),
    )
    return [{ sentence: `${sentence} (${seen})`, plain: true, around }]
  },
})

export const errorOperators: Operator[] = [
  errors('error without code', 'an error has no `code`', ({ code: _, ...rest }) => rest),
  errors('error without request', 'an error has no `request_id`', ({ request_id: _, ...rest }) => rest),
  errors('error message a list', 'an error’s `message` is a list', ({ message, ...rest }) => ({
    ...rest,
    message: [message],
  })),
  errors('error code a number', 'an error’s `code` is a number', rest => ({ ...rest, code: 1042 })),
  errors('error code in capitals', 'an error’s `code` is written in capitals', rest => ({ ...rest, code: 'INVALID' })),
  errors('error within error', 'an error lies within `error`', error => ({ error })),
  errors('error message null', 'an error’s `message` is null', rest => ({ ...rest, message: null })),
  errors('error in a list', 'an error is within a list', error => [error]),
  errors('error emptied', 'an error has no fields', () => ({})),
  errors('error a text', 'an error is a text', ({ code }) => code),
  errors('error request a number', 'an error’s `request_id` is a number', rest => ({ ...rest, request_id: 17 })),
  errors('error tells too much', 'an error carries a `stack`', rest => ({ ...rest, stack: 'at handler (app.js:1:1)' })),
]

/** The whole answer put differently. */
const header = (
  name: string,
  at: string,
  sentence: string,
  fits: (status: number) => boolean,
  headers: Record<string, string | null>,
  body?: (text: string) => string,
) =>
  where('headers', name, at, sentence, operation =>
    changingAnswer(operation, fits, async answer => {
      const text = await answer.text()
      return answerWith(answer, body ? body(text) : text, { headers })
    }),
  )

const HTML = { 'content-type': 'text/html; charset=utf-8' }
export const headerOperators: Operator[] = [
  header('html', '200', 'answers JSON called text/html', succeeded, HTML),
  header('text', '200', 'answers what is called text/plain', succeeded, { 'content-type': 'text/plain' }),
  header('no type', '200', 'answers without a content type', succeeded, { 'content-type': null }),
  header('problem', '400', 'calls errors application/problem+json', refused, {
    'content-type': 'application/problem+json',
  }),
  header(
    'html error',
    '401',
    'shows a page where the session is missing',
    is(401),
    HTML,
    () => '<h1>Please sign in</h1>',
  ),
  header('xml', '200', 'answers what is called XML', succeeded, { 'content-type': 'application/xml' }),
  header('text error', '400', 'calls errors text/plain', refused, { 'content-type': 'text/plain' }),
  header('no type of an error', '401', 'answers errors without a content type', is(401), { 'content-type': null }),
  header('broken error', '400', 'answers errors that are cut short', refused, JSON_TYPE, text => text.slice(0, -1)),
  header('broken JSON', '200', 'answers JSON that is cut short', succeeded, JSON_TYPE, text => text.slice(0, -1)),
  where('headers', 'no retry time', '429', 'limits without saying for how long', limiting, saysHowLong),
]

/** Refuses every fifth, without Retry-After. */
function limiting(operation: Operation): Drift['around'] {
  return honest => {
    let asked = 0
    return async request => {
      if (!isFor(operation, request) || ++asked % 5 !== 0) return honest(request)
      return new Response(JSON.stringify({ ...ERROR, code: 'too_many_tries' }), { status: 429, headers: JSON_TYPE })
    }
  }
}

/** Requests with an unsupported method. */
const methods = (
  name: string,
  sentence: string,
  answer: (honest: Answering, request: Request, operation: Operation) => Promise<Response>,
): Operator => ({
  kind: 'methods',
  name,
  ways: operation => [
    {
      sentence,
      plain: true,
      around: honest => request =>
        isAt(operation, request) && !isFor(operation, request) ? answer(honest, request, operation) : honest(request),
    },
  ],
})
const done = () => new Response(JSON.stringify({ done: true }), { status: 200, headers: JSON_TYPE })
const without = async (honest: Answering, request: Request, name: string) => {
  const answer = await honest(request)
  return answerWith(answer, await answer.text(), { headers: { [name]: null } })
}
const called = async (honest: Answering, request: Request, to: number) => {
  const answer = await honest(request)
  return answerWith(answer, await answer.text(), { status: to })
}
const allowing = async (honest: Answering, request: Request) => {
  const answer = await honest(request)
  return answerWith(answer, await answer.text(), { headers: { allow: request.method } })
}
export const methodOperators: Operator[] = [
  methods('any method', 'answers 200 to any other method', async () => done()),
  methods('no Allow', 'answers 405 without Allow', (honest, request) => without(honest, request, 'allow')),
  methods('another Allow', 'answers 405 with an Allow that names another method', allowing),
  methods('403 for 405', 'answers 403 to other methods', (honest, request) => called(honest, request, 403)),
  methods('done by any method', 'does the same whatever the method', (honest, request, { method }) =>
    request.method === 'GET' || method === 'get'
      ? honest(new Request(request.url, { method: 'GET', headers: request.headers })).then(() => done())
      : honest(new Request(request, { method: method.toUpperCase() })),
  ),
  methods('404 for 405', 'answers 404 to other methods', (honest, request) => called(honest, request, 404)),
  methods('500 for 405', 'fails at other methods', (honest, request) => called(honest, request, 500)),
]
