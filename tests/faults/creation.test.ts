// A start interrupted while creating the database must not block the next one. FAULT_ROUNDS=50 cuts the power that
// often (about 4 s each; one by default), FAULT_SEED=7 at other points.
import { mkdirSync, mkdtempSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmbedded, openUnserved } from '#server/db/embedded/embedded.ts'
import { markFinished, markUnfinished } from '#server/db/embedded/unfinished.ts'
import { auditLedger, createLedger, writeEntries } from './ledger.ts'
import { rounds, sampled, seed, seededRandom } from './seeded.ts'
import { UnreliableDisk } from './unreliable-disk.ts'
import { Writer } from './writer.ts'

let work = ''
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'creation-'))
})
afterEach(() => rmSync(work, { recursive: true, force: true }))

async function expectUsable(directory: string): Promise<void> {
  const engine = await openEmbedded(directory)
  await createLedger(engine)
  const last = await auditLedger(engine, 0)
  await writeEntries(engine, last, seededRandom(seed))
  expect(await auditLedger(engine, last + 1)).toBeGreaterThan(last)
  await engine.close()
}

test('a power cut while the database is made leaves a directory that the next start can use', async () => {
  const random = seededRandom(seed)
  const directory = join(work, 'data')
  mkdirSync(directory)
  const disk = new UnreliableDisk(directory)
  const survivors: string[] = []
  const cutSoon = () => {
    if (survivors.length === rounds(1)) return
    const target = join(work, `cut-${survivors.length}`)
    const survival = random.chance(0.5) ? 'nothing' : 'someSectors'
    disk.cutPower(1 + random.below(Math.ceil(6000 / rounds(1))), target, survival, random, () => {
      survivors.push(target)
      cutSoon()
    })
  }
  try {
    cutSoon()
    const engine = await openEmbedded(directory)
    await engine.close()
  } finally {
    disk.remove()
  }
  expect(survivors.length).toBeGreaterThan(0)
  for (const target of survivors) await expectUsable(target)
}, 3_600_000)

test('the first row of a new database outlives a power cut', async () => {
  const directory = join(work, 'data')
  mkdirSync(directory)
  const disk = new UnreliableDisk(directory)
  const after = join(work, 'after')
  let last = 0
  try {
    const engine = await openEmbedded(directory)
    await createLedger(engine)
    last = await writeEntries(engine, 0, seededRandom(seed))
    disk.cutPower(1, after, 'nothing', seededRandom(seed), () => {})
    await engine.close()
  } finally {
    disk.remove()
  }
  const engine = await openEmbedded(after)
  expect(await auditLedger(engine, last)).toBe(last)
  await engine.close()
})

test('what was made before anybody was served outlives a power cut afterwards, and so does the next row', async () => {
  const data_dir = join(work, 'data')
  mkdirSync(data_dir)
  const disk = new UnreliableDisk(data_dir)
  const after = join(work, 'after')
  let last = 0
  try {
    expect(markUnfinished(data_dir)).toBe(true)
    const { engine, keep } = await openUnserved(join(data_dir, 'database'))
    await createLedger(engine)
    last = await writeEntries(engine, 0, seededRandom(seed))
    await keep()
    markFinished(data_dir)
    last = await writeEntries(engine, last, seededRandom(seed))
    disk.cutPower(1, after, 'nothing', seededRandom(seed), () => {})
    await engine.close()
  } finally {
    disk.remove()
  }
  expect(markUnfinished(after)).toBe(false)
  const engine = await openEmbedded(join(after, 'database'))
  expect(await auditLedger(engine, last)).toBe(last)
  await engine.close()
})

test.each(sampled(['cluster.tmp', 'cluster'], 1))(
  'a process killed when %s appears leaves a directory that the next start can use',
  async name => {
    const watcher = watch(work)
    const appeared = new Promise<void>(resolve => {
      watcher.on('change', (_, file) => file === name && resolve())
    })
    const writer = new Writer(work, seed)
    await appeared
    watcher.close()
    await writer.kill()
    await expectUsable(work)
  },
)
