// Proposes the roof of the project's house: from a public lidar survey where one shows it, otherwise from the building's outline. The
// survey is read in the background, so this may be closed meanwhile.
import { useEffect, useRef, useState } from 'react'
import { JobProgress } from '#web/company/jobs/job-progress.tsx'
import { useRead, useWrite } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import type { Size } from '../canvas/viewport.ts'
import { useEditor } from '../editor.ts'
import { outlineOn, siteShift } from '../site-backdrop.ts'
import { besideCard } from './beside-card.ts'
import { OutlineRoof } from './outline-roof.tsx'
import { turnedTo } from './proposal.ts'
import { ProposalCard } from './proposal-card.tsx'
import { ReviewCard } from './review-card.tsx'
import { surveyDay } from './survey-day.ts'
import { words } from './words.ts'

const EVERY_MS = 1_500

export default function SiteRoof({ size, onClose }: { size: Size; onClose: () => void }) {
  const { project, drawing, site, setView, whyNot } = useEditor()
  const project_id = project.id
  const [is_working, setIsWorking] = useState(false)
  const [isNewer, setIsNewer] = useState(false)
  const { data, error, refetch } = useRead(
    '/v3/design.GetSiteRoof',
    { project_id },
    is_working ? { every_ms: EVERY_MS } : {},
  )
  const ask = useWrite('/v3/design.ProposeSiteRoof', { onDone: () => void refetch() })
  const roof = data?.roof
  if (roof && (roof.state === 'working') !== is_working) setIsWorking(roof.state === 'working')
  const { mutate } = ask
  const asked = useRef(false)
  const is_unasked = roof?.state === 'unasked' && whyNot === undefined
  useEffect(() => {
    // Opening the card starts the search, unless there is a result already.
    if (!is_unasked || asked.current) return
    asked.current = true
    mutate({ project_id })
  }, [is_unasked, mutate, project_id])
  const outline = outlineOn(drawing, site)
  const shift = siteShift(drawing, site)
  const planes = roof?.proposal?.planes
  const shown = useRef(false)
  useEffect(() => {
    // The canvas is moved once, when there is something to show.
    const own = planes?.filter(({ building }) => building === 1).flatMap(({ points }) => points)
    const points = own ? own.map(turnedTo(drawing.north_deg, shift)) : outline
    if (shown.current || !points || points.length === 0) return
    shown.current = true
    setView(() => besideCard(points, size))
  })
  const again = (
    <Button busy={ask.isPending} disabledReason={whyNot} onClick={() => mutate({ project_id })}>
      {words.try_again}
    </Button>
  )
  if (roof?.proposal && roof.from && !isNewer)
    return (
      <ProposalCard
        proposal={roof.proposal}
        size={size}
        shift={shift}
        origin={{
          by: 'survey',
          source: `${roof.from.source}, ${roof.survey}`.slice(0, 160),
          data_on: roof.from.data_on,
          pitch: 'measured',
          edited: false,
        }}
        onClose={onClose}
      >
        {roof.result === 'partial' && roof.sentence && (
          <Notice kind="warning" action={again}>
            {roof.sentence}
          </Notice>
        )}
        <Notice action={outline && <Button onClick={() => setIsNewer(true)}>{words.use_outline}</Button>}>
          {words.newer_than_survey({ day: surveyDay(roof.from.data_on) })}
        </Notice>
        <p className="text-sm text-ink-3">
          {words.survey_from({ source: roof.from.source, survey: roof.survey ?? '' })} {words.not_a_survey}
        </p>
      </ProposalCard>
    )
  const has_ended = roof && roof.state !== 'working' && !is_unasked
  if (has_ended && outline)
    return <OutlineRoof outline={outline} sentence={isNewer ? null : roof.sentence} size={size} onClose={onClose} />
  const sentence = error?.message ?? ask.error?.message ?? roof?.sentence
  return (
    <ReviewCard title={words.proposed_roof} line={words.from_public_data} closeLabel={words.close} onClose={onClose}>
      {!has_ended && !error && !ask.error && (
        <>
          {roof?.job_id ? (
            <JobProgress job_id={roof.job_id} />
          ) : roof ? (
            <ProgressBar label={words.looking_for_survey} />
          ) : (
            <Skeleton className="h-10" />
          )}
          <p className="text-sm text-ink-3">{words.can_be_left}</p>
        </>
      )}
      {(has_ended || error || ask.error) && (
        <Notice kind="warning" action={roof?.state === 'done' ? again : undefined}>
          {sentence ?? (roof?.state === 'no_point' ? words.find_house_first : words.services_off)}
        </Notice>
      )}
      {has_ended && <p className="text-sm text-ink-3">{words.draw_or_file}</p>}
    </ReviewCard>
  )
}
