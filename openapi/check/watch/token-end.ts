// Notices that the given token is no longer accepted: session ended or forgotten. Later answers mean nothing.
import type { Operation } from '../../contract.ts'
import { type Exchange, inShort } from '../case.ts'

/** In a row, all of them operations that had succeeded. */
const ENOUGH = 3

export function watchToken() {
  const refused = new Set<Operation>()
  let ended: { after: number; by: string } | undefined
  return {
    ended: () => ended,
    /** `worked`: whether the operation had succeeded before; `requests`: how many were sent by now. */
    note: (exchange: Exchange, worked: boolean, requests: number) => {
      const { asked, got } = exchange
      if (ended || asked.credential !== 'own' || asked.token !== undefined || asked.method !== undefined) return
      if (got.status !== 401) refused.clear()
      else if (worked) refused.add(asked.operation)
      if (refused.size >= ENOUGH) ended = { after: requests, by: inShort(got) }
    },
  }
}
