import { templateCsv } from '#machines/design/equipment/rules.ts'
import { words as equipment } from '#machines/design/equipment/words.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { ChooseFile } from '#web/sheet-import/choose-file.tsx'
import type { ImportProps } from './import-flow.tsx'
import { words } from './words.ts'

const KNOWN = {
  panel: words.california_energy_commission_list,
  inverter: words.california_energy_commission_lists,
  storage: words.cec_battery_lists,
} as const

export function ImportChoose({ kind, address }: ImportProps) {
  const whyNot = useWhyNot('catalog.edit')
  const upload = useWrite('/v3/equipment.PreviewImport', { quiet: true })
  return (
    <ChooseFile
      title={words.choose_list}
      note={KNOWN[kind]}
      label={words.list_csv_xlsx({ kind })}
      accept=".csv,.xlsx,.gz,text/csv"
      most_mb={25}
      upload={upload}
      reading={words.sending_list_finding_out}
      read={words.read_list}
      whyNot={whyNot}
      onRead={chosen =>
        upload.mutate(
          { kind, ...chosen },
          // Only while this is still open; otherwise the file is found among past imports.
          { onSuccess: answer => address.change({ import: answer.import.id }, { push: true }) },
        )
      }
      template={{
        label: words.download_template,
        save: () =>
          saveFile(new Blob([templateCsv(kind)], { type: 'text/csv' }), `${equipment.kinds[kind].many}-template.csv`),
      }}
      promise={words.nothing_changes_before_you}
    />
  )
}
