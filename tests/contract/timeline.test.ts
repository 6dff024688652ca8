// The timeline of a replay: every step unfolds, the failing one is open and found by its address, and a browser shows it.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it, vi } from 'vitest'
import { openPage } from '#mocks/replay/open-page.ts'
import { timelineOf } from '#mocks/replay/report/report-timeline.ts'
import { showDifference } from '#mocks/replay/show-difference.ts'
import { exchange, replayed, result, stepsIn } from './replayed.ts'

const directory = mkdtempSync(join(tmpdir(), 'timeline-test-'))
vi.stubEnv('TMPDIR', directory)
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true })
})

const refused = exchange({ step: 'user', status: 403, got: { headers: {}, body: { message: 'Not <yours>.' } } })
const replay = replayed([
  result('session/session-1', [exchange(), exchange()]),
  result('session/session-2', [exchange(), refused], true),
])

it('each step unfolds to its request and response, and only the failing one is open', () => {
  const page = timelineOf(replay)
  expect(page.match(/<details [^>]*>/g)).toEqual([
    '<details class="flow same" id="session/session-1">',
    '<details class="flow different" id="session/session-2" open>',
  ])
  const steps = stepsIn(page)
  expect(steps.flatMap(one => one.match(/<details [^>]*>/g) ?? [])).toEqual([
    '<details id="session/session-1.open">',
    '<details id="session/session-1.open.2">',
    '<details id="session/session-2.open">',
    '<details id="session/session-2.user" class="differs" open>',
  ])
  const [, failing = ''] = steps[1]?.split('id="session/session-2.user"') ?? []
  expect(failing).toContain('Expected status is 200. Got status 403.')
  expect(failing).toContain('accept: application/json')
  expect(failing).toContain('&quot;company_name&quot;: &quot;Example Solar&quot;')
  expect(failing).toContain('&quot;message&quot;: &quot;Not &lt;yours&gt;.&quot;')
})

it('a step lists what was checked, also where it holds, and can be copied as curl', () => {
  const checks = [
    { kind: 'criterion' as const, holds: true, condition: '$statusCode == 200', message: '' },
    { kind: 'schema' as const, holds: false, condition: '', message: '' },
  ]
  const [steps = ''] = stepsIn(timelineOf(replayed([result('checked', [exchange({ checks })])])))
  expect(steps).toContain('<li class="holds">✓ $statusCode == 200</li>')
  expect(steps).toContain('<li class="why">✗ schema of the contract</li>')
  expect(steps).toMatch(/data-curl="curl -X POST 'http:\/\/localhost\/v3\/company.SignUp'/)
})

it('a long body is cut', () => {
  const long = exchange({ got: { headers: {}, body: 'x'.repeat(5_000) } })
  expect(stepsIn(timelineOf(replayed([result('long', [long])])))[0]).toMatch(/[^x]x{1200} … \(5000 characters\)/)
})

it('--open leads the browser to the first failing step, in a page written for it or the one asked for', async () => {
  const opened: string[] = []
  const open = async (address: string) => opened.push(readFileSync(fileURLToPath(address), 'utf8')) > 0
  const [, page = ''] =
    /^Opened (file:.*\/timeline\.html)#session\/session-2\.user$/.exec(
      (await showDifference(replay, undefined, open)) ?? '',
    ) ?? []
  expect(opened[0]).toContain(`content="0;url=${page}#session/session-2.user"`)
  expect(readFileSync(fileURLToPath(page), 'utf8')).toBe(timelineOf(replay))
  await showDifference(replay, join(directory, 'asked.html'), open)
  expect(opened[1]).toContain('/asked.html#session/session-2.user')
  expect(await showDifference(replayed([result('fine', [exchange()])]), undefined, open)).toBeUndefined()
  expect(opened).toHaveLength(2)
})

it('where there is no browser, a sentence has the address', async () => {
  const message = await showDifference(replay, undefined, address =>
    openPage(address, { platform: 'linux', environment: { PATH: directory } }),
  )
  expect(message).toMatch(
    /^There is no browser to open here\. The first difference is at file:.*#session\/session-2\.user$/,
  )
})

it.runIf(process.platform === 'linux')('the opener gets the address as it is, and its failure counts', async () => {
  const environment = { PATH: directory, DISPLAY: ':0' }
  const opener = join(directory, 'xdg-open')
  const given = join(directory, 'given')
  const asOpener = (script: string) => writeFileSync(opener, `#!/bin/sh\n${script}\n`)
  asOpener(`printf %s "$1" > ${given}`)
  chmodSync(opener, 0o755)
  const address = "file:///tmp/a%20page.html?$(x)&'b"
  expect(await openPage(address, { environment })).toBe(true)
  expect(readFileSync(given, 'utf8')).toBe(address)
  asOpener('exit 3')
  expect(await openPage(address, { environment })).toBe(false)
  rmSync(opener)
  expect(await openPage(address, { environment })).toBe(false)
})
