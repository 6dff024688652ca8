// Files of a form: made from the few lines a contract gives, or taken over from an earlier response of a sequence.
import { expect, test } from 'vitest'
import { readExportTables } from '#machines/design/energy/billing/export-table.ts'
import { fileFor } from '#openapi/check/inputs/files.ts'
import { sampleOf } from '#openapi/check/inputs/sample-file.ts'
import { contractAt, PRODUCT } from '#openapi/contract.ts'
import { readUsageFile } from '#server/design/energy/read-files.ts'
import { readWeatherFile } from '#server/design/weather/weather-file.ts'

const bytesOf = (schema: object) => String(fileFor(sampleOf(Object(schema)))?.bytes)

test('a row for every hour of a year, or of one day per month', () => {
  const row = '{year}-{month}-{day} {hour}:00 {month_name} {hour_number} {other}\n'
  const year = bytesOf({ 'x-sample-file': { head: 'When\n', row, each: 'hour-of-year' } }).split('\n')
  expect(year).toHaveLength(1 + 8_760 + 1)
  expect([year[0], year[1], year[8_760]]).toEqual([
    'When',
    '2025-01-01 00:00 Jan 0 {other}',
    '2025-12-31 23:00 Dec 23 {other}',
  ])
  const months = bytesOf({ 'x-sample-file': { row, each: 'hour-of-month' } }).split('\n')
  expect(months).toHaveLength(12 * 24 + 1)
  expect(months[24 + 7]).toBe('2025-02-01 07:00 Feb 7 {other}')
})

test('what a schema doesn’t describe is not made', () => {
  expect(sampleOf({ type: 'string', format: 'binary' })).toBeUndefined()
})

test('those of our own contract are files the product reads', async () => {
  const { operations, follow } = contractAt(PRODUCT)
  const text = (id: string) => {
    const media = operations.find(one => one.id === id)?.body?.media['multipart/form-data']
    return bytesOf(follow(Object(follow(media?.schema)['properties'])['file']))
  }
  expect(readWeatherFile(Buffer.from(text('solar.UploadWeather'))).source).toBe('SAM CSV')
  const usage = await readUsageFile(
    Buffer.from(text('energy.UploadUsage')),
    { utc_offset_min: null, daylight: true },
    {},
  )
  expect([usage.year_kwh, usage.questions]).toEqual([10_950, []])
  const rows = text('energy.ReadExportRates')
    .trim()
    .split('\n')
    .map(line => line.split(','))
  expect(readExportTables(rows)).toHaveLength(1)
})
