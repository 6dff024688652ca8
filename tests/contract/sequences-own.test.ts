// Each step of our contract's sequences succeeds at the product. One that stopped would lead nowhere, and a check would say so only
// beside much else.
import { expect, test } from 'vitest'
import { followSequences } from '#openapi/check/sequences.ts'
import { sessionOf } from '#openapi/check/session.ts'
import { BASE } from './drift/drift.ts'
import { honestWorld } from './drift/world.ts'

test('none of ours stops', async () => {
  const { contract, token, second_token, honest } = await honestWorld()
  const session = sessionOf({
    contract,
    base: BASE,
    token,
    second_token,
    seed: 1,
    writes: true,
    most_requests: 3_000,
    at_once: 4,
    // What is asked beside the steps belongs to other tests.
    only: () => false,
    fetch: honest,
  })
  await followSequences(session, () => true, true)
  expect(session.outcome().stops).toEqual([])
  expect(session.left()).toBeGreaterThan(0)
}, 240_000)
