// The lender's part of a sale: comparing lenders, filling an application in, and following it until it is paid out.
import { Link } from 'wouter'
import { projectStage } from '#machines/projects/project-status.machine.ts'
import type { Schemas } from '#sdk/types.ts'
import { together, useRead } from '#web/data/queries.ts'
import { useFilters } from '#web/frame/filters.ts'
import { part } from '#web/lib/part.tsx'
import { type TabProps, tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card } from '#web/ui/page.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'
import { ApplicationPicker } from './application-picker.tsx'
import { DraftForm } from './form/draft-form.tsx'
import { DraftByHand } from './recording/draft-by-hand.tsx'
import { words } from './words.ts'

const Start = part(async () => ({ default: (await import('./start/start.tsx')).Start }))
const ApplicationUnderWay = part(async () => ({
  default: (await import('./under-way/application-under-way.tsx')).ApplicationUnderWay,
}))

type Application = Schemas['LenderApplication']

export default function LenderTab({ project }: TabProps) {
  const input = { project_id: project.id }
  const list = useRead('/v3/lender_applications.List', input)
  const financing = useRead('/v3/projects.GetFinancing', input)
  // The application shown is in the address; 'new' compares lenders.
  const { params, change } = useFilters()
  const applications = list.data?.applications
  const { failure, retry } = together(list, financing)
  if (failure) return <ErrorCard sentence={failure.message} onRetry={retry} />
  if (!applications || !financing.data) return <Skeleton className="h-64" />
  const chosen = financing.data.financing
  const requested = params.get('application')
  const shown = requested === 'new' ? undefined : (applications.find(({ id }) => id === requested) ?? applications[0])
  const open = (application: string | null) => change({ application, lender: null, product: null }, { push: true })
  if (!shown && chosen?.offer.type === 'cash') return <CashState project={project} />
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {applications.length > 0 && <ApplicationPicker applications={applications} shown={shown?.id} onOpen={open} />}
      {shown ? (
        <One key={shown.id} project={project} application={shown} onDiscarded={() => open(null)} />
      ) : (
        <Start meanwhile={<Skeleton className="h-64" />} project={project} financing={chosen} onBegun={open} />
      )}
    </div>
  )
}

function One({ project, application, onDiscarded }: TabProps & { application: Application; onDiscarded: () => void }) {
  const { status, mode } = application
  if (status === 'draft' && mode !== 'api')
    return <DraftByHand project={project} application={application} onDiscarded={onDiscarded} />
  if (status === 'draft' || status === 'shared')
    return <DraftForm project={project} application={application} onDiscarded={onDiscarded} />
  return <ApplicationUnderWay meanwhile={<Skeleton className="h-64" />} application={application} />
}

function CashState({ project: { id, status } }: TabProps) {
  const stage = projectStage(status)
  const is_open = stage !== 'Sold' && stage !== 'Rejected'
  const way = (
    <Link href={tabHref(id, 'financing')} className={buttonLook('primary')}>
      {words.look_other_ways_pay}
    </Link>
  )
  return (
    <Card>
      <EmptyState title={words.cash_title} action={is_open && way}>
        {is_open ? words.cash_hint : words.cash_chosen}
      </EmptyState>
    </Card>
  )
}
