// A second try: a part of a flow with what the replay before answered, the flows that differed, and one request at a time.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Listening, listen } from '#mocks/listening.ts'
import { startMocks } from '#mocks/prism/start.ts'
import { chosenBy } from '#mocks/replay/choose.ts'
import { chosenFlows } from '#mocks/replay/documents.ts'
import { keepLast, keepOutputs, outputsKept } from '#mocks/replay/kept.ts'
import { partOf } from '#mocks/replay/part.ts'
import { replay } from '#mocks/replay/replay.ts'
import { stepwise } from '#mocks/replay/stepwise.ts'
import { targetOf } from './replayed.ts'

const directory = mkdtempSync(join(tmpdir(), 'part-test-'))
const TOKEN = 'a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d'
const asked: string[] = []
let server: Listening
beforeAll(async () => {
  vi.stubEnv('TMPDIR', directory)
  server = await listen(request => {
    const { pathname } = new URL(request.url)
    asked.push(`${pathname} ${request.headers.get('authorization') ?? ''}`)
    const answers: Record<string, () => Response> = {
      '/v3/company.SignUp': () => Response.json({ user: { contacts: [{ contact: 'owner@example.com' }] } }),
      '/v1/users/sessions': () => Response.json({ token: TOKEN }),
      '/v1/user': () => Response.json({ user: { status: 'active' } }),
    }
    return answers[pathname]?.() ?? Response.json({ code: 'gone', message: 'Gone.' }, { status: 410 })
  })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
  rmSync(directory, { recursive: true })
})
const flow = () => chosenFlows(['first-call'])[0] ?? expect.fail()

it('--from begins with what an earlier replay answered, in as many requests as there are steps left', async () => {
  const target = targetOf('there', server.url)
  const first = await replay([flow()], { target, run: 'p' })
  keepOutputs('there', 'first-call', { run: 'p', outputs: first.results[0]?.outputs ?? expect.fail() })
  expect(outputsKept('there', 'first-call')).toEqual({
    run: 'p',
    outputs: { open: { email: 'owner@example.com' }, session: {}, user: {}, lead: {}, refused: {} },
  })
  asked.length = 0
  const part = partOf(flow(), { from: 'session', to: 'session' }, outputsKept('there', 'first-call')?.outputs)
  const again = await replay([part], { target, run: 'p' })
  expect(asked).toEqual(['/v1/users/sessions '])
  expect(JSON.stringify(again.results[0]?.exchanges)).not.toContain(TOKEN)
})

it('a part that cannot be replayed is a sentence', () => {
  expect(() => partOf(flow(), { from: 'usr' }, {})).toThrow(
    'first-call has no step usr. Its steps are open, session, user, lead, refused.',
  )
  expect(() => partOf(flow(), { from: 'lead', to: 'user' }, {})).toThrow('first-call: the step user comes before lead.')
  expect(() => partOf(flow(), { from: 'user' }, undefined)).toThrow('has not been replayed here up to user')
  expect(() => partOf(flow(), { from: 'user' }, {})).toThrow('nothing is kept of steps.session.outputs.token')
})

it('--failed means the flows that differed, and --tags those that call such operations', () => {
  expect(() => chosenBy({ failed: true }, [])).toThrow('--failed needs a replay before it.')
  const failed = 'session/authenticated-at-work'
  const file = chosenFlows([failed])[0]?.file ?? ''
  keepLast({ against: 'mocks', flows: [{ flow: failed, file, verdict: 'different' }] })
  expect(chosenBy({ failed: true }, []).map(({ name }) => name)).toEqual(['session/authenticated-at-work'])
  keepLast({ against: 'mocks', flows: [{ flow: failed, file, verdict: 'same' }] })
  expect(chosenBy({ failed: true }, [])).toEqual([])
  const tagged = chosenBy({ failed: false, tags: 'projects' }, [
    'first-call',
    'session/authenticated-time-passes-then-at-work',
  ])
  expect(tagged.map(({ name }) => name)).toEqual(['first-call'])
  expect(() => chosenBy({ failed: false, tags: 'nowhere' }, ['first-call'])).toThrow(
    /No flow has the tag nowhere\. The tags are .*projects/,
  )
})

it('--step shows each request before it is sent, without secrets, and ends on q', async () => {
  const input = new PassThrough()
  const lines: string[] = []
  const say = (text: string) => {
    lines.push(text)
    if (text.includes('Enter sends it')) input.write(lines.filter(one => one.startsWith('→')).length > 1 ? 'q\n' : '\n')
  }
  const mocks = await startMocks({ port: 0 })
  const between = await stepwise(mocks.url, { input, say })
  const target = { ...targetOf('mocks', between.url), shown_url: mocks.url }
  const { results } = await replay([flow()], { target, run: 's' })
  await Promise.all([between.close(), mocks.close()])
  expect(lines.filter(one => /^[→←]/.test(one)).map(one => one.split('\n')[0])).toEqual([
    '→ POST /v3/company.SignUp',
    expect.stringMatching(/^← 200 in \d+ ms$/),
    '→ POST /v1/users/sessions',
  ])
  expect(lines.join()).not.toContain(TOKEN)
  expect(lines.join()).not.toContain('sunflowers')
  expect(results[0]?.exchanges[0]?.url).toBe(`${mocks.url}/v3/company.SignUp`)
  expect(results[0]?.exchanges.map(({ status }) => status)).toEqual([200, 499])
})
