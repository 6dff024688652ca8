// Solar access over the drawing while it is drawn: a switch, the colours it gives the modules, and what they mean.
import { Sun, X } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { accessColor } from '../canvas/access-color.ts'
import type { Drawing } from '../drawing-types.ts'
import { ShadePanel } from './shade-panel.tsx'
import { scaleFrom, useShade } from './use-shade.ts'
import { useSunlight } from './use-sunlight.ts'
import { words } from './words.ts'

type ShadeSwitch = ReturnType<typeof useShadeSwitch>

export function useShadeSwitch(project_id: string, drawing: Drawing, panels: readonly Schemas['Panel'][]) {
  const [on, setOn] = useState(false)
  const { sunlight, isPending, error } = useSunlight(project_id, on)
  const { shade, working } = useShade(on ? drawing : null, panels, sunlight)
  const access = useMemo(() => {
    const from = shade ? scaleFrom(shade) : 1
    return shade && new Map(shade.modules.map(one => [`${one.plane_id}:${one.index}`, accessColor(one.access, from)]))
  }, [shade])
  return {
    on,
    turn: () => setOn(!on),
    /** Colors by `${plane.id}:${index}`, as the canvas asks. */
    access: on ? (access ?? undefined) : undefined,
    drawing,
    shade,
    working: working || (on && isPending),
    missing: on && !isPending && !sunlight,
    failed: error !== null,
  }
}

export function ShadeButton({ shading }: { shading: ShadeSwitch }) {
  return (
    <Button look="ghost" icon={<Sun size={15} />} aria-pressed={shading.on} onClick={shading.turn}>
      {words.shade}
    </Button>
  )
}

/** Covers the canvas while the switch is on. */
export function ShadeCard({ shading }: { shading: ShadeSwitch }) {
  if (!shading.on) return null
  return (
    <div className="absolute top-3 left-3 flex max-h-[calc(100%-5rem)] w-64 flex-col gap-3 overflow-y-auto rounded-card border border-hairline bg-surface p-3 shadow-float max-sm:max-h-[45%]">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-base">{words.solar_access}</h2>
        <button
          type="button"
          aria-label={words.close_solar_access}
          onClick={shading.turn}
          className="rounded-control p-1 text-ink-2 hover:bg-sunken hover:text-ink"
        >
          <X size={16} />
        </button>
      </div>
      {shading.missing ? (
        <Notice>{shading.failed ? words.light_load_failed : words.solar_access_needs_coordinates}</Notice>
      ) : (
        <ShadePanel planes={shading.drawing.planes} shade={shading.shade} working={shading.working} />
      )}
    </div>
  )
}
