// Twelve months of energy: production next to use.
import { kwh, number } from '#web/lib/format.ts'
import { common } from '#web/words/common.ts'
import { MonthBars } from './month-bars.tsx'
import { words } from './words.ts'

type Props = { title: string; production?: readonly number[]; use?: readonly number[] | null; height?: number }

export const MonthChart = ({ title, production, use, height = 240 }: Props) => (
  <MonthBars
    title={title}
    unit="kWh"
    write={kwh}
    writeTick={number}
    height={height}
    legend
    series={[
      ...(production ? [{ name: common.production, color: 'var(--production)', values: production }] : []),
      ...(use ? [{ name: words.use, color: 'var(--consumption)', values: use }] : []),
    ]}
  />
)
