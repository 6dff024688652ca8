// A check's progress output.
import { expect, test } from 'vitest'
import { checkContract } from '#openapi/check/check.ts'
import { progressOn } from '#openapi/check/progress.ts'
import { NOTES, notesBackend } from './check/conforming.ts'

test('a log shows every tenth of the requests allowed, not of those known so far', async () => {
  const lines: string[] = []
  const { requests } = await checkContract({
    contract: NOTES,
    base: 'http://localhost',
    token: 'first',
    seed: 7,
    writes: false,
    most_requests: 100,
    at_once: 1,
    fetch: notesBackend().fetch,
    progress: progressOn({ write: line => lines.push(line) }).show,
  })
  expect(requests).toBe(100)
  expect(lines).toEqual(
    Array.from({ length: 10 }, (_, tenth) => `${tenth + 1}0 %: ${tenth + 1}0 requests, 0 differences\n`),
  )
})
