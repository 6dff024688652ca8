// A payment option's status at its lender today, in a line next to its name.
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { date } from '#web/lib/format.ts'
import { words } from './words.ts'

type Standing = Schemas['OptionStanding']

/** By option; undefined while loading, for cash and for the company's own financing. */
export function useStandings(project_id?: string): (option_id: string) => Standing | undefined {
  const { data } = useRead('/v3/financing.ListStandings', project_id ? { project_id } : {})
  return option_id => data?.options.find(one => one.option_id === option_id)
}

export function standingWords({ standing, lender_name, checked_at, sentence }: Standing): string {
  if (standing === 'not_offered') return sentence ?? words.does_not_offer({ lender_name })
  return standing === 'confirmed' && checked_at
    ? words.offered_checked({ lender_name, checked_at: date(checked_at) })
    : words.not_confirmed_lender
}

export function OptionStanding({ standing }: { standing: Standing | undefined }) {
  if (!standing) return null
  const look = standing.standing === 'not_offered' ? 'text-danger' : 'text-ink-3'
  return (
    <span className={`figures block max-w-[60ch] text-sm font-normal whitespace-normal ${look}`}>
      {standingWords(standing)}
    </span>
  )
}
