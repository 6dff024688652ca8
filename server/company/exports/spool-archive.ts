// Joins an archive uploaded in parts into one file for a parser process. The file is unlinked once open, so nothing is
// left behind however it ends.
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Parser, task, withParser } from '#server/parse/parsers.ts'
import type * as reader from './read-archive.ts'
import { words } from './words.ts'
import { brokenArchive } from './zip-reader.ts'

export type Parts = { count: number; part: (position: number) => Promise<Uint8Array | undefined> }
export type ArchiveInParser = Awaited<ReturnType<typeof openIn>>

const of = <Name extends keyof typeof reader>(name: Name) =>
  task<(typeof reader)[Name]>(new URL('./read-archive.ts', import.meta.url), name)

export async function withArchive<T>(
  company_id: number,
  parts: Parts,
  work: (archive: ArchiveInParser) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'sunquill-archive-'))
  const forget = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'archive.zip')
    await spool(path, parts)
    return await withParser(company_id, async parser => {
      const archive = await openIn(parser, path)
      await forget()
      return work(archive)
    })
  } finally {
    await forget()
  }
}

async function spool(path: string, { count, part }: Parts) {
  const file = await open(path, 'wx', 0o600)
  try {
    for (let position = 0; position < count; position++) {
      const bytes = await part(position)
      if (!bytes) throw brokenArchive(words.why.part_missing)
      await file.write(bytes)
    }
  } finally {
    await file.close()
  }
}

async function openIn(parser: Parser, path: string) {
  return {
    claim: await parser.parse(of('openFile'), path),
    readFacts: () => parser.parse(of('readFacts'), path),
    checkedBytes: () => parser.stream(of('checkedBytes'), path),
    rowsOf: (name: string) => parser.stream(of('rowsOfEntity'), path, name),
    bytesOf: (sha256: string) => parser.stream(of('bytesOfFile'), path, sha256),
  }
}
