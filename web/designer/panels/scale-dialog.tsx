import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { distance } from '../drafting.ts'
import type { Point } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { LengthField } from './length-field.tsx'

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
      title="How long is this in truth?"
      description="The picture is scaled to it. What is drawn already keeps its size."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            onClick={apply}
            disabledReason={
              scaled < LEAST || scaled > MOST
                ? 'A pixel would be finer than half a millimetre or wider than 5 m.'
                : undefined
            }
          >
            Set the scale
          </Button>
        </>
      }
    >
      <LengthField
        label="Length of the line"
        help={'12′ 6″, 12.5 ft and 3.8 m are all understood.'}
        meters={meters}
        onChange={setMeters}
        least={0.1}
        most={1000}
        autoFocus
      />
    </Dialog>
  )
}
