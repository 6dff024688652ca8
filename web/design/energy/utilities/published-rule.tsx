// The product's built-in data about a utility's exports, with source, dates and reliability.
import { netMeteringLine } from '#machines/design/utilities/tariff-lines.ts'
import { words as utilities } from '#machines/design/utilities/words.ts'
import type { Schemas } from '#sdk/types.ts'
import { date } from '#web/lib/format.ts'
import { Facts } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { words } from './words.ts'

export function PublishedRule({ published }: { published: Schemas['ExportTerms'] | null }) {
  if (!published) return <Notice>{words.no_published_rule_record}</Notice>
  const { program, net_metering, effective_from, effective_to, grandfathered_years, source, as_of, note } = published
  const dates = [
    effective_from && words.effective_from({ effective_from: date(effective_from) }),
    effective_to && words.effective_to({ effective_to: date(effective_to) }),
  ]
  return (
    <div className="flex flex-col gap-2">
      <Facts
        facts={[
          { label: published.area === 'utility' ? words.published_utility : words.rule_state, value: program },
          { label: words.net_metering, value: netMeteringLine(net_metering) },
          ...(effective_from || effective_to
            ? [{ label: words.in_effect, value: dates.filter(Boolean).join(' ') }]
            : []),
          ...(grandfathered_years
            ? [{ label: words.grandfathered_for, value: words.grandfathered_years_years({ grandfathered_years }) }]
            : []),
          { label: words.source, value: source },
          { label: words.as_of, value: `${date(as_of)}, ${utilities.confidence[published.confidence]}` },
        ]}
      />
      {note && <p className="text-sm text-ink-2">{note}</p>}
    </div>
  )
}
