// From an address to its route and back.
import { isUuid } from '#machines/lib/uuid.ts'
import { type Route, type RoutePath, routes } from './routes.ts'

export const BRAND = __BRAND__

type Names<P extends string> = P extends `${string}[...${infer N}]${infer Rest}`
  ? N | Names<Rest>
  : P extends `${string}[${infer N}]${infer Rest}`
    ? N | Names<Rest>
    : never

/** The address of a route; its parameters are asked for by name. */
export function href<P extends RoutePath>(
  path: P,
  ...[values]: [Names<P>] extends [never] ? [] : [Record<Names<P>, string>]
): string {
  const parts: Record<string, string> = values ?? {}
  return path.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''))
}

export type Match = { route: Route; params: Record<string, string> }

/** The route an address belongs to: the first of the table that fits, with words before parameters. */
export function matchRoute(address: string): Match | undefined {
  const wanted = address.replace(/\/+$/, '').split('/').slice(1)
  const match = routes
    .map(route => ({ route, params: paramsOf(route.path, wanted) }))
    .filter(({ route, params }) => params !== undefined && isMeant(route, params))
  const [best] = match.sort((a, b) => looseness(a.route.path) - looseness(b.route.path))
  return best ? { route: best.route, params: best.params ?? {} } : undefined
}

/** Company pages have valid ids in their URL; a truncated link is not found, rather than a page that can't load. */
const isMeant = ({ access }: Route, { id }: Record<string, string>) =>
  id === undefined || access === 'standalone' || access === 'public' || isUuid(id)

/** Unchanged if malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const looseness = (path: string) =>
  path.split('/').reduce((sum, part) => sum + (part.startsWith('[...') ? 100 : part.startsWith('[') ? 1 : 0), 0)

function paramsOf(path: string, wanted: string[]): Record<string, string> | undefined {
  const parts = path === '/' ? [] : path.split('/').slice(1)
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const value = wanted[index]
    const name = /^\[(?:\.\.\.)?(\w+)\]$/.exec(part)?.[1]
    if (value === undefined || value === '') return undefined
    if (name && part.startsWith('[...')) return { ...params, [name]: wanted.slice(index).map(decoded).join('/') }
    if (name) params[name] = decoded(value)
    else if (part !== value) return undefined
  }
  return wanted.length === parts.length ? params : undefined
}

export const titleOf = (route: Route | undefined) => (route?.title ? `${route.title} | ${BRAND}` : BRAND)
