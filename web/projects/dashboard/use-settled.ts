import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** A block that is slow holds the others no longer than this. */
const PATIENCE_MS = 1500
const isFirst = ({ state }: Query) => state.data === undefined

/** True once mounted reads have finished, so no block pushes away one already shown. `known`: on an earlier visit. */
export function useSettled(known: boolean): boolean {
  const client = useQueryClient()
  const [settled, settle] = useState(known)
  useEffect(() => {
    // The cache reports reads outside React; the blocks' reads have started, as their effects run first.
    const look = () => {
      if (client.isFetching({ predicate: isFirst }) === 0) settle(true)
    }
    const timer = setTimeout(() => settle(true), PATIENCE_MS)
    const leave = client.getQueryCache().subscribe(look)
    look()
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [client])
  return settled
}
