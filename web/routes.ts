// Every address of the application: its title, who may see it and the screen it shows. `screen: null` is not built yet and shows the 404 screen.
// `screen: 'document'` is a page of its own, made by the server (web/document.tsx): it is opened by a plain link, never by a change of screens.
import type { ComponentType } from 'react'

/** shell: inside the app, signed in. fullscreen: signed in, without the shell. standalone and public: without a session. */
export type Access = 'shell' | 'fullscreen' | 'standalone' | 'public'
type Screen = () => Promise<{ default: ComponentType }>
export type Route = { path: string; title: string | null; access: Access; screen: Screen | 'document' | null }

export const routes = [
  { path: '/', title: 'Dashboard', access: 'shell', screen: () => import('./dashboard/dashboard-screen.tsx') },
  { path: '/projects', title: 'Projects', access: 'shell', screen: () => import('./projects/projects-screen.tsx') },
  {
    path: '/projects/new-project',
    title: 'New Project',
    access: 'shell',
    screen: () => import('./projects/new-project-screen.tsx'),
  },
  { path: '/projects/[id]', title: 'Project', access: 'shell', screen: () => import('./projects/project-screen.tsx') },
  {
    path: '/light-hub/storage',
    title: 'Storage',
    access: 'shell',
    screen: () => import('./equipment/storage-screen.tsx'),
  },
  {
    path: '/light-hub/inverters',
    title: 'Inverters',
    access: 'shell',
    screen: () => import('./equipment/inverters-screen.tsx'),
  },
  {
    path: '/light-hub/modules',
    title: 'Modules',
    access: 'shell',
    screen: () => import('./equipment/modules-screen.tsx'),
  },
  {
    path: '/light-hub/agreements',
    title: 'Agreements',
    access: 'shell',
    screen: () => import('./agreements/agreements-screen.tsx'),
  },
  {
    path: '/light-hub/agreements/[id]',
    title: 'Edit Agreement',
    access: 'shell',
    screen: () => import('./agreements/agreement-screen.tsx'),
  },
  {
    path: '/light-hub/adders',
    title: 'Adders',
    access: 'shell',
    screen: () => import('./adders/adders-screen.tsx'),
  },
  {
    path: '/light-hub/financing',
    title: 'Financing',
    access: 'shell',
    screen: () => import('./financing/financing-screen.tsx'),
  },
  {
    path: '/light-hub/proposal',
    title: 'Proposal',
    access: 'shell',
    screen: () => import('./proposals/templates/templates-screen.tsx'),
  },
  {
    path: '/light-hub/incentives',
    title: 'Incentives',
    access: 'shell',
    screen: () => import('./incentives/incentives-screen.tsx'),
  },
  { path: '/team', title: 'Team', access: 'shell', screen: () => import('./team/team-screen.tsx') },
  { path: '/team/user/[id]', title: 'User', access: 'shell', screen: () => import('./team/user-screen.tsx') },
  {
    path: '/homeowners/[id]',
    title: 'Homeowner',
    access: 'shell',
    screen: () => import('./homeowners/homeowner-screen.tsx'),
  },
  { path: '/deals', title: 'Deals', access: 'shell', screen: () => import('./deals/deals-screen.tsx') },
  { path: '/company', title: 'Company', access: 'shell', screen: () => import('./company/company-screen.tsx') },
  { path: '/support', title: 'Support', access: 'shell', screen: () => import('./support/support-screen.tsx') },
  { path: '/help', title: 'Help Center', access: 'shell', screen: () => import('./help/help-screen.tsx') },
  // Ours: one article of the Help Center.
  {
    path: '/help/[slug]',
    title: 'Help Center',
    access: 'shell',
    screen: () => import('./help/article-screen.tsx'),
  },
  {
    path: '/resources',
    title: 'Resources',
    access: 'shell',
    screen: () => import('./resources/resources-screen.tsx'),
  },
  {
    path: '/join/[user]/[id]/[name]',
    title: 'Join',
    access: 'public',
    screen: () => import('./team/join-screen.tsx'),
  },
  { path: '/proposal/[id]', title: 'Proposal', access: 'standalone', screen: 'document' },
  {
    path: '/proposal2/[id]',
    title: 'Proposal',
    access: 'shell',
    screen: () => import('./proposals/draft-proposal-screen.tsx'),
  },
  {
    path: '/sign/report/[id]',
    title: null,
    access: 'standalone',
    screen: () => import('./agreements/report/sign-report-screen.tsx'),
  },
  {
    path: '/sign/completed',
    title: null,
    access: 'standalone',
    screen: () => import('./agreements/signing/thanks-screen.tsx'),
  },
  {
    path: '/sign/completed/[...slug]',
    title: 'Agreement Completed',
    access: 'standalone',
    screen: () => import('./agreements/signing/completed-screen.tsx'),
  },
  {
    path: '/sign/[...slug]',
    title: 'Sign Agreement',
    access: 'standalone',
    screen: () => import('./agreements/signing/sign-screen.tsx'),
  },
  // Where a homeowner fills in what a lender asks.
  {
    path: '/apply/[token]',
    title: 'Apply',
    access: 'standalone',
    screen: () => import('./lenders/apply/apply-screen.tsx'),
  },
  // For whoever has a signed document, wherever it came from.
  {
    path: '/verify',
    title: 'Verify a Document',
    access: 'standalone',
    screen: () => import('./agreements/verify/verify-screen.tsx'),
  },
  { path: '/404', title: 'Not Found', access: 'standalone', screen: () => import('./app/not-found-screen.tsx') },
  {
    path: '/update-password',
    title: null,
    access: 'fullscreen',
    screen: () => import('./session/update-password-screen.tsx'),
  },
  { path: '/login', title: null, access: 'public', screen: () => import('./session/login-screen.tsx') },
  { path: '/sign-up', title: null, access: 'public', screen: () => import('./company/sign-up-screen.tsx') },
  {
    path: '/reset-password',
    title: null,
    access: 'public',
    screen: () => import('./session/reset-password-screen.tsx'),
  },
  {
    path: '/projects/[id]/simulation-report',
    title: null,
    access: 'fullscreen',
    screen: () => import('./design/simulation-report-screen.tsx'),
  },
  {
    path: '/projects/[id]/editor',
    title: null,
    access: 'fullscreen',
    screen: () => import('./proposals/editor/editor-screen.tsx'),
  },
  {
    path: '/projects/[id]/analysis',
    title: null,
    access: 'fullscreen',
    screen: () => import('./analysis/analysis-screen.tsx'),
  },
  {
    path: '/projects/[id]/designer',
    title: null,
    access: 'fullscreen',
    screen: () => import('./designer/designer-screen.tsx'),
  },
  {
    path: '/projects/[id]/designer2',
    title: null,
    access: 'fullscreen',
    screen: () => import('./designer/designer2-screen.tsx'),
  },
  {
    path: '/projects/[id]/playground',
    title: null,
    access: 'fullscreen',
    screen: () => import('./financing/playground-screen.tsx'),
  },
  {
    path: '/projects/[id]/playground2',
    title: null,
    access: 'fullscreen',
    screen: () => import('./analysis/what-if-screen.tsx'),
  },
  {
    path: '/projects/[id]/demo',
    title: null,
    access: 'fullscreen',
    screen: () => import('./analysis/demo-screen.tsx'),
  },
  {
    path: '/projects/[id]/manual',
    title: null,
    access: 'fullscreen',
    screen: () => import('./design/manual-screen.tsx'),
  },
  {
    path: '/simulation-report/[id]',
    title: null,
    access: 'standalone',
    screen: () => import('./design/public-report-screen.tsx'),
  },
  { path: '/solar-proposal/[id]', title: null, access: 'standalone', screen: 'document' },
  {
    path: '/accounts-receivable/console',
    title: null,
    access: 'shell',
    screen: () => import('./receivables/console-screen.tsx'),
  },
  {
    path: '/accounts-receivable/invoices',
    title: null,
    access: 'shell',
    screen: () => import('./receivables/invoices-screen.tsx'),
  },
  { path: '/settings/company/roles', title: null, access: 'shell', screen: () => import('./roles/roles-screen.tsx') },
  {
    path: '/settings/company/roles/edit-permissions',
    title: null,
    access: 'shell',
    screen: () => import('./roles/edit-permissions-screen.tsx'),
  },
  {
    path: '/settings/company/roles/[id]',
    title: null,
    access: 'shell',
    screen: () => import('./roles/role-screen.tsx'),
  },
  {
    path: '/settings/company/preferences',
    title: 'Design Preferences',
    access: 'shell',
    screen: () => import('./design/preferences-screen.tsx'),
  },
  {
    path: '/settings/company/general',
    title: null,
    access: 'shell',
    screen: () => import('./company/general-screen.tsx'),
  },
  {
    path: '/settings/company/templates',
    title: null,
    access: 'shell',
    screen: () => import('./proposals/templates/rules-screen.tsx'),
  },
  {
    path: '/settings/company/proposal',
    title: 'Proposal Settings',
    access: 'shell',
    screen: () => import('./proposals/theme-screen.tsx'),
  },
  {
    path: '/settings/company/signing',
    title: null,
    access: 'shell',
    screen: () => import('./agreements/settings/signing-settings-screen.tsx'),
  },
  {
    path: '/settings/company/contacts',
    title: 'Points of Contact',
    access: 'shell',
    screen: () => import('./company/contacts-screen.tsx'),
  },
  {
    path: '/settings/company/audit',
    title: 'Audit Logs',
    access: 'shell',
    screen: () => import('./audits/audit-screen.tsx'),
  },
  // Ours: homeowner pages that failed.
  {
    path: '/settings/company/page-problems',
    title: 'Page Problems',
    access: 'shell',
    screen: () => import('./problems/problems-screen.tsx'),
  },
  {
    path: '/settings/company/billing',
    title: null,
    access: 'shell',
    screen: () => import('./company/usage-screen.tsx'),
  },
  {
    path: '/settings/company/performance-simulations',
    title: null,
    access: 'shell',
    screen: () => import('./design/simulation-params-screen.tsx'),
  },
  {
    path: '/settings/services/messages',
    title: null,
    access: 'shell',
    screen: () => import('./messages/messages-screen.tsx'),
  },
  {
    path: '/settings/services/google-suite',
    title: null,
    access: 'shell',
    screen: () => import('./messages/google-screen.tsx'),
  },
  {
    path: '/settings/services/mail-smtp',
    title: null,
    access: 'shell',
    screen: () => import('./messages/smtp-screen.tsx'),
  },
  // Ours: how the company is connected with its lenders.
  {
    path: '/settings/services/lenders',
    title: 'Lenders',
    access: 'shell',
    screen: () => import('./lenders/settings/lenders-screen.tsx'),
  },
  {
    path: '/settings/services/notifications',
    title: null,
    access: 'shell',
    screen: () => import('./messages/notifications-screen.tsx'),
  },
  {
    path: '/settings/services/session',
    title: null,
    access: 'shell',
    screen: () => import('./session/session-policy-screen.tsx'),
  },
  // Ours: how one wants to be told of what happens.
  {
    path: '/settings/me/notifications',
    title: 'Your Notifications',
    access: 'shell',
    screen: () => import('./notifications/preferences-screen.tsx'),
  },
  // Every widget in its states, for whoever builds screens; not part of a production build.
  {
    path: '/widgets',
    title: null,
    access: 'standalone',
    screen: __DEVELOPMENT__ ? () => import('./gallery/widgets-screen.tsx') : null,
  },
] as const satisfies readonly Route[]

export type RoutePath = (typeof routes)[number]['path']
