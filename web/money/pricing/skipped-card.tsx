import { X } from 'lucide-react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = { project_id: string; skipped: Schemas['SkippedAdder'][]; rows: Schemas['ProjectAdder'][] }

/** Catalog adders for such projects that don't apply to this one, each with the reason. */
export function SkippedCard({ project_id, skipped, rows }: Props) {
  const whyNot = useWhyNot('projects.edit')
  const remove = useWrite('/v3/adders.RemoveProjectAdder')
  if (skipped.length === 0) return null
  return (
    <Card title={words.not_applied} note={words.not_applied_note} flush>
      <ul className="divide-y divide-hairline">
        {skipped.map(({ adder_id, name, automatic, because }) => (
          <li key={adder_id} className="flex items-start justify-between gap-3 px-4 py-2.5">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 text-base">
                {name}
                {automatic && <Badge status="automatic" label={words.automatic} />}
              </p>
              <p className="max-w-[68ch] text-sm text-ink-3">{because.join(' ')}</p>
            </div>
            {rows.some(row => row.adder_id === adder_id && row.added_by_hand) && (
              <Button
                look="ghost"
                icon={<X size={14} aria-hidden />}
                disabledReason={whyNot}
                onClick={() => remove.mutate({ project_id, adder_id })}
              >
                {common.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
