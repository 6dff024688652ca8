// A recording as a flow: values from earlier answers, secrets that must never be in it, and messages to its author.
import { expect, it } from 'vitest'
import type { Step } from '#mocks/flows/arazzo.ts'
import { entriesOf, type HarEntry } from '#mocks/replay/har-file.ts'
import { flowOf, writesOf } from '#mocks/replay/har-flow.ts'
import { recordedIn } from '#mocks/replay/har-steps.ts'
import { maskedEntry } from '#mocks/replay/mask.ts'
import { contractAt, PRODUCT, SANDBOX } from '#openapi/contract.ts'

const contracts = { product: contractAt(PRODUCT), sandbox: contractAt(SANDBOX) }
const ORIGIN = 'https://staging.example.com'
const PROJECT = '01a20000-0000-7000-8000-000000000001'
const TOKEN = 'Jz0v3nY8kq2w5x7c9b1m4n6'

type Call = [method: string, path: string, sent: unknown, status: number, answer: unknown, token?: string]
const entryOf = ([method, path, sent, status, answer, token]: Call, nth: number): HarEntry => ({
  startedDateTime: new Date(Date.UTC(2026, 10, 22, 12, 0, nth)).toISOString(),
  time: 5,
  request: {
    method,
    url: `${ORIGIN}${path}`,
    headers: [
      { name: 'Idempotency-Key', value: 'once-only-0001' },
      ...(token ? [{ name: 'Authorization', value: `Bearer ${token}` }] : []),
    ],
    ...(sent ? { postData: { mimeType: 'application/json', text: JSON.stringify(sent) } } : {}),
  },
  response: { status, headers: [], content: { mimeType: 'application/json', text: JSON.stringify(answer) } },
})
const made = async (calls: Call[]) => {
  const { recorded, left_out } = await recordedIn(calls.map(entryOf), contracts)
  return { ...flowOf('sale', recorded), left_out }
}
const callsOf = (steps: Step[]) => steps.map(step => ('call' in step ? step.call : undefined))

const SIGN_UP: Call = [
  'POST',
  '/v3/company.SignUp',
  { company_name: 'Example Solar', firstname: 'Olive', email: 'olive@somewhere.test', password: 'hidden marigold' },
  200,
  { token: TOKEN, user: { status: 'active' } },
]
const project = (version: number, status = 'new') => ({ project: { id: PROJECT, version, status } })

it('takes ids, tokens and versions from the answers that gave them', async () => {
  const { workflow } = await made([
    SIGN_UP,
    ['POST', '/v1/lead/create', { firstname: 'Sam', email: 'sam@somewhere.test' }, 200, project(1), TOKEN],
    ['POST', '/v3/projects.Update', { project_id: PROJECT, version: 1, panels: 1 }, 200, project(2), TOKEN],
    ['POST', '/v3/projects.Update', { project_id: PROJECT, version: 2, panels: 2 }, 200, project(3), TOKEN],
  ])
  const [, create, first, second] = callsOf(workflow.steps)
  expect(create?.headers).toEqual({ Authorization: 'Bearer {$steps.company-sign-up.outputs.token}' })
  const project_id = '$steps.lead-create.outputs.project_id'
  expect(first?.body).toEqual({ project_id, version: '$steps.lead-create.outputs.project_version', panels: 1 })
  expect(second?.body).toEqual({ project_id, version: '$steps.projects-update.outputs.project_version', panels: 2 })
  expect(workflow.steps[1]?.outputs).toEqual({
    project_id: '$response.body#/project/id',
    project_version: '$response.body#/project/version',
  })
})

it('keeps no password, number, e-mail or token', async () => {
  const calls: Call[] = [
    SIGN_UP,
    [
      'POST',
      '/v3/lender_applications.SaveDraft',
      { people: [{ ssn: '987-65-4321', birth_date: '1971-02-03', email: 'sam@somewhere.test' }] },
      200,
      {},
      TOKEN,
    ],
    ['POST', '/v3/settings.UpdateLenderConfig', { credentials: { user: 'acme', pin: '4711' } }, 200, {}, TOKEN],
  ]
  const { workflow, notes } = await made(calls)
  const text = JSON.stringify(workflow)
  for (const secret of ['marigold', '987-65-4321', '1971-02-03', 'somewhere.test', TOKEN, 'acme', '4711', 'once-only'])
    expect(text).not.toContain(secret)
  const [sign_up, draft] = callsOf(workflow.steps)
  expect(sign_up?.body).toMatchObject({ email: 'owner-{$inputs.run}@example.com', password: '{$inputs.password}' })
  expect(draft?.body).toMatchObject({ people: [{ ssn: '{$inputs.ssn}', email: 'person-1-{$inputs.run}@example.com' }] })
  expect(workflow.inputs?.['ssn']?.default).toBe('123-45-6789')
  expect(notes).toContain('To replay it, say --input secret=… --input secret_2=…: what was recorded is not kept.')

  const written = JSON.stringify(calls.map(entryOf).map(maskedEntry))
  for (const secret of ['marigold', '987-65-4321', TOKEN, 'acme', '4711']) expect(written).not.toContain(secret)
})

