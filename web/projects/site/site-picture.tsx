// The aerial picture with the buildings on it, the pin, and ways to choose another building or move the pin.
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { words } from './words.ts'

type Point = readonly [x_m: number, y_m: number]
export type Mode = 'look' | 'building' | 'pin'
type Props = {
  site: Schemas['Site']
  picture: NonNullable<Schemas['Site']['picture']>
  mode: Mode
  onBuilding: (id: string) => void
  onPin: (point: Point) => void
}

const M2_TO_SQFT = 10.763910417
const M_TO_FT = 3.280839895
const STEP_M = 1
const area = (m2: number) => `${Math.round(m2 * M2_TO_SQFT).toLocaleString('en-US')} sq ft`
const away = (m: number) => `${Math.round(m * M_TO_FT)} ft`

export function SitePicture({ site, picture, mode, onBuilding, onPin }: Props) {
  const [moved, setMoved] = useState<Point>([0, 0])
  const [width, height] = [picture.width_px * picture.meters_per_pixel, picture.height_px * picture.meters_per_pixel]
  const [left, top] = [picture.x_m - width / 2, picture.y_m + height / 2]
  const pin = mode === 'pin' ? moved : ([0, 0] as const)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key]
    if (event.key === 'Enter') onPin(moved)
    else if (step) setMoved([moved[0] + Number(step[0]) * STEP_M, moved[1] + Number(step[1]) * STEP_M])
    else return
    event.preventDefault()
  }
  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    if (mode !== 'pin') return
    const box = event.currentTarget.getBoundingClientRect()
    const x = left + ((event.clientX - box.left) / box.width) * width
    onPin([x, top - ((event.clientY - box.top) / box.height) * height])
  }
  return (
    <div className="relative overflow-hidden rounded-control bg-sunken" style={{ aspectRatio: `${width} / ${height}` }}>
      {picture.src && <img src={picture.src} alt={words.aerial_alt} className="absolute inset-0 size-full" />}
      {/* North is up; the drawing counts upwards. */}
      <svg
        viewBox={`${left} ${-top} ${width} ${height}`}
        className={cx('absolute inset-0 size-full', mode === 'pin' && 'cursor-crosshair')}
        role={mode === 'pin' ? 'application' : 'group'}
        aria-label={mode === 'pin' ? words.pin_keys : words.house}
        tabIndex={mode === 'pin' ? 0 : undefined}
        onKeyDown={mode === 'pin' ? onKeyDown : undefined}
        onPointerUp={onPointerUp}
      >
        {site.outlines.map(outline => (
          <Building
            key={outline.id}
            outline={outline}
            is_chosen={outline.id === site.outline_id}
            onChoose={mode === 'building' ? () => onBuilding(outline.id) : undefined}
          />
        ))}
        <g transform={`translate(${pin[0]} ${-pin[1]})`} pointerEvents="none">
          <circle r={width / 70} fill="var(--marigold)" stroke="white" strokeWidth={width / 260} />
          <circle r={width / 260} fill="white" />
        </g>
      </svg>
    </div>
  )
}

type BuildingProps = { outline: Schemas['SiteOutline']; is_chosen: boolean; onChoose: (() => void) | undefined }

function Building({ outline, is_chosen, onChoose }: BuildingProps) {
  const points = outline.points_m.map(([x = 0, y = 0]) => `${x},${-y}`).join(' ')
  if (!is_chosen && !onChoose) return null
  const label = is_chosen
    ? words.this_building({ area: area(outline.area_m2) })
    : words.building({ area: area(outline.area_m2), away: away(outline.distance_m) })
  const shape = (
    <polygon
      points={points}
      vectorEffect="non-scaling-stroke"
      strokeWidth={is_chosen ? 3 : 1.5}
      stroke={is_chosen ? '#ffb938' : 'white'}
      strokeDasharray={is_chosen ? undefined : '4 3'}
      fill={is_chosen ? 'rgb(255 185 56 / 0.18)' : 'rgb(255 255 255 / 0.14)'}
    >
      <title>{label}</title>
    </polygon>
  )
  if (!onChoose) return shape
  return (
    // biome-ignore lint/a11y/useSemanticElements: A shape in a picture can't be a button element.
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={is_chosen}
      className="cursor-pointer outline-none focus-visible:opacity-70 hover:opacity-80"
      onClick={onChoose}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose()
      }}
    >
      {shape}
    </g>
  )
}
