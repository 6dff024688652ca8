// Strings or branches: on the roof, and in a table where panels and inputs are moved.
import { Minus, Plus } from 'lucide-react'
import { number } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Card } from '#web/ui/page.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { Change, Plan } from './electrical-part.tsx'
import { inputsOf, moved, onInput } from './move-panels.ts'
import { RoofStrings } from './roof-strings.tsx'
import { stringColor } from './string-colors.ts'
import { words } from './words.ts'

type Row = Plan['strings'][number]

export function StringsCard({ plan, change }: { plan: Plan; change: Change }) {
  const { strings, planes, units, kind, choices } = plan
  const branches = kind === 'micro'
  const { save, busy, whyNot } = change
  const by_hand = choices.strings !== null
  const put = (next: Plan['choices']['strings']) => save({ ...choices, strings: next })
  const tag = (row: Row) => (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className="size-3 rounded-sm" style={{ background: stringColor(strings.indexOf(row)).fill }} />
      {row.tag}
    </span>
  )
  const count = (row: Row) => {
    const more = moved(strings, row.tag, 1)
    const less = moved(strings, row.tag, -1)
    return branches ? (
      row.modules
    ) : (
      <span className="inline-flex items-center gap-1">
        <IconButton
          label={words.one_less({ tag: row.tag })}
          icon={Minus}
          onClick={less && !busy && !whyNot ? () => put(less) : undefined}
        />
        <span className="figures min-w-6 text-center">{row.modules}</span>
        <IconButton
          label={words.one_more({ tag: row.tag })}
          icon={Plus}
          onClick={more && !busy && !whyNot ? () => put(more) : undefined}
        />
      </span>
    )
  }
  const where = (row: Row) =>
    row.runs.map(({ plane, module_count }) => `${planes[plane] ?? ''} × ${module_count}`).join(', ')
  const input = (row: Row) => {
    const options = inputsOf(units).map(({ unit, input: nth }) => ({
      value: `${unit}.${nth}`,
      label: words.input_of({ unit: units[unit]?.tag ?? '', input: nth + 1 }),
    }))
    return branches ? (
      (units[row.unit]?.model ?? '')
    ) : (
      <SelectField
        label={words.input_for({ tag: row.tag })}
        hideLabel
        options={options}
        value={`${row.unit}.${row.input}`}
        disabled={busy || Boolean(whyNot)}
        onChange={value => {
          const [unit = 0, nth = 0] = value.split('.').map(Number)
          put(onInput(strings, row.tag, unit, nth))
        }}
      />
    )
  }
  return (
    <Card
      title={branches ? words.branches : words.strings}
      flush
      actions={
        by_hand && (
          <Button busy={busy} disabledReason={whyNot} onClick={() => put(null)}>
            {words.automatic}
          </Button>
        )
      }
    >
      <div className="p-4">
        <RoofStrings plan={plan} label={branches ? words.branches_on_roof : words.strings_on_roof} />
      </div>
      {change.errors['choices.strings'] && (
        <p role="alert" className="px-4 pb-3 text-sm text-danger">
          {change.errors['choices.strings']}
        </p>
      )}
      <DataTable
        label={branches ? words.branches : words.strings}
        rows={strings}
        keyOf={row => row.tag}
        columns={[
          { header: branches ? words.branch : words.string, cell: tag },
          { header: words.panels, cell: count, align: branches ? 'right' : undefined },
          { header: words.where, cell: where, wide: true },
          { header: branches ? words.inverter : words.inverter_input, cell: input, wide: branches },
          {
            header: branches ? words.current : words.cold_voltage,
            cell: row => {
              const value = branches ? row.output_a : row.cold_v
              return value === null ? '–' : number(value, 1)
            },
            align: 'right',
            wide: true,
          },
        ]}
      />
    </Card>
  )
}
