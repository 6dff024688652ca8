// Kills a writing process with SIGKILL at random moments and opens what it left behind. FAULT_ROUNDS=200 kills as
// often (about 2 s each; 2 by default), FAULT_SEED=7 draws other moments.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { auditLedger } from './ledger.ts'
import { newDatabase } from './made-cluster.ts'
import { rounds, seed, seededRandom } from './seeded.ts'
import { Writer } from './writer.ts'

const directory = mkdtempSync(join(tmpdir(), 'kill-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

test('no acknowledged row is lost when the process is killed, again and again', async () => {
  await newDatabase(directory)
  const random = seededRandom(seed)
  let acknowledged = 0
  for (let round = 1; round <= rounds(2); round++) {
    const writer = new Writer(directory, seed * 1000 + round)
    await writer.hearAcknowledgements(1 + random.below(150))
    await writer.kill()
    const engine = await openEmbedded(directory)
    const present = await auditLedger(engine, writer.acknowledged)
    await engine.close()
    // At most the transaction in flight, of three entries, may have arrived without having been acknowledged.
    expect(present).toBeLessThanOrEqual(writer.acknowledged + 3)
    expect(present).toBeGreaterThanOrEqual(acknowledged)
    acknowledged = writer.acknowledged
  }
}, 3_600_000)
