// Every address of the application: its title and who may see it. What each shows is in web/app/screens.ts.

/** shell: inside the app, signed in. fullscreen: signed in, without the shell. standalone and public: without a session. */
export type Access = 'shell' | 'fullscreen' | 'standalone' | 'public'
export type Route = { path: RoutePath; title: string | null; access: Access }

export const routes = [
  { path: '/', title: 'Dashboard', access: 'shell' },
  { path: '/projects', title: 'Projects', access: 'shell' },
  { path: '/projects/new-project', title: 'New Project', access: 'shell' },
  { path: '/projects/[id]', title: 'Project', access: 'shell' },
  { path: '/light-hub/storage', title: 'Storage', access: 'shell' },
  { path: '/light-hub/inverters', title: 'Inverters', access: 'shell' },
  { path: '/light-hub/modules', title: 'Modules', access: 'shell' },
  { path: '/light-hub/agreements', title: 'Agreements', access: 'shell' },
  { path: '/light-hub/agreements/[id]', title: 'Edit Agreement', access: 'shell' },
  { path: '/light-hub/adders', title: 'Adders', access: 'shell' },
  { path: '/light-hub/financing', title: 'Financing', access: 'shell' },
  { path: '/light-hub/proposal', title: 'Proposal', access: 'shell' },
  { path: '/light-hub/incentives', title: 'Incentives', access: 'shell' },
  { path: '/team', title: 'Team', access: 'shell' },
  { path: '/team/user/[id]', title: 'User', access: 'shell' },
  { path: '/homeowners/[id]', title: 'Homeowner', access: 'shell' },
  { path: '/deals', title: 'Deals', access: 'shell' },
  { path: '/company', title: 'Company', access: 'shell' },
  { path: '/support', title: 'Support', access: 'shell' },
  { path: '/help', title: 'Help Center', access: 'shell' },
  // Ours: one article of the Help Center.
  { path: '/help/[slug]', title: 'Help Center', access: 'shell' },
  { path: '/resources', title: 'Resources', access: 'shell' },
  { path: '/join/[user]/[id]/[name]', title: 'Join', access: 'public' },
  { path: '/proposal/[id]', title: 'Proposal', access: 'standalone' },
  { path: '/proposal2/[id]', title: 'Proposal', access: 'shell' },
  { path: '/sign/report/[id]', title: null, access: 'standalone' },
  { path: '/sign/completed', title: null, access: 'standalone' },
  { path: '/sign/completed/[...slug]', title: 'Agreement Completed', access: 'standalone' },
  { path: '/sign/[...slug]', title: 'Sign Agreement', access: 'standalone' },
  // Where a homeowner fills in what a lender asks.
  { path: '/apply/[token]', title: 'Apply', access: 'standalone' },
  // Where a mailed link decides about one request.
  { path: '/approve/[token]', title: 'Approve', access: 'standalone' },
  // For whoever has a signed document, wherever it came from.
  { path: '/verify', title: 'Verify a Document', access: 'standalone' },
  { path: '/404', title: 'Not Found', access: 'standalone' },
  { path: '/update-password', title: null, access: 'fullscreen' },
  { path: '/login', title: null, access: 'public' },
  { path: '/sign-up', title: null, access: 'public' },
  { path: '/reset-password', title: null, access: 'public' },
  { path: '/projects/[id]/simulation-report', title: null, access: 'fullscreen' },
  { path: '/projects/[id]/editor', title: null, access: 'fullscreen' },
  { path: '/projects/[id]/analysis', title: null, access: 'fullscreen' },
  { path: '/projects/[id]/designer', title: null, access: 'fullscreen' },
  { path: '/projects/[id]/designer2', title: null, access: 'fullscreen' },
  { path: '/projects/[id]/playground', title: null, access: 'fullscreen' },
  { path: '/projects/[id]/playground2', title: null, access: 'fullscreen' },
  { path: '/projects/[id]/demo', title: null, access: 'fullscreen' },
  { path: '/projects/[id]/manual', title: null, access: 'fullscreen' },
  { path: '/simulation-report/[id]', title: null, access: 'standalone' },
  { path: '/solar-proposal/[id]', title: null, access: 'standalone' },
  { path: '/accounts-receivable/console', title: null, access: 'shell' },
  { path: '/accounts-receivable/invoices', title: null, access: 'shell' },
  { path: '/settings/company/roles', title: null, access: 'shell' },
  { path: '/settings/company/roles/edit-permissions', title: null, access: 'shell' },
  { path: '/settings/company/roles/[id]', title: null, access: 'shell' },
  { path: '/settings/company/preferences', title: 'Design Preferences', access: 'shell' },
  { path: '/settings/company/general', title: null, access: 'shell' },
  // Ours: what each role may sell without asking.
  { path: '/settings/company/guardrails', title: 'Guardrails', access: 'shell' },
  // Ours: what the company confirmed of its utilities.
  { path: '/settings/company/utilities', title: 'Utilities', access: 'shell' },
  { path: '/settings/company/templates', title: null, access: 'shell' },
  { path: '/settings/company/proposal', title: 'Proposal Settings', access: 'shell' },
  { path: '/settings/company/signing', title: null, access: 'shell' },
  { path: '/settings/company/contacts', title: 'Points of Contact', access: 'shell' },
  { path: '/settings/company/audit', title: 'Audit Logs', access: 'shell' },
  // Ours: homeowner pages that failed.
  { path: '/settings/company/page-problems', title: 'Page Problems', access: 'shell' },
  { path: '/settings/company/billing', title: null, access: 'shell' },
  { path: '/settings/company/performance-simulations', title: null, access: 'shell' },
  { path: '/settings/services/messages', title: null, access: 'shell' },
  { path: '/settings/services/google-suite', title: null, access: 'shell' },
  { path: '/settings/services/mail-smtp', title: null, access: 'shell' },
  // Ours: how the company is connected with its lenders.
  { path: '/settings/services/lenders', title: 'Lenders', access: 'shell' },
  { path: '/settings/services/notifications', title: null, access: 'shell' },
  { path: '/settings/services/session', title: null, access: 'shell' },
  // Ours: how one wants to be told of what happens.
  { path: '/settings/me/notifications', title: 'Your Notifications', access: 'shell' },
  // Every widget in its states, for whoever builds screens; not part of a production build.
  { path: '/widgets', title: null, access: 'standalone' },
] as const satisfies readonly { path: string; title: string | null; access: Access }[]

/** An address with its parameters in brackets. */
export type RoutePath = (typeof routes)[number]['path']
