// A list that comes in pages, asked for one by one as the loop comes to them.
export async function* paged<Page, Cursor>(
  read: (cursor: Cursor | undefined) => Promise<Page>,
  next: (page: Page) => Cursor | null | undefined,
): AsyncGenerator<Awaited<Page>, void> {
  let cursor: Cursor | undefined
  do {
    const page = await read(cursor)
    yield page
    cursor = next(page) ?? undefined
  } while (cursor !== undefined && cursor !== '')
}
