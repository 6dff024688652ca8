import { FOOT_M, useUnit } from '../lengths.ts'
import { gridStep, type Size, toScreen, type Viewport } from './viewport.ts'

/** Graph paper: a thin line per step, a thicker one every fifth, and a scale bar. */
export function Grid({ view, size }: { view: Viewport; size: Size }) {
  const unit = useUnit() === 'm' ? 1 : FOOT_M
  const step = gridStep(view.scale * unit) * unit * view.scale
  const [x, y] = toScreen(view, size, [0, 0])
  const wide = step * 5
  return (
    <>
      <defs>
        <pattern id="grid" x={x} y={y} width={wide} height={wide} patternUnits="userSpaceOnUse">
          {[1, 2, 3, 4].map(line => (
            <path
              key={line}
              d={`M${line * step} 0V${wide}M0 ${line * step}H${wide}`}
              stroke="var(--hairline)"
              strokeOpacity={0.5}
              strokeWidth={1}
            />
          ))}
          <path d={`M0 0V${wide}M0 0H${wide}`} stroke="var(--hairline)" strokeWidth={1.5} />
        </pattern>
      </defs>
      <rect width={size.width} height={size.height} fill="url(#grid)" />
    </>
  )
}
