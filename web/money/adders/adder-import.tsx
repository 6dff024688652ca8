// Lists of adders on their way into the catalog.
import { templateCsv } from '#machines/money/adders/csv-columns.ts'
import { href } from '#web/frame/navigation.ts'
import { ImportFlow } from '#web/sheet-import/import-flow.tsx'
import type { Sheet } from '#web/sheet-import/sheet.ts'
import { words } from './words.ts'

const SHEET: Sheet = {
  kind: 'adder',
  permission: 'adders.edit',
  title: words.import_adders,
  home: { href: href('/light-hub/adders'), label: words.adders, view: words.view_adders },
  note: words.import_note,
  file: words.list_of_adders,
  template: { name: 'adders-template.csv', csv: templateCsv },
  matches: true,
}

export default function AdderImport({ importing }: { importing: string }) {
  return <ImportFlow sheet={SHEET} importing={importing} />
}
