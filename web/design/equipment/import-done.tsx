import { Link } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { dateTime, number } from '#web/lib/format.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Card, Figures } from '#web/ui/page.tsx'
import { Notice } from '#web/ui/states.tsx'
import { TABS } from './catalogue-frame.tsx'
import type { ImportProps } from './import-flow.tsx'
import { UndoButton } from './undo-button.tsx'
import { words } from './words.ts'

export function ImportDone({ current, kind }: ImportProps & { current: Schemas['EquipmentImport'] }) {
  const { counts, file_name, applied_at, undone_at, created_by_name } = current
  const tab = TABS.find(({ id }) => id === { panel: 'modules', inverter: 'inverters', storage: 'storage' }[kind])
  return (
    <>
      <Notice kind={undone_at ? 'info' : 'success'}>
        {undone_at ? words.import_was_undone_your({ undone_at: dateTime(undone_at) }) : words.list_your_catalogue_can}
      </Notice>
      <Card
        title={file_name}
        note={`${created_by_name}${applied_at ? `, ${dateTime(applied_at)}` : ''}`}
        actions={
          <>
            {!undone_at && <UndoButton current={current} />}
            <Link href={tab?.href ?? '/light-hub/modules'} className={buttonLook('primary')}>
              {words.view_items({ kind })}
            </Link>
          </>
        }
      >
        <Figures
          facts={[
            { label: words.new, value: number(counts.new) },
            { label: words.changed, value: number(counts.changed) },
            { label: words.unchanged, value: number(counts.unchanged) },
            { label: words.skipped, value: number(counts.skipped) },
          ]}
        />
      </Card>
    </>
  )
}
