// A weather file's light by month, next to the usual light at the address.
import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { MONTHS, monthName, number, percent } from '#web/lib/format.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Props = { file: NonNullable<Schemas['Simulation']['weather_file']> }

export function WeatherMonths({ file: { monthly_ghi_kwh_m2: own, usual_ghi_kwh_m2: usual } }: Props) {
  if (!usual) return null
  const row = (name: string, file_kwh: number, usual_kwh: number) => (
    <tr key={name} className="border-t border-hairline">
      <th scope="row" className="py-1 pr-3 text-left font-normal">
        {name}
      </th>
      <td className="py-1 pr-3 text-right tabular-nums">{number(file_kwh)}</td>
      <td className="py-1 pr-3 text-right tabular-nums">{number(usual_kwh)}</td>
      <td className="py-1 text-right tabular-nums">{usual_kwh > 0 ? signed(file_kwh / usual_kwh - 1) : '–'}</td>
    </tr>
  )
  return (
    <table className="mt-1 w-full max-w-md border-collapse">
      <caption className="pb-1 text-left">{words.light_beside_usual}</caption>
      <thead className="text-ink-3">
        <tr>
          <th scope="col" className="pr-3 text-left font-normal">
            {common.month}
          </th>
          <th scope="col" className="pr-3 text-right font-normal">
            {words.file_light}
          </th>
          <th scope="col" className="pr-3 text-right font-normal">
            {words.usual_light}
          </th>
          <th scope="col" className="text-right font-normal">
            {words.light_difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {MONTHS.map((_, month) => row(monthName(month), own[month] ?? 0, usual[month] ?? 0))}
        {row(words.light_year, sum(own), sum(usual))}
      </tbody>
    </table>
  )
}

const signed = (share: number) => `${share < 0 ? '−' : '+'}${percent(Math.abs(share), 0)}`
