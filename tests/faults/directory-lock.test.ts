import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DirectoryInUse, lockDirectory } from '#server/db/embedded/directory-lock.ts'
import { openEmbedded } from '#server/db/embedded/embedded.ts'
import { auditLedger } from './ledger.ts'
import { newDatabase } from './made-cluster.ts'
import { Writer } from './writer.ts'

let work = ''
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'directory-lock-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(work, { recursive: true, force: true })
})

test('a second process is refused in one sentence and does no harm, and a killed owner leaves no lock', async () => {
  const directory = await newDatabase(join(work, 'data'))
  const writer = new Writer(directory, 1)
  try {
    await writer.hearAcknowledgements(20)
    const refusal = await openEmbedded(directory).catch(error => error)
    expect(refusal).toBeInstanceOf(DirectoryInUse)
    expect(refusal.message).toMatch(
      /^Cannot open the database in (.+): process (\d+) on \S+ is using it; stop it first or choose another directory\.$/,
    )
    expect(refusal.message).toContain(`in ${directory}: process ${writer.process.pid} on`)
    await writer.hearAcknowledgements(20)
  } finally {
    await writer.kill()
  }
  const engine = await openEmbedded(directory)
  expect(await auditLedger(engine, writer.acknowledged)).toBeGreaterThanOrEqual(40)
  await engine.close()
})

test('the same directory under another name is the same directory', async () => {
  const other = join(work, 'other')
  symlinkSync(work, other)
  const lock = await lockDirectory(work)
  await expect(lockDirectory(other)).rejects.toThrow(DirectoryInUse)
  lock.release()
  const second = await lockDirectory(other)
  // The first owner has nothing to release.
  lock.release()
  await expect(lockDirectory(work)).rejects.toThrow(DirectoryInUse)
  second.release()
})

test('deleting the directory’s contents does not break the lock', async () => {
  const lock = await lockDirectory(work)
  rmSync(join(work, 'owner'))
  await expect(lockDirectory(work)).rejects.toThrow(`${work}: another process is using it`)
  lock.release()
})

test.runIf(process.platform === 'linux')('without the flock program the directory is locked all the same', async () => {
  vi.stubEnv('PATH', work)
  const lock = await lockDirectory(work)
  await expect(lockDirectory(work)).rejects.toThrow(DirectoryInUse)
  lock.release()
  const second = await lockDirectory(work)
  second.release()
})
