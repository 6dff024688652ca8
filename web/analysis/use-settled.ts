import { useEffect, useState } from 'react'

/** What was said last, once it has stayed for a moment: a hand on a slider passes by what it does not mean. */
export function useSettled(text: string, after_ms = 100): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    // A clock is outside React.
    const timer = setTimeout(() => setSettled(text), after_ms)
    return () => clearTimeout(timer)
  }, [text, after_ms])
  return settled
}
