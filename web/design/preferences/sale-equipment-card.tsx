// Other equipment for a kind of sale: lenders of leases have lists of what they take.
import { useFormContext } from 'react-hook-form'
import { FINANCING_TYPES } from '#machines/money/financing/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { InverterPicker, PanelPicker, StoragePicker } from '#web/projects/sale/equipment-pickers.tsx'
import type { Preferences } from '#web/projects/sale/first-design.ts'
import type { Keep, Known } from '#web/projects/sale/use-equipment.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Sale = Schemas['FinancingType']
const SALES: Record<Sale, string> = { cash: common.cash, loan: common.loan, lease: common.lease, ppa: common.ppa }
const USUAL = words.company_default
const NONE: Schemas['StartEquipment'] = { panel_id: null, inverter_id: null, storage_id: null }

export function SaleEquipmentCard({ known, keep }: { known: Known; keep: Keep }) {
  return (
    <Card title={words.equipment_by_financing} note={words.where_way_pay_needs}>
      <div className="flex flex-col gap-5">
        {FINANCING_TYPES.map(sale => (
          <OfSale key={sale} sale={sale} known={known} keep={keep} />
        ))}
      </div>
    </Card>
  )
}

function OfSale({ sale, known, keep }: { sale: Sale; known: Known; keep: Keep }) {
  const { watch, setValue, formState } = useFormContext<Preferences>()
  const chosen = watch(`equipment_by_sale.${sale}`)
  const errors = formState.errors.equipment_by_sale?.[sale]
  const set = (next: Schemas['StartEquipment']) =>
    setValue(`equipment_by_sale.${sale}`, next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const differs = Object.values(chosen).some(id => id !== null)
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-base font-medium">{SALES[sale]}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <PanelPicker
          label={words.panel}
          known={known.panels}
          value={chosen.panel_id}
          placeholder={USUAL}
          onPick={row => {
            keep('panels', row)
            set({ ...chosen, panel_id: row.id })
          }}
          error={said(errors?.panel_id, words.choose_panel)}
        />
        <InverterPicker
          label={common.inverter}
          known={known.inverters}
          value={chosen.inverter_id}
          placeholder={USUAL}
          onPick={row => {
            keep('inverters', row)
            set({ ...chosen, inverter_id: row.id })
          }}
          error={said(errors?.inverter_id, words.choose_inverter)}
        />
        <StoragePicker
          label={common.battery}
          known={known.storage}
          value={chosen.storage_id}
          placeholder={USUAL}
          onPick={row => {
            keep('storage', row)
            set({ ...chosen, storage_id: row.id })
          }}
          error={said(errors?.storage_id, words.choose_battery)}
        />
      </div>
      {differs && (
        <Button look="ghost" className="self-start" onClick={() => set(NONE)}>
          {words.use_company_defaults}
        </Button>
      )}
    </fieldset>
  )
}
