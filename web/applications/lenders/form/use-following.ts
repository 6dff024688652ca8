import { useEffect } from 'react'
import { canonical } from '#web/lib/canonical.ts'
import { type Known, valuesOf } from './draft-values.ts'
import type { Draft } from './use-draft.ts'

/** Shows other users' saved changes while nothing is typed here. */
export function useFollowing(draft: Draft, known: Known & { version: number }) {
  const { settled, saving, values, take } = draft
  const newer = known.version > saving.version
  const unlike = newer && settled && canonical(valuesOf(known)) !== canonical(values)
  useEffect(() => {
    // Changes saved elsewhere come from outside React.
    if (unlike) take(known)
  })
}
