import { Clock } from 'lucide-react'
import { Link } from 'wouter'
import { DEAL_STAGE, DEAL_STAGES, type DealMove, type DealStage, isStuck } from '#machines/projects/deals/deal-stage.ts'
import { whyNotByHand } from '#machines/projects/moves-by-hand.ts'
import { usePermissions } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { cx } from '#web/lib/class-names.ts'
import { kw, money } from '#web/lib/format.ts'
import { SamplePill } from '#web/projects/sale/project/sample-pill.tsx'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import type { Deal } from './use-deal-moves.ts'
import { words as texts } from './words.ts'

type Props = {
  deal: Deal
  isMoving: boolean
  moveOf: (deal: Deal, to: DealStage) => DealMove
  onMove: (deal: Deal, to: DealStage) => void
  onLift: (deal: Deal | null) => void
  onCancel: (deal: Deal) => void
}

export const daysWords = (days: number) =>
  days === 0 ? texts.since_today : days === 1 ? texts.one_day : texts.number_of_days({ days })

/** A deal on the board. It is dragged, or moved by its menu, which the keyboard and a finger reach. */
export function DealCard({ deal, isMoving, moveOf, onMove, onLift, onCancel }: Props) {
  const { project, financing, days_in_stage } = deal
  const stuck = isStuck(deal)
  const permissions = usePermissions()
  const movable = !isMoving && DEAL_STAGES.some(stage => moveOf(deal, stage).status !== undefined)
  const figures = [
    project.price_cents === null ? '' : money(project.price_cents),
    project.size_kw === null ? '' : kw(project.size_kw),
  ]
  return (
    <li
      draggable={movable}
      onDragStart={event => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', project.name)
        onLift(deal)
      }}
      onDragEnd={() => onLift(null)}
      className={cx(
        'flex flex-col gap-1 rounded-control border bg-raised px-2.5 pt-1 pb-2.5 pr-1',
        stuck ? 'border-warning/50' : 'border-hairline',
        isMoving && 'opacity-60',
        movable && 'cursor-grab active:cursor-grabbing',
      )}
    >
      <div className="-mb-1 flex items-start gap-1">
        <Link
          href={href('/projects/[id]', { id: project.id })}
          draggable={false}
          className="min-w-0 flex-1 py-1.5 text-base font-medium break-words hover:underline max-sm:py-2.5"
        >
          {project.name}
        </Link>
        <SamplePill of={project} />
        <ActionMenu
          label={texts.move_name({ name: project.name })}
          actions={[
            ...DEAL_STAGES.filter(stage => stage !== deal.stage).map(stage => ({
              label: DEAL_STAGE[stage].title,
              onSelect: () => onMove(deal, stage),
              disabledReason: isMoving ? texts.being_moved : moveOf(deal, stage).reason,
            })),
            {
              label: texts.cancel_sale,
              onSelect: () => onCancel(deal),
              disabledReason: isMoving ? texts.being_moved : whyNotByHand(project.status, 'canceled', permissions),
            },
          ]}
        />
      </div>
      <p className="figures flex flex-wrap justify-between gap-x-3 pr-1 text-base">
        <span className="font-medium">{figures[0] || texts.no_price_yet}</span>
        <span className="text-sm text-ink-2">{figures[1]}</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 pr-1 text-sm text-ink-2">
        <span>{project.city ? `${project.city}, ${project.state}` : project.number}</span>
        <span>{financing?.provider_name}</span>
      </p>
      {project.next_step && (
        <p className="pr-1 text-sm text-ink-2">{texts.next_sentence({ sentence: project.next_step.sentence })}</p>
      )}
      <p className="flex items-center justify-between gap-3 pr-1 text-xs text-ink-3">
        <span className="truncate">{project.owner_name}</span>
        <span
          title={stuck ? texts.column_two_weeks_more : undefined}
          className={cx('figures flex shrink-0 items-center gap-1', stuck && 'font-medium text-warning')}
        >
          {stuck && <Clock size={12} aria-hidden />}
          {stuck && <span className="sr-only">{texts.stuck_for}</span>}
          {daysWords(days_in_stage)}
        </span>
      </p>
    </li>
  )
}
