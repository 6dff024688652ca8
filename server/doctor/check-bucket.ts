import { bucketAt } from '../ports/bucket/bucket.ts'
import { type Finding, messageOf, ok, wrong } from './finding.ts'

/** Checks that the bucket can be written and read. Leaves the object that the server also writes on start. */
export async function checkBucket(url: string | undefined): Promise<Finding[]> {
  if (!url) return []
  const bucket = bucketAt(url)
  try {
    const bytes = Buffer.from('Sunquill may write here.')
    await bucket.get('probe', await bucket.put('probe', bytes))
    for await (const _ of bucket.list()) break
    return [ok(`Files are kept in the bucket ${bucket.name}.`)]
  } catch (error) {
    return [wrong(messageOf(error))]
  }
}
