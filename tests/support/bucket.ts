// A bucket of the tests' own: as much of S3 as is asked of one, in memory. It refuses what is not signed with its key, what is not
// what its checksum says, and whatever a test tells it to.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Trouble = 'fails' | 'silent' | 'refuses' | 'none'
export type TestBucket = Awaited<ReturnType<typeof testBucket>>

const BUCKET = 'files'
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export async function testBucket({ key = 'test-key', port = 0 } = {}) {
  const objects = new Map<string, { bytes: Buffer; modified_at: Date }>()
  const asked: string[] = []
  const heard: { trouble: Trouble; now: Date; onPut: (count: number) => void; largest: number } = {
    trouble: 'none',
    now: new Date(),
    onPut: () => undefined,
    largest: 0,
  }
  let puts = 0
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://bucket')
    const body = await bodyOf(request)
    asked.push(`${request.method} ${url.pathname}`)
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
    if (heard.trouble === 'silent') return
    if (heard.trouble === 'fails') return refuse(503, 'SlowDown')
    const signed = String(request.headers['authorization'])
    const known = signed.includes(`Credential=${key}/`) && signed.includes('x-amz-content-sha256')
    if (heard.trouble === 'refuses' || !known) return refuse(403, 'InvalidAccessKeyId')
    if (sha256(body) !== request.headers['x-amz-content-sha256']) return refuse(400, 'XAmzContentSHA256Mismatch')
    const [, bucket, ...path] = url.pathname.split('/')
    if (bucket !== BUCKET) return refuse(404, 'NoSuchBucket')
    const name = path.join('/')
    if (!name)
      return response.end(
        listed(url.searchParams.get('prefix') ?? '', url.searchParams.get('continuation-token') ?? ''),
      )
    const object = objects.get(name)
    switch (request.method) {
      case 'PUT':
        objects.set(name, { bytes: body, modified_at: heard.now })
        heard.largest = Math.max(heard.largest, body.length)
        response.end()
        return heard.onPut(++puts)
      case 'DELETE':
        objects.delete(name)
        return response.writeHead(204).end()
      default:
        if (!object) return refuse(404, 'NoSuchKey')
        return response.end(request.method === 'HEAD' ? undefined : object.bytes)
    }
  }

  /** Two at a time, so that there is more than one page. */
  function listed(prefix: string, after: string): string {
    const names = [...objects.keys()].filter(name => name.startsWith(prefix)).sort()
    const page = names.filter(name => name > after).slice(0, 2)
    const [last] = page.slice(-1)
    const contents = page.map(
      name =>
        `<Contents><Key>${name}</Key><LastModified>${objects.get(name)?.modified_at.toISOString()}</LastModified></Contents>`,
    )
    const more = last !== undefined && last !== names.at(-1)
    return `<ListBucketResult>${contents.join('')}${more ? `<NextContinuationToken>${last}</NextContinuationToken>` : ''}</ListBucketResult>`
  }

  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const listening = await listen(port)
  return {
    url: `http://${key}:a%2Fsecret@127.0.0.1:${listening}/${BUCKET}/sunquill?region=eu-central-1`,
    objects,
    asked,
    /** What is wrong with it, its clock and what is done after each object it took. */
    heard,
    /** Without the probes of starts. */
    stored: () => [...objects.keys()].filter(name => !name.endsWith('probe')),
    async down() {
      server.closeAllConnections()
      await new Promise(closed => server.close(closed))
    },
    up: () => listen(listening),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces)
}
