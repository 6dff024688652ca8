// A list's filters are in the URL, so reload, back and shared links keep them.
import { useSearchParams } from 'wouter'
import { useLeadOn } from './lead-on.ts'

/** The choice without a filter: left out of the URL. */
export const ANY = 'any'

export function useFilters() {
  const [params] = useSearchParams()
  const leadOn = useLeadOn()
  return {
    params,
    /** A step of its own in the browser's history only where `push` is asked for, as for a drawer. */
    change(values: Record<string, string | null>, { push = false } = {}) {
      const { pathname, search } = window.location
      const current = new URLSearchParams(search)
      for (const [name, value] of Object.entries(values))
        if (value === null || value === '' || value === ANY) current.delete(name)
        else current.set(name, value)
      leadOn(`${pathname}?${current}`.replace(/\?$/, ''), { replace: !push })
    },
    clear: () => leadOn(window.location.pathname, { replace: true }),
  }
}
