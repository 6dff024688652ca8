import { useLocation } from 'wouter'

/** Goes on to another page once a slow action is done, unless the user has meanwhile left the page it began on. */
export function useLeadOn() {
  const [begun, go] = useLocation()
  return (to: string, how?: { replace?: boolean }) => {
    if (window.location.pathname === begun) go(to, how)
  }
}
