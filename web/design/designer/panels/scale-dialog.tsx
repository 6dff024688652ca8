import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { common } from '#web/words/common.ts'
import { distance } from '../drafting.ts'
import type { Point } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { LengthField } from './length-field.tsx'
import { words } from './words.ts'

const LEAST = 0.0005
const MOST = 5

/** How long the line along the picture truly is: the picture grows or shrinks to it. */
export default function ScaleDialog({ line, onClose }: { line: readonly [Point, Point]; onClose: () => void }) {
  const editor = useEditor()
  const { drawing, edit, take } = editor
  const drawn = distance(...line)
  const [meters, setMeters] = useState(drawn)
  const { image } = drawing
  const scaled = image ? (image.meters_per_pixel * meters) / drawn : 1
  const apply = () => {
    if (!image || scaled < LEAST || scaled > MOST) return
    const factor = meters / drawn
    const sheet = {
      width_m: Math.min(Math.max(scaled * image.width_px, 5), 1000),
      depth_m: Math.min(Math.max(scaled * image.height_px, 5), 1000),
    }
    edit([
      {
        type: 'site.changed',
        part: {
          ...sheet,
          image: { ...image, meters_per_pixel: scaled, x_m: image.x_m * factor, y_m: image.y_m * factor },
        },
      },
    ])
    take('select')
    editor.fit(sheet)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.scale_title}
      description={words.picture_scaled_what_drawn}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            look="primary"
            onClick={apply}
            disabledReason={scaled < LEAST || scaled > MOST ? words.pixel_would_finer_than : undefined}
          >
            {words.set_scale}
          </Button>
        </>
      }
    >
      <LengthField
        label={words.length_line}
        help={words.length_formats_hint}
        meters={meters}
        onChange={setMeters}
        least={0.1}
        most={1000}
        autoFocus
      />
    </Dialog>
  )
}
