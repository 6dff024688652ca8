import { useState } from 'react'
import { whyNotByHand } from '#machines/projects/moves-by-hand.ts'
import { PROJECT_STATUSES, projectStage } from '#machines/projects/project-status.machine.ts'
import { usePermissions, useRead } from '#web/data/queries.ts'
import { part } from '#web/lib/part.tsx'
import { Board } from '#web/projects/sale/project/board.tsx'
import type { ProjectFilters } from '#web/projects/sale/project/project-filters.ts'
import { type Ending, isEnding } from '../ending/ending-words.ts'
import { BoardColumn } from './board-column.tsx'
import { type Card, type Status, useBoardMoves } from './use-board-moves.ts'
import { words } from './words.ts'

const EndSaleDialog = part(() => import('../ending/end-sale-dialog.tsx'))

/** A column for each status that the filters leave, in the order of the sale. */
function columnsOf({ status, stage }: ProjectFilters): Status[] {
  return PROJECT_STATUSES.filter(
    one => (!status || status.includes(one)) && (!stage || stage.includes(projectStage(one))),
  )
}

/** Projects by status. A card can only be dropped where a person may move it; other columns say why not. */
export function ProjectBoard({ filters }: { filters: ProjectFilters }) {
  const [lifted, setLifted] = useState<Card | null>(null)
  const [ending, setEnding] = useState<{ card: Card; to: Ending } | null>(null)
  const permissions = usePermissions()
  const totals = useRead('/v3/projects.Totals', filters)
  const moves = useBoardMoves()
  const whyNot = (card: Card, to: Status) => whyNotByHand(card.status, to, permissions)
  const move = (card: Card, to: Status) => (isEnding(to) ? setEnding({ card, to }) : moves.move(card, to))
  return (
    <>
      <Board label={words.projects_by_status}>
        {columnsOf(filters).map(status => (
          <BoardColumn
            key={status}
            status={status}
            filters={filters}
            total={totals.data?.totals.find(one => one.status === status)}
            known={totals.data !== undefined}
            moves={moves}
            lifted={lifted}
            whyNot={whyNot}
            onMove={move}
            onLift={setLifted}
          />
        ))}
      </Board>
      {ending && <EndSaleDialog project={ending.card} to={ending.to} onClose={() => setEnding(null)} />}
    </>
  )
}
