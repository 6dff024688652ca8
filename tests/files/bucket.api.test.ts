// Files in a bucket: acknowledged ones exist, damaged ones aren't served, and an unreachable bucket loses nothing.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DAY_MS } from '#machines/lib/time.ts'
import { inCompany } from '#server/db/database.ts'
import { files } from '#server/db/schema/files.ts'
import { file_parts, jobs } from '#server/db/schema/jobs.ts'
import { readEnvironment } from '#server/environment.ts'
import { fileWriter, OBJECT_BYTES } from '#server/files/parts.ts'
import { requireBucket } from '#server/files/require-bucket.ts'
import { keepFile, readFile } from '#server/files/store.ts'
import { sweepBucket } from '#server/files/sweep-bucket.ts'
import { bucketAt } from '#server/ports/bucket/bucket.ts'
import { signedIn } from '#tests/support/app.ts'
import { type TestBucket, testBucket } from '#tests/support/bucket.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject } from '#tests/support/sale.ts'

let bucket: TestBucket
let test: Awaited<ReturnType<typeof signedIn>>
beforeEach(async () => {
  bucket = await testBucket()
  test = await signedIn()
  test.ports.bucket = bucketAt(bucket.url)
})
afterEach(() => bucket.down())

const PDF = `%PDF-1.7\n${'a paper '.repeat(5_000)}`

function form(content: string | Buffer, more: Record<string, string> = {}) {
  const made = new FormData()
  for (const [name, value] of Object.entries({ file_name: 'paper.pdf', ...more })) made.set(name, value)
  made.set('file', new Blob([new Uint8Array(Buffer.from(content))]))
  return made
}
const upload = (content: string | Buffer = PDF, more: Record<string, string> = {}) =>
  test.call.POST('/v3/files.Upload', {
    body: { file: '', file_name: 'paper.pdf' },
    bodySerializer: () => form(content, more),
  })
const fetched = async (src: string) => test.app.request(src)
const rowsOfParts = () => inCompany(test.database, 2, db => db.select().from(file_parts))

it('has in the bucket what was acknowledged, nothing in the database, and gives it back through the server', async () => {
  const { src, file_id } = answered((await upload()).data)
  expect(bucket.stored()).toEqual([`sunquill/2/${file_id}/0`])
  expect(bucket.objects.get(`sunquill/2/${file_id}/0`)?.bytes.toString()).toBe(PDF)
  const [row] = await inCompany(test.database, 2, db => db.select().from(files).where(eq(files.id, file_id)))
  expect([row?.bytes.length, row?.parts, row?.size]).toEqual([0, 1, PDF.length])
  const answer = await fetched(src)
  expect([answer.status, await answer.text()]).toEqual([200, PDF])
  // Who may read is decided by the database: in another company there is no such file.
  expect(await inCompany(test.database, 1, db => readFile(db, test.ports, file_id))).toBeUndefined()
})

it('streams a large file both ways, an object at a time', async () => {
  const { database, ports, user } = test
  const piece = Buffer.alloc(1_000_000, 'sunquill ')
  const job_id = ports.id()
  const file_id = ports.id()
  await inCompany(database, 2, async db => {
    const job = { kind: 'company_export', name: 'Archive', input: {}, status: 'done' } as const
    const by = { created_by: user.id, created_by_name: 'Test', created_at: ports.now() }
    await db.insert(jobs).values({ company_id: 2, id: job_id, ...job, ...by })
  })
  const to = fileWriter(database, ports, {
    company_id: 2,
    file_id,
    job_id,
    name: 'a.zip',
    media_type: 'application/zip',
  })
  for (let n = 0; n < 11; n++) await to.write(piece)
  const { size } = await to.finish()
  expect([size, bucket.heard.largest, bucket.stored().length]).toEqual([11_000_000, OBJECT_BYTES, 3])
  const whole = await inCompany(database, 2, db => readFile(db, ports, file_id))
  expect(Buffer.concat(Array(11).fill(piece)).equals(whole ?? Buffer.of())).toBe(true)
})

it.each(['down', 'fails', 'silent', 'refuses'] as const)(
  'answers 503 while the bucket is %s, keeps nothing of it, and goes on when it is back',
  async trouble => {
    const { src } = answered((await upload()).data)
    const before = bucket.stored()
    if (trouble === 'down') await bucket.down()
    else bucket.heard.trouble = trouble
    if (trouble === 'silent') test.ports.bucket = bucketAt(bucket.url, 300)
    const answer = await fetched(src)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await refusal(upload())).toMatchObject({
      status: 503,
      code: 'files_unavailable',
      message: 'Files can’t be opened or saved right now. Try again in a moment; nothing you typed is lost.',
    })
    // Everything else continues.
    await newProject(test.call)
    expect(await rowsOfParts()).toHaveLength(1)
    if (trouble === 'down') await bucket.up()
    bucket.heard.trouble = 'none'
    test.ports.bucket = bucketAt(bucket.url)
    expect((await fetched(src)).status).toBe(200)
    answered((await upload()).data)
    expect(bucket.stored()).toHaveLength(before.length + 1)
  },
)

