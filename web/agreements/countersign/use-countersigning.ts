// Signs agreements for the company one by one, in a request each, so that a failure doesn't stop the others.
import { useState } from 'react'
import { Refusal } from '#sdk/refusal.ts'
import { useWrite } from '#web/data/queries.ts'
import { common } from '#web/words/common.ts'
import type { OwnInk } from './own-ink.tsx'
import type { Ready } from './ready-row.tsx'

/** `why` is null for one that was signed. */
type Outcome = { row: Ready; why: string | null }

export function useCountersigning({ signature, initials }: OwnInk) {
  const { mutateAsync } = useWrite('/v3/agreements.Countersign')
  const [progress, setProgress] = useState<{ at: number; count: number } | null>(null)
  const [outcomes, setOutcomes] = useState<Outcome[]>([])

  async function signOne({ transaction_id, signer_id, document_hash, has_initials }: Ready): Promise<string | null> {
    if (!signature || (has_initials && !initials)) return common.try_again
    const ids = { transaction_id, signer_id, document_hash }
    try {
      await mutateAsync({ ...ids, signature, ...(has_initials && initials ? { initials } : {}) })
      return null
    } catch (failure) {
      if (failure instanceof Refusal) return Object.values(failure.fields)[0] ?? failure.message
      throw failure
    }
  }

  async function signAll(rows: readonly Ready[]) {
    setOutcomes(before => before.filter(({ row, why }) => why === null || !rows.includes(row)))
    for (const [index, row] of rows.entries()) {
      setProgress({ at: index + 1, count: rows.length })
      const outcome = { row, why: await signOne(row) }
      setOutcomes(before => [...before.filter(one => one.row.signer_id !== row.signer_id), outcome])
    }
    setProgress(null)
  }

  return { outcomes, progress, signAll }
}
