// Every way to connect, with its test; the one in use, and a button to use another that fits.
import { number } from '#web/lib/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import type { Change, Plan } from './electrical-part.tsx'
import { words } from './words.ts'

export function ConnectionCard({ plan, change }: { plan: Plan; change: Change }) {
  const { options, connection, source_a, choices } = plan
  return (
    <Card title={words.connection} note={words.connection_note}>
      <div className="flex flex-col gap-3">
        {source_a !== null && (
          <p className="flex justify-between gap-4 text-sm text-ink-3">
            {words.sources}
            <span className="figures text-ink">{number(source_a, 2)} A</span>
          </p>
        )}
        <ul aria-label={words.connection} className="flex flex-col divide-y divide-hairline">
          {options.map(({ option, article, ok, formula, why }) => (
            <li
              key={option}
              className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-2.5 first:pt-0 last:pb-0"
            >
              <div className="min-w-0 flex-1 basis-40">
                <p className="text-base">{words.options[option]}</p>
                {article && <p className="figures text-xs text-ink-3">{article}</p>}
                {formula && <p className="figures text-xs break-words text-ink-3">{formula}</p>}
                {why !== 'fits' && why !== 'over' && <p className="text-xs text-ink-2">{words.why[why]}</p>}
              </div>
              {option === connection ? (
                <Badge look="success" status="used" label={words.used} />
              ) : ok ? (
                <Button
                  busy={change.busy}
                  disabledReason={change.whyNot}
                  aria-label={words.use_option({ option: words.options[option] })}
                  onClick={() => change.save({ ...choices, connection: option })}
                >
                  {words.use}
                </Button>
              ) : (
                <Badge
                  look={ok === null ? 'neutral' : 'danger'}
                  status={why}
                  label={ok === null ? words.unknown : words.fails}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
