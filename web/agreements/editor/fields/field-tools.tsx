import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Copy, Files, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { part } from '#web/lib/part.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useEditing } from '../editing.ts'

const CopyPages = part(() => import('../pages/copy-pages.tsx'))

/** What can be done with the chosen fields, one or many. */
export function FieldTools() {
  const { pages, nudge, duplicate, remove, whyNot } = useEditing()
  const [copying, setCopying] = useState(false)
  const may = whyNot === undefined
  return (
    <div className="flex flex-col gap-2">
      <fieldset className="flex items-center gap-1">
        <legend className="sr-only">Move by a point</legend>
        <IconButton label="Move left" icon={ArrowLeft} onClick={may ? () => nudge(-1, 0) : undefined} />
        <IconButton label="Move right" icon={ArrowRight} onClick={may ? () => nudge(1, 0) : undefined} />
        <IconButton label="Move up" icon={ArrowUp} onClick={may ? () => nudge(0, -1) : undefined} />
        <IconButton label="Move down" icon={ArrowDown} onClick={may ? () => nudge(0, 1) : undefined} />
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Copy size={14} aria-hidden />} disabledReason={whyNot} title="Ctrl D" onClick={duplicate}>
          Duplicate
        </Button>
        {pages.length > 1 && (
          <Button icon={<Files size={14} aria-hidden />} disabledReason={whyNot} onClick={() => setCopying(true)}>
            Copy to other pages
          </Button>
        )}
        <Button look="danger" icon={<Trash2 size={14} aria-hidden />} disabledReason={whyNot} onClick={remove}>
          Delete
        </Button>
      </div>
      {copying && <CopyPages onClose={() => setCopying(false)} />}
    </div>
  )
}
