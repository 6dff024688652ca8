// Every weather station left out in turn and estimated from the others: how far off the year is, and how often it ends
// below P90. `node --import tsx tests/bench/left-out-weather.ts`; takes a minute, without other data.
import { stations } from '#machines/design/weather/stations.ts'
import { belowP90, type LeftOut, leftOut, meanOff } from '../support/left-out.ts'

const cases = stations().flatMap(station => leftOut(station) ?? [])
const percent = (share: number, digits = 1) => `${(share * 100).toFixed(digits)}%`
const at = (values: number[], share: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
const alaska = ({ station }: LeftOut) => station.name.endsWith(', AK')

const groups: [string, (one: LeftOut) => boolean][] = [
  ['All stations', () => true],
  ['Without Alaska', one => !alaska(one)],
  ['Alaska', alaska],
  ['Nearest within 30 km', one => one.nearest_km < 30],
  ['Nearest 30 to 90 km', one => one.nearest_km >= 30 && one.nearest_km < 90],
  ['Nearest beyond 90 km', one => one.nearest_km >= 90],
  ['Above 1,000 m', one => one.station.elevation_m >= 1_000],
  ['Made dull (below 1,250 kWh/kW)', one => one.made_kwh < 1_250],
  ['Made sunny (above 1,450 kWh/kW)', one => one.made_kwh > 1_450],
]
console.log(
  '| Stations left out | Count | Mean error | Mean absolute | 95 of 100 within | Worst | Below P90 | Deviation, median |',
)
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |')
for (const [name, belongs] of groups) {
  const some = cases.filter(belongs)
  const sizes = some.map(({ off }) => Math.abs(off))
  const mean = some.reduce((sum, { off }) => sum + off, 0) / some.length
  const cells = [
    name,
    some.length,
    percent(mean, 2),
    percent(meanOff(some), 2),
    percent(at(sizes, 0.95)),
    percent(Math.max(...sizes)),
    percent(belowP90(some)),
    percent(
      at(
        some.map(({ deviation }) => deviation),
        0.5,
      ),
    ),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
