// A broken archive leaves no open file behind in the process that reads the next one.
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openFile } from '#server/company/exports/read-archive.ts'
import { madeOf } from './archives.ts'

const openUnder = (folder: string) =>
  readdirSync('/proc/self/fd').filter(fd => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder)
    } catch {
      return false
    }
  })

it.skipIf(process.platform !== 'linux')('closes files that are no archive, and unsigned archives', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'handles-'))
  const files = { 'text.zip': Buffer.from('no archive'), 'unsigned.zip': await madeOf([['a', Buffer.from('b')]]) }
  try {
    for (const [name, bytes] of Object.entries(files)) {
      writeFileSync(join(folder, name), bytes)
      await expect(openFile(join(folder, name)), name).rejects.toThrow()
    }
    expect(openUnder(folder)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
