import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWrite } from '#web/data/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** The two days that incentives are judged by. */
export function DatesDialog({ project, onClose }: { project: Schemas['Project']; onClose: () => void }) {
  const [installation_on, setInstallation] = useState(project.installation_on)
  const [construction_begins_on, setConstruction] = useState(project.construction_begins_on)
  const update = useWrite('/v3/projects.Update', {
    onDone: onClose,
  })
  const stale = update.error?.status === 409
  const submit = () =>
    update.mutate({ project_id: project.id, version: project.version, installation_on, construction_begins_on })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.dates_installation}
      description={words.installation_dates_note}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" busy={update.isPending} onClick={submit}>
            {words.save_dates}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        {stale && !update.isPending && <Notice kind="warning">{words.project_changed_notice}</Notice>}
        <DateField
          label={words.installation_completed}
          optional
          help={words.installation_date_hint}
          value={installation_on}
          onChange={setInstallation}
          error={update.error?.fields['installation_on']}
        />
        <DateField
          label={words.construction_begins}
          optional
          help={words.construction_start_hint}
          {...(installation_on ? { latest: installation_on } : {})}
          value={construction_begins_on}
          onChange={setConstruction}
          error={update.error?.fields['construction_begins_on']}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
