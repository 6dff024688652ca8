// Marks something waiting to be deleted: it still exists and can be kept.

import type { Change } from '#web/data/change-rules.ts'
import { dropChange } from '#web/data/changes.ts'
import { Button } from '#web/ui/button.tsx'
import { words } from './words.ts'

export function TakeBack({ what, waiting }: { what: string; waiting: readonly Change[] }) {
  const last = waiting.at(-1)
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-2.5">
      <div className="min-w-0">
        <p className="truncate text-base text-ink-3 line-through">{what}</p>
        <p className="text-sm text-ink-3">{words.deleted_once_there_connection}</p>
      </div>
      {last && last.tried === 0 && <Button onClick={() => void dropChange(last)}>{words.keep}</Button>}
    </li>
  )
}
