// A shared simulation report, for holders of its link: no session, no shell, frozen when it was shared.
import { useEffect } from 'react'
import { brandProperties } from '#machines/lib/brand-colors.ts'
import { describePage } from '#web/company/page-faults/page-faults.ts'
import { useRead } from '#web/data/queries.ts'
import { MessagePage } from '#web/frame/message-page.tsx'
import { useParam } from '#web/frame/use-param.ts'
import { phoneHref } from '#web/lib/format.ts'
import { PrintPdf } from '#web/projects/sale/papers/print-pdf.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { ErrorState, SkeletonPage } from '#web/ui/states.tsx'
import { ReportDocument } from './report-document.tsx'
import { words } from './words.ts'

export default function PublicReportScreen() {
  const public_id = useParam('id')
  const { data, error, refetch } = useRead('/v3/solar.ViewReport', { public_id })
  const company = data?.report.company.name
  useEffect(() => describePage({ company, language: 'en' }), [company])
  if (error && !data)
    return error.status === 404 || error.status === 400 ? (
      <MessagePage title={words.simulation_report_title}>{words.report_link_invalid}</MessagePage>
    ) : (
      <main>
        <h1 className="sr-only">{words.simulation_report_title}</h1>
        <ErrorState sentence={error.message} onRetry={refetch} />
      </main>
    )
  if (!data) return <SkeletonPage />
  const { phone, name } = data.report.company
  return (
    <main
      className="proposal min-h-dvh bg-page print:min-h-0 print:bg-transparent"
      style={brandProperties(data.report.company.brand_color)}
    >
      <div className="no-print mx-auto flex max-w-[816px] px-5 pt-6 max-sm:pb-6 sm:justify-end sm:px-0">
        <PrintPdf page="simulation_report" public_id={public_id} />
      </div>
      <ReportDocument report={data.report} />
      {phone && (
        <div className="no-print sticky bottom-0 flex border-t border-hairline bg-surface p-3 sm:hidden">
          <a href={phoneHref(phone)} className={`${buttonLook('primary', 'touch')} flex-1`}>
            {words.call_name({ name })}
          </a>
        </div>
      )}
    </main>
  )
}
