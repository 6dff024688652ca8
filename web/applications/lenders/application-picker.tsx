import { Plus } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot } from '#web/data/queries.ts'
import { cx } from '#web/lib/class-names.ts'
import { date, money } from '#web/lib/format.ts'
import { LenderBadge } from '#web/projects/sale/lender-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { words } from './words.ts'

type Props = {
  applications: Schemas['LenderApplication'][]
  shown: string | undefined
  onOpen: (id: string) => void
}

/** A project's applications side by side, newest first, and a way to add another lender. */
export function ApplicationPicker({ applications, shown, onOpen }: Props) {
  const whyNot = useWhyNot('lenders.apply')
  return (
    <div className="flex flex-wrap items-center gap-2">
      {(applications.length > 1 || shown === undefined) && (
        <ul aria-label={words.applications} className="flex min-w-0 flex-wrap gap-2">
          {applications.map(({ id, lender_name, status, amount_cents, created_at }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === shown || undefined}
                onClick={() => onOpen(id)}
                className={cx(
                  'flex min-h-9 items-center gap-2 rounded-card border bg-surface px-3 py-1.5 text-left text-sm max-sm:min-h-11',
                  id === shown ? 'border-marigold ring-1 ring-marigold' : 'border-hairline hover:border-ink-3',
                )}
              >
                <span className="font-medium">{lender_name}</span>
                <LenderBadge status={status} />
                <span className="figures text-ink-3 max-sm:hidden">
                  {money(amount_cents)} · {date(created_at)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && (
        <Button
          className="ml-auto"
          look="ghost"
          icon={<Plus size={14} aria-hidden />}
          disabledReason={whyNot}
          onClick={() => onOpen('new')}
        >
          {words.compare_lenders}
        </Button>
      )}
    </div>
  )
}
