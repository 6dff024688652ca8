import { words as energy } from '#machines/design/energy/words.ts'
import { storageDerivation } from '#machines/money/derivations/energy.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { number, percent } from '#web/lib/format.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { StoragePicker } from '#web/projects/sale/equipment-pickers.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Card } from '#web/ui/page.tsx'
import { GRID_USES, MOST_BATTERIES, STRATEGY_KINDS, type Trial } from './energy-what-if.ts'
import { GRID_NAMES, STRATEGY_NAMES } from './energy-words.ts'
import { words } from './words.ts'

const UNDECIDED = 'now'
const FIRST = { limit: 50 }

/** Which battery, how many of it, what it does and what it keeps back. */
export function BatteryControls({ trial, design }: { trial: Trial; design: Schemas['Design'] }) {
  const first = useRead('/v3/collections.ListStorage', FIRST)
  const here = first.data?.storage ?? []
  const elsewhere = first.data && trial.storage_id !== null && !here.some(({ id }) => id === trial.storage_id)
  const rest = useRead('/v3/collections.ListStorage', { ids: trial.storage_id ?? '' }, { enabled: Boolean(elsewhere) })
  const batteries = [...here, ...(rest.data?.storage ?? [])]
  const row = batteries.find(({ id }) => id === trial.storage_id)
  const own = design.storage_control
  return (
    <Card title={words.battery}>
      <div className="flex flex-col gap-5">
        <StoragePicker
          label={words.model}
          placeholder={words.no_battery_yet_search}
          known={batteries}
          value={trial.storage_id}
          onPick={({ id }) => trial.setBattery(id)}
        />
        {trial.storage_id !== null && (
          <Slider
            label={words.how_many}
            min={0}
            max={MOST_BATTERIES}
            step={1}
            value={trial.count}
            onChange={trial.setCount}
            write={count => (count === 0 ? 'none' : number(count))}
            help={
              row &&
              trial.count > 0 && (
                <Derived
                  derivation={storageDerivation(row.usable_kwh * trial.count, `${trial.count} × ${row.model}`)}
                  at={first.dataUpdatedAt}
                  sentence
                >
                  {words.kwh_together({ number: number(row.usable_kwh * trial.count, 1) })}
                </Derived>
              )
            }
          />
        )}
        {trial.count > 0 && (
          <>
            <SelectField
              label={words.battery_mode_label}
              options={[
                { value: UNDECIDED, label: own ? STRATEGY_NAMES[own.strategy] : words.as_tariff_makes_best },
                ...STRATEGY_KINDS.filter(kind => kind !== own?.strategy).map(kind => ({
                  value: kind,
                  label: STRATEGY_NAMES[kind],
                })),
              ]}
              value={trial.chosen !== null && trial.chosen !== own?.strategy ? trial.chosen : UNDECIDED}
              onChange={value => trial.setStrategy(STRATEGY_KINDS.find(kind => kind === value) ?? null)}
              help={energy.strategy[trial.strategy]}
            />
            {trial.strategy === 'arbitrage' && (
              <SelectField
                label={words.battery_grid}
                options={[
                  { value: UNDECIDED, label: words.follow_rate },
                  ...GRID_USES.map(use => ({ value: use, label: GRID_NAMES[use] })),
                ]}
                value={trial.grid ?? UNDECIDED}
                onChange={value => trial.setGrid(GRID_USES.find(use => use === value))}
                help={words.many_utilities_don_t}
              />
            )}
            <Slider
              label={words.kept_outage}
              min={0}
              max={1}
              step={0.05}
              value={trial.reserve}
              onChange={trial.setReserve}
              write={share => percent(share)}
            />
          </>
        )}
      </div>
    </Card>
  )
}
