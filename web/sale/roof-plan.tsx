// The roof as it is drawn, seen from above: planes, panels, what stands on and around them. Only to look at.
import { useId } from 'react'
import { planeFrame } from '#machines/design/drawing/plane-frame.ts'
import type { Schemas } from '#sdk/types.ts'

type Drawing = Schemas['Drawing']
type Props = {
  drawing: Drawing
  /** By id: the size of a module. One without sides is not drawn. */
  panels: ReadonlyMap<string, { length_m: number; width_m: number }>
  /** Of the site image, where it is at hand. */
  image_src?: string | undefined
  label: string
  className?: string
}

const AROUND_M = 2.5

export function RoofPlan({ drawing, panels, image_src, label, className }: Props) {
  const id = useId()
  const { image, planes, obstructions, trees, north_deg } = drawing
  const { left, right, top, bottom } = boundsOf(planes)
  const width = right - left
  const height = top - bottom
  const arrow = Math.min(width, height) * 0.07
  return (
    <svg
      viewBox={`${left} ${-top} ${width} ${height}`}
      role="img"
      aria-labelledby={id}
      className={className}
      preserveAspectRatio="xMidYMid meet"
    >
      <title id={id}>{label}</title>
      {/* The drawing's y grows upwards. */}
      <g transform="scale(1 -1)">
        {image && image_src && (
          <image
            href={image_src}
            width={image.width_px * image.meters_per_pixel}
            height={image.height_px * image.meters_per_pixel}
            x={(-image.width_px * image.meters_per_pixel) / 2}
            y={(-image.height_px * image.meters_per_pixel) / 2}
            transform={`translate(${image.x_m} ${image.y_m}) scale(1 -1)`}
          />
        )}
        {planes.map(plane => (
          <g key={plane.id}>
            <polygon
              points={pointsText(plane.points)}
              fill="var(--sunken)"
              fillOpacity={image_src ? 0.55 : 1}
              stroke="var(--ink-3)"
              strokeWidth={0.08}
              strokeLinejoin="round"
            />
            <Modules plane={plane} north_deg={north_deg} panel={panels.get(plane.panel_id)} />
          </g>
        ))}
        {obstructions.map(one => (
          <polygon
            key={one.id}
            points={pointsText(one.points)}
            fill="var(--hairline-strong)"
            stroke="var(--ink-3)"
            strokeWidth={0.05}
          />
        ))}
        {trees.map(tree => (
          <circle
            key={tree.id}
            cx={tree.x_m}
            cy={tree.y_m}
            r={tree.crown_m / 2}
            fill="var(--export)"
            fillOpacity={0.35}
            stroke="var(--export)"
            strokeWidth={0.06}
          />
        ))}
      </g>
      <g
        transform={`translate(${right - arrow * 1.6} ${-top + arrow * 1.8}) rotate(${-north_deg})`}
        fill="var(--ink-2)"
      >
        <path d={`M0 ${-arrow}L${arrow * 0.5} ${arrow * 0.5}L0 ${arrow * 0.2}L${-arrow * 0.5} ${arrow * 0.5}Z`} />
        <text y={arrow * 1.3} textAnchor="middle" fontSize={arrow * 0.8} fontWeight={600}>
          N
        </text>
      </g>
    </svg>
  )
}

type ModulesProps = {
  plane: Drawing['planes'][number]
  north_deg: number
  panel: { length_m: number; width_m: number } | undefined
}

function Modules({ plane, north_deg, panel }: ModulesProps) {
  if (!panel) return null
  const { matrix } = planeFrame(plane, north_deg)
  return (
    <g transform={`matrix(${matrix.join(' ')})`}>
      {plane.modules
        .filter(({ on }) => on)
        .map(({ u_m, v_m, orientation }) => {
          const [wide, high] =
            orientation === 'portrait' ? [panel.width_m, panel.length_m] : [panel.length_m, panel.width_m]
          return (
            <rect
              key={`${u_m} ${v_m}`}
              x={u_m - wide / 2}
              y={v_m - high / 2}
              width={wide}
              height={high}
              fill="var(--consumption)"
              stroke="var(--surface)"
              strokeWidth={0.05}
            />
          )
        })}
    </g>
  )
}

const pointsText = (points: readonly number[][]) => points.map(([x = 0, y = 0]) => `${x},${y}`).join(' ')

/** Of the planes, with some air around them. */
function boundsOf(planes: Drawing['planes']) {
  const all = planes.flatMap(({ points }) => points)
  const xs = all.map(([x = 0]) => x)
  const ys = all.map(([, y = 0]) => y)
  return {
    left: Math.min(...xs) - AROUND_M,
    right: Math.max(...xs) + AROUND_M,
    bottom: Math.min(...ys) - AROUND_M,
    top: Math.max(...ys) + AROUND_M,
  }
}
