// How much one company may ask of one lender: a bucket that fills again, so that a page gone wild stays below the bounds
// lenders publish (LightReach: 1,200 requests a minute for a whole partner).

export type Bucket = { left: number; filled_at: number }

const A_MINUTE = 300
const MOST = 100
const MS_EACH = 60_000 / A_MINUTE

export const newBucket = (now: number): Bucket => ({ left: MOST, filled_at: now })

/** Milliseconds until the next is allowed; 0 takes one. */
export function take(bucket: Bucket, now: number): number {
  bucket.left = Math.min(MOST, bucket.left + Math.max(0, now - bucket.filled_at) / MS_EACH)
  bucket.filled_at = now
  if (bucket.left < 1) return Math.ceil((1 - bucket.left) * MS_EACH)
  bucket.left -= 1
  return 0
}
