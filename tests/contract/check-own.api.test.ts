// Our own server is held to its own contract: a seeded sample of what `npm run contract:check -- --writes` asks.
import { expect, test } from 'vitest'
import { checkContract } from '#openapi/check/check.ts'
import { contractAt, PRODUCT } from '#openapi/contract.ts'
import { emailOf, testApp } from '#tests/support/app.ts'

test('the product conforms to its contract where a seeded sample looks', async () => {
  const { app, signIn } = await testApp()
  const { token } = await signIn(emailOf('Owner'))
  const report = await checkContract({
    contract: contractAt(PRODUCT),
    base: 'http://localhost',
    token,
    seed: 20261122,
    writes: true,
    most_requests: 200,
    at_once: 4,
    // Of each kind some: reads and lists, a catalogue with bounds, settings with versions.
    only: ({ path }) => /adders\.(List|Get|Create|Update)$|homeowners\.|projects\.(List|Get)$|Panel$/.test(path),
    fetch: async request => app.fetch(request),
  })
  expect(
    report.findings.map(({ sentence, case_id, sent, got }) => ({ sentence, case_id, sent: sent.body, got: got.body })),
  ).toEqual([])
  expect(report.requests).toBe(200)
  // The tests' company is bare: what needs a sale behind it is left to the command, against the demo company.
  const succeeded = report.coverage.filter(one => one.succeeded).map(({ path }) => path)
  expect(succeeded).toEqual(expect.arrayContaining(['/v3/projects.List', '/v3/adders.List']))
})
