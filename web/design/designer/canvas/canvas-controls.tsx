// What lies over the sheet in its corners: north and zoom, the tool's hint, units and scale, and whose map it is.
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useEditor } from '../editor.ts'
import { UnitSwitch } from '../panels/unit-switch.tsx'
import { toolOf } from '../tools.ts'
import { zoomBy } from '../use-designer-keys.ts'
import { Compass } from './compass.tsx'
import { ScaleBar } from './scale-bar.tsx'
import { words } from './words.ts'

export function CanvasControls() {
  const editor = useEditor()
  const { drawing, tiles, tool, view } = editor
  return (
    <>
      <div className="absolute top-3 right-3 flex flex-col items-center gap-2 max-sm:flex-row-reverse">
        <Compass />
        <div className="flex flex-col rounded-card max-sm:flex-row border border-hairline bg-surface/90 shadow-float">
          <IconButton label={words.zoom_in} keys="+" icon={ZoomIn} onClick={() => zoomBy(editor, 1.4)} />
          <IconButton label={words.zoom_out} keys="-" icon={ZoomOut} onClick={() => zoomBy(editor, 1 / 1.4)} />
          <IconButton label={words.fit_view} keys="0" icon={Maximize} onClick={() => editor.fit()} />
        </div>
      </div>
      <div className="pointer-events-none absolute bottom-2 left-3 flex max-w-[80%] flex-col gap-1 select-none">
        <p id="drawing-hint" className="w-fit rounded-control bg-surface/85 px-2 py-1 text-xs text-ink-2">
          {toolOf(tool)?.hint}
        </p>
        <div className="flex items-end gap-3">
          <UnitSwitch />
          <ScaleBar scale={view.scale} />
        </div>
      </div>
      {drawing.backdrop === 'map' && tiles && (
        <p className="absolute right-2 bottom-1 rounded bg-surface/85 px-1.5 text-xs text-ink-2">{tiles.attribution}</p>
      )}
    </>
  )
}
