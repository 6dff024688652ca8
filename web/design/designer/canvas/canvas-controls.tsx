// Controls in the canvas corners: north and zoom, the tool's hint, units and scale, map attribution.
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useEditor } from '../editor.ts'
import { FOOT_M, useUnit } from '../lengths.ts'
import { UnitSwitch } from '../panels/unit-switch.tsx'
import { toolOf } from '../tools.ts'
import { zoomBy } from '../use-designer-keys.ts'
import { Compass } from './compass.tsx'
import { gridStep } from './viewport.ts'
import { words } from './words.ts'

/** How long a stretch of the screen is on the ground. */
function ScaleBar({ scale }: { scale: number }) {
  const unit = useUnit()
  const meters = unit === 'm' ? 1 : FOOT_M
  const step = gridStep(scale * meters, 60)
  return (
    <svg
      width={step * meters * scale + 2}
      height={24}
      role="img"
      aria-label={`${step} ${unit}`}
      className="pointer-events-none"
    >
      <path d={`M1 12V20H${step * meters * scale + 1}V12`} fill="none" stroke="var(--surface)" strokeWidth={4} />
      <path d={`M1 12V20H${step * meters * scale + 1}V12`} fill="none" stroke="var(--ink)" strokeWidth={1.5} />
      <text
        x={(step * meters * scale) / 2}
        y={14}
        textAnchor="middle"
        fill="var(--ink)"
        stroke="var(--surface)"
        strokeWidth={3}
        paintOrder="stroke"
        className="figures text-xs"
      >
        {step} {unit}
      </text>
    </svg>
  )
}

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
