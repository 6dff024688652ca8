// The canvas of the 3D view and its controls: mouse, touch and keys on the canvas, buttons next to it.
import { Compass, Minus, Plus, Rotate3d, SquareArrowDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Sun } from '../sunlight/sun-of-day.ts'
import type { DrawnShade } from '../sunlight/use-shade.ts'
import type { SiteSource } from './site-group.ts'
import { makeStage, type Stage } from './stage.ts'
import { words } from './words.ts'

type Props = SiteSource & {
  sun: Sun
  path: readonly Sun[]
  month: number
  /** Where it is given, roof and modules wear its colours. */
  shade: DrawnShade | null
  label: string
  /** The picture cannot be made: the browser has no WebGL. */
  fallback: ReactNode
}

const STEP_DEG = 10
const KEYS: Record<string, (stage: Stage) => void> = {
  ArrowLeft: stage => stage.turn(-STEP_DEG, 0),
  ArrowRight: stage => stage.turn(STEP_DEG, 0),
  ArrowUp: stage => stage.turn(0, STEP_DEG),
  ArrowDown: stage => stage.turn(0, -STEP_DEG),
  '+': stage => stage.zoom(0.85),
  '=': stage => stage.zoom(0.85),
  '-': stage => stage.zoom(1.18),
  Home: stage => stage.home(),
}

export default function SceneCanvas(props: Props) {
  const { drawing, panels, image_src, map, roof_type, sun, path, month, shade, label, fallback } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const needle = useRef<HTMLSpanElement>(null)
  const [stage, setStage] = useState<Stage | null>(null)
  const [failed, setFailed] = useState(false)
  const { north_deg } = drawing
  useEffect(() => {
    // The graphics card is outside React.
    const element = canvas.current
    const frame = element?.parentElement
    if (!element || !frame) return
    try {
      const made = makeStage({
        canvas: element,
        north_deg,
        // Straight to the needle: a picture must not wait for React.
        onTurned: looks_deg => {
          if (needle.current) needle.current.style.rotate = `${-looks_deg - north_deg}deg`
        },
        // Rendering cost, for measurements.
        onPicture: ({ milliseconds, calls, triangles }) => {
          Object.assign(element.dataset, { pictureMs: milliseconds.toFixed(1), calls, triangles })
        },
      })
      const observer = new ResizeObserver(() => made.resize(frame.clientWidth, frame.clientHeight))
      observer.observe(frame)
      setStage(made)
      return () => {
        observer.disconnect()
        made.dispose()
        setStage(null)
      }
    } catch {
      setFailed(true)
    }
  }, [north_deg])
  useEffect(
    () => stage?.show({ drawing, panels, image_src, map, roof_type }),
    [stage, drawing, panels, image_src, map, roof_type],
  )
  useEffect(() => stage?.shine({ sun, path, month }), [stage, sun, path, month])
  useEffect(() => stage?.paint(shade), [stage, shade])
  if (failed) return fallback
  const onKeyDown = (event: KeyboardEvent) => {
    const act = KEYS[event.key]
    if (!act || !stage || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act(stage)
  }
  return (
    <div className="relative size-full overflow-hidden">
      <canvas
        // Turned under its north it is another stage.
        key={north_deg}
        ref={canvas}
        role="img"
        aria-label={label}
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="block size-full touch-none select-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      />
      <div className="pointer-events-none absolute top-3 left-3 flex size-12 items-center justify-center rounded-full border border-hairline bg-raised/85">
        <span ref={needle} aria-hidden className="flex h-10 flex-col items-center justify-between text-xs leading-none">
          <b className="text-danger">N</b>
          <span className="h-4 w-px bg-ink-3" />
        </span>
        <span className="sr-only">{words.compass}</span>
      </div>
      <div className="absolute right-3 bottom-3 flex flex-col overflow-hidden max-sm:flex-row rounded-card border border-hairline bg-raised shadow-float">
        <Tool name={words.zoom_in} onClick={() => stage?.zoom(0.8)} icon={<Plus size={16} />} />
        <Tool name={words.zoom_out} onClick={() => stage?.zoom(1.25)} icon={<Minus size={16} />} />
        <Tool name={words.turn} onClick={() => stage?.turn(30, 0)} icon={<Rotate3d size={16} />} />
        <Tool name={words.from_above} onClick={() => stage?.fromAbove()} icon={<SquareArrowDown size={16} />} />
        <Tool name={words.first_view} onClick={() => stage?.home()} icon={<Compass size={16} />} />
      </div>
    </div>
  )
}

function Tool({ name, icon, onClick }: { name: string; icon: ReactNode; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={onClick}
      className="flex size-9 items-center justify-center text-ink-2 hover:bg-sunken hover:text-ink max-sm:size-11"
    >
      {icon}
    </button>
  )
}
