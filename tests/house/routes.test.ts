// The product's addresses, titles and access classes, as the specification lists them. A screen still to be built is
// expected to be missing; once it is there its line here must go, and the test says so.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesOf } from '#tests/support/files.ts'
import { routes } from '#web/frame/routes.ts'

const read = (file: string) => readFileSync(new URL(`../../web/${file}`, import.meta.url), 'utf8')
// Read as text, for importing the table of screens would load React.
const table = read('app/screens.ts')
const shown = new Map(
  [...table.matchAll(/^ {2}'([^']+)': (null|'document'|\(\)|__DEVELOPMENT__)/gm)].map(([, path, what]) => [path, what]),
)
const rows = routes.map(({ path, title, access }) => ({ path, title, access, built: shown.get(path) !== 'null' }))

const SHELL: [string, string | null][] = [
  ['/', 'Dashboard'],
  ['/projects', 'Projects'],
  ['/projects/new-project', 'New Project'],
  ['/light-hub/storage', 'Storage'],
  ['/light-hub/inverters', 'Inverters'],
  ['/light-hub/modules', 'Modules'],
  ['/light-hub/agreements', 'Agreements'],
  // Ours: what waits for the company's own signature.
  ['/light-hub/agreements/countersign', 'Agreements'],
  ['/light-hub/agreements/[id]', 'Edit Agreement'],
  ['/light-hub/adders', 'Adders'],
  ['/light-hub/financing', 'Financing'],
  ['/light-hub/proposal', 'Proposal'],
  ['/light-hub/incentives', 'Incentives'],
  ['/team', 'Team'],
  ['/team/user/[id]', 'User'],
  ['/homeowners/[id]', 'Homeowner'],
  ['/deals', 'Deals'],
  ['/company', 'Company'],
  ['/support', 'Support'],
  ['/help', 'Help Center'],
  // Ours: one article of the Help Center.
  ['/help/[slug]', 'Help Center'],
  ['/resources', 'Resources'],
  ['/proposal2/[id]', 'Proposal'],
  ['/accounts-receivable/console', null],
  ['/accounts-receivable/invoices', null],
  ['/settings/company/roles', null],
  ['/settings/company/roles/[id]', null],
  ['/settings/company/roles/edit-permissions', null],
  ['/settings/company/preferences', 'Design Preferences'],
  ['/settings/company/general', null],
  // Ours: what each role may sell without asking.
  ['/settings/company/guardrails', 'Guardrails'],
  // Ours: what the company confirmed of its utilities.
  ['/settings/company/utilities', 'Utilities'],
  // Ours: which public services are asked about a house.
  ['/settings/company/site-services', 'Site services'],
  ['/settings/company/templates', null],
  ['/settings/company/proposal', 'Proposal Settings'],
  ['/settings/company/contacts', 'Points of Contact'],
  ['/settings/company/audit', 'Audit Logs'],
  ['/settings/company/billing', null],
  ['/settings/company/performance-simulations', null],
  ['/settings/services/messages', null],
  ['/settings/services/google-suite', null],
  ['/settings/services/mail-smtp', null],
  ['/settings/services/notifications', null],
  ['/settings/services/session', null],
  // Ours: the company's identity provider.
  ['/settings/services/single-sign-on', null],
  ['/settings/company/signing', null],
  // Ours: homeowner pages that failed.
  ['/settings/company/support', 'Support access'],
  ['/settings/company/privacy', 'Privacy requests'],
  ['/settings/company/page-problems', 'Page problems'],
  // Ours: how the company is connected with its lenders.
  ['/settings/services/lenders', 'Lenders'],
  // Ours: notification preferences.
  ['/settings/me/notifications', 'Your notifications'],
  // The project's own page, which the specification's list leaves out and its text describes.
  ['/projects/[id]', 'Project'],
]
const FULLSCREEN: [string, string | null][] = [
  ['/update-password', null],
  // Ours: what a company requires first.
  ['/set-up-second-step', null],
  ...[
    'simulation-report',
    'editor',
    'analysis',
    'designer',
    'designer2',
    'playground',
    'playground2',
    'demo',
    'manual',
  ].map((name): [string, null] => [`/projects/[id]/${name}`, null]),
]
const STANDALONE: [string, string | null][] = [
  ['/proposal/[id]', 'Proposal'],
  ['/sign/[...slug]', 'Sign Agreement'],
  ['/sign/completed/[...slug]', 'Agreement Completed'],
  ['/404', 'Not Found'],
  ['/simulation-report/[id]', null],
  ['/solar-proposal/[id]', null],
  ['/sign/report/[id]', null],
  ['/sign/completed', null],
  // Ours: the homeowner's part of a lender's application.
  ['/apply/[token]', 'Apply'],
  // Ours: whether a signed document is as it was signed.
  ['/verify', 'Verify a document'],
  // The widgets, in a development build only.
  ['/widgets', null],
]
const PUBLIC: [string, string | null][] = [
  ['/join/[user]/[id]/[name]', 'Join'],
  ['/login', null],
  // Ours: signing in at the company's identity provider.
  ['/login/company', null],
  ['/sign-up', null],
  ['/reset-password', null],
  // Ours: a mailed link that decides about one request.
  ['/approve/[token]', 'Approve'],
]

it('lists every route once, with its title and access class', () => {
  const classes = { shell: SHELL, fullscreen: FULLSCREEN, standalone: STANDALONE, public: PUBLIC }
  const expected = Object.entries(classes).flatMap(([access, routes]) =>
    routes.map(([path, title]) => ({ path, title, access })),
  )
  const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path)
  expect(rows.map(({ path, title, access }) => ({ path, title, access })).sort(byPath)).toEqual(expected.sort(byPath))
})

it('every route has its screen', () => {
  expect(rows.filter(row => !row.built).map(row => row.path)).toEqual([])
})

it('what the server makes itself is opened by its link alone', () => {
  const documents = [...shown].filter(([, what]) => what === "'document'").map(([path]) => path)
  expect(documents).toEqual(['/proposal/[id]', '/solar-proposal/[id]'])
  const pages = readFileSync(new URL('../../server/proposals/pages.ts', import.meta.url), 'utf8')
  for (const path of documents) expect(pages).toContain(`'${path?.replace('[id]', ':id')}'`)
})

it('every screen is in the table', () => {
  const screens = filesOf(['web'], ['-screen.tsx'])
  const unlisted = screens.filter(file => !table.includes(`'#${file}'`))
  // The crash screen is shown when the table itself cannot be.
  expect(unlisted).toEqual(['web/app/crash-screen.tsx'])
})
