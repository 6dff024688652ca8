import fs, { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openEmbedded } from '#server/db/embedded.ts'
import { auditLedger, createLedger, writeEntries } from './ledger.ts'
import { seed, seededRandom } from './seeded.ts'

const work = mkdtempSync(join(tmpdir(), 'failing-disk-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

test('a row that the disk refuses to keep is not acknowledged, nor is any after it', async () => {
  const directory = join(work, 'data')
  const engine = await openEmbedded(directory)
  await createLedger(engine)
  const last = await writeEntries(engine, 0, seededRandom(seed))
  const failing = vi.spyOn(fs, 'fdatasyncSync').mockImplementation(() => {
    throw Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' })
  })
  await expect(writeEntries(engine, last, seededRandom(seed))).rejects.toThrow()
  failing.mockRestore()
  await expect(writeEntries(engine, last, seededRandom(seed))).rejects.toThrow()

  // The panicked engine keeps its lock until its process ends, so a copy stands for the restarted process.
  const copy = join(work, 'copy')
  cpSync(directory, copy, { recursive: true })
  const restarted = await openEmbedded(copy)
  expect(await auditLedger(restarted, last)).toBeGreaterThanOrEqual(last)
  await restarted.close()
})
