// The hours of a year for a spreadsheet or another program.
import { csv } from '../../lib/csv.ts'
import type { SimulationResult } from '../production/simulation.ts'
import type { SimulationInputs } from '../production/simulation-run.ts'
import { HOURS, MONTH_OF_DAY, MONTH_STARTS, type WeatherYear } from '../weather/weather-year.ts'

/** Hours in kWh to a milliwatt-hour, so that they add up to the year to the watt-hour. */
export function hoursCsv(inputs: SimulationInputs, weather: WeatherYear, year: SimulationResult): string {
  const header = [
    'Hour beginning (month-day, local standard time)',
    'Air temperature (°C)',
    ...inputs.planes.map(({ name }) => `Light on ${name} (W/m²)`),
    'DC before inverter (kWh)',
    'AC (kWh)',
  ]
  const rows = Array.from({ length: HOURS }, (_, hour) => [
    hourLabel(hour),
    rounded(weather.temp_c[hour], 1),
    ...year.planes.map(plane => rounded(plane.hourly_poa_w_m2[hour], 1)),
    rounded(year.hourly_dc_kw[hour], 6),
    rounded(year.hourly_ac_kw[hour], 6),
  ])
  return csv(header, rows)
}

/** '07-14 13:00' */
function hourLabel(hour: number): string {
  const day = Math.floor(hour / 24)
  const month = MONTH_OF_DAY[day] ?? 0
  const date = day - (MONTH_STARTS[month] ?? 0) + 1
  return `${two(month + 1)}-${two(date)} ${two(hour % 24)}:00`
}

const two = (value: number) => String(value).padStart(2, '0')
const rounded = (value: number | undefined, digits: number) => Number((value ?? 0).toFixed(digits)) + 0
