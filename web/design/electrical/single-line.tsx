// The single-line diagram, drawn by rule: boxes from left to right, a circuit on each line, storage below.
import { number } from '#web/lib/format.ts'
import { Card } from '#web/ui/page.tsx'
import type { Plan } from './electrical-part.tsx'
import { words } from './words.ts'

type Node = { title: string; lines: string[] }
const BOX = { width: 134, height: 72, gap: 44 }
const STEP = BOX.width + BOX.gap
const TOP = 20

export function SingleLine({ plan }: { plan: Plan }) {
  const { circuits, units, connection } = plan
  const chain = chainOf(plan)
  const storage = circuits.filter(({ kind }) => kind === 'storage')
  const width = chain.length * STEP - BOX.gap + 4
  const height = TOP + BOX.height + (storage.length > 0 ? 116 : 8)
  const panel_at = chain.length - 2
  const middle = TOP + BOX.height / 2
  return (
    <Card title={words.single_line} note={words.single_line_note}>
      {/* Wider than a phone; its text stays readable. */}
      <div className="overflow-x-auto">
        <svg
          viewBox={`-2 0 ${width} ${height}`}
          role="img"
          aria-label={words.diagram({
            units: units.map(({ tag }) => tag).join(', '),
            option: connection ? words.options[connection] : words.no_connection,
          })}
          className="w-full text-ink"
          style={{ minWidth: width * 0.75, maxWidth: width * 1.1 }}
        >
          {chain.map(({ node, circuit }, index) => (
            <g key={node.title}>
              {index > 0 && (
                <>
                  <line
                    x1={index * STEP - BOX.gap}
                    x2={index * STEP}
                    y1={middle}
                    y2={middle}
                    stroke="currentColor"
                    strokeWidth={1.5}
                  />
                  {circuit && (
                    <text
                      x={index * STEP - BOX.gap / 2}
                      y={middle - 6}
                      fontSize={11}
                      textAnchor="middle"
                      fill="currentColor"
                    >
                      {circuit}
                    </text>
                  )}
                </>
              )}
              <Box x={index * STEP} y={TOP} node={node} />
            </g>
          ))}
          {storage.length > 0 && (
            <>
              <line
                x1={panel_at * STEP + BOX.width / 2}
                x2={panel_at * STEP + BOX.width / 2}
                y1={TOP + BOX.height}
                y2={TOP + BOX.height + 36}
                stroke="currentColor"
                strokeWidth={1.5}
              />
              <text x={panel_at * STEP + BOX.width / 2 + 6} y={TOP + BOX.height + 22} fontSize={11} fill="currentColor">
                {storage.map(({ tag }) => tag).join(', ')}
              </text>
              <Box
                x={panel_at * STEP}
                y={TOP + BOX.height + 36}
                node={{ title: words.battery, lines: storage.map(one => `${one.serves} · ${one.device_a ?? '–'} A`) }}
              />
            </>
          )}
        </svg>
      </div>
    </Card>
  )
}

/** From the array to the utility; a circuit's tags are on the line into its box. */
function chainOf(plan: Plan): { node: Node; circuit?: string | undefined }[] {
  const { circuits, units, strings, choices, connection, kind } = plan
  const tags = (of: Plan['circuits'][number]['kind']) => {
    const found = circuits.filter(one => one.kind === of).map(({ tag }) => tag)
    const [first] = found
    const last = found.at(-1)
    return found.length === 0 || first === undefined ? undefined : found.length === 1 ? first : `${first}–${last}`
  }
  const modules = strings.reduce((sum, one) => sum + one.modules, 0)
  const combined = circuits.find(one => one.kind === 'combined')
  const micro = kind === 'micro'
  const output = combined ?? circuits.find(one => one.kind === 'inverter' || one.kind === 'branch')
  const amps = (value: number | null) => (value === null ? '–' : `${number(value)} A`)
  const array: Node = {
    title: words.array,
    lines: [
      words.array_note({ count: modules }),
      `${strings[0]?.tag ?? ''}${strings.length > 1 ? `–${strings.at(-1)?.tag}` : ''}`,
    ],
  }
  const inverters: Node = {
    title: units.map(({ tag }) => tag).join(', '),
    lines: [
      ...[...new Set(units.map(({ model }) => model))].slice(0, 2),
      ...(micro ? [words.more_units({ count: units.reduce((sum, { count }) => sum + count, 0) })] : []),
    ],
  }
  const combiner: Node = { title: words.combiner, lines: [amps(combined?.maximum_a ?? null)] }
  const disconnect: Node = { title: words.disconnect, lines: [amps(output?.device_a ?? null)] }
  const panel: Node = {
    title: words.panel_node,
    lines: [
      words.panel_note({ bus: amps(choices.busbar_a), main: amps(choices.main_a) }),
      connection ? words.options[connection] : words.no_connection,
    ],
  }
  const meter: Node = { title: words.meter, lines: [words.service_note({ amps: amps(choices.service_a) })] }
  return [
    { node: array },
    { node: inverters, circuit: micro ? undefined : tags('string') },
    ...(combined ? [{ node: combiner, circuit: micro ? tags('branch') : tags('inverter') }] : []),
    { node: disconnect, circuit: output?.tag },
    { node: panel },
    { node: meter },
  ]
}

const Box = ({ x, y, node: { title, lines } }: { x: number; y: number; node: Node }) => (
  <g>
    <rect
      x={x}
      y={y}
      width={BOX.width}
      height={BOX.height}
      rx={6}
      fill="var(--surface)"
      stroke="currentColor"
      strokeWidth={1.25}
    />
    <text x={x + BOX.width / 2} y={y + 20} fontSize={13} fontWeight={600} textAnchor="middle" fill="currentColor">
      {cut(title, 18)}
    </text>
    {lines.slice(0, 3).map((line, index) => (
      <text
        key={line}
        x={x + BOX.width / 2}
        y={y + 38 + index * 15}
        fontSize={11}
        textAnchor="middle"
        fill="currentColor"
      >
        {cut(line, 23)}
      </text>
    ))}
  </g>
)

/** A box's width in characters; the full name is in the tables. */
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
