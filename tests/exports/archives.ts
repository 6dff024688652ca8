// An archive taken out and brought in, as the screens do it, and taken apart to see what it says.

import { pino } from 'pino'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { type Manifest, manifestSchema } from '#server/exports/manifest.ts'
import { openArchive } from '#server/exports/zip-reader.ts'
import { zipWriter } from '#server/exports/zip-writer.ts'
import { jobKinds } from '#server/job-kinds.ts'
import type { Jobs } from '#server/jobs/run-job.ts'
import { runDueJobs } from '#server/jobs/runner.ts'
import { deliverDue } from '#server/mail/deliver.ts'
import type { TestApp } from '#tests/support/app.ts'
import { answered } from '#tests/support/sale.ts'

type App = Pick<TestApp, 'app' | 'database' | 'ports'>

const log = pino({ level: process.env['TEST_LOG'] ?? 'silent' })

export const jobsOf = ({ database, ports }: App): Jobs => ({ database, ports, log, kinds: jobKinds })

/** Mails nobody delivers are kept to be read, as a server without a mail server does. */
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

/** Uploads it in parts and waits until it was looked at. */
export async function bringIn(test: App, call: Client, archive: Buffer): Promise<Schemas['Job']> {
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
  await runDueJobs(jobsOf(test))
  return jobOf(call, job.id)
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

/** The archive as somebody else would have made it. */
export async function madeOf(files: Iterable<[string, Buffer]>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  const zip = zipWriter(async bytes => {
    pieces.push(bytes)
  })
  for (const [path, bytes] of files) await zip.add(path, [bytes], true)
  await zip.finish()
  return Buffer.concat(pieces)
}
