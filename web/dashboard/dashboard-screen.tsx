import { Link } from 'wouter'
import { href } from '#web/app/navigation.ts'
import { useRead } from '#web/app/queries.ts'
import { kw, money, number } from '#web/lib/format.ts'
import { NewProjectLink } from '#web/sale/new-project-link.tsx'
import { ProjectTable } from '#web/sale/project-table.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Card, Page, PageHeader } from '#web/ui/page.tsx'
import { EmptyState, Skeleton } from '#web/ui/states.tsx'

export default function DashboardScreen() {
  const { data, error, refetch } = useRead('/v3/dashboard.Get', {})
  return (
    <Page>
      <PageHeader title="Dashboard" actions={<NewProjectLink />} />
      {error && !data ? (
        <ErrorCard sentence={error.message} onRetry={refetch} />
      ) : (
        <>
          <div className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-hairline bg-hairline lg:grid-cols-4">
            {(data?.pipeline ?? [undefined, undefined, undefined, undefined]).map((stage, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: four places, always the same
              <section key={index} className="bg-surface px-4 py-4 sm:px-5">
                {stage ? (
                  <>
                    <h2 className="text-sm font-medium text-ink-2">{stage.stage}</h2>
                    <p className="figures mt-1 text-2xl font-semibold tracking-tight">{number(stage.count)}</p>
                    <p className="figures mt-1 text-sm text-ink-3">
                      {kw(stage.size_kw)} · {money(stage.value_cents)}
                    </p>
                  </>
                ) : (
                  <Skeleton className="h-20" />
                )}
              </section>
            ))}
          </div>
          <Card
            title="Changed last"
            flush
            actions={
              <Link href={href('/projects')} className="text-sm text-ink-2 underline-offset-2 hover:underline">
                All projects
              </Link>
            }
          >
            <ProjectTable
              rows={data?.latest}
              empty={
                <EmptyState title="No project yet" action={<NewProjectLink />}>
                  A project holds a homeowner's sale, from the first call to the funded job.
                </EmptyState>
              }
            />
          </Card>
        </>
      )}
    </Page>
  )
}
