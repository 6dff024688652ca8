// Exports of a simulated year.
import { FileText } from 'lucide-react'
import { Link } from 'wouter'
import { href } from '#web/frame/navigation.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { downloadHours, downloadReceipt } from './report/download-results.ts'
import { words } from './words.ts'

export function ResultsCard({ project_id }: { project_id: string }) {
  return (
    <Card title={words.share_and_export}>
      <div className="flex flex-col gap-3">
        <p className="text-base text-ink-2">{words.report_shows_year_hour}</p>
        <div className="flex flex-wrap gap-2">
          <Link href={href('/projects/[id]/simulation-report', { id: project_id })} className={buttonLook('secondary')}>
            <FileText size={14} aria-hidden />
            {words.simulation_report}
          </Link>
          <Button onClick={() => downloadHours(project_id)}>{words.hours_as_csv}</Button>
          <Button onClick={() => downloadReceipt(project_id)}>{words.receipt}</Button>
        </div>
      </div>
    </Card>
  )
}
