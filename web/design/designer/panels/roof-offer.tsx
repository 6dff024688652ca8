// Offers to propose the roof while nothing is drawn: a suggestion that can be changed like any other.
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { useEditor } from '../editor.ts'
import { outlineOn } from '../site-backdrop.ts'
import { words } from './words.ts'

export function RoofOffer({ onPropose }: { onPropose: () => void }) {
  const { drawing, site, whyNot, finish } = useEditor()
  const [isDismissed, setIsDismissed] = useState(false)
  const outline = drawing.planes.length === 0 ? outlineOn(drawing, site) : null
  if (!outline || isDismissed || whyNot) return null
  return (
    <Notice
      action={
        <span className="flex flex-wrap gap-2">
          <Button look="primary" onClick={onPropose}>
            {words.propose_roof}
          </Button>
          <Button onClick={() => finish({ outline })}>{words.use_as_plane}</Button>
          <Button look="ghost" onClick={() => setIsDismissed(true)}>
            {words.draw_it_myself}
          </Button>
        </span>
      }
    >
      {words.roof_offer}
    </Notice>
  )
}
