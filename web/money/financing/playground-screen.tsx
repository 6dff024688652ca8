// What-if: price, discount and utility prices on sliders, all payment options recalculated; nothing is saved unless applied.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { SavingsChart } from '#web/charts/savings-chart.tsx'
import { read, together, useRead } from '#web/data/queries.ts'
import { LoadFailure } from '#web/frame/load-failure.tsx'
import { href } from '#web/frame/navigation.ts'
import { useParam } from '#web/frame/use-param.ts'
import { AssumedNote } from '#web/projects/sale/project/assumed-note.tsx'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { ScreenHeader } from '#web/projects/sale/screen-header.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { Card, Page } from '#web/ui/page.tsx'
import { EmptyState, Notice, SkeletonPage } from '#web/ui/states.tsx'
import { ApplyBar } from './apply-bar.tsx'
import { Comparison, MOST_COMPARED } from './comparison.tsx'
import { useWhatIf } from './what-if.ts'
import { OfferHead, WhatIfFigures } from './what-if-figures.tsx'
import { WhatIfSliders } from './what-if-sliders.tsx'
import { words } from './words.ts'

export default function PlaygroundScreen() {
  const project_id = useParam('id')
  const project = useRead('/v3/projects.Get', { project_id })
  const saved = useRead('/v3/pricing.Get', { project_id })
  const today = useRead('/v3/financing.Compare', { project_id })
  const chosen = useRead('/v3/projects.GetFinancing', { project_id })
  const { failure, retry } = together(project, saved, today, chosen)
  if (failure) return <LoadFailure error={failure} onRetry={retry} />
  if (!project.data || !saved.data || !today.data || !chosen.data) return <SkeletonPage />
  return (
    <div className="min-h-dvh">
      <ScreenHeader back={tabHref(project_id, 'financing')} title={words.playground} note={project.data.project.name} />
      {today.data.offers.length === 0 ? (
        <Page>
          <Card>
            <EmptyState
              title={words.nothing_play_yet}
              action={
                <Link href={href('/projects/[id]/manual', { id: project_id })} className={buttonLook('primary')}>
                  {words.design_system}
                </Link>
              }
            >
              {words.price_simulated_year_needed}
            </EmptyState>
          </Card>
        </Page>
      ) : (
        <Playground
          project={project.data.project}
          saved={saved.data}
          today={today.data.offers}
          today_at={today.dataUpdatedAt}
          chosen={chosen.data.financing}
        />
      )}
    </div>
  )
}

type Props = {
  project: Schemas['Project']
  saved: { price_usd_per_w: number | null; discount_cents: number; version: number }
  today: Schemas['Offer'][]
  today_at: number
  chosen: Schemas['ProjectFinancing'] | null
}

function Playground({ project, saved, today, today_at, chosen }: Props) {
  const whatIf = useWhatIf(saved)
  const asked = useDeferredValue(whatIf.asked)
  const input = { project_id: project.id, ...asked }
  const preview = useQuery({
    queryKey: ['/v3/financing.Preview', input],
    queryFn: ({ signal }) => read('/v3/financing.Preview', input, undefined, signal),
    placeholderData: keepPreviousData,
    // Equal inputs have equal results while playing.
    staleTime: 60_000,
  })
  const offers = preview.data?.offers ?? today
  const option_id = whatIf.option_id ?? chosen?.option_id ?? today[0]?.option_id
  const offer = offers.find(one => one.option_id === option_id) ?? offers[0]
  const before = today.find(one => one.option_id === offer?.option_id)
  const shown = [...(offer ? [offer] : []), ...offers.filter(one => one !== offer)].slice(0, MOST_COMPARED)
  if (!offer) return null
  return (
    <Page>
      {/* Above the figures, so that six options have the whole width, and in sight while they are read. */}
      <WhatIfSliders
        whatIf={whatIf}
        actions={<ApplyBar project_id={project.id} whatIf={whatIf} saved={saved} offer={offer} chosen={chosen} />}
      />
      {preview.error && <Notice kind="warning">{preview.error.message}</Notice>}
      <AssumedNote project_id={project.id} />
      <WhatIfFigures offer={offer} before={before} at={preview.dataUpdatedAt || today_at} />
      <Card title={words.side_side} flush>
        <Comparison
          offers={shown}
          at={preview.dataUpdatedAt || today_at}
          head={one => <OfferHead offer={one} looked={one === offer} onLook={whatIf.look} />}
        />
      </Card>
      <Card>
        <SavingsChart offers={shown} />
      </Card>
      <p className="text-sm text-ink-3">{preview.data?.disclaimer}</p>
    </Page>
  )
}
