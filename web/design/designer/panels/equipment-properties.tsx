import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { number } from '#web/lib/format.ts'
import { InverterPicker, StoragePicker } from '#web/projects/sale/equipment-pickers.tsx'
import { firstInverter } from '#web/projects/sale/first-design.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { common } from '#web/words/common.ts'
import { dcWatts, modulesOn } from '../canvas/settling.ts'
import type { Drawing } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { LastEquipment } from './last-equipment.tsx'
import { Section } from './section.tsx'
import { words } from './words.ts'

/** Inverters and batteries of the whole system. */
export function EquipmentProperties() {
  const { drawing, edit, known, keep, preferences, whyNot } = useEditor()
  const change = (part: Partial<Pick<Drawing, 'inverters' | 'storage'>>) => edit([{ type: 'site.changed', part }])
  const { inverters, storage } = drawing
  const suggested = (models: typeof known.inverters, default_inverter_id: string | null) =>
    firstInverter(
      models,
      { ...preferences, default_inverter_id },
      dcWatts(drawing.planes, known.panels),
      modulesOn(drawing),
    )
  const free = known.storage.filter(({ id, active }) => active && !storage.some(one => one.storage_id === id))
  const next = free.find(({ id }) => id === preferences.default_storage_id) ?? free[0]
  const usable = storage.reduce(
    (sum, { storage_id, count }) => sum + (known.storage.find(({ id }) => id === storage_id)?.usable_kwh ?? 0) * count,
    0,
  )
  return (
    <>
      <LastEquipment />
      <Section title={common.inverters} note={inverters.length === 0 ? words.none_yet : undefined}>
        {inverters.map((one, index) => (
          <Row
            key={one.inverter_id}
            what="inverter"
            remove={() => change({ inverters: inverters.toSpliced(index, 1) })}
          >
            <InverterPicker
              label={common.inverter}
              known={known.inverters}
              value={one.inverter_id}
              onPick={picked => {
                keep('inverters', picked)
                const alone = inverters.length === 1 || picked.type === 'micro'
                const count = alone ? suggested([picked], picked.id).count : one.count
                change({ inverters: inverters.with(index, { inverter_id: picked.id, count }) })
              }}
            />
            <Count
              count={one.count}
              most={500}
              onChange={count => change({ inverters: inverters.with(index, { ...one, count }) })}
            />
          </Row>
        ))}
        <Button
          icon={<Plus size={14} aria-hidden />}
          disabledReason={whyNot ?? (inverters.length >= 10 ? words.design_has_most_10 : undefined)}
          onClick={() => {
            const free = known.inverters.filter(
              ({ id, active }) => active && !inverters.some(one => one.inverter_id === id),
            )
            const usual = free.some(({ id }) => id === preferences.default_inverter_id)
            const first = suggested(free, usual ? preferences.default_inverter_id : null)
            if (first.inverter_id !== '') change({ inverters: [...inverters, first] })
          }}
          className="self-start"
        >
          {words.add_inverter}
        </Button>
      </Section>
      <Section title={words.batteries} note={storage.length === 0 ? words.no_battery_yet : `${number(usable, 1)} kWh`}>
        {storage.map((one, index) => (
          <Row key={one.storage_id} what="battery" remove={() => change({ storage: storage.toSpliced(index, 1) })}>
            <StoragePicker
              label={common.battery}
              known={known.storage}
              value={one.storage_id}
              onPick={picked => {
                keep('storage', picked)
                change({ storage: storage.with(index, { ...one, storage_id: picked.id }) })
              }}
            />
            <Count
              count={one.count}
              most={100}
              onChange={count => change({ storage: storage.with(index, { ...one, count }) })}
            />
          </Row>
        ))}
        <Button
          icon={<Plus size={14} aria-hidden />}
          disabledReason={whyNot ?? (next ? undefined : words.there_no_other_battery)}
          onClick={() => next && change({ storage: [...storage, { storage_id: next.id, count: 1 }] })}
          className="self-start"
        >
          {words.add_battery}
        </Button>
      </Section>
    </>
  )
}

function Row({ what, remove, children }: { what: string; remove: () => void; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_4rem_auto] items-start gap-2">
      {children}
      <button
        type="button"
        aria-label={words.remove({ what })}
        title={words.remove({ what })}
        onClick={remove}
        className="mt-6 flex h-9 w-8 items-center justify-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink max-sm:h-11"
      >
        <Trash2 size={16} />
      </button>
    </div>
  )
}

function Count({ count, most, onChange }: { count: number; most: number; onChange: (count: number) => void }) {
  return (
    <NumberField
      label={words.count}
      digits={0}
      maxLength={3}
      value={count}
      onChange={value => {
        if (value !== null && Number.isInteger(value) && value >= 1 && value <= most && value !== count) onChange(value)
      }}
    />
  )
}
