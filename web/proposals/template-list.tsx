import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { STATES, stateOptions } from '#web/lib/states.ts'
import { TYPE_NAMES } from '#web/sale/offer-words.ts'
import { ComboboxField } from '#web/ui/combobox-field.tsx'
import { Card } from '#web/ui/page.tsx'

type Text = Schemas['ProposalText']
export type Which = Pick<Text, 'financing_type' | 'state'>

const TYPES = ['cash', 'loan', 'lease', 'ppa'] as const

export const keyOf = ({ financing_type, state }: Which) => `${financing_type}-${state ?? 'every-state'}`
export const placeName = (state: string | null) =>
  state === null ? 'every state' : (STATES.find(({ alphacode }) => alphacode === state)?.name ?? state)

type Props = { templates: Text[]; chosen: Which; onChoose: (which: Which) => void }

/** Every way to pay has its line; a state has one once it has a text, or is about to. */
export function TemplateList({ templates, chosen, onChoose }: Props) {
  const [adding, setAdding] = useState<string | null>(null)
  const lines = TYPES.flatMap(financing_type => {
    const own = templates.filter(text => text.financing_type === financing_type).map(({ state }) => state)
    const shown = new Set([null, ...own, ...(chosen.financing_type === financing_type ? [chosen.state] : [])])
    return [...shown]
      .sort((a, b) => (a ?? '').localeCompare(b ?? ''))
      .map(state => ({ financing_type, state, written: own.includes(state) }))
  })
  return (
    <Card title="Texts" className="xl:sticky xl:top-6">
      <ul className="-mx-2 flex flex-col">
        {lines.map(line => {
          const current = keyOf(line) === keyOf(chosen)
          return (
            <li key={keyOf(line)}>
              <button
                type="button"
                aria-current={current || undefined}
                onClick={() => onChoose({ financing_type: line.financing_type, state: line.state })}
                className={cx(
                  'flex w-full flex-wrap items-baseline justify-between gap-x-3 rounded-control px-2 py-1.5 text-left text-base max-sm:py-3',
                  line.state !== null && 'pl-6',
                  current ? 'bg-sunken font-medium' : 'text-ink-2 hover:bg-sunken hover:text-ink',
                )}
              >
                <span>{line.state === null ? TYPE_NAMES[line.financing_type] : placeName(line.state)}</span>
                {!line.written && <span className="text-xs font-normal text-ink-3">no text yet</span>}
              </button>
            </li>
          )
        })}
      </ul>
      <ComboboxField
        className="mt-4 border-t border-hairline pt-4"
        label={`State with its own ${TYPE_NAMES[chosen.financing_type].toLowerCase()} text`}
        placeholder="Search the states"
        options={stateOptions}
        value={adding}
        onChange={state => {
          setAdding(null)
          onChoose({ ...chosen, state })
        }}
      />
    </Card>
  )
}
