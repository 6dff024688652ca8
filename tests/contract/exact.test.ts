// Requests are serialized exactly as OpenAPI defines, and anything that can't be sent is listed with its place.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContract } from '#openapi/check/check.ts'
import type { CheckOptions } from '#openapi/check/report/report.ts'
import { contractAt, contractOf } from '#openapi/contract.ts'
import { runDiff } from '#openapi/diff/command.ts'
import { CREDENTIALS, ODDITIES, odditiesBackend } from './check/oddities.ts'

const asking = (more: Partial<CheckOptions> = {}) =>
  checkContract({
    contract: ODDITIES,
    base: 'http://localhost',
    token: 'first',
    credentials: CREDENTIALS,
    seed: 7,
    writes: true,
    most_requests: 600,
    rounds: 1,
    at_once: 4,
    fetch: odditiesBackend,
    ...more,
  })

test('seven operations of seven succeed, however their credentials, parameters and bodies are written', async () => {
  const report = await asking()
  expect(report.coverage.filter(({ succeeded }) => !succeeded).map(({ path, why }) => `${path} ${why}`)).toEqual([])
  expect(report.coverage).toHaveLength(7)
  expect(report.findings.map(({ path, sentence, sent }) => `${path} ${sentence} ${sent.url} ${sent.body}`)).toEqual([])
  expect(report.verdict).toBe('conforms')
})

test('no report shows a credential of any scheme', async () => {
  const text = JSON.stringify(await asking({ fetch: async () => new Response(null, { status: 500 }) }))
  for (const secret of [...Object.values(CREDENTIALS), 'a%20crumb', Buffer.from(CREDENTIALS.basic).toString('base64')])
    expect(text).not.toContain(secret)
})

test('nor does one show a key in the query', async () => {
  const contract = contractOf({
    openapi: '3.1.0',
    info: { title: 'Keyed', version: '1.0.0' },
    security: [{ visitor: [] }],
    paths: { '/things': { get: { responses: { 200: { description: 'Fine.' } } } } },
    components: { securitySchemes: { visitor: { type: 'apiKey', in: 'query', name: 'visitor[pass]' } } },
  })
  const sent: string[] = []
  const fetch = async ({ url }: Request) => {
    sent.push(url)
    return new Response(null, { status: 500 })
  }
  const report = await asking({ contract, credentials: { visitor: 'let me in' }, fetch })
  expect(sent).toContain('http://localhost/things?visitor%5Bpass%5D=let+me+in')
  expect(report.findings.map(({ sent: { url } }) => url)).toContain('http://localhost/things?visitor%5Bpass%5D=•••')
  expect(JSON.stringify(report)).not.toContain('let+me')
})

test('what cannot be sent is named with its place', async () => {
  const ok = { 200: { description: 'Fine.' } }
  const contract = contractOf({
    openapi: '3.1.0',
    info: { title: 'Beyond', version: '1.0.0' },
    paths: {
      '/xml': { post: { requestBody: { required: true, content: { 'application/xml': {} } }, responses: ok } },
      '/tls': { get: { security: [{ machine: [] }], responses: ok } },
      '/digest': { get: { security: [{ old: [] }], responses: ok } },
      '/plain': { get: { responses: ok } },
    },
    components: { securitySchemes: { machine: { type: 'mutualTLS' }, old: { type: 'http', scheme: 'digest' } } },
  })
  const fetch = async ({ url }: Request) => new Response('', { status: url.endsWith('/plain') ? 200 : 401 })
  const { skipped, coverage } = await asking({ contract, credentials: {}, fetch })
  expect(skipped.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
    '/xml: requestBody wants application/xml, which is not supported',
    '/tls: securitySchemes.machine is mutualTLS, which is not supported',
    '/digest: securitySchemes.old is http digest, which is not supported',
  ])
  expect(coverage.filter(({ succeeded }) => succeeded).map(({ path }) => path)).toEqual(['/plain'])
})

test('Swagger 1.2 is refused by every tool in the same words', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'swagger-')), 'old.json')
  writeFileSync(file, JSON.stringify({ swagger: '1.2', info: {}, paths: {} }))
  const said: string[] = []
  runDiff([file, file], { say: text => said.push(text), complain: text => said.push(text), colour: false })
  expect(said.join()).toContain('is no OpenAPI 3 document, but Swagger 1.2')
  expect(() => contractAt(file)).toThrow('is no OpenAPI 3 document, but Swagger 1.2')
})
