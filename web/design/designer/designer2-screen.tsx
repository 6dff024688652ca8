// The 3D designer: roofs at their pitch, surroundings, and the sun at any hour.
import { Pencil } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { MONTH_OF_DAY, MONTH_STARTS } from '#machines/design/weather/weather-year.ts'
import type { Schemas } from '#sdk/types.ts'
import { together, useRead } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { LoadFailure } from '#web/frame/load-failure.tsx'
import { href } from '#web/frame/navigation.ts'
import { useParam } from '#web/frame/use-param.ts'
import { part } from '#web/lib/part.tsx'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { ScreenHeader } from '#web/projects/sale/screen-header.tsx'
import { useEquipment } from '#web/projects/sale/use-equipment.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Card, Page } from '#web/ui/page.tsx'
import { EmptyState, Notice, Skeleton, SkeletonPage } from '#web/ui/states.tsx'
import { ViewFigures } from './canvas/view-figures.tsx'
import { ShadePanel } from './sunlight/shade-panel.tsx'
import { SunControls } from './sunlight/sun-controls.tsx'
import { inDaylight, type SunPlace, sunOfDay, sunPath, sunSentence } from './sunlight/sun-of-day.ts'
import { useShade } from './sunlight/use-shade.ts'
import { useSunlight } from './sunlight/use-sunlight.ts'
import { siteSentence } from './three/site-words.ts'
import { words } from './words.ts'

const SceneCanvas = part(() => import('./three/scene-canvas.tsx'))

export default function Designer2Screen() {
  const project_id = useParam('id')
  const project = useRead('/v3/projects.Get', { project_id })
  const saved = useRead('/v3/design.GetDrawing', { project_id })
  const light = useSunlight(project_id)
  const { failure, retry } = together(project, saved)
  if (failure) return <LoadFailure error={failure} onRetry={retry} />
  if (!project.data || !saved.data || light.isPending) return <SkeletonPage />
  const { drawing } = saved.data
  const to2d = (
    <Link href={href('/projects/[id]/designer', { id: project_id })} className={buttonLook()}>
      <Pencil size={16} aria-hidden />
      {words.draw_2d}
    </Link>
  )
  return (
    <div className="flex min-h-dvh flex-col">
      <ScreenHeader
        back={tabHref(project_id, 'design')}
        title={words.view_3d}
        note={project.data.project.name}
        actions={drawing && to2d}
      />
      {drawing && drawing.planes.length > 0 ? (
        <View3d
          project={project.data.project}
          saved={{ ...saved.data, drawing }}
          sunlight={light.sunlight}
          lightFailed={light.error !== null}
        />
      ) : (
        <Page>
          <Card>
            <EmptyState title={words.three_d_unavailable} action={to2d}>
              {words.no_roof_drawn_yet}
            </EmptyState>
          </Card>
        </Page>
      )}
    </div>
  )
}

type Drawn = Schemas['SavedDrawing'] & { drawing: Schemas['Drawing'] }
type Props = {
  project: Schemas['Project']
  saved: Drawn
  sunlight: Schemas['Sunlight'] | null
  lightFailed: boolean
}

/** The middle of the country: without an address the sun still shows how shadows fall. */
const SOMEWHERE: SunPlace = { latitude_deg: 39.8, longitude_deg: -98.6, utc_offset_h: -6 }
const MIDSUMMER = MONTH_STARTS[5] + 20

