// From an address to its route.
import { expect, it } from 'vitest'
import { matchRoute } from '#web/frame/navigation.ts'

const ID = '0198f7a2-0000-7000-8000-000000000001'
const pathOf = (address: string) => matchRoute(address)?.route.path

it('finds a route by its words before its parameters', () => {
  expect(pathOf('/projects/new-project')).toBe('/projects/new-project')
  expect(matchRoute(`/projects/${ID}/`)).toMatchObject({ route: { path: '/projects/[id]' }, params: { id: ID } })
  expect(matchRoute('/sign/a/b')?.params).toEqual({ slug: 'a/b' })
})

it('a link cut short, or of what is no text, leads nowhere and breaks nothing', () => {
  for (const address of [`/projects/${ID.slice(0, -3)}`, '/projects/undefined', '/homeowners/12', '/projects/%E0%A4%A'])
    expect(pathOf(address), address).toBeUndefined()
  expect(pathOf('/sign/%E0%A4%A')).toBe('/sign/[...slug]')
})
