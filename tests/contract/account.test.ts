// An account that exists in place of sign-ups, and where its values come from.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listening, listen } from '#mocks/listening.ts'
import { type Mocks, startMocks } from '#mocks/prism/start.ts'
import { inputsIn } from '#mocks/replay/arguments.ts'
import { chosenFlows } from '#mocks/replay/documents.ts'
import { replay } from '#mocks/replay/replay.ts'
import { linesOf } from '#mocks/replay/report/report-console.ts'
import { junitOf } from '#mocks/replay/report/report-junit.ts'
import { timelineOf } from '#mocks/replay/report/report-timeline.ts'
import { targetAt } from '#mocks/replay/targets.ts'
import { stepsIn, targetOf } from './replayed.ts'

const directory = mkdtempSync(join(tmpdir(), 'account-test-'))
const TOKEN = 'a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d'
const ACCOUNT = { email: 'qa@staging.example.com', password: 'nine hidden marigolds' }
type Asked = { path: string; authorization: string; body: string }
const asked: Asked[] = []
let mocks: Mocks
let between: Listening
beforeAll(async () => {
  mocks = await startMocks({ port: 0 })
  between = await listen(async request => {
    const { pathname, search } = new URL(request.url)
    const body = request.method === 'GET' ? null : await request.text()
    asked.push({ path: pathname, authorization: request.headers.get('authorization') ?? '', body: body ?? '' })
    if (pathname.endsWith('SignUp')) return Response.json({ mailed: true })
    return await fetch(`${mocks.url}${pathname}${search}`, { method: request.method, headers: request.headers, body })
  })
})
afterAll(async () => {
  await Promise.all([mocks.close(), between.close()])
  rmSync(directory, { recursive: true })
})

/** Their helpers sign up too. */
const FLOWS = ['first-call', 'agreement/agreement-half-signed-voided']
const replayed = async (inputs: Record<string, string>) => {
  asked.length = 0
  return await replay(chosenFlows(FLOWS), { target: targetOf('mocks', between.url), run: 'a', inputs })
}

describe('an account that exists', () => {
  it.each([
    ['a token', { token: TOKEN }],
    ['an email address and a password', ACCOUNT],
  ])('replaces the sign-up of every flow by %s, and is not shown', async (_, inputs) => {
    const done = await replayed(inputs)
    expect(done.results.map(linesOf).filter(line => !line.startsWith('✓'))).toEqual([])
    expect(asked.filter(({ path }) => path.endsWith('SignUp'))).toEqual([])
    const entered =
      'token' in inputs
        ? asked.filter(({ authorization }) => authorization === `Bearer ${TOKEN}`)
        : asked.filter(({ path, body }) => path === '/v1/users/sessions' && body.includes(ACCOUNT.password))
    expect(entered.length).toBeGreaterThanOrEqual(FLOWS.length)
    const page = timelineOf(done)
    for (const text of [page, ...stepsIn(page), junitOf(done), ...done.results.map(linesOf)])
      for (const secret of [TOKEN, ACCOUNT.password]) expect(text).not.toContain(secret)
  })

  it('is asked for where the server mails a link', async () => {
    const done = await replayed({})
    expect(new Set(done.results.map(({ difference }) => difference?.cause)).size).toBe(1)
    expect(done.results[0]?.difference?.sentence).toContain('mails a link to finish a sign-up')
    expect(done.results[0]?.difference?.hints.next).toContain('--input email=… --input password=…')
  })
})

describe('--vars and --input', () => {
  const read = (name: string, text: string) => {
    const vars = join(directory, name)
    writeFileSync(vars, text)
    return inputsIn({ vars, input: ['email=own@example.com'] })
  }
  it.each([
    ['qa.env', '# staging\nexport email=qa@example.com\npassword="nine = hidden"\n'],
    ['qa.yaml', 'email: qa@example.com\npassword: nine = hidden\n'],
    ['qa.json', '{ "email": "qa@example.com", "password": "nine = hidden" }'],
  ])('read %s, and the command wins', (name, text) => {
    expect(read(name, text)).toEqual({ email: 'own@example.com', password: 'nine = hidden' })
  })
  it.each([
    ['a.env', 'email=a\nmarigold hidden\n', /a\.env:2 is not NAME=VALUE\.$/],
    ['a.yaml', 'email: a\n  password: [\n', /a\.yaml:\d cannot be read: /],
    ['b.yaml', 'email: a\npassword: [hidden]\n', /b\.yaml:2 password is not a text or number\.$/],
    ['c.json', '[1]', /c\.json:1 has no variables\./],
  ])('refuse %s with file and line', (name, text, sentence) => {
    expect(() => read(name, text)).toThrow(sentence)
  })
  it('refuse what is no pair, and a file that is missing', () => {
    expect(() => inputsIn({ input: ['email'] })).toThrow(
      '--input takes NAME=VALUE, such as email=qa@example.com, not email.',
    )
    expect(() => inputsIn({ vars: 'nowhere.env' })).toThrow('There is no file nowhere.env with variables.')
  })
})

it('mocks at an address are the same target as mocks', async () => {
  const target = await targetAt(mocks.url, false)
  expect(target).toMatchObject({ by_example: true, elsewhere: false, lanes: 2 })
  expect(
    chosenFlows([])
      .map(flow => target.refuses(flow))
      .filter(Boolean),
  ).toEqual([])
})

it.each([
  ['everything', undefined],
  ['lenders', 'It lets time pass, which mocks, local and a server with TEST_SERVER=1 can.'],
])('a server whose sandbox moves %s takes the flows that it can', async (moves, refused) => {
  const { url, close } = await listen(() => new Response('{}', { headers: { 'Sandbox-Moves': moves } }))
  const target = await targetAt(url, false)
  await close()
  const [by_lender] = chosenFlows(['lender-decisions'])
  const [session] = chosenFlows(['session/authenticated-time-passes-then-at-work'])
  expect(target.refuses(session ?? expect.fail())).toBe(refused)
  expect(target.refuses(by_lender ?? expect.fail())).toBeUndefined()
})
