// Mocks on a bad day, and mocks that follow a story.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { followed } from '#mocks/prism/follow.ts'
import { type Mocks, startMocks } from '#mocks/prism/start.ts'
import { chosenFlows } from '#mocks/replay/documents.ts'

let mocks: Mocks
beforeAll(async () => {
  const [flow] = chosenFlows(['project-status/draft-new-active'])
  mocks = await startMocks({ port: 0, follows: followed(flow ?? expect.fail()) })
})
afterAll(() => mocks.close())

const PROJECT = '/v3/projects.Get?project_id=0198f7a2-0000-7000-8000-000000000010'
const headers = { Authorization: 'Bearer x', 'Content-Type': 'application/json' }
const read = () => fetch(`${mocks.url}${PROJECT}`, { headers })
const force = (order: object) =>
  fetch(`${mocks.url}/mocks/next`, {
    method: 'POST',
    body: JSON.stringify({ operation: '/v3/projects.Get', ...order }),
  })

it('answers late, but as usual', async () => {
  await force({ fault: 'slow', ms: 1 })
  const response = await read()
  expect(response.headers.get('mocks-forced')).toBe('slow')
  expect((await response.json()).project.id).toBeDefined()
  expect((await read()).headers.get('mocks-forced')).toBeNull()
})

it('cuts the connection in the middle of an answer', async () => {
  await force({ fault: 'cut' })
  const response = await read()
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow()
})

it('fails with a 500 that no contract has, and with the wrong type', async () => {
  await force({ fault: 'error' })
  const failed = await read()
  expect(failed.status).toBe(500)
  expect((await failed.json()).code).toBe('internal')
  await force({ fault: 'wrong_type' })
  expect((await read()).headers.get('content-type')).toContain('text/html')
})

it('a fault with a code changes the answer that was forced', async () => {
  await force({ fault: 'slow', ms: 0, code: 404, example: 'project' })
  expect((await read()).status).toBe(404)
})

it('an unknown fault is refused with those there are', async () => {
  const refused = await force({ fault: 'tired' })
  expect(refused.status).toBe(400)
  expect((await refused.json()).message).toBe('A fault is slow, cut, error, wrong_type, not “tired”.')
  expect((await (await force({ fault: 'slow', ms: -1 })).json()).message).toContain('from 0 to 600000')
})

it('--follow answers writes in turn, and reads as they are after the last write', async () => {
  const lead = { status: 'draft', homeowner: { firstname: 'Sam', lastname: 'Sample' } }
  const post = (path: string, body: object) =>
    fetch(`${mocks.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const move = async () => {
    const body = { project_id: '0198f7a2-0000-7000-8000-000000000010', version: 1, status: 'new' }
    return (await (await post('/v3/projects.UpdateProjectStatus', body)).json()).project?.status
  }
  const created = await (await post('/v1/lead/create', lead)).json()
  expect(created.project.status).toBe('draft')
  const [first, second] = [await move(), await move()]
  expect(first).not.toBe(second)
  const { follows } = await (await fetch(`${mocks.url}/mocks`)).json()
  expect(follows).toMatchObject({ flow: 'project-status/draft-new-active', step: expect.any(Number) })
  expect(follows.step).toBeGreaterThan(2)
  const again = await (await fetch(`${mocks.url}/mocks/follow`, { method: 'POST' })).json()
  expect(again.follows.step).toBe(0)
})

it('a read in a story is the last one before the next write', () => {
  const call = (path: string, method: string, example: string) => ({
    stepId: example,
    operationPath: `{$sourceDescriptions.product.url}#/paths/${path.replaceAll('/', '~1')}/${method}`,
    parameters: [{ name: 'Prefer', in: 'header', value: `code=200, example=${example}` }],
  })
  const steps = [
    call('/a', 'post', 'made'),
    call('/b', 'get', 'new'),
    call('/b', 'get', 'seen'),
    call('/a', 'post', 'changed'),
    call('/b', 'get', 'old'),
  ]
  const [flow] = chosenFlows(['first-call'])
  const story = followed({ ...(flow ?? expect.fail()), workflow: { workflowId: 'story', steps } })
  const operation = { method: 'post', path: '/a' } as const
  const look = { method: 'get', path: '/b' } as const
  expect(story.preferenceOf(look)).toBeUndefined()
  const seen = [operation, look, look, operation, look, operation].map(one => story.preferenceOf(one))
  expect(seen).toEqual(['made', 'seen', 'seen', 'changed', 'old', 'changed'].map(name => `code=200, example=${name}`))
  expect(story.at()).toEqual({ step: 4, of: 5 })
})
