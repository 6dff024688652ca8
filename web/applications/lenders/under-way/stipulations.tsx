// The lender's conditions for the final approval, each with an upload.
import type { Schemas } from '#sdk/types.ts'
import { tellDone } from '#web/lib/tell.ts'
import { LenderBadge } from '#web/projects/sale/lender-badge.tsx'
import { Card } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { Application } from './application-words.ts'
import { UploadList } from './upload-list.tsx'
import { UploadSpot } from './upload-spot.tsx'
import { useAction } from './use-action.ts'
import { useUpload } from './use-upload.ts'
import { words } from './words.ts'

export function Stipulations({ application }: { application: Application }) {
  const { stipulations, lender_name } = application
  const open = stipulations.filter(({ status }) => status !== 'cleared').length
  return (
    <Card
      title={words.stipulations}
      note={open === 0 ? words.all_cleared : words.not_cleared_yet({ open, count: stipulations.length })}
    >
      <ul
        aria-label={words.stipulations_lender_name({ lender_name })}
        className="flex flex-col divide-y divide-hairline"
      >
        {stipulations.map(one => (
          <Stipulation key={one.id} application={application} stipulation={one} />
        ))}
      </ul>
    </Card>
  )
}

type Props = { application: Application; stipulation: Schemas['LenderStipulation'] }

function Stipulation({ application, stipulation }: Props) {
  const { id, name, description, status, reason } = stipulation
  const { lender_name } = application
  const whyNot = useAction(application, 'upload_stipulation')
  const upload = useUpload(application, file => tellDone(words.sending_file({ file, lender_name })))
  const uploads = application.uploads.filter(one => one.stipulation_id === id)
  return (
    <li className="flex flex-col gap-2.5 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-base font-medium">{name}</h3>
          <p className="max-w-[68ch] text-base text-ink-2">{description}</p>
        </div>
        <LenderBadge status={status} />
      </div>
      {status === 'rejected' && reason !== null && (
        <Notice kind="warning">{words.lender_rejected({ lender_name, reason })}</Notice>
      )}
      <UploadList label={words.files({ name })} uploads={uploads} lender_name={lender_name} />
      {application.mode === 'api' && status !== 'cleared' && (
        <UploadSpot
          label={words.upload_name({ name })}
          whyNot={whyNot}
          step={upload.step}
          refused={upload.refused}
          onFile={file => upload.take(file, { stipulation_id: id })}
        />
      )}
    </li>
  )
}
