// The drawing canvas. Shapes are in meters below one transform; handles and labels keep their size.
import { useEffect, useRef } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { grainOf } from '../drafting.ts'
import type { Point } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { useUnit } from '../lengths.ts'
import { outlineOf } from '../roof/roof-edits.ts'
import { outlineOn } from '../site-backdrop.ts'
import { toolOf } from '../tools.ts'
import { Backdrop } from './backdrop.tsx'
import { DraftShape } from './draft-shape.tsx'
import { Grid } from './grid.tsx'
import { Handles } from './handles.tsx'
import { Labels } from './labels.tsx'
import { ObstructionShape, TreeShape } from './part-shapes.tsx'
import { PlaneShape } from './plane-shape.tsx'
import { drawable } from './settling.ts'
import { useGestures } from './use-gestures.ts'
import { matrixOf, panned, type Size, toScreen, zoomed } from './viewport.ts'
import { words } from './words.ts'

type Props = { size: Size; panning: boolean; access?: ReadonlyMap<string, string> | undefined }

export function Canvas({ size, panning, access }: Props) {
  const editor = useEditor()
  const { drawing, selected, tool, view, draft, setView } = editor
  const unit = useUnit()
  const svg = useRef<SVGSVGElement>(null)
  const hand = useGestures(editor, size, panning)
  const place = (point: Point) => toScreen(view, size, point)
  const onPicture = drawing.backdrop !== 'blank'
  const outline = selected.length === 1 ? outlineOf(drawing, selected[0]) : undefined
  const address = editor.project.address
  const on_record = editor.whyNot === undefined && drawing.planes.length === 0 ? outlineOn(drawing, editor.site) : null
  const change = useRef(setView)
  change.current = setView
  useEffect(() => {
    // React listens to the wheel passively, and the page would scroll.
    const element = svg.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const box = element?.getBoundingClientRect()
      const pixel = [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)] as const
      // Two fingers on a pad move the sheet; pinched, or turned on a wheel, they zoom.
      const pad = !event.ctrlKey && !event.metaKey && event.deltaMode === 0 && event.deltaX !== 0
      change.current((old, room) =>
        pad
          ? panned(old, -event.deltaX, -event.deltaY)
          : zoomed(old, room, pixel, 2 ** (-event.deltaY / (event.ctrlKey ? 100 : 300))),
      )
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [])
  return (
    <svg
      ref={svg}
      role="application"
      aria-label={words.drawing_roof}
      aria-describedby="drawing-hint"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: drawn on by keyboard, as the hint below says
      tabIndex={0}
      width={size.width}
      height={size.height}
      {...hand.handlers}
      className={cx(
        'group/canvas absolute inset-0 touch-none -outline-offset-2 select-none',
        panning || tool === 'pan'
          ? 'cursor-grab active:cursor-grabbing'
          : tool === 'select'
            ? 'cursor-default'
            : tool === 'modules'
              ? 'cursor-pointer'
              : 'cursor-crosshair',
      )}
    >
      <title>{words.drawing_roof_tool({ name: String(toolOf(tool)?.name) })}</title>
      {!onPicture && <Grid view={view} size={size} />}
      <g transform={matrixOf(view, size)}>
        <Backdrop
          drawing={drawing}
          image_src={editor.image_src}
          tiles={editor.tiles}
          place={
            address?.latitude != null && address.longitude != null
              ? { latitude: address.latitude, longitude: address.longitude }
              : null
          }
          scale={view.scale}
        />
        {on_record && (
          <polygon
            points={on_record.map(point => point.join(',')).join(' ')}
            fill="none"
            stroke="var(--marigold)"
            strokeWidth={2}
            strokeDasharray="6 4"
            vectorEffect="non-scaling-stroke"
            pointerEvents="none"
          />
        )}
        {drawing.planes.map(plane => (
          <PlaneShape
            key={plane.id}
            plane={plane}
            north_deg={drawing.north_deg}
            setbacks={drawing.setbacks}
            obstructions={drawing.obstructions}
            panel={drawable(editor.known.panels, plane.panel_id)}
            selected={selected.includes(plane.id)}
            onPicture={onPicture}
            access={access}
          />
        ))}
        {drawing.obstructions.map(one => (
          <ObstructionShape key={one.id} one={one} selected={selected.includes(one.id)} />
        ))}
        {drawing.trees.map(one => (
          <TreeShape key={one.id} one={one} selected={selected.includes(one.id)} />
        ))}
      </g>
      <Labels size={size} place={place} scale={view.scale} unit={unit} />
      {tool === 'select' && outline && <Handles points={outline.points} place={place} spot={editor.spot} />}
      <DraftShape draft={draft} tool={tool} grain={grainOf(drawing)} place={place} unit={unit} />
    </svg>
  )
}