it('is handed on without what it says of query, cookies and form a second time', () => {
  const entry = entryOf(['GET', '/v1/user?token=marigold', undefined, 200, {}], 0)
  const cookies = [{ name: 'session', value: 'marigold' }]
  const postData = { mimeType: 'multipart/form-data', params: [{ name: 'password', value: 'marigold' }] }
  const queryString = [
    { name: 'token', value: 'marigold' },
    { name: 'search', value: 'Q.TRON' },
  ]
  const written = JSON.stringify(
    maskedEntry({
      ...entry,
      request: { ...entry.request, cookies, postData, queryString },
      response: { ...entry.response, cookies },
    }),
  )
  expect(written).not.toContain('marigold')
  expect(written).toContain('Q.TRON')
})

it('asks for the status and state that were seen, and for the matching example', async () => {
  const { workflow, notes } = await made([
    SIGN_UP,
    ['GET', `/v3/projects.Get?project_id=${PROJECT}`, undefined, 404, { code: 'no_such_project', message: '' }, TOKEN],
    ['GET', '/v1/user', undefined, 200, { user: { status: 'dreaming' } }, TOKEN],
  ])
  const [sign_up, nobody, user] = callsOf(workflow.steps)
  expect(sign_up).toMatchObject({ status: 200, checks: [`$response.body#/user/status == 'active'`] })
  expect(nobody).toMatchObject({
    status: 404,
    example: 'project',
    checks: [`$response.body#/code == 'no_such_project'`],
  })
  expect(user?.checks).toEqual([])
  expect(notes.join()).toContain('has no example of 200 where user.status is dreaming')
})

it('leaves out what is not of the contract, and what was read again with nothing changed between', async () => {
  const user: Call = ['GET', '/v1/user', undefined, 200, {}, TOKEN]
  const { workflow, left_out } = await made([['GET', '/assets/app.js', undefined, 200, {}], SIGN_UP, user, user])
  expect(callsOf(workflow.steps).map(call => call?.operation)).toEqual(['POST /v3/company.SignUp', 'GET /v1/user'])
  expect(Object.values(left_out).map(names => names.length)).toEqual([1, 1])
})

it('leaves out what was aborted or throttled, and names it', async () => {
  const { workflow, left_out } = await made([
    ['POST', '/v3/company.SignUp', {}, 429, { code: 'too_many' }],
    SIGN_UP,
    ['GET', '/v1/user', undefined, -1, undefined, TOKEN],
    ['GET', '/v1/user', undefined, 0, undefined, TOKEN],
    ['GET', '/v3/projects.List', undefined, 503, {}, TOKEN],
  ])
  expect(callsOf(workflow.steps).map(call => [call?.operation, call?.status])).toEqual([
    ['POST /v3/company.SignUp', 200],
  ])
  expect(left_out).toEqual({
    'throttled or unavailable, which a replay would not meet': ['POST /v3/company.SignUp', 'GET /v3/projects.List'],
    aborted: ['GET /v1/user', 'GET /v1/user'],
  })
})

it('with --writes has only the reads that feed a write, and one that shows what was written', async () => {
  const design = '0198f7a2-0000-7000-8000-000000000077'
  const project = (version: number) => ({ project: { id: PROJECT, version, name: 'Sample household' } })
  const calls: Call[] = [
    SIGN_UP,
    ['GET', '/v1/user', undefined, 200, { user: { id: '0198f7a2-0000-7000-8000-000000000003' } }, TOKEN],
    ['GET', '/v3/collections.ListPanels', undefined, 200, { panels: [{ id: design }] }, TOKEN],
    [
      'GET',
      '/v3/collections.ListInverters',
      undefined,
      200,
      { inverters: [{ id: '0198f7a2-0000-7000-8000-000000000078' }] },
      TOKEN,
    ],
    ['POST', '/v1/lead/create', { name: 'Sample household' }, 200, project(1), TOKEN],
    ['GET', `/v3/projects.Get?project_id=${PROJECT}`, undefined, 200, project(1), TOKEN],
    ['POST', '/v3/projects.Update', { project_id: PROJECT, version: 1, panel_id: design }, 200, project(2), TOKEN],
  ]
  const { recorded } = await recordedIn(calls.map(entryOf), contracts)
  const { workflow } = flowOf('writes', writesOf('writes', recorded))
  expect(workflow.steps.map(({ stepId }) => stepId)).toEqual([
    'company-sign-up',
    'collections-list-panels',
    'lead-create',
    'projects-get',
    'projects-update',
  ])
})

it('of a signed-in user begins with a company of its own, and says so', async () => {
  const { workflow, notes } = await made([['GET', '/v1/user', undefined, 200, {}, TOKEN]])
  expect(workflow.steps.map(({ stepId }) => stepId)).toEqual(['open', 'user-get'])
  expect(callsOf(workflow.steps)[1]?.headers).toEqual({ Authorization: 'Bearer {$steps.open.outputs.token}' })
  expect(notes[0]).toContain('begins signed in')
})

it('of a user who signs in asks for an account', async () => {
  const body = { email: 'olive@somewhere.test', password: 'hidden marigold' }
  const { workflow, notes } = await made([['POST', '/v1/users/sessions', body, 200, { token: TOKEN }]])
  expect(callsOf(workflow.steps)[0]?.body).toEqual({ email: '{$inputs.email}', password: '{$inputs.password}' })
  expect(notes.join()).toContain('--input email=… --input password=…')
})

it('refuses a file that is no recording, in a sentence', () => {
  expect(() => entriesOf('{"log": {}}', 'sale.har')).toThrow('sale.har is no recording.')
  expect(() => entriesOf('{\n  "log": {\n', 'sale.har')).toThrow(/^sale\.har:\d is no recording\./)
})
