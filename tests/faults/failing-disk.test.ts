import fs, { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { DatabaseBroken } from '#server/db/embedded/embedded-durability.ts'
import { auditLedger, createLedger, writeEntries } from './ledger.ts'
import { newDatabase } from './made-cluster.ts'
import { seed, seededRandom } from './seeded.ts'

const work = mkdtempSync(join(tmpdir(), 'failing-disk-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const isLog = (fd: number) => readlinkSync(`/proc/self/fd/${fd}`).includes('/pg_wal/')

// libuv's errors for a dead and a full disk, at the two places where PostgreSQL can't continue.
const faults = [
  ['fdatasyncSync', 'EIO'],
  ['writeSync', 'ENOSPC'],
] as const

test.runIf(process.platform === 'linux').each(faults)(
  'once the log meets %s failing with %s nothing more is acknowledged, nothing hangs',
  async (name, code) => {
    const directory = await newDatabase(join(work, code))
    let told = 0
    const engine = await openEmbedded(directory, () => {
      told += 1
    })
    await createLedger(engine)
    const last = await writeEntries(engine, 0, seededRandom(seed))
    const works = fs[name]
    const failing = vi.spyOn(fs, name).mockImplementation((fd: number, ...rest: unknown[]) => {
      if (isLog(fd)) throw Object.assign(new Error(code), { code })
      return Reflect.apply(works, fs, [fd, ...rest])
    })
    await expect(writeEntries(engine, last, seededRandom(seed))).rejects.toThrow()
    failing.mockRestore()
    await expect(writeEntries(engine, last, seededRandom(seed))).rejects.toThrow(DatabaseBroken)
    await expect(engine.query('select 1')).rejects.toThrow(DatabaseBroken)
    expect(told).toBe(1)
    await engine.close()

    const restarted = await openEmbedded(directory)
    expect(await auditLedger(restarted, last)).toBeGreaterThanOrEqual(last)
    await restarted.close()
  },
)
