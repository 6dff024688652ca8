// Lists of panels, inverters and batteries on their way into the catalog.
import { type EquipmentKind, templateCsv } from '#machines/design/equipment/rules.ts'
import { words as equipment } from '#machines/design/equipment/words.ts'
import { ImportFlow } from '#web/sheet-import/import-flow.tsx'
import { TABS } from './catalogue-frame.tsx'
import { words } from './words.ts'

const NOTES = {
  panel: words.california_energy_commission_list,
  inverter: words.california_energy_commission_lists,
  storage: words.cec_battery_lists,
}
const TAB = { panel: 'modules', inverter: 'inverters', storage: 'storage' }

type Props = { kind: EquipmentKind; importing: string }

export default function EquipmentImport({ kind, importing }: Props) {
  const tab = TABS.find(({ id }) => id === TAB[kind])
  return (
    <ImportFlow
      importing={importing}
      sheet={{
        kind,
        permission: 'catalog.edit',
        title: words.import_many({ kind }),
        home: { href: tab?.href ?? '/light-hub/modules', label: tab?.label ?? '', view: words.view_items({ kind }) },
        note: NOTES[kind],
        file: words.list_csv_xlsx({ kind }),
        template: { name: `${equipment.kinds[kind].many}-template.csv`, csv: () => templateCsv(kind) },
        matches: false,
        asked: {
          label: words.unusual_figures,
          options: [
            { value: 'skip', label: words.skip, help: words.skip_unusual },
            { value: 'import', label: words.import_anyway, help: words.import_unusual },
          ],
        },
      }}
    />
  )
}
