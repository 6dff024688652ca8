// Every kind of list that can be imported and the feature it belongs to. A missing one is a type error.

import { equipmentSheet } from './design/equipment/sheet-kind.ts'
import { adderSheet } from './money/adders/sheet-kind.ts'
import { leadSheet } from './projects/leads/sheet-kind.ts'
import type { SheetKinds } from './sheet-import/kind.ts'

export const sheetKinds: SheetKinds = {
  panel: equipmentSheet('panel'),
  inverter: equipmentSheet('inverter'),
  storage: equipmentSheet('storage'),
  adder: adderSheet,
  lead: leadSheet,
}
