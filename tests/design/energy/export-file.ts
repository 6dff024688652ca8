// Rows of an export pricing file: one for each month, day type, hour and component, in the columns of the published files.
const COLUMNS =
  'RIN,RateName,DateStart,TimeStart,DateEnd,TimeEnd,DayStart,DayEnd,ValueName,Value,Unit,RateType,Sector'.split(',')
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Prices rise with the month by a tenth of a cent, with the hour by a hundredth; weekdays pay a cent more. */
export function exportRows(vintages: readonly string[], years: readonly number[]): string[][] {
  const rows = [COLUMNS]
  for (const vintage of vintages)
    for (const year of years)
      for (const part of ['PGXX', 'XXPG'])
        for (const [month, name] of MONTHS.entries())
          for (const day of ['Weekday', 'Weekend'])
            for (let hour = 0; hour < 24; hour++) {
              // In winter the clock of California is eight hours behind UTC.
              const start = new Date(Date.UTC(year, month, month === 11 ? 31 : 15, hour + 8))
              const date = `${start.getUTCMonth() + 1}/${start.getUTCDate()}/${start.getUTCFullYear()}`
              const usd = part === 'PGXX' ? 0.001 : 0.05 + month / 1000 + hour / 10_000 + (day === 'Weekday' ? 0.01 : 0)
              const days = day === 'Weekday' ? ['1', '5'] : ['6', '7']
              const value_name = `${name} ${day} HS${hour}`
              const time = `${start.getUTCHours()}:00:00`
              rows.push([
                `USCA-${part}-${vintage}-0000`,
                vintage,
                date,
                time,
                date,
                time.replace(':00:00', ':59:59'),
                ...days,
                value_name,
                usd.toFixed(5),
                'Export $/kWh',
                'TOU',
                'All',
              ])
            }
  return rows
}

export const exportText = (vintages: readonly string[], years: readonly number[]) =>
  exportRows(vintages, years)
    .map(row => row.join(','))
    .join('\n')
