// A bucket of any service that speaks S3, by paths (https://host/bucket/key), which all of them understand. Requests are signed with
// the checksum of what they carry, so that the service itself refuses bytes damaged on their way; what comes back is held against
// the checksum the database keeps.
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { askOutside } from '../outgoing/ask-outside.ts'
import { sha256InTurns } from '../sha256.ts'
import { readBucketUrl } from './bucket-url.ts'
import { FileDamaged, FilesUnavailable } from './faults.ts'
import { type Listed, readListing } from './listing.ts'

export type Bucket = {
  /** As in 'files at s3.us-east-1.amazonaws.com', for sentences. */
  name: string
  /** Returns the SHA-256, once the service has stored it. */
  put(key: string, bytes: Uint8Array): Promise<string>
  /** Throws FileDamaged where it isn't what was put. */
  get(key: string, sha256: string): Promise<Uint8Array>
  has(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** All there is, a page at a time. */
  list(): AsyncGenerator<Listed[]>
}

/** Shorter than a transaction may be idle (patience.ts): some wait for a file. */
const PATIENCE_MS = 10_000
const TRIES = 2
const AT_ONCE = 64
/** A part of a file or a page of the listing; both are far smaller. */
const MOST_BYTES = 256 * 1_048_576
const TRIAL_MS = 1_000
/** A temporary failure, worth a retry. */
const isPassing = (status: number) => status >= 500 || status === 429 || status === 408

type Sending = { method: string; key: string; query?: string; body?: Uint8Array; sha256?: string }
type Answer = { status: number; bytes: Uint8Array }

/** `url` is FILES_URL: https://KEY:SECRET@host/bucket/folder?region=… The folder and the region may be absent. */
export function bucketAt(url: string, patience_ms = PATIENCE_MS): Bucket {
  const { origin, host, bucket, folder, region, ...keys } = readBucketUrl(url)
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 0 })
  const name = `${bucket} at ${host}`
  const address = ({ key, query = '' }: Sending) => `${origin}/${bucket}${key && `/${folder}${key}`}${query}`
  const away = (how: string, cause?: unknown) =>
    new FilesUnavailable('away', `The bucket ${name} can’t be reached: ${how}.`, cause)

  async function send({ method, body, sha256, ...to }: Sending): Promise<Answer> {
    const signed = await client.sign(address({ method, ...to }), {
      method,
      headers: { 'X-Amz-Content-Sha256': sha256 ?? EMPTY_SHA256 },
      ...(body && { body: new Uint8Array(body) }),
    })
    // The bucket may be on an inner network; its address is the operator's.
    return await askOutside(new URL(signed.url), {
      method,
      headers: Object.fromEntries(signed.headers),
      body,
      inner_network: true,
      keep_alive: true,
      patience_ms,
      most_bytes: MOST_BYTES,
      at_once: AT_ONCE,
    })
  }

  async function tried(sending: Sending, tries = TRIES): Promise<Answer> {
    try {
      const answer = await send(sending)
      if (!isPassing(answer.status)) return answer
      if (tries === 1) throw away(`it answers with status ${answer.status}`)
    } catch (error) {
      if (error instanceof FilesUnavailable) throw error
      if (isTimeout(error)) throw away(`no answer within ${patience_ms / 1000} s`, error)
      if (tries === 1) throw away(describe(error), error)
    }
    return tried(sending, tries - 1)
  }

  const gated = oneWhileAway(away)
  /** For a response that is neither expected nor temporary. */
  async function ask(sending: Sending, expected: readonly number[]): Promise<Answer> {
    const answer = await gated(() => tried(sending))
    if (expected.includes(answer.status)) return answer
    const code = /<Code>(\w+)<\/Code>/.exec(new TextDecoder().decode(answer.bytes))?.[1] ?? ''
    if (answer.status === 404 && code !== 'NoSuchKey')
      throw new FilesUnavailable('no_bucket', `There is no bucket ${name}. Create it, or correct FILES_URL.`)
    throw new FilesUnavailable(
      'refused',
      `The bucket ${name} refused the key in FILES_URL (${[answer.status, code].filter(Boolean).join(' ')}). Check the key, its secret, the region, and that it may read, write, delete and list.`,
    )
  }

  return {
    name,
    async put(key, bytes) {
      const sha256 = await sha256InTurns(bytes)
      await ask({ method: 'PUT', key, body: bytes, sha256 }, [200])
      return sha256
    },
    async get(key, sha256) {
      const { status, bytes } = await ask({ method: 'GET', key }, [200, 404])
      if (status === 404) throw new FileDamaged(`The object ${key} is missing in the bucket ${name}.`)
      if ((await sha256InTurns(bytes)) === sha256) return bytes
      throw new FileDamaged(`The object ${key} in the bucket ${name} isn’t what was stored: its checksum differs.`)
    },
    async has(key) {
      return (await ask({ method: 'HEAD', key }, [200, 404])).status === 200
    },
    async remove(key) {
      await ask({ method: 'DELETE', key }, [200, 204, 404])
    },
    async *list() {
      for (let from = ''; ; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: folder,
          ...(from && { 'continuation-token': from }),
        })
        const { bytes } = await ask({ method: 'GET', key: '', query: `?${query}` }, [200])
        const { objects, next } = readListing(new TextDecoder().decode(bytes))
        yield objects.map(({ key, ...object }) => ({ key: key.slice(folder.length), ...object }))
        if (!next) return
        from = next
      }
    },
  }
}

const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/**
 * A request waiting for a file may hold a database connection: after one timeout, a single request probes the bucket,
 * and the others wait a second at most.
 */
function oneWhileAway(away: (how: string) => FilesUnavailable) {
  let is_away = false
  let trial: Promise<unknown> | undefined
  return async (work: () => Promise<Answer>): Promise<Answer> => {
    if (is_away && trial) {
      await Promise.race([trial, pause(TRIAL_MS)])
      if (is_away) throw away('it was silent a moment ago')
    }
    const asking = work()
    const mine = asking.then(
      () => {
        is_away = false
      },
      () => {
        is_away = true
      },
    )
    if (is_away)
      trial = mine.finally(() => {
        trial = undefined
      })
    await mine
    return asking
  }
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

/** fetch puts the actual error in `cause`. */
const describe = (error: unknown): string => {
  const fault = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(fault instanceof Error)) return String(fault)
  return fault.message || String(Object(fault).code)
}
