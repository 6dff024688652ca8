import { Link } from 'wouter'
import { DAY_MS } from '#machines/lib/time.ts'
import { PROJECT_STATUSES } from '#machines/projects/project-status.machine.ts'
import { href } from '#web/frame/navigation.ts'
import { cx } from '#web/lib/class-names.ts'
import { kw, money } from '#web/lib/format.ts'
import { SamplePill } from '#web/projects/sale/project/sample-pill.tsx'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { statusName } from '#web/ui/status-name.ts'
import type { Card, Status } from './use-board-moves.ts'
import { words as texts } from './words.ts'

type Props = {
  card: Card
  now: number
  isMoving: boolean
  whyNot: (card: Card, to: Status) => string | undefined
  onMove: (card: Card, to: Status) => void
  onLift: (card: Card | null) => void
}

const days = (since: string, now: number) => Math.max(0, Math.floor((now - new Date(since).getTime()) / DAY_MS))

/** A project on the board. It is dragged, or moved by its menu, which the keyboard and a finger reach. */
export function BoardCard({ card, now, isMoving, whyNot, onMove, onLift }: Props) {
  const age = days(card.status_since, now)
  return (
    <li
      draggable={!isMoving}
      onDragStart={event => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', card.name)
        onLift(card)
      }}
      onDragEnd={() => onLift(null)}
      className={cx(
        'flex flex-col gap-1 rounded-control border border-hairline bg-raised px-2.5 pt-1 pb-2.5 pr-1',
        isMoving ? 'opacity-60' : 'cursor-grab active:cursor-grabbing',
      )}
    >
      <div className="-mb-1 flex items-start gap-1">
        <Link
          href={href('/projects/[id]', { id: card.id })}
          draggable={false}
          className="min-w-0 flex-1 py-1.5 text-base font-medium break-words hover:underline max-sm:py-2.5"
        >
          {card.name}
        </Link>
        <SamplePill of={card} />
        <ActionMenu
          label={texts.move_name({ name: card.name })}
          actions={PROJECT_STATUSES.filter(status => status !== card.status).map(status => ({
            label: statusName(status),
            onSelect: () => onMove(card, status),
            disabledReason: isMoving ? texts.being_moved : whyNot(card, status),
          }))}
        />
      </div>
      <p className="figures flex flex-wrap justify-between gap-x-3 pr-1 text-sm text-ink-2">
        <span>{card.city ? `${card.city}, ${card.state}` : card.number}</span>
        <span className="ml-auto">
          {[card.size_kw === null ? '' : kw(card.size_kw), card.price_cents === null ? '' : money(card.price_cents)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {card.next_step && (
        <p className="pr-1 text-sm text-ink-2">{texts.next_step({ sentence: card.next_step.sentence })}</p>
      )}
      <p className="flex justify-between gap-3 pr-1 text-xs text-ink-3">
        <span className="truncate">{card.owner_name}</span>
        <span className="figures shrink-0">
          {age === 0 ? texts.today : age === 1 ? texts.one_day : texts.age_days({ age })}
        </span>
      </p>
    </li>
  )
}
