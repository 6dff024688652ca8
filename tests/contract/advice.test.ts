// A check's explanations: why something never succeeded, when it ends, each fault once, and how to repeat one case.
import { describe, expect, test } from 'vitest'
import { commandOf } from '#openapi/check/options.ts'
import { reportText } from '#openapi/check/report/report-text.ts'
import { contractOf } from '#openapi/contract.ts'
import { ofToday } from '#tests/support/turns.mjs'
import { asking } from './tracker/asking.ts'
import { type Answering, type Tracker, tracker } from './tracker/backend.ts'
import { DRIFTS } from './tracker/drifts.ts'
import { SPELLINGS } from './tracker/spelling.ts'

const [, camel = SPELLINGS[0]] = SPELLINGS
const honest = () => tracker(Object(camel))
/** The same contract, its document changed. */
const without = ({ contract }: Tracker, change: (document: Record<string, Record<string, unknown>>) => void) => {
  const document = structuredClone(contract.document)
  change(Object(document))
  return contractOf(document)
}

describe('a check', () => {
  test('names what no answer showed, instead of asking for another token', async () => {
    const backend = honest()
    const contract = without(backend, ({ paths = {} }) => {
      for (const path of Object.keys(paths)) if (!path.startsWith('/tasks/{taskId}')) delete paths[path]
    })
    const report = await asking({ ...backend, contract })
    expect(report.coverage.map(({ missing }) => missing)).toEqual(report.coverage.map(() => ['taskId']))
    const text = reportText(report)
    expect(text).toContain('GET /tasks/{taskId}: no answer showed a `taskId`')
    expect(text).toMatch(/No answer showed `taskId`: use a company that has such rows/)
    expect(text).not.toContain('somebody who may do more')
  })

  test('asks for another token where that is what was missing', async () => {
    const report = await asking(honest(), { token: 'nobody', second_token: undefined })
    expect(reportText(report)).toContain('somebody who may do more')
  })

  test('ends once nothing new is learned', async () => {
    const backend = honest()
    const paths = ['/projects', '/projects/{projectId}', '/tasks/{taskId}']
    const contract = without(backend, document => {
      const readOf = ({ get, parameters = [] }: Record<string, unknown>) => ({ get, parameters })
      document['paths'] = Object.fromEntries(paths.map(path => [path, readOf(Object(document['paths']?.[path]))]))
    })
    const report = await asking({ ...backend, contract }, { rounds: undefined })
    expect(report.requests).toBeLessThan(400)
  })

  test('reports one fault once, however many values show it', async () => {
    const backend = honest()
    const unvalidated: Answering = async request => {
      const answer = await backend.fetch(request)
      const isAsked = backend.isFor('get-project', request) && request.headers.get('authorization') === 'Bearer first'
      if (answer.status !== 422 || !isAsked) return answer
      return Response.json({ id: '0198f7a2-0000-7000-8000-000000000001', name: 'Any', dueDay: null, version: 1 })
    }
    const report = await asking({ ...backend, fetch: unvalidated }, { rounds: undefined, most_requests: 1_000 })
    expect(report.findings.map(({ check, path }) => `${check} ${path}`)).toEqual([
      'negative_rejected /projects/{projectId}',
    ])
  })

  test('leaves out skipped checks, and sends nothing for them', async () => {
    const backend = honest()
    const [drift] = DRIFTS.filter(({ check }) => check === 'unsupported_method')
    const methods = new Set<string>()
    const fetch = drift?.around(backend) ?? backend.fetch
    const exchanged = (_: string, { method }: { method: string }) => methods.add(method)
    const report = await asking({ ...backend, fetch }, { skip: ['unsupported_method'], exchanged })
    expect(report.findings).toEqual([])
    expect([...methods]).not.toContain('PUT')
  })

  test('demands 405 only where the contract has it', async () => {
    const backend = honest()
    const contract = contractOf(
      JSON.parse(JSON.stringify(backend.contract.document), (name, value) => (name === '405' ? undefined : value)),
    )
    const fetch: Answering = async request => {
      const answer = await backend.fetch(request)
      return answer.status === 405 ? Response.json({ title: 'No such address.' }, { status: 404 }) : answer
    }
    expect((await asking({ ...backend, contract, fetch })).findings).toEqual([])
    expect((await asking({ ...backend, fetch })).findings.map(({ check }) => check)).toContain('unsupported_method')
  })
})

describe.each(ofToday(SPELLINGS, 5))('one case sent again to a tracker in $name', spelling => {
  test.each(DRIFTS.map(drift => [drift.check, drift] as const))(
    'shows the same finding of %s at little cost',
    async (check, drift) => {
      const first = tracker(spelling)
      const found = await asking({ ...first, fetch: drift.around(first) })
      const finding = found.findings.find(one => one.check === check)
      const again = tracker(spelling)
      const written = new Set<string>()
      const fetch = drift.around(again)
      const report = await asking(
        {
          ...again,
          fetch: request => {
            const operation = again.contract.operations.find(one => again.isFor(one.id, request))
            if (operation && request.method !== 'GET') written.add(`${operation.method} ${operation.path}`)
            return fetch(request)
          },
        },
        { only_case: finding?.case_id },
      )
      written.delete(`${finding?.method} ${finding?.path}`)
      expect(report.findings.map(({ sentence }) => sentence)).toEqual([finding?.sentence])
      expect(report.requests).toBeLessThanOrEqual(40)
      expect(written.size).toBeLessThanOrEqual(5)
    },
  )
})

describe('the line that sends one case again', () => {
  test('is printed as a command that a shell takes, with every option but the tokens', () => {
    const given = ['--base', 'http://localhost:8080', '--contract', 'sdk/contract.gen.json', '--writes', '--yes']
    const more = ['--seed', '3', '--only', '/v3', '--skip', 'boundary', '--requests', '50', '--token', 'secret']
    const { options } = commandOf([...given, ...more], {})
    expect(options.again).toBe(
      'npm run contract:check -- --base http://localhost:8080 --contract sdk/contract.gen.json --only /v3 --requests 50 --skip boundary --writes --yes --seed 3',
    )
    expect(options.needs_tokens).toBe(true)
  })

  test('is printed for where the command was given', () => {
    const environment = { INIT_CWD: `${process.cwd()}/..`, npm_lifecycle_event: 'contract:check' }
    const { again } = commandOf(['--base', 'http://localhost', '--seed', '1'], environment).options
    expect(again).toMatch(/^npm run --prefix \S+ contract:check -- --base/)
  })
})
