// A paged list, fetched page by page as the loop reaches each.
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
