import { useState } from 'react'
import { DEAL_STAGE, type DealMove, type DealStage } from '#machines/projects/deals/deal-stage.ts'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { money, number } from '#web/lib/format.ts'
import { boardColumnLook } from '#web/projects/sale/project/board.tsx'
import { StatusDot } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Endless } from '#web/ui/table/endless.tsx'
import { common } from '#web/words/common.ts'
import { DealCard } from './deal-card.tsx'
import type { DealFilters } from './use-deal-filters.ts'
import type { Deal, DealMoves } from './use-deal-moves.ts'
import { words } from './words.ts'

type Props = {
  column: Schemas['DealColumn']
  filters: DealFilters
  moves: DealMoves
  lifted: Deal | null
  moveOf: (deal: Deal, to: DealStage) => DealMove
  onMove: (deal: Deal, to: DealStage) => void
  onLift: (deal: Deal | null) => void
  onCancel: (deal: Deal) => void
}

export function DealColumn({ column, filters, moves, lifted, moveOf, onMove, onLift, onCancel }: Props) {
  const { stage, count, value_cents, weighted_cents, deals, next_cursor } = column
  const [isOver, setOver] = useState(false)
  const [more, setMore] = useState(false)
  const { title, meaning } = DEAL_STAGE[stage]
  const refused = lifted && lifted.stage !== stage ? moveOf(lifted, stage).reason : undefined
  const takes = lifted !== null && lifted.stage !== stage && refused === undefined
  const shown_ids = new Set(deals.map(({ project }) => project.id))
  return (
    <section
      aria-label={title}
      onDragOver={event => {
        if (!takes) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setOver(true)
      }}
      onDragLeave={event =>
        !(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) && setOver(false)
      }
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        if (lifted && takes) onMove(lifted, stage)
      }}
      className={boardColumnLook({ takes: takes && isOver, refuses: refused !== undefined })}
    >
      <header className="border-b border-hairline px-3 py-2.5">
        <div className="flex items-center gap-2">
          <StatusDot status={stage} />
          <h2 className="min-w-0 flex-1 truncate text-base">{title}</h2>
          <span className="figures text-sm text-ink-2">{number(count)}</span>
        </div>
        {refused ? (
          <p className="text-sm text-ink-2">{refused}</p>
        ) : (
          <p className="figures flex justify-between gap-3 text-sm text-ink-3">
            <span>{money(value_cents)}</span>
            {stage !== 'funded' && <span>{words.weighted_value({ weighted: money(weighted_cents) })}</span>}
          </p>
        )}
      </header>
      <div className="relative min-h-0 flex-1 overflow-y-auto p-2">
        <ul className="flex flex-col gap-2">
          {moves.standing(stage, deals).map(deal => (
            <DealCard
              key={deal.project.id}
              deal={deal}
              isMoving={moves.isMoving(deal)}
              moveOf={moveOf}
              onMove={onMove}
              onLift={onLift}
              onCancel={onCancel}
            />
          ))}
          {more && (
            <MoreDeals
              stage={stage}
              filters={filters}
              known={shown_ids}
              moves={moves}
              moveOf={moveOf}
              onMove={onMove}
              onLift={onLift}
              onCancel={onCancel}
            />
          )}
        </ul>
        {count === 0 && <p className="px-1 py-6 text-center text-sm text-ink-3">{meaning}</p>}
        {next_cursor !== null && !more && (
          <Button className="mt-2 w-full" onClick={() => setMore(true)}>
            {common.show_more}
          </Button>
        )}
      </div>
    </section>
  )
}

type MoreProps = Pick<Props, 'filters' | 'moves' | 'moveOf' | 'onMove' | 'onLift' | 'onCancel'> & {
  stage: DealStage
  known: ReadonlySet<string>
}

/** Deals after the board's own page. */
function MoreDeals({ stage, filters, known, moves, ...acts }: MoreProps) {
  const sort = stage === 'funded' ? 'latest' : 'oldest'
  const list = useReadPages('/v3/deals.List', { ...filters, stage: [stage], sort, limit: 50 })
  const deals = list.data?.pages.flatMap(page => page.deals).filter(({ project }) => !known.has(project.id)) ?? []
  return (
    <>
      {moves.standing(stage, deals).map(deal => (
        <DealCard key={deal.project.id} deal={deal} isMoving={moves.isMoving(deal)} {...acts} />
      ))}
      <li>
        <Endless list={list} ahead_px={1_500} />
      </li>
    </>
  )
}
