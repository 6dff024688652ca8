// A flow made of a recording asks for values: five ways to break one feature, each found by the flow the correct server
// passes, and reported with operation, field, expected and actual value.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { yamlOf } from '#mocks/flows/arazzo.ts'
import { listen } from '#mocks/listening.ts'
import { flowsOf } from '#mocks/replay/documents.ts'
import type { HarEntry } from '#mocks/replay/har-file.ts'
import { flowOf } from '#mocks/replay/har-flow.ts'
import { recordedIn } from '#mocks/replay/har-steps.ts'
import { replay } from '#mocks/replay/replay.ts'
import { differenceLines } from '#mocks/replay/report/report-console.ts'
import type { FlowResult } from '#mocks/replay/result.ts'
import { contractAt, PRODUCT, SANDBOX } from '#openapi/contract.ts'
import { record } from '#openapi/json.ts'

const contracts = { product: contractAt(PRODUCT), sandbox: contractAt(SANDBOX) }
const TITLE = 'Call the utility'
const LATER = 'Call the utility again'

type Row = Record<string, unknown>
type Drift = {
  name: string
  expected: RegExp
  got: RegExp
  path: string
  answer: (path: string, row: Row) => Row | null
}
/** How a task changes in the response; undefined omits it from lists. */
const DRIFTS: Drift[] = [
  {
    name: 'another-title-is-answered',
    path: 'POST /v3/tasks.Create',
    expected: /^task\.title is "Call the utility", as sent in title$/,
    got: /^task\.title is "Call", with status 200$/,
    answer: (path, row) => (path.endsWith('Create') ? { ...row, title: 'Call' } : row),
  },
  {
    name: 'the-list-stays-empty',
    path: 'GET /v3/tasks.ListMine',
    expected: /^tasks has a row where id is "[\w-]{36}", as tasks-create answered$/,
    got: /^no such row among the 0 of tasks, with status 200$/,
    answer: (path, row) => (path.endsWith('ListMine') ? null : row),
  },
  {
    name: 'an-update-forgets-a-field',
    path: 'POST /v3/tasks.Update',
    expected: /^task\.due_on is "2026-12-02", as sent in due_on$/,
    got: /^task\.due_on is "2026-12-01", with status 200$/,
    answer: (path, row) => (path.endsWith('Update') ? { ...row, due_on: '2026-12-01' } : row),
  },
  {
    name: 'an-update-is-not-stored',
    path: 'GET /v3/tasks.ListMine',
    expected:
      /^tasks has a row where id is "[\w-]{36}", as tasks-update answered, and title is "Call the utility again", as tasks-update answered$/,
    got: /^title of that row is "Call the utility", with status 200$/,
    answer: (path, row) => (path.endsWith('ListMine') ? { ...row, title: TITLE } : row),
  },
  {
    name: 'an-answer-breaks-the-contract',
    path: 'POST /v3/tasks.Create',
    expected: /^an answer as the contract describes it$/,
    got: /version/,
    answer: (path, row) => (path.endsWith('Create') ? { ...row, version: 0 } : row),
  },
]

const OWNER = '0198f7a2-0000-7000-8000-000000000001'
const exampleOf = (path: string): Row => {
  const operation = contracts.product.operations.find(one => one.path === path)
  return record(Object.values(operation?.answers['200']?.media['application/json']?.examples ?? {})[0])
}

/** Tasks as in the contract. The nth sign-up gets the nth fault; the first one gets none. */
function tasksServer() {
  const lists = new Map<string, Row[]>()
  const { task: example } = exampleOf('/v3/tasks.Create')
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const body = request.method === 'POST' ? record(await request.json()) : {}
    if (pathname === '/v3/company.SignUp') {
      const token = `session-${lists.size}-${crypto.randomUUID()}`
      lists.set(token, [])
      return Response.json({ ...exampleOf(pathname), token })
    }
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
    const rows = lists.get(token) ?? []
    const drift = DRIFTS[Number(token.split('-')[1]) - 1]
    const answered = (row: Row) => (drift ? drift.answer(pathname, row) : row)
    if (pathname === '/v3/tasks.ListMine')
      return Response.json({ tasks: rows.flatMap(row => answered(row) ?? []), next_cursor: null })
    const { task_id, project_id: _, ...fields } = body
    const before = rows.find(({ id }) => id === task_id)
    const row = before
      ? { ...before, ...fields, version: Number(before['version']) + 1 }
      : { ...record(example), ...fields, project: null, id: crypto.randomUUID(), version: 1 }
    lists.set(token, [...rows.filter(one => one !== before), row])
    return Response.json({ task: answered(row) })
  }
}

