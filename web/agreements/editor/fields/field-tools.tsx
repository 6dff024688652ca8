import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Copy, Files, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { part } from '#web/lib/part.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { common } from '#web/words/common.ts'
import { useEditing } from '../editing.ts'
import { words } from './words.ts'

const CopyPages = part(() => import('../pages/copy-pages.tsx'))

/** Actions for the selected fields, one or many. */
export function FieldTools() {
  const { pages, nudge, duplicate, remove, whyNot } = useEditing()
  const [copying, setCopying] = useState(false)
  const may = whyNot === undefined
  return (
    <div className="flex flex-col gap-2">
      <fieldset className="flex items-center gap-1">
        <legend className="sr-only">{words.move_point}</legend>
        <IconButton label={words.move_left} icon={ArrowLeft} onClick={may ? () => nudge(-1, 0) : undefined} />
        <IconButton label={words.move_right} icon={ArrowRight} onClick={may ? () => nudge(1, 0) : undefined} />
        <IconButton label={words.move_up} icon={ArrowUp} onClick={may ? () => nudge(0, -1) : undefined} />
        <IconButton label={words.move_down} icon={ArrowDown} onClick={may ? () => nudge(0, 1) : undefined} />
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Copy size={14} aria-hidden />} disabledReason={whyNot} title="Ctrl D" onClick={duplicate}>
          {common.duplicate}
        </Button>
        {pages.length > 1 && (
          <Button icon={<Files size={14} aria-hidden />} disabledReason={whyNot} onClick={() => setCopying(true)}>
            {words.copy_other_pages}
          </Button>
        )}
        <Button look="danger" icon={<Trash2 size={14} aria-hidden />} disabledReason={whyNot} onClick={remove}>
          {common.delete}
        </Button>
      </div>
      {copying && <CopyPages onClose={() => setCopying(false)} />}
    </div>
  )
}
