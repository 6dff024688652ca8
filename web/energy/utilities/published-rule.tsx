// What ships with the product about a utility's exports, with its source, its dates and how far it can be trusted.
import { CONFIDENCE_WORDS, netMeteringLine } from '#machines/utilities/tariff-words.ts'
import type { Schemas } from '#sdk/types.ts'
import { date } from '#web/lib/format.ts'
import { Facts } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'

export function PublishedRule({ published }: { published: Schemas['ExportTerms'] | null }) {
  if (!published) return <Notice>No published rule is on record for this utility.</Notice>
  const { program, net_metering, effective_from, effective_to, grandfathered_years, source, as_of, note } = published
  const dates = [effective_from && `from ${date(effective_from)}`, effective_to && `to ${date(effective_to)}`]
  return (
    <div className="flex flex-col gap-2">
      <Facts
        facts={[
          { label: published.area === 'utility' ? 'Published by the utility' : 'Rule of the state', value: program },
          { label: 'Net metering', value: netMeteringLine(net_metering) },
          ...(effective_from || effective_to ? [{ label: 'In effect', value: dates.filter(Boolean).join(' ') }] : []),
          ...(grandfathered_years ? [{ label: 'Kept for', value: `${grandfathered_years} years` }] : []),
          { label: 'Source', value: source },
          { label: 'As of', value: `${date(as_of)}, ${CONFIDENCE_WORDS[published.confidence]}` },
        ]}
      />
      {note && <p className="text-sm text-ink-2">{note}</p>}
    </div>
  )
}
