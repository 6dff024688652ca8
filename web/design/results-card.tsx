// What a simulated year can be handed on as.
import { FileText } from 'lucide-react'
import { Link } from 'wouter'
import { href } from '#web/frame/navigation.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { downloadHours, downloadReceipt } from './report/download-results.ts'

export function ResultsCard({ project_id }: { project_id: string }) {
  return (
    <Card title="Hand it on">
      <div className="flex flex-col gap-3">
        <p className="text-base text-ink-2">
          The report shows the year hour by hour and how sure it is; share it by link or print it. The receipt holds all
          it was computed from: anyone can run it again.
        </p>
        <div className="flex flex-wrap gap-2">
          <Link href={href('/projects/[id]/simulation-report', { id: project_id })} className={buttonLook('secondary')}>
            <FileText size={14} aria-hidden />
            Simulation report
          </Link>
          <Button onClick={() => downloadHours(project_id)}>Hours as CSV</Button>
          <Button onClick={() => downloadReceipt(project_id)}>Receipt</Button>
        </div>
      </div>
    </Card>
  )
}
