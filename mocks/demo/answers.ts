// Responses to a demo sale.

/** The client throws refusals, so there always is data; this tells the types. */
export function the<T>({ data }: { data?: T }): T {
  if (data === undefined) throw new Error('The demo was answered nothing')
  return data
}

export function idOf<Row extends { id: string }>(rows: Row[], is: (row: Row) => boolean): string {
  const row = rows.find(is)
  if (!row) throw new Error('The demo names something the starter catalogue lacks')
  return row.id
}
