// Whatever happens between the product and a lender, nothing is lost or done twice, and nothing passes its deadline
// unnoticed. FAULT_ROUNDS=20000 runs that many schedules (about ten milliseconds each; 400 by default), FAULT_SEED=7 others.
import { expect, it } from 'vitest'
import { runSchedules } from '#tests/faults/lender-schedules.ts'
import { rounds } from '#tests/faults/seeded.ts'

it('seeded schedules of faults, crashes and disorder leave every lender with each thing once', {
  timeout: 180_000,
}, async () => {
  const { findings, schedules, ended } = await runSchedules(rounds(400))
  expect(findings.slice(0, 5)).toEqual([])
  expect(schedules).toBe(rounds(400))
  // Hard enough: some reads went unanswered, and some writes had to be handed to a person.
  expect(Object.keys(ended).sort()).toEqual(['answered', 'done', 'not_sent', 'overdue', 'unknown'])
})
