// Where flows may be replayed, and the message where they may not.
import { expect, it } from 'vitest'
import { listen } from '#mocks/listening.ts'
import { chosenFlows } from '#mocks/replay/documents.ts'
import { isForTrying, targetAt } from '#mocks/replay/targets.ts'

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['staging.example.com', true],
  ['api.qa-2.example.com', true],
  ['app.example.com', false],
  ['contest.example.com', false],
  ['prod.example.com', false],
])('%s is plainly for trying: %s', (hostname, is) => {
  expect(isForTrying(hostname)).toBe(is)
})

it('an address that may be production asks for --yes', async () => {
  await expect(targetAt('https://app.example.com', false)).rejects.toThrow('say so with --yes')
})

it('an invalid or unreachable address is reported in a sentence', async () => {
  await expect(targetAt('staging', false)).rejects.toThrow('staging is nothing to replay against.')
  await expect(targetAt('http://127.0.0.1:9', false)).rejects.toThrow('Nobody answers at http://127.0.0.1:9.')
})

it('a server without a clock of its own skips what lets time pass, by name', async () => {
  const { url, close } = await listen(() => new Response('', { status: 404 }))
  const target = await targetAt(`${url}/`, false)
  await close()
  const refused = chosenFlows(['first-call', 'session/session-twelve-hours']).map(flow => target.refuses(flow))
  expect(refused).toEqual([undefined, expect.stringContaining('lets time pass')])
})

it('an unknown flow is reported with the existing ones', () => {
  expect(() => chosenFlows(['sesion'])).toThrow(/There is no flow sesion\. The documents are: .*first-call, .*session/)
})