it('waits for a silent bucket once, not with every request', async () => {
  bucket.heard.trouble = 'silent'
  const one = bucketAt(bucket.url, 300)
  const ask = () => one.put('key', Buffer.from('text'))
  await expect(ask()).rejects.toThrow('no answer within 0.3 s')
  const before = bucket.asked.length
  const all = await Promise.allSettled(Array.from({ length: 5 }, ask))
  expect(all.map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
  expect(bucket.asked.length).toBe(before + 1)
})

it.each(['changed', 'lost'])('does not give out what was %s in the bucket', async how => {
  const { src, file_id } = answered((await upload()).data)
  const key = `sunquill/2/${file_id}/0`
  if (how === 'lost') bucket.objects.delete(key)
  else bucket.objects.get(key)?.bytes.write('%PDF-1.8')
  const answer = await fetched(src)
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject({ code: 'file_damaged' })
})

it('breaks a stream off where a later part was changed', async () => {
  const content = Buffer.concat([Buffer.from(PDF), Buffer.alloc(OBJECT_BYTES)])
  const { src, file_id } = answered((await upload(content)).data)
  bucket.objects.get(`sunquill/2/${file_id}/1`)?.bytes.write('x')
  const answer = await fetched(src)
  expect(answer.status).toBe(200)
  await expect(answer.arrayBuffer()).rejects.toThrow('checksum differs')
})

it('sweeps what no file names, once it has been so for a week, and nothing else', async () => {
  const project_id = (await newProject(test.call)).id
  const { file_id } = answered((await upload(PDF, { project_id })).data)
  const kept = answered((await upload(`${PDF} kept`)).data).file_id
  // Broken off: the bytes were there before the transaction was undone.
  const broken_off = inCompany(test.database, 2, async db => {
    const bytes = Buffer.from('text')
    await keepFile(db, test.ports, { company_id: 2, name: 'a.csv', media_type: 'text/csv', bytes })
    throw new Error('undone')
  })
  await expect(broken_off).rejects.toThrow('undone')
  bucket.objects.set('sunquill/somebody/else', { bytes: Buffer.from('?'), modified_at: new Date(0) })
  answered((await test.call.POST('/v3/projects.DeleteFile', { body: { project_id, file_id } })).data)
  expect(await rowsOfParts()).toHaveLength(1)
  expect(bucket.stored()).toHaveLength(4)
  const sweepAfter = async (days: number) => {
    test.clock.now = new Date(bucket.heard.now.getTime() + days * DAY_MS)
    return sweepBucket(test)
  }
  expect(await sweepAfter(0.5)).toBe(0)
  expect(await sweepAfter(2)).toBe(0)
  expect(await sweepAfter(8)).toBe(0)
  expect(await sweepAfter(9.1)).toBe(2)
  expect(bucket.stored().sort()).toEqual([`sunquill/2/${kept}/0`, 'sunquill/somebody/else'])
})

it.each([
  'files',
  'ftp://key:secret@s3.example.com/files',
  'https://s3.example.com/files',
  'https://key:secret@s3.example.com',
])('is refused by an address that lacks a part, without repeating it: %s', FILES_URL => {
  expect(() => readEnvironment({ FILES_URL })).toThrow(
    /FILES_URL must be an address such as https:\/\/KEY:SECRET@s3\.us-east-1/,
  )
  expect(() => readEnvironment({ FILES_URL })).not.toThrow('key:secret')
})

it('is judged at the start in one sentence', async () => {
  const judge = (url: string | null) => {
    const said: string[] = []
    const ports = { bucket: url === null ? null : bucketAt(url, 1_000) }
    return requireBucket(test.database, ports, sentence => said.push(sentence)).then(() => said)
  }
  expect(await judge(null)).toEqual([])
  expect(await judge(bucket.url)).toEqual([])
  await expect(judge(bucket.url.replace('test-key', 'another'))).rejects.toThrow(
    /^The bucket files at 127.0.0.1:\d+ refused the key in FILES_URL \(403 InvalidAccessKeyId\)\. Check the key/,
  )
  await expect(judge(bucket.url.replace('/files/', '/flies/'))).rejects.toThrow('There is no bucket flies at')
  answered((await upload()).data)
  await expect(judge(null)).rejects.toThrow('Set FILES_URL to its address')
  await expect(judge(bucket.url.replace('/sunquill', '/elsewhere'))).rejects.toThrow('doesn’t have the files')
  bucket.heard.trouble = 'silent'
  expect(await judge(bucket.url)).toEqual([expect.stringContaining('can’t be reached: no answer within 1 s.')])
})
