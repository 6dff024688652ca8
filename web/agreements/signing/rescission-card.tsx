import { CalendarClock } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { dayWords } from './words/sentences.ts'
import { useWords } from './words/words-context.tsx'

/** The right to cancel, in plain words, before it is signed. */
export function RescissionCard({ rescission }: { rescission: Schemas['Rescission'] }) {
  const { words, language } = useWords()
  return (
    <section className="flex gap-3 rounded-card bg-info-soft px-4 py-3 text-md text-info">
      <CalendarClock size={20} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <h3 className="font-semibold">{words.rescission_title}</h3>
        <p>
          {words.rescission_text({
            days: rescission.business_days,
            day: dayWords(rescission.cancel_by, language),
          })}
        </p>
        <p className="mt-1 text-sm">{words.rescission_law({ statute: rescission.statute })}</p>
      </div>
    </section>
  )
}
