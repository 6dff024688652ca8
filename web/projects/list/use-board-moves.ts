// Moves of cards between the board's columns: shown immediately, reverted with the reason if they fail.

import { useState } from 'react'
import { words as projectWords } from '#machines/projects/words.ts'
import type { Schemas } from '#sdk/types.ts'
import { CANNOT_REACH } from '#web/data/offline-words.ts'
import { useWrite } from '#web/data/queries.ts'
import { tell, tellDone } from '#web/lib/tell.ts'
import { isOffline } from '#web/reach/reachability.ts'
import { words as texts } from './words.ts'

export type Card = Schemas['ProjectRow']
export type Status = Schemas['ProjectStatus']
type Moving = { card: Card; to: Status }

export function useBoardMoves() {
  const [moving, setMoving] = useState<readonly Moving[]>([])
  const write = useWrite('/v3/projects.UpdateProjectStatus')
  const settle = (card: Card) => setMoving(all => all.filter(one => one.card.id !== card.id))
  return {
    /** A column's cards after pending moves. */
    standing(status: Status, cards: readonly Card[]): Card[] {
      const arriving = moving.filter(one => one.to === status).map(({ card }) => ({ ...card, status }))
      return [...arriving, ...cards.filter(({ id }) => !moving.some(({ card }) => card.id === id))]
    },
    isMoving: (card: Card) => moving.some(one => one.card.id === card.id),
    move(card: Card, to: Status, reason?: string) {
      // A write that waits for the network would leave the card where it is not.
      if (isOffline()) {
        tell(new Error(`${CANNOT_REACH} ${texts.stays({ name: card.name, status: projectWords.status[card.status] })}`))
        return
      }
      setMoving(all => [...all, { card, to }])
      write.mutate(
        { project_id: card.id, version: card.version, status: to, ...(reason ? { reason } : {}) },
        {
          onSettled: () => settle(card),
          onSuccess: () => tellDone(texts.project_moved({ name: card.name, status: projectWords.status[to] })),
        },
      )
    },
  }
}
