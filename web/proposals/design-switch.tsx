// Each design may have a proposal of its own: which of them the tab shows.
import { Link } from 'wouter'
import type { Answer } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { Badge } from '#web/ui/badge.tsx'
import { proposalTab } from './addresses.ts'
import { useProposed } from './proposed.ts'
import { words as texts } from './words.ts'

type Props = { project_id: string; designs: Answer<'/v3/proposal.Get'>['designs'] }

export function DesignSwitch({ project_id, designs }: Props) {
  const { design_id } = useProposed(project_id)
  return (
    <nav aria-label={texts.proposals_by_design} className="flex flex-wrap gap-2">
      {designs.map(({ id, name, chosen, proposed }) => {
        const shown = design_id ? id === design_id : chosen
        return (
          <Link
            key={id}
            href={proposalTab(chosen ? { project_id } : { project_id, design_id: id })}
            aria-current={shown ? 'page' : undefined}
            className={cx(
              'flex min-h-11 max-w-full items-center gap-2 rounded-control border px-3 py-1.5 text-base',
              shown ? 'border-ink bg-surface font-medium' : 'border-hairline-strong text-ink-2 hover:bg-surface',
            )}
          >
            <span className="min-w-0 break-words">{name}</span>
            {chosen && <span className="text-sm text-ink-2">{texts.sold}</span>}
            {proposed ? <Badge status={proposed} /> : <span className="text-sm text-ink-3">{texts.no_proposal}</span>}
          </Link>
        )
      })}
    </nav>
  )
}