function View3d({ project, saved, sunlight, lightFailed }: Props) {
  const { drawing } = saved
  const { params, change } = useFilters()
  const [moment, setMoment] = useState({
    day: within(params.get('day'), 0, 364, MIDSUMMER),
    hour: within(params.get('hour'), 0, 24, 15),
  })
  const { day } = moment
  const heat = params.get('heat') === 'on'
  const { known } = useEquipment({
    panels: drawing.planes.map(plane => plane.panel_id),
    inverters: [],
    storage: [],
    others: [],
  })
  const ids = known.panels.map(panel => panel.id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same panels are the same list
  const panels = useMemo(() => known.panels, [ids])
  const place: SunPlace = useMemo(() => sunlight ?? placeOf(project) ?? SOMEWHERE, [sunlight, project])
  const { shade, working } = useShade(drawing, panels, sunlight)
  const hour = useMemo(() => inDaylight(place, day, moment.hour), [place, day, moment.hour])
  const sun = useMemo(() => sunOfDay(place, day, hour), [place, day, hour])
  const path = useMemo(() => sunPath(place, day), [place, day])
  const move = useCallback((day: number, hour: number) => setMoment({ day, hour }), [])
  const settle = useCallback(
    (day: number, hour: number) => {
      setMoment({ day, hour })
      change({ day: String(day), hour: String(hour) })
    },
    [change],
  )
  const map = useMemo(() => mapOf(saved, project), [saved, project])
  const unavailable = <Unavailable>{words.browser_cannot_draw_3d}</Unavailable>
  return (
    <>
      <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="relative h-[62dvh] min-h-72 border-hairline bg-sunken max-lg:border-b lg:sticky lg:under-14 lg:h-[calc(100dvh-3.5rem-2.75rem)]">
          <SceneCanvas
            meanwhile={<Skeleton className="h-full" />}
            drawing={drawing}
            panels={panels}
            image_src={saved.image_src}
            map={map}
            roof_type={project.roof_type}
            sun={sun}
            path={path}
            month={MONTH_OF_DAY[day] ?? 0}
            shade={heat ? shade : null}
            label={words.three_d_view_label({ drawing: siteSentence(drawing) })}
            fallback={unavailable}
          />
        </div>
        <aside className="flex min-w-0 flex-col gap-6 border-hairline bg-surface px-4 py-5 sm:px-6 lg:border-l">
          <section aria-label={words.sun} className="flex flex-col gap-3">
            <p aria-live="polite" className="text-md font-semibold">
              {sunSentence(sun)}
            </p>
            <SunControls place={place} day={day} hour={hour} onChange={move} onSettled={settle} />
          </section>
          <section className="flex flex-col gap-3 border-t border-hairline pt-5">
            <Toggle
              label={words.show_solar_access}
              help={words.solar_access_hint}
              checked={heat}
              onChange={on => change({ heat: on ? 'on' : null })}
            />
            {sunlight ? (
              <ShadePanel planes={drawing.planes} shade={shade} working={working} />
            ) : (
              <Notice kind="info">{lightFailed ? words.light_load_failed : words.solar_access_needs_address}</Notice>
            )}
          </section>
        </aside>
      </div>
      <ViewFigures project_id={project.id} drawing={drawing} panels={panels} shade={shade} applied={saved.applied} />
    </>
  )
}

function Unavailable({ children }: { children: ReactNode }) {
  return (
    <div className="flex size-full items-center justify-center">
      <EmptyState title={words.three_d_unavailable}>{children}</EmptyState>
    </div>
  )
}

function within(text: string | null, least: number, most: number, otherwise: number): number {
  const value = text === null || text === '' ? Number.NaN : Number(text)
  return value >= least && value <= most ? value : otherwise
}

/** The house's map, if the designer draws on one. */
function mapOf({ tiles }: Drawn, { address }: Schemas['Project']) {
  if (!tiles || address?.latitude == null || address.longitude == null) return null
  return { url: tiles.url, place: { latitude: address.latitude, longitude: address.longitude } }
}

/** Standard time by longitude: close enough without a station. */
function placeOf({ address }: Schemas['Project']): SunPlace | null {
  if (address?.latitude === undefined || address.longitude === undefined) return null
  const { latitude, longitude } = address
  return { latitude_deg: latitude, longitude_deg: longitude, utc_offset_h: Math.round(longitude / 15) }
}
