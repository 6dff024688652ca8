import { useQuery } from '@tanstack/react-query'
import { dayIn } from '#machines/lib/day-in.ts'
import { startUpQuery } from '#web/company/session/start-up.ts'

/** The calendar day where the company is: there it is still yesterday while its bookkeeper travels, or the other way round. */
export function useToday(): string {
  const { data } = useQuery(startUpQuery)
  return dayIn(data?.user.company.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
}
