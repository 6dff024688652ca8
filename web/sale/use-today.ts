import { dayIn } from '#machines/lib/day-in.ts'
import { useRead } from '#web/data/queries.ts'

/**
 * The calendar day where the company is: there it is still yesterday while its bookkeeper travels, or the other way round. Until
 * that is known, the reader's own.
 */
export function useToday(): string {
  const { data } = useRead('/v3/company.Get', {}, { quiet: true })
  return dayIn(data?.company.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
}
