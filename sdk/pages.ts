// Lists by the page and by the row: `for await (const project of rows(client, '/v3/projects.List', 'projects'))`.
import type { ProductClient } from './client.ts'
import { paged } from './runtime/paged.ts'
import type { Answer, Input, ReadPath } from './types.ts'

/** Reads whose answers have a next page. */
export type ListPath = {
  [P in ReadPath]: Answer<P> extends { next_cursor?: string | null } ? P : never
}[ReadPath]
type RowsKey<P extends ListPath> = {
  [K in keyof Answer<P>]-?: NonNullable<Answer<P>[K]> extends readonly unknown[] ? K : never
}[keyof Answer<P>]
type Row<P extends ListPath, K extends RowsKey<P>> = NonNullable<Answer<P>[K]> extends readonly (infer R)[] ? R : never
type Query<P extends ListPath> = Omit<Input<P>, 'cursor'>
type Page<P extends ListPath> = Awaited<Answer<P>> & { next_cursor?: string | null }

/** A page is fetched when the loop reaches it. */
export function pages<P extends ListPath>(
  client: ProductClient,
  path: P,
  query?: Query<P>,
  signal?: AbortSignal,
): AsyncGenerator<Page<P>, void> {
  // openapi-fetch types each path by itself; here it is a variable, typed by Answer.
  const get = client.GET as unknown as (path: P, init: object) => Promise<{ data: Page<P> }>
  const read = async (cursor: string | undefined): Promise<Page<P>> => {
    const asked = { ...query, ...(cursor === undefined ? {} : { cursor }) }
    const { data } = await get(path, { params: { query: asked }, ...(signal ? { signal } : {}) })
    return data
  }
  return paged<Page<P>, string>(read, ({ next_cursor }) => next_cursor)
}

/** `key` names the list in the answer, such as `projects`. */
export async function* rows<P extends ListPath, K extends RowsKey<P>>(
  client: ProductClient,
  path: P,
  key: K,
  query?: Query<P>,
  signal?: AbortSignal,
): AsyncGenerator<Row<P, K>, void> {
  for await (const page of pages(client, path, query, signal)) yield* (page[key] ?? []) as Iterable<Row<P, K>>
}
