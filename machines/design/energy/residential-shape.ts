// How a house spreads a month's use over the hours of its days: the mean day of each month of a single-family house,
// each hour in hundredths of the day's mean. From the example load of NREL's System Advisor Model (ssc, BSD-3; 6,020
// kWh a year, site not stated), with no weekends. Only the shape of the day is used; the project has the totals.
import { sum } from '#machines/lib/numbers.ts'

const RESIDENTIAL_DAY: readonly (readonly number[])[] = [
  [81, 71, 68, 67, 65, 71, 88, 109, 96, 76, 75, 75, 74, 75, 78, 84, 105, 142, 174, 173, 166, 153, 128, 105],
  [83, 73, 70, 69, 67, 74, 89, 109, 94, 76, 74, 74, 73, 75, 78, 83, 101, 133, 165, 173, 171, 158, 131, 108],
  [85, 74, 71, 70, 68, 74, 88, 104, 89, 75, 74, 73, 73, 74, 77, 82, 98, 129, 161, 174, 178, 163, 135, 111],
  [69, 64, 62, 60, 65, 77, 92, 80, 69, 70, 71, 72, 77, 83, 95, 116, 157, 169, 168, 178, 171, 140, 111, 83],
  [68, 61, 55, 52, 55, 64, 76, 67, 64, 69, 73, 78, 87, 99, 114, 137, 176, 178, 170, 170, 161, 135, 110, 83],
  [69, 61, 57, 52, 53, 60, 68, 64, 67, 74, 81, 89, 100, 112, 126, 145, 181, 175, 162, 153, 144, 123, 102, 81],
  [74, 67, 62, 58, 59, 67, 73, 68, 70, 77, 84, 92, 101, 112, 125, 142, 165, 162, 152, 146, 139, 121, 102, 84],
  [73, 66, 62, 58, 59, 66, 73, 68, 69, 77, 83, 90, 99, 110, 122, 137, 166, 164, 156, 151, 143, 121, 103, 84],
  [69, 63, 58, 54, 55, 63, 74, 68, 67, 74, 81, 89, 100, 112, 127, 139, 170, 168, 159, 158, 144, 122, 102, 80],
  [65, 58, 54, 51, 54, 64, 79, 73, 66, 70, 79, 89, 100, 113, 126, 138, 164, 168, 168, 165, 150, 125, 102, 78],
  [81, 71, 67, 66, 64, 71, 85, 104, 91, 75, 74, 74, 73, 74, 78, 85, 109, 148, 178, 173, 169, 156, 129, 106],
  [81, 71, 67, 66, 64, 71, 87, 107, 94, 76, 74, 74, 74, 75, 79, 86, 111, 149, 177, 168, 164, 152, 127, 105],
]

/** Share of a month's use that falls into one hour of one of its days. */
export const SHARE_OF_DAY: readonly Readonly<Float64Array>[] = RESIDENTIAL_DAY.map(day => {
  const total = sum(day)
  return Float64Array.from(day, value => value / total)
})
