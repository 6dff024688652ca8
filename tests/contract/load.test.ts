// Flows as load: users at once, each with names of its own, and how long each operation took them.
import { expect, it } from 'vitest'
import { listen } from '#mocks/listening.ts'
import { loadIn } from '#mocks/replay/arguments.ts'
import { chosenFlows } from '#mocks/replay/documents.ts'
import { replayAsLoad } from '#mocks/replay/load.ts'
import { latencies, latencyLines } from '#mocks/replay/report/latency.ts'
import { timelineOf } from '#mocks/replay/report/report-timeline.ts'
import type { Target } from '#mocks/replay/targets.ts'
import { exchange, replayed, result } from './replayed.ts'

const target: Target = {
  name: 'away',
  url: '',
  lanes: 1,
  one_clock: false,
  by_example: false,
  elsewhere: true,
  refuses: flow => (flow.name.startsWith('first-call') ? undefined : 'It needs a lender.'),
  close: async () => undefined,
}

it('users are there at once, with names and addresses of their own, and a refused flow is skipped once', async () => {
  const emails: string[] = []
  const addresses: string[] = []
  let arrive = () => {}
  const both_there = new Promise<void>(resolve => {
    arrive = resolve
  })
  const { url, close } = await listen(async request => {
    emails.push((await request.json()).email)
    addresses.push(request.headers.get('x-forwarded-for') ?? '')
    if (emails.length === 2) arrive()
    await both_there
    return Response.json({ code: 'closed', message: 'Closed.' }, { status: 403 })
  })
  const flows = chosenFlows(['first-call', 'session/session-twelve-hours'])
  const done = await replayAsLoad(flows, { users: 2, rounds: 2 }, { target: { ...target, url }, run: 'l' })
  await close()
  expect(new Set(emails).size).toBe(4)
  expect(new Set(addresses).size).toBe(4)
  expect(done.results.map(({ flow, verdict }) => `${flow} ${verdict}`)).toEqual([
    'session/session-twelve-hours skipped',
    ...['u1r1', 'u1r2', 'u2r1', 'u2r2'].map(turn => `first-call/${turn} different`),
  ])
  const [row, ...others] = latencies(done.results)
  expect(row).toMatchObject({ operation: 'POST /v3/company.SignUp', requests: 4, differed: 4 })
  expect(others).toEqual([])
})

const answered = (ms: number, differs = false) => result('first-call', [exchange({ ms })], differs)
const load = [
  ...Array.from({ length: 19 }, (_, nth) => answered(nth + 1)),
  answered(1_500, true),
  result('user', [exchange({ operation: 'GET /v1/user', status: 0, ms: 9_999 })], true),
]

it('the table has median, 95% and slowest by nearest rank, and nothing of what was not answered', () => {
  expect(latencyLines(latencies(load)).split('\n')).toEqual([
    '                         Requests    Median       95%   Slowest  Differed',
    'POST /v3/company.SignUp        20     10 ms     19 ms  1,500 ms         1',
    'GET /v1/user                    1         –         –         –         1',
  ])
})

it('the timeline has the table, and of the flows only those that differ', () => {
  const page = timelineOf({ ...replayed(load), load: { users: 21, rounds: 1 } })
  expect(page).toContain('<th scope="row">POST /v3/company.SignUp<td>20<td>10 ms<td>19 ms<td>1,500 ms<td>1')
  expect(page.match(/<details class="flow /g)).toHaveLength(2)
  expect(page).toContain('by 21 users in 1 round')
  expect(timelineOf(replayed(load))).not.toContain('<table')
})

it('a target with one clock is refused', async () => {
  const options = { target: { ...target, name: 'local', one_clock: true }, run: 'l' }
  await expect(replayAsLoad([], { users: 2, rounds: 1 }, options)).rejects.toThrow("--users doesn't work with local")
})

it('--users and --rounds take whole numbers from 1', () => {
  expect(loadIn({})).toBeUndefined()
  expect(loadIn({ users: '20' })).toEqual({ users: 20, rounds: 1 })
  for (const users of ['0', '-1', '1.5', 'many', ''])
    expect(() => loadIn({ users }), users).toThrow('--users takes a whole number from 1')
  expect(() => loadIn({ users: '2', rounds: '0' })).toThrow('--rounds takes a whole number from 1, not 0.')
  expect(() => loadIn({ rounds: '2' })).toThrow('--rounds goes with --users.')
})
