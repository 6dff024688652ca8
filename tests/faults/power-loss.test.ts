// Cuts the power at random file operations, also during recovery and checkpoints, and starts from what a disk would
// still hold. FAULT_ROUNDS=200 cuts as often (about 2 s each; 2 by default), FAULT_SEED=7 cuts elsewhere.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { DurableNodeFS, durableStartParams } from '#server/db/embedded/embedded-durability.ts'
import type { Survival } from './disk-model.ts'
import { auditLedger, createLedger, writeEntries } from './ledger.ts'
import { newDatabase } from './made-cluster.ts'
import { rounds, sampled, seed, seededRandom } from './seeded.ts'
import { UnreliableDisk } from './unreliable-disk.ts'

const work = mkdtempSync(join(tmpdir(), 'power-loss-'))
const base = join(work, 'base')

beforeAll(async () => {
  const engine = await openEmbedded(await newDatabase(base))
  await createLedger(engine)
  await engine.close()
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

type Open = (directory: string) => Promise<PGlite>
type Round = { before: string; after: string; open: Open; acknowledged: number; survival: Survival; seed: number }

/** Opens `before`, writes until the power fails, leaves the disk in `after`; returns what was acknowledged. */
async function writeUntilPowerFails({ before, after, open, acknowledged, survival, ...round }: Round): Promise<number> {
  const random = seededRandom(round.seed)
  const disk = new UnreliableDisk(before)
  let acknowledgedAtCut: number | undefined
  try {
    let last = acknowledged
    const operations = 100 + random.below(3000)
    disk.cutPower(operations, after, survival, random, () => {
      acknowledgedAtCut = last
    })
    const engine = await open(before)
    last = await auditLedger(engine, last)
    while (acknowledgedAtCut === undefined) last = await writeEntries(engine, last, random)
    await engine.close()
    return acknowledgedAtCut
  } finally {
    disk.remove()
    rmSync(before, { recursive: true, force: true })
  }
}

const openAndAudit = async (directory: string, acknowledged: number) => {
  const engine = await openEmbedded(directory)
  return auditLedger(engine, acknowledged).finally(() => engine.close())
}

test('no acknowledged row is lost when the power fails, again and again', async () => {
  let before = join(work, 'round-0')
  cpSync(base, before, { recursive: true })
  let acknowledged = 0
  for (let round = 1; round <= rounds(2); round++) {
    const after = join(work, `round-${round}`)
    const survival = round % 2 === 0 ? 'someSectors' : 'nothing'
    const parameters = { before, after, open: openEmbedded, acknowledged, survival, seed: seed * 1000 + round } as const
    acknowledged = await writeUntilPowerFails(parameters).catch(error => {
      throw new Error(`round ${round} of seed ${seed}`, { cause: error })
    })
    before = after
  }
  expect(await openAndAudit(before, acknowledged)).toBeGreaterThan(100)
}, 3_600_000)

const cluster = (directory: string) => join(directory, 'cluster')
const controls: Record<string, Open> = {
  'as shipped': directory => PGlite.create({ fs: new NodeFS(cluster(directory)) }),
  'with fsync reaching the disk but not asked for': directory =>
    PGlite.create({ fs: new DurableNodeFS(cluster(directory)) }),
  'with fsync asked for but not reaching the disk': directory =>
    PGlite.create({ fs: new NodeFS(cluster(directory)), startParams: durableStartParams }),
  'with the usual way of syncing the log': directory =>
    PGlite.create({
      fs: new DurableNodeFS(cluster(directory)),
      startParams: [...durableStartParams, '-c', 'wal_sync_method=fdatasync'],
    }),
}

test.each(sampled(Object.entries(controls), 1))(
  'PGlite %s does lose rows, so that this test can fail',
  async (name, open) => {
    const before = join(work, `${name} before`)
    const after = join(work, `${name} after`)
    cpSync(base, before, { recursive: true })
    const acknowledged = await writeUntilPowerFails({ before, after, open, acknowledged: 0, survival: 'nothing', seed })
    expect(acknowledged).toBeGreaterThan(20)
    // `Aborted` is a cluster so torn that PostgreSQL panics instead of starting.
    await expect(openAndAudit(after, acknowledged)).rejects.toThrow(/acknowledged entries are lost|Aborted/)
  },
)
