import { expect, it } from 'vitest'
import { pages, productClient, rows } from '#sdk/sdk.ts'

const PAGES = [
  { projects: [{ id: 'a' }, { id: 'b' }], next_cursor: 'second' },
  { projects: [], next_cursor: 'third' },
  { projects: [{ id: 'c' }], next_cursor: null },
]

function listing() {
  const asked: string[] = []
  const client = productClient({
    base_url: 'http://localhost',
    token: () => null,
    fetch: async ({ url }) => Response.json(PAGES[asked.push(new URL(url).search) - 1]),
  })
  return { client, asked }
}

it('goes through every row of every page, with the same query', async () => {
  const { client, asked } = listing()
  const ids: string[] = []
  for await (const { id } of rows(client, '/v3/projects.List', 'projects', { limit: 2 })) ids.push(id)
  expect(ids).toEqual(['a', 'b', 'c'])
  expect(asked).toEqual(['?limit=2', '?limit=2&cursor=second', '?limit=2&cursor=third'])
})

it('asks for a page only when it comes to it', async () => {
  const { client, asked } = listing()
  for await (const { projects } of pages(client, '/v3/projects.List')) {
    expect(projects).toHaveLength(2)
    break
  }
  expect(asked).toHaveLength(1)
})
