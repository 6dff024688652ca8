// Before the first line: draw on a map, on a picture of the site, or on a blank sheet.
import { Grid3x3, ImageUp, Map as MapIcon, Satellite, ScanLine, Wand2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { usePermissions } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { date } from '#web/lib/format.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useEditor } from '../editor.ts'
import { LengthField } from '../panels/length-field.tsx'
import { words } from '../panels/words.ts'
import { pictureOf } from '../site-backdrop.ts'
import { PictureWay } from './picture-way.tsx'

type Props = {
  open: boolean
  first: boolean
  onClose: () => void
  onSurvey: (from: 'file' | 'site') => void
  onUploaded: (file_id: string, src: string) => void
}

export default function StartPanel({ open, first, onClose, onSurvey, onUploaded }: Props) {
  const { drawing, edit, take, whyNot, site, fit: show } = useEditor()
  const [size, setSize] = useState({ width_m: drawing.width_m, depth_m: drawing.depth_m })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={first ? words.choose_background_title : words.change_background_title}
      description={first ? words.can_changed_later_what : words.what_drawn_stays_where}
      actions={first ? undefined : <Button onClick={onClose}>{words.keep_background}</Button>}
    >
      <Ways>
        <AerialWay
          onChosen={part => {
            edit([{ type: 'site.changed', part }])
            show(part)
            if (first) take('plane')
            onClose()
          }}
        />
        <Way icon={<MapIcon size={18} aria-hidden />} title={words.map_place}>
          <MapChoice
            first={first}
            onChosen={() => {
              const sheet = { width_m: 120, depth_m: 120 }
              edit([{ type: 'site.changed', part: { backdrop: 'map', north_deg: 0, ...sheet } }])
              show(sheet)
              if (first) take('plane')
              onClose()
            }}
          />
        </Way>
        <Way icon={<ImageUp size={18} aria-hidden />} title={words.picture_site}>
          <PictureWay onUploaded={onUploaded} onClose={onClose} />
        </Way>
        {site?.point && (
          <Way icon={<Wand2 size={18} aria-hidden />} title={words.propose_roof}>
            <p>{words.propose_roof_hint}</p>
            <Button className="self-start" disabledReason={whyNot} onClick={() => onSurvey('site')}>
              {words.propose_roof}
            </Button>
          </Way>
        )}
        <Way icon={<ScanLine size={18} aria-hidden />} title={words.roof_from_file}>
          <p>{words.lidar_shows_planes}</p>
          <Button className="self-start" disabledReason={whyNot} onClick={() => onSurvey('file')}>
            {words.choose_file}
          </Button>
        </Way>
        <Way icon={<Grid3x3 size={18} aria-hidden />} title={words.blank_canvas}>
          <div className="flex flex-wrap items-end gap-3">
            <LengthField
              label={words.width}
              className="w-28"
              meters={size.width_m}
              least={5}
              most={1000}
              onChange={width_m => setSize({ ...size, width_m })}
            />
            <LengthField
              label={words.depth}
              className="w-28"
              meters={size.depth_m}
              least={5}
              most={1000}
              onChange={depth_m => setSize({ ...size, depth_m })}
            />
            <Button
              disabledReason={whyNot}
              onClick={() => {
                edit([{ type: 'site.changed', part: { backdrop: 'blank', ...size } }])
                show(size)
                if (first) take('plane')
                onClose()
              }}
            >
              {words.draw_blank_sheet}
            </Button>
          </div>
        </Way>
      </Ways>
    </Dialog>
  )
}

/** The focus begins at the first way there is. */
function Ways({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focus is outside React.
    room.current?.querySelector<HTMLElement>('input, button:not([aria-disabled="true"])')?.focus()
  }, [])
  return (
    <div ref={room} className="flex flex-col gap-5">
      {children}
    </div>
  )
}

type Picture = NonNullable<ReturnType<typeof pictureOf>>

/** The picture that was found for the address. */
function AerialWay({ onChosen }: { onChosen: (part: Picture) => void }) {
  const { site, whyNot, drawing } = useEditor()
  const part = pictureOf(site)
  if (!part || drawing.image?.file_id === part.image?.file_id) return null
  const { source = '', taken_on } = part.image ?? {}
  return (
    <Way icon={<Satellite size={18} aria-hidden />} title={words.aerial_picture}>
      <p>{words.aerial_picture_hint({ source, day: taken_on ? date(taken_on) : 'none' })}</p>
      <Button className="self-start" look="primary" disabledReason={whyNot} onClick={() => onChosen(part)}>
        {words.draw_on_aerial}
      </Button>
    </Way>
  )
}

/** The map, or why there is none and what to do about it. */
function MapChoice({ first, onChosen }: { first: boolean; onChosen: () => void }) {
  const { project, tiles, whyNot } = useEditor()
  const mayChange = usePermissions().has('settings.edit')
  const link = 'self-start font-medium text-ink underline underline-offset-2'
  if (tiles === null)
    return (
      <>
        <p>
          {words.no_map_configured_server} {!mayChange && words.ask_admin_maps}
        </p>
        {mayChange && (
          <Link href={href('/help/[slug]', { slug: 'design-and-simulation-settings' })} className={link}>
            {words.set_up_maps}
          </Link>
        )}
      </>
    )
  if (project.address?.latitude == null || project.address.longitude == null)
    return (
      <>
        <p>{words.project_address_has_no}</p>
        <Link href={tabHref(project.id, 'overview')} className={link}>
          {words.edit_address}
        </Link>
      </>
    )
  return (
    <>
      <p>{words.north_up_scale_right}</p>
      <Button className="self-start" look={first ? 'primary' : 'secondary'} disabledReason={whyNot} onClick={onChosen}>
        {words.draw_map}
      </Button>
    </>
  )
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="flex gap-3 border-t border-hairline pt-4 text-base text-ink-2 first:border-t-0 first:pt-0">
      <span className="mt-0.5 text-ink-3">{icon}</span>
      <div className="flex min-w-0 flex-1 flex-col gap-2.5">
        <h3 className="text-base text-ink">{title}</h3>
        {children}
      </div>
    </section>
  )
}
