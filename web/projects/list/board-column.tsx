import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useReadPages } from '#web/data/queries.ts'
import { money, number } from '#web/lib/format.ts'
import { boardColumnLook } from '#web/projects/sale/project/board.tsx'
import type { ProjectFilters } from '#web/projects/sale/project/project-filters.ts'
import { StatusDot } from '#web/ui/badge.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { statusName } from '#web/ui/status-name.ts'
import { Endless } from '#web/ui/table/endless.tsx'
import { BoardCard } from './board-card.tsx'
import type { Card, Status, useBoardMoves } from './use-board-moves.ts'
import { words as texts } from './words.ts'

type Props = {
  status: Status
  filters: ProjectFilters
  total: Schemas['StatusTotal'] | undefined
  known: boolean
  moves: ReturnType<typeof useBoardMoves>
  lifted: Card | null
  whyNot: (card: Card, to: Status) => string | undefined
  onMove: (card: Card, to: Status) => void
  onLift: (card: Card | null) => void
}

const PAGE = 30

/** The projects of one status, those that came last first. */
export function BoardColumn({ status, filters, total, known, moves, lifted, whyNot, onMove, onLift }: Props) {
  const [isOver, setOver] = useState(false)
  const { stage: _, ...rest } = filters
  const list = useReadPages('/v3/projects.List', { ...rest, status: [status], sort: 'status_since', limit: PAGE })
  const cards =
    list.data &&
    moves.standing(
      status,
      list.data.pages.flatMap(page => page.projects),
    )
  const refused = lifted && lifted.status !== status ? whyNot(lifted, status) : undefined
  const takes = lifted !== null && lifted.status !== status && refused === undefined
  return (
    <section
      aria-label={statusName(status)}
      onDragOver={event => {
        if (!takes) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setOver(true)
      }}
      onDragLeave={event => !event.currentTarget.contains(asNode(event.relatedTarget)) && setOver(false)}
      onDrop={event => {
        event.preventDefault()
        setOver(false)
        if (lifted && takes) onMove(lifted, status)
      }}
      className={boardColumnLook({ takes: takes && isOver, refuses: refused !== undefined })}
    >
      <header className="border-b border-hairline px-3 py-2.5">
        <div className="flex items-center gap-2">
          <StatusDot status={status} />
          <h2 className="min-w-0 flex-1 truncate text-base">{statusName(status)}</h2>
          <span className="figures text-sm text-ink-2">{known ? number(total?.count ?? 0) : ''}</span>
        </div>
        <p className="figures text-sm text-ink-3">
          {refused ?? (known ? money(total?.value_cents ?? 0) : <Skeleton className="w-16" />)}
        </p>
      </header>
      <div className="relative min-h-0 flex-1 overflow-y-auto p-2">
        {list.error && !cards ? (
          <ErrorState sentence={list.error.message} onRetry={list.refetch} />
        ) : (
          <>
            <ul className="flex flex-col gap-2">
              {cards
                ? cards.map(card => (
                    <BoardCard
                      key={card.id}
                      card={card}
                      now={list.dataUpdatedAt}
                      isMoving={moves.isMoving(card)}
                      whyNot={whyNot}
                      onMove={onMove}
                      onLift={onLift}
                    />
                  ))
                : [1, 2, 3].map(place => <Skeleton key={place} className="h-24" />)}
            </ul>
            {cards?.length === 0 && <p className="px-1 py-6 text-center text-sm text-ink-3">{texts.no_project}</p>}
            <Endless list={list} ahead_px={1_500} />
          </>
        )}
      </div>
    </section>
  )
}

const asNode = (target: EventTarget | null) => (target instanceof Node ? target : null)
