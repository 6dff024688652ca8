// Differences between a quote and today, field by field, behind one line.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export const QuoteChanges = ({ changes }: { changes: Schemas['QuoteChange'][] }) =>
  changes.length > 0 && (
    <details className="mt-1">
      <summary className="cursor-pointer">{words.differences_count({ count: changes.length })}</summary>
      <dl className="figures mt-2 grid gap-x-4 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        {changes.map(({ field, before, after }) => (
          <div key={field} className="contents">
            <dt className="font-medium">{field}</dt>
            <dd className="max-sm:mb-1">
              {before ?? words.no_value_before} → {after ?? words.value_removed}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