/** A session at the correct server, as recorded by a browser. */
async function recording(): Promise<HarEntry[]> {
  const fetch = tasksServer()
  const entries: HarEntry[] = []
  let authorization = ''
  async function call(path: string, body?: object): Promise<Row> {
    const url = `https://staging.example.com${path}`
    const method = body ? 'POST' : 'GET'
    const headers = { ...(authorization ? { authorization } : {}), 'content-type': 'application/json' }
    const text = body ? JSON.stringify(body) : null
    const response = await fetch(new Request(url, { method, headers, body: text }))
    const answer = await response.text()
    entries.push({
      startedDateTime: new Date(Date.UTC(2026, 10, 26, 12, 0, entries.length)).toISOString(),
      time: 1,
      request: {
        method,
        url,
        headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
        ...(text ? { postData: { mimeType: 'application/json', text } } : {}),
      },
      response: { status: 200, headers: [], content: { mimeType: 'application/json', text: answer } },
    })
    return JSON.parse(answer)
  }
  const owner = { company_name: 'Example Solar', state: 'AZ', firstname: 'Olive', lastname: 'Owner' }
  const { token } = await call('/v3/company.SignUp', {
    ...owner,
    email: 'olive@example.com',
    password: 'quiet marigold',
  })
  authorization = `Bearer ${token}`
  const task = { title: TITLE, due_on: '2026-12-01', assignee_id: OWNER }
  const { task: made } = await call('/v3/tasks.Create', { project_id: null, ...task })
  await call('/v3/tasks.ListMine')
  const { id: task_id, version } = record(made)
  await call('/v3/tasks.Update', { task_id, version, ...task, title: LATER, due_on: '2026-12-02' })
  await call('/v3/tasks.ListMine')
  return entries
}

const directory = mkdtempSync(join(tmpdir(), 'flow-values-'))
const results = new Map<string, FlowResult>()
beforeAll(async () => {
  const { recorded } = await recordedIn(await recording(), contracts)
  // One run for all: the server distinguishes them by sign-up.
  const workflows = ['honest', ...DRIFTS.map(({ name }) => name)].map(name => flowOf(name, recorded).workflow)
  const file = join(directory, 'tasks.arazzo.yaml')
  const beside = fileURLToPath(new URL('../../sdk', import.meta.url))
  writeFileSync(file, yamlOf({ title: 'Tasks', summary: 'Recorded.', workflows }, beside))
  const { url, close } = await listen(tasksServer())
  const target = {
    name: 'tasks',
    url,
    lanes: 1,
    one_clock: false,
    by_example: false,
    elsewhere: false,
    refuses: () => undefined,
    close: async () => undefined,
  }
  const done = await replay(flowsOf(file), { target, run: 'a' }).finally(close)
  for (const result of done.results) results.set(result.flow.replace('tasks/', ''), result)
})
afterAll(() => rmSync(directory, { recursive: true }))

it('goes as recorded at the server it was recorded from', () => {
  const { verdict, difference, exchanges } = results.get('honest') ?? expect.fail()
  expect(verdict, difference && differenceLines(difference)).toBe('same')
  const values = exchanges.flatMap(({ checks }) =>
    checks.filter(({ condition }) => /\$(request|steps)\b/.test(condition)),
  )
  expect(values.length).toBeGreaterThan(10)
})

it.each(DRIFTS)('finds that $name', ({ name, path, expected, got }) => {
  const { difference } = results.get(name) ?? expect.fail()
  expect(difference?.expected).toMatch(expected)
  expect(difference?.got).toMatch(got)
  expect(differenceLines(difference ?? expect.fail())).toMatch(new RegExp(`Request:   ${path.replace(' ', ' \\S+')}`))
})
