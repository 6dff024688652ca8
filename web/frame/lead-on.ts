import { useLocation } from 'wouter'

/**
 * Leads on once something is done that takes a while: from the page it was begun on, and nowhere if the person has gone to another
 * page since.
 */
export function useLeadOn() {
  const [begun, go] = useLocation()
  return (to: string, how?: { replace?: boolean }) => {
    if (window.location.pathname === begun) go(to, how)
  }
}
