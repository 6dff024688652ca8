// Lists by the page and by the row: `for await (const project of rows(client, '/v3/projects.List', 'projects'))`.
import type { ProductClient } from './client.ts'
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
type Page = { next_cursor?: string | null }

/** A page is asked for once the loop comes to it. */
export async function* pages<P extends ListPath>(
  client: ProductClient,
  path: P,
  query?: Query<P>,
  signal?: AbortSignal,
): AsyncGenerator<Answer<P>, void> {
  // openapi-fetch types each path by itself; here it is a variable, typed by Answer.
  const get = client.GET as unknown as (path: P, init: object) => Promise<{ data: Awaited<Answer<P>> & Page }>
  let cursor: string | null | undefined
  do {
    const asked = { ...query, ...(cursor ? { cursor } : {}) }
    const { data } = await get(path, { params: { query: asked }, ...(signal ? { signal } : {}) })
    yield data
    cursor = data.next_cursor
  } while (cursor)
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
