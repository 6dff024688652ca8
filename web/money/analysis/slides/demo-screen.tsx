// The homeowner presentation, slide by slide. Everything is loaded when the screen opens, so it works without a
// network; read-only.

import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '#sdk/types.ts'
import { together, useRead } from '#web/data/queries.ts'
import { readKept } from '#web/data/read-kept.ts'
import { LoadFailure } from '#web/frame/load-failure.tsx'
import { useParam } from '#web/frame/use-param.ts'
import { CompanyMark } from '#web/projects/sale/papers/brand.tsx'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { ScreenHeader } from '#web/projects/sale/screen-header.tsx'
import { askServer } from '#web/reach/reachability.ts'
import { Page } from '#web/ui/page.tsx'
import { SkeletonPage } from '#web/ui/states.tsx'
import { MissingInputs } from '../missing-inputs.tsx'
import { BatterySlide } from './battery-slide.tsx'
import { BillSlide } from './bill-slide.tsx'
import { HouseSlide } from './house-slide.tsx'
import { NextSlide } from './next-slide.tsx'
import { SavingsSlide } from './savings-slide.tsx'
import { type Slide, SlideShow } from './slide-show.tsx'
import { WaysSlide } from './ways-slide.tsx'
import { waysToShow } from './ways-to-show.ts'
import { words } from './words.ts'
import { YearSlide } from './year-slide.tsx'

// The image as a data URL, so it stays available offline. File URLs expire after a short while.

/** Undefined while loading and without a source; images that fail to load are left out. */
function useKeptImage(src: string | null | undefined) {
  // Its address is new each time the same picture is asked for.
  const file = src?.split('?')[0]
  const { data, isLoading } = useQuery({
    queryKey: ['kept-image', file],
    queryFn: () =>
      readKept('kept-image', { file }, async () => {
        const answer = await askServer(new Request(src ?? ''))
        return answer.ok ? asDataUrl(await answer.blob()) : null
      }),
    networkMode: 'always',
    enabled: Boolean(src),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { image: data ?? undefined, coming: isLoading }
}

function asDataUrl(blob: Blob): Promise<string | null> {
  return new Promise(done => {
    const reader = new FileReader()
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : null)
    reader.onerror = () => done(null)
    reader.readAsDataURL(blob)
  })
}

export default function DemoScreen() {
  const project_id = useParam('id')
  const project = useRead('/v3/projects.Get', { project_id })
  const design = useRead('/v3/design.Get', { project_id })
  const simulation = useRead('/v3/solar.GetPerformanceSimulation', { project_id })
  const year = useRead('/v3/energy.GetYear', { project_id })
  const hours = useRead('/v3/energy.GetHours', { project_id })
  const offers = useRead('/v3/financing.Compare', { project_id })
  const chosen = useRead('/v3/projects.GetFinancing', { project_id })
  const company = useRead('/v3/company.Get', {})
  const contacts = useRead('/v3/settings.GetPointsOfContact', {})
  const logo = useKeptImage(company.data?.company.logo_src)
  const all = [project, design, simulation, year, hours, offers, chosen, company, contacts]
  const { failure, retry } = together(...all)
  if (failure) return <LoadFailure error={failure} onRetry={retry} />
  const coming = all.some(one => one.isLoading) || logo.coming
  if (coming || !project.data || !design.data || !offers.data || !company.data) return <SkeletonPage />
  if (!design.data.design || !simulation.data?.simulation)
    return (
      <div className="min-h-dvh">
        <ScreenHeader back={tabHref(project_id, 'design')} title={words.slides} note={project.data.project.name} />
        <Page>
          <MissingInputs project={project.data.project} designed={design.data.design !== null} />
        </Page>
      </div>
    )
  return (
    <Slides
      project={project.data.project}
      design={design.data.design}
      simulation={simulation.data.simulation}
      year={year.data?.year ?? null}
      hours={hours.data?.hours ?? null}
      logo={logo.image}
      offers={offers.data.offers}
      disclaimer={offers.data.disclaimer}
      option_id={chosen.data?.financing?.option_id}
      company={company.data.company}
      contacts={contacts.data?.contacts}
    />
  )
}

type Props = {
  project: Schemas['Project']
  design: Schemas['Design']
  simulation: Schemas['Simulation']
  year: Schemas['EnergyYear'] | null
  hours: Schemas['EnergyHours'] | null
  logo: string | undefined
  offers: Schemas['Offer'][]
  disclaimer: string
  option_id: string | undefined
  company: Schemas['Company']
  contacts: Schemas['PointsOfContact'] | undefined
}

function Slides(props: Props) {
  const { project, year, hours, company, logo } = props
  const ways = waysToShow(props.offers, props.option_id)
  const slides: Slide[] = [
    { name: words.your_home, content: <HouseSlide {...props} /> },
    { name: words.year_sun, content: <YearSlide {...props} /> },
  ]
  if (year?.bills)
    slides.push({
      name: words.your_bill,
      content: <BillSlide bills={year.bills} project={project} year={year} />,
    })
  if (year?.battery && hours)
    slides.push({
      name: words.your_battery,
      content: <BatterySlide year={year} battery={year.battery} hours={hours} />,
    })
  if (ways.length > 0) {
    slides.push({
      name: words.ways_pay,
      content: <WaysSlide offers={ways} disclaimer={props.disclaimer} />,
      dense: true,
    })
    if (ways.some(({ years }) => years.length > 0))
      slides.push({
        name: words.twenty_five_years,
        content: <SavingsSlide project_id={project.id} offers={ways} disclaimer={props.disclaimer} />,
      })
  }
  slides.push({ name: words.what_happens_next, content: <NextSlide {...props} /> })
  return (
    <SlideShow
      slides={slides}
      leave={tabHref(project.id, 'design')}
      brand={logo ? <CompanyMark company={{ ...company, logo_src: logo }} /> : company.name}
    />
  )
}
