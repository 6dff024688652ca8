// Exports and imports an archive like the screens do, and takes it apart to inspect it.

import { pino } from 'pino'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { SIGNATURE_PATH, signStatement } from '#server/company/exports/archive-signature.ts'
import { ownKey, trustKey } from '#server/company/exports/installation-keys.ts'
import { type Manifest, manifestSchema } from '#server/company/exports/manifest.ts'
import { openArchive } from '#server/company/exports/zip-reader.ts'
import { zipWriter } from '#server/company/exports/zip-writer.ts'
import { deliverDue } from '#server/company/mail/deliver.ts'
import { jobKinds } from '#server/job-kinds.ts'
import type { Jobs } from '#server/jobs/run-job.ts'
import { runDueJobs } from '#server/jobs/runner.ts'
import { sha256 } from '#server/ports/ports.ts'
import type { TestApp } from '#tests/support/app.ts'
import { answered } from '#tests/support/sale.ts'

type App = Pick<TestApp, 'app' | 'database' | 'ports'>

const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' })

export const jobsOf = ({ database, ports }: App): Jobs => ({ database, ports, log, kinds: jobKinds })

/** Undelivered emails are kept to read, as on a server without a mail server. */
export const deliverMails = ({ database, ports }: App) => deliverDue({ database, ports, log, transport: undefined })

export const jobOf = async (call: Client, job_id: string): Promise<Schemas['Job']> =>
  answered((await call.GET('/v3/jobs.Get', { params: { query: { job_id } } })).data).job

export async function takeOut(test: App, call: Client, jobs = jobsOf(test)): Promise<Buffer> {
  const { job } = answered((await call.POST('/v3/exports.Start', { body: {} })).data)
  await runDueJobs(jobs)
  const { status, sentence, file } = await jobOf(call, job.id)
  if (status !== 'done' || !file) throw new Error(`The archive was not written: ${sentence}`)
  return Buffer.from(await (await test.app.request(file.src)).arrayBuffer())
}

/** Uploads it in parts, starts it and waits until it ended. */
export async function bringIn(test: App, call: Client, archive: Buffer): Promise<Schemas['Job']> {
  const job_id = await uploaded(call, archive)
  await call.POST('/v3/imports.Start', { body: { job_id } })
  await runDueJobs(jobsOf(test))
  return jobOf(call, job_id)
}

/** Returns the job that has it in hand. */
export async function uploaded(call: Client, archive: Buffer): Promise<string> {
  const body = { file_name: 'archive.zip', size_bytes: archive.length }
  const { job, part_bytes } = answered((await call.POST('/v3/imports.Begin', { body })).data)
  for (let position = 0; position * part_bytes < archive.length; position++) {
    const part = archive.subarray(position * part_bytes, (position + 1) * part_bytes)
    const form = new FormData()
    form.set('job_id', job.id)
    form.set('position', String(position))
    form.set('file', new Blob([new Uint8Array(part)]), 'part')
    const named = { job_id: job.id, position: String(position), file: '' }
    await call.POST('/v3/imports.AddPart', { body: named, bodySerializer: () => form })
  }
  return job.id
}

export type Contents = { manifest: Manifest; files: Map<string, Buffer> }

export async function contentsOf(archive: Buffer): Promise<Contents> {
  const opened = await openArchive(async (at, length) => archive.subarray(at, at + length), archive.length)
  const files = new Map<string, Buffer>()
  for (const path of opened.sizes.keys()) {
    const pieces = []
    for await (const piece of opened.content(path)) pieces.push(piece)
    files.set(path, Buffer.concat(pieces))
  }
  return { manifest: manifestSchema.parse(JSON.parse(String(files.get('manifest.json')))), files }
}

export const rowsOf = ({ files }: Contents, name: string): Record<string, unknown>[] =>
  JSON.parse(String(files.get(`data/${name}.json`)))

/** The archive as an attacker would have built it. */
export async function madeOf(files: Iterable<[string, Buffer]>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  const zip = zipWriter(async bytes => {
    pieces.push(bytes)
  })
  for (const [path, bytes] of files) await zip.add(path, [bytes], true)
  await zip.finish()
  return Buffer.concat(pieces)
}

/** The archive as this installation would have signed it with other content: every hash is right, only the content is not. */
export async function signedAnew(test: App, files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const key = await ownKey(test.database, test.ports)
  const before = manifestSchema.parse(JSON.parse(String(files.get('manifest.json'))))
  const content = [...files].filter(([path]) => path !== 'manifest.json' && path !== SIGNATURE_PATH)
  const entries = content.map(([path, bytes]) => ({ path, size_bytes: bytes.length, sha256: sha256(bytes) }))
  const manifest = Buffer.from(JSON.stringify({ ...before, key_id: key.id, entries }))
  const { company, made_at } = before
  const signature = signStatement(key, { company, made_at, manifest_sha256: sha256(manifest) })
  return madeOf([...content, ['manifest.json', manifest], [SIGNATURE_PATH, signature]])
}

/** Placeholder for lists nested 5,000 deep, which `JSON.stringify` can't write. */
export const NESTED = '@nested'
const DEEP = `${'['.repeat(5_000)}${']'.repeat(5_000)}`

/** As an archive writes its rows. */
export const lines = (rows: object[]) =>
  Buffer.from(`[\n${rows.map(row => JSON.stringify(row).replaceAll(JSON.stringify(NESTED), DEEP)).join(',\n')}\n]\n`)

/** From here on `here` restores what `there` signed. */
export async function trust(here: App, there: App) {
  const { public_key } = await ownKey(there.database, there.ports)
  await trustKey(here.database, here.ports, { public_key, name: 'The old server' })
}
