// The guide's current field: kept until it is left, filled in or not; none once the last one is left filled in.
import { useEffect, useState } from 'react'
import { type Asked, isDone, openFields, type SigningContext } from '#machines/agreements/signing-facts.ts'
import { showField } from './scrolling.ts'

export function useGuide(context: SigningContext, filling: boolean) {
  const { asked } = context.known
  const [chosen, choose] = useState<string | null>(null)
  const [first] = openFields(context)
  // Don't move on while the signer is typing in it.
  if (filling && chosen === null && first) choose(first.id)
  const current: Asked | null = asked.find(({ id }) => id === chosen) ?? null
  const current_id = current?.id
  useEffect(() => {
    // The scroll position is the browser's.
    if (filling && current_id) showField(current_id)
  }, [filling, current_id])

  return {
    current,
    show: (id: string) => choose(id),
    move: (by: 1 | -1) => {
      const next = asked[asked.findIndex(({ id }) => id === current_id) + by]
      if (next) choose(next.id)
    },
    /** Moves to the next field to fill in, after this one or from the beginning; false if there is none. */
    next: (): boolean => {
      const place = asked.findIndex(({ id }) => id === current_id)
      const others = [...asked.slice(place + 1), ...asked.slice(0, place + 1)]
      const wanting = others.find(one => one.required && !isDone(one, context.values, context.signed_fields))
      // Optional fields after the current one are visited too, once.
      const following = asked.slice(place + 1).find(one => !isDone(one, context.values, context.signed_fields))
      const next = following ?? wanting
      choose(next?.id ?? null)
      return next !== undefined
    },
    back: () => choose(asked.at(-1)?.id ?? null),
  }
}
