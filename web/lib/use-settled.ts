import { useEffect, useState } from 'react'

/** The value once it has stayed the same for so long. */
export function useSettled<T>(value: T, wait_ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    // Time passes outside React.
    const timer = setTimeout(() => setSettled(value), wait_ms)
    return () => clearTimeout(timer)
  }, [value, wait_ms])
  return settled
}
