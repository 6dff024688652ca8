// Where the house is, as public services have it: the picture from above with the building, and what a person says of it. What fails
// is a sentence; nothing waits for it.
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { placeAt } from '#machines/design/site/site-geometry.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead, useWhyNot, useWrite } from '#web/data/queries.ts'
import { date } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import { type Mode, SitePicture } from './site-picture.tsx'
import { words } from './words.ts'

const EVERY_MS = 1_500

export default function SiteCard({ project_id }: { project_id: string }) {
  const [isLooking, setIsLooking] = useState(false)
  const { data, refetch } = useRead('/v3/design.GetSite', { project_id }, isLooking ? { every_ms: EVERY_MS } : {})
  const site = data?.site
  const looks = site?.state === 'looking'
  if (looks !== isLooking) setIsLooking(looks)
  if (!site || site.state === 'off' || site.state === 'no_address') return null
  return <Found key={project_id} project_id={project_id} site={site} reread={() => void refetch()} />
}

type Props = { project_id: string; site: Schemas['Site']; reread: () => void }

function Found({ project_id, site, reread }: Props) {
  const whyNot = useWhyNot('projects.edit')
  const [mode, setMode] = useState<Mode>('look')
  const find = useWrite('/v3/design.FindSite', { onDone: reread })
  const choose = useWrite('/v3/design.ChooseSite', {
    onDone: () => {
      setMode('look')
      reread()
    },
  })
  const { point, picture, version } = site
  const said = { project_id, version }
  const failed = site.outcomes.filter(({ result }) => result !== 'found')
  const again = (
    <Button
      icon={<RefreshCw size={14} aria-hidden />}
      busy={find.isPending}
      disabledReason={whyNot}
      onClick={() => find.mutate({ project_id })}
    >
      {site.state === 'unasked' ? words.find_house : words.try_again}
    </Button>
  )
  const turn = (to: Mode, label: string) => (
    <Button disabledReason={whyNot} aria-pressed={mode === to} onClick={() => setMode(mode === to ? 'look' : to)}>
      {mode === to ? words.cancel : label}
    </Button>
  )
  return (
    <Card title={words.house}>
      <div className="flex flex-col gap-3 text-base">
        {site.state === 'looking' && (
          <div role="status" className="flex flex-col gap-2">
            <ProgressBar label={words.looking_up} />
            <p className="text-sm text-ink-3">{words.you_can_leave}</p>
            {!picture && <Skeleton className="aspect-square w-full" />}
          </div>
        )}
        {site.state === 'unasked' && (
          <>
            <p className="text-ink-2">{words.find_house_hint}</p>
            <div>{again}</div>
          </>
        )}
        {!point && site.matches.length > 1 && site.state === 'done' && (
          <Matches
            site={site}
            whyNot={whyNot}
            busy={choose.isPending}
            onChoose={match => choose.mutate({ ...said, match })}
          />
        )}
        {picture && point && (
          <>
            {mode !== 'look' && (
              <p role="status">{mode === 'pin' ? words.move_pin_hint : words.choose_building_hint}</p>
            )}
            <SitePicture
              site={site}
              picture={picture}
              mode={mode}
              onBuilding={outline_id => choose.mutate({ ...said, outline_id })}
              onPin={at => choose.mutate({ ...said, ...placeAt(point, at) })}
            />
            {!picture.src && <Notice kind="warning">{words.picture_gone}</Notice>}
          </>
        )}
        {site.not_found ? (
          <Notice>{words.marked_not_found}</Notice>
        ) : (
          point && site.state === 'done' && <p className="text-sm text-ink-2">{words.accuracy[point.accuracy]}</p>
        )}
        {site.state === 'done' &&
          failed.map(({ service, sentence }) => (
            <Notice key={service} kind="warning">
              {sentence}
            </Notice>
          ))}
        {site.state === 'done' && (
          <div className="flex flex-wrap gap-2">
            {picture && point && site.outlines.length > 0 && turn('building', words.choose_building)}
            {picture && point && turn('pin', words.move_pin)}
            {point && !site.not_found && (
              <Button
                look="ghost"
                busy={choose.isPending}
                disabledReason={whyNot}
                onClick={() => choose.mutate({ ...said, not_found: true })}
              >
                {words.not_found}
              </Button>
            )}
            {(failed.length > 0 || (picture && !picture.src)) && again}
          </div>
        )}
        <Credits site={site} />
      </div>
    </Card>
  )
}

type MatchesProps = {
  site: Schemas['Site']
  whyNot: string | undefined
  busy: boolean
  onChoose: (match: number) => void
}

function Matches({ site, whyNot, busy, onChoose }: MatchesProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-2 font-medium">{words.which_address}</legend>
      <p className="text-ink-2">{words.several_matches}</p>
      {site.matches.map(({ matched, latitude, longitude }, n) => (
        <div
          key={`${latitude},${longitude}`}
          className="flex items-center justify-between gap-3 border-t border-hairline pt-2"
        >
          <span className="min-w-0">
            {matched}
            <span className="figures block text-sm text-ink-3">
              {latitude.toFixed(5)}, {longitude.toFixed(5)}
            </span>
          </span>
          <Button busy={busy} disabledReason={whyNot} onClick={() => onChoose(n)}>
            {words.use_this}
          </Button>
        </div>
      ))}
    </fieldset>
  )
}

const dayOf = (day: string | null) => (day === null ? 'none' : date(day))
const feet = (meters: number | null) => (meters === null ? 'none' : `${(meters * 3.280839895).toFixed(1)} ft`)

/** Who each is from, and how old it is. */
function Credits({ site: { picture, outlines, outlines_from } }: { site: Schemas['Site'] }) {
  if (!picture && !outlines_from) return null
  return (
    <div className="flex flex-col gap-0.5 border-t border-hairline pt-3 text-sm text-ink-3">
      {picture && (
        <p>
          {words.picture_from({
            source: picture.source,
            day: dayOf(picture.data_on),
            size: feet(picture.resolution_m),
          })}
        </p>
      )}
      {outlines_from && outlines.length > 0 && (
        <p>{words.outlines_from({ source: outlines_from.source, day: dayOf(outlines_from.data_on) })}</p>
      )}
      <p>{words.newer_roof}</p>
      <p>{[picture?.license, outlines.length > 0 ? outlines_from?.license : undefined].filter(Boolean).join(' · ')}</p>
    </div>
  )
}
