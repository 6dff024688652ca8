// Every step of our contract's sequences succeeds on the product. A failing one would make the sequence useless, and a
// check would report it among much else.
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
    // Other requests are covered by other tests.
    only: () => false,
    fetch: honest,
  })
  await followSequences(session, () => true, true)
  expect(session.outcome().stops).toEqual([])
  expect(session.left()).toBeGreaterThan(0)
}, 240_000)
