// A project's simulation report for sellers: as of today, to print or share.
import { Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { useRead } from '#web/data/queries.ts'
import { LoadFailure } from '#web/frame/load-failure.tsx'
import { href } from '#web/frame/navigation.ts'
import { useParam } from '#web/frame/use-param.ts'
import { tabHref } from '#web/projects/sale/project/project-tabs.ts'
import { ScreenHeader } from '#web/projects/sale/screen-header.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Card, Page } from '#web/ui/page.tsx'
import { EmptyState, SkeletonPage } from '#web/ui/states.tsx'
import { downloadHours } from './download-results.ts'
import { ReportDocument } from './report-document.tsx'
import { ShareReport } from './share-report.tsx'
import { words } from './words.ts'

export default function SimulationReportScreen() {
  const project_id = useParam('id')
  const [sharing, setSharing] = useState(false)
  const { data, error, refetch } = useRead('/v3/solar.GetReport', { project_id })
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <SkeletonPage />
  const { report, shared } = data
  return (
    <div className="min-h-dvh bg-page print:min-h-0 print:bg-transparent">
      <div className="contents print:hidden">
        <ScreenHeader
          back={tabHref(project_id, 'design')}
          title={words.simulation_report_title}
          note={report?.homeowner_name}
          actions={
            report && (
              <>
                <Button
                  className="max-sm:hidden"
                  icon={<Printer size={14} aria-hidden />}
                  onClick={() => window.print()}
                >
                  {words.print}
                </Button>
                <Button look="primary" icon={<Share2 size={14} aria-hidden />} onClick={() => setSharing(true)}>
                  {words.share}
                </Button>
              </>
            )
          }
        />
      </div>
      {report ? (
        <>
          <ReportDocument report={report} onHours={() => downloadHours(project_id)} />
          <ShareReport project_id={project_id} shared={shared} open={sharing} onClose={() => setSharing(false)} />
        </>
      ) : (
        <Page>
          <Card>
            <EmptyState
              title={words.no_report_title}
              action={
                <Link href={href('/projects/[id]/manual', { id: project_id })} className={buttonLook('primary')}>
                  {words.design_system}
                </Link>
              }
            >
              {words.report_needs_address_design}
            </EmptyState>
          </Card>
        </Page>
      )}
    </div>
  )
}
