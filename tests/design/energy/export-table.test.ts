// Export pricing as California's utilities write it. The figures are made up; columns and names are those of the files.
import { describe, expect, it } from 'vitest'
import { readExportTables } from '#machines/design/energy/billing/export-table.ts'
import { readExports } from '#server/design/energy/read-files.ts'
import { exportRows, exportText } from './export-file.ts'

const workbook = (text: string) => new TextEncoder().encode(text)

describe('a file of export prices', () => {
  it('adds up delivery and generation, for each vintage and year of the clock', () => {
    const tables = readExportTables(exportRows(['NBT25', 'NBT26'], [2026, 2027]))
    expect(tables.map(({ vintage, year, parts }) => [vintage, year, parts.join()])).toEqual([
      ['NBT25', 2026, 'delivery,generation'],
      ['NBT25', 2027, 'delivery,generation'],
      ['NBT26', 2026, 'delivery,generation'],
      ['NBT26', 2027, 'delivery,generation'],
    ])
    // January, weekend, midnight: 0.05 generation and 0.001 delivery; weekdays a cent more.
    expect(tables[0]?.weekend[0]?.[0]).toBe(0.051)
    expect(tables[0]?.weekday[0]?.[0]).toBe(0.061)
    // December's last hours are January's in UTC, and stay in their year.
    expect(tables[0]?.weekday[11]?.[23]).toBeCloseTo(0.061 + 0.011 + 0.0023, 9)
  })
  it('takes what another energy provider leaves of it', () => {
    const delivery = exportRows(['NBT26'], [2026]).filter(([rin]) => rin === 'RIN' || rin?.startsWith('USCA-PGXX'))
    expect(readExportTables(delivery)[0]?.parts).toEqual(['delivery'])
  })
  it('refuses what is something else, half a file, and words it does not know', () => {
    const rows = exportRows(['NBT26'], [2026])
    expect(() => readExportTables([['a', 'b']])).toThrow('No export price columns')
    expect(() => readExportTables(rows.slice(0, 200))).toThrow('Download the whole file again')
    expect(() => readExportTables(rows.map(row => row.map(cell => cell.replace('HS5', 'HS25'))))).toThrow(
      'month, day type and hour',
    )
    expect(() =>
      readExportTables(rows.map((row, at) => (at === 7 ? row.map(cell => cell.replace(/^0\.\d+$/, '52')) : row))),
    ).toThrow('not a price')
  })
  it('is read from a CSV, and refused where it is none', async () => {
    const [table] = await readExports(workbook(exportText(['NBT26'], [2026])))
    expect(table?.vintage).toBe('NBT26')
    await expect(readExports(workbook('Month,kWh\nJan,900\n'))).rejects.toMatchObject({
      status: 415,
      code: 'no_export_file',
    })
  })
})
