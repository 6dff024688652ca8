// Placeholder of a shell page: its width, title height and table rows.
import { DashboardShape } from '#web/projects/dashboard/shape.tsx'
import { Skeleton, SkeletonFrame, SkeletonPage } from '#web/ui/states.tsx'

const DETAILS = ['/projects/', '/proposal2/', '/homeowners/', '/team/user/']

export default function PageSkeleton({ address }: { address: string }) {
  if (address === '/')
    return (
      <SkeletonFrame>
        <Title />
        <DashboardShape />
      </SkeletonFrame>
    )
  if (address.startsWith('/settings/')) return <SettingsShape />
  const isDetail = address !== '/projects/new-project' && DETAILS.some(one => address.startsWith(one))
  return isDetail ? <SkeletonPage /> : <ListShape />
}

const Title = () => <Skeleton className="h-8 w-56" />
const grey = (count: number, className: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: grey lines have no identity
  Array.from({ length: count }, (_, index) => <Skeleton key={index} className={className} />)

const ListShape = () => (
  <SkeletonFrame>
    <Title />
    <Skeleton className="h-9 w-full max-w-md max-sm:h-11" />
    <div className="flex flex-col gap-6 rounded-card border border-hairline bg-surface p-4">{grey(8, 'w-full')}</div>
  </SkeletonFrame>
)

const SettingsShape = () => (
  <SkeletonFrame>
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[188px_minmax(0,1fr)]">
      <div className="flex flex-col gap-4 max-lg:hidden">{grey(12, '')}</div>
      <div className="flex min-w-0 flex-col gap-5">
        <Title />
        {grey(2, 'h-64')}
      </div>
    </div>
  </SkeletonFrame>
)
