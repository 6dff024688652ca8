// Pages homeowners open by link, and the secret in their URL. Verifying a document needs no link, so its faults can't
// be reported; a sign report finds its secret elsewhere and watches itself.

import type { WatchedPage } from '#web/company/page-faults/page-faults.ts'
import type { Match } from './navigation.ts'
import type { RoutePath } from './routes.ts'

const PAGES: Partial<Record<RoutePath, { page: WatchedPage['page']; name: string }>> = {
  '/sign/[...slug]': { page: 'signing', name: 'slug' },
  '/sign/completed/[...slug]': { page: 'signed', name: 'slug' },
  '/apply/[token]': { page: 'application', name: 'token' },
  '/simulation-report/[id]': { page: 'simulation_report', name: 'id' },
}
const BY_PATH = new Map(Object.entries(PAGES))

export function homeownerPage({ route, params }: Match): WatchedPage | undefined {
  const page = BY_PATH.get(route.path)
  const token = page && params[page.name]
  return page && token ? { page: page.page, token } : undefined
}
