import { Minus, Plus } from 'lucide-react'
import type { Permission, Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Change = { given: Permission[]; taken: Permission[] }

export function changeBetween(before: readonly Permission[], after: ReadonlySet<Permission>): Change {
  return {
    given: [...after].filter(key => !before.includes(key)),
    taken: before.filter(key => !after.has(key)),
  }
}

/** A role's gained and lost permissions, in words, before saving. */
export function WhatChanges({ change, areas }: { change: Change; areas: Schemas['Area'][] }) {
  const labels = new Map(areas.flatMap(({ permissions }) => permissions.map(({ key, label }) => [key, label] as const)))
  return (
    <ul className="flex flex-col gap-1.5 text-base" aria-label={words.what_changes}>
      {change.given.map(key => (
        <li key={key} className="flex items-center gap-2">
          <Plus size={14} className="shrink-0 text-success" aria-label={words.adds} /> {labels.get(key)}
        </li>
      ))}
      {change.taken.map(key => (
        <li key={key} className="flex items-center gap-2">
          <Minus size={14} className="shrink-0 text-danger" aria-label={words.removes} /> {labels.get(key)}
        </li>
      ))}
    </ul>
  )
}
