// Every address of the application: its title and who may see it. What each shows is in web/app/screens.ts.
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

/** shell: inside the app, signed in. fullscreen: signed in, without the shell. standalone and public: without a session. */
export type Access = 'shell' | 'fullscreen' | 'standalone' | 'public'
export type Route = { path: RoutePath; title: string | null; access: Access }

export const routes = [
  { path: '/', title: words.dashboard, access: 'shell' },
  { path: '/projects', title: common.projects, access: 'shell' },
  { path: '/projects/new-project', title: words.new_project, access: 'shell' },
  { path: '/projects/[id]', title: common.project, access: 'shell' },
  { path: '/light-hub/storage', title: words.storage, access: 'shell' },
  { path: '/light-hub/inverters', title: common.inverters, access: 'shell' },
  { path: '/light-hub/modules', title: words.modules, access: 'shell' },
  { path: '/light-hub/agreements', title: common.agreements, access: 'shell' },
  // Ours: what waits for the company's own signature.
  { path: '/light-hub/agreements/countersign', title: common.agreements, access: 'shell' },
  { path: '/light-hub/agreements/[id]', title: words.edit_agreement, access: 'shell' },
  { path: '/light-hub/adders', title: words.adders, access: 'shell' },
  { path: '/light-hub/financing', title: common.financing, access: 'shell' },
  { path: '/light-hub/proposal', title: common.proposal, access: 'shell' },
  { path: '/light-hub/incentives', title: words.incentives, access: 'shell' },
  { path: '/team', title: words.team, access: 'shell' },
  { path: '/team/user/[id]', title: words.user, access: 'shell' },
  { path: '/homeowners/[id]', title: common.homeowner, access: 'shell' },
  { path: '/deals', title: words.deals, access: 'shell' },
  { path: '/company', title: common.company, access: 'shell' },
  { path: '/support', title: words.support, access: 'shell' },
  { path: '/help', title: words.help_center, access: 'shell' },
  // Ours: one article of the Help Center.
  { path: '/help/[slug]', title: words.help_center, access: 'shell' },
  { path: '/resources', title: words.resources, access: 'shell' },
  { path: '/join/[user]/[id]/[name]', title: words.join, access: 'public' },
  { path: '/proposal/[id]', title: common.proposal, access: 'standalone' },
  { path: '/proposal2/[id]', title: common.proposal, access: 'shell' },
  { path: '/sign/report/[id]', title: null, access: 'standalone' },
  { path: '/sign/completed', title: null, access: 'standalone' },
  { path: '/sign/completed/[...slug]', title: words.agreement_completed, access: 'standalone' },
  { path: '/sign/[...slug]', title: words.sign_agreement, access: 'standalone' },
  // Where a homeowner fills in what a lender asks.
  { path: '/apply/[token]', title: words.apply, access: 'standalone' },
  // Where a mailed link decides about one request.
  { path: '/approve/[token]', title: words.approve, access: 'public' },
  // For holders of a signed document, from any source.
  { path: '/verify', title: words.verify_document, access: 'standalone' },
  { path: '/404', title: words.not_found, access: 'standalone' },
  { path: '/update-password', title: null, access: 'fullscreen' },
  { path: '/set-up-second-step', title: null, access: 'fullscreen' },
  { path: '/login', title: null, access: 'public' },
  { path: '/login/company', title: null, access: 'public' },
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
  { path: '/settings/company/preferences', title: words.design_preferences_title, access: 'shell' },
  { path: '/settings/company/general', title: null, access: 'shell' },
  // Ours: what each role may sell without asking.
  { path: '/settings/company/guardrails', title: words.guardrails, access: 'shell' },
  // Ours: what the company confirmed of its utilities.
  { path: '/settings/company/utilities', title: words.utilities, access: 'shell' },
  // Ours: which public services are asked about a house.
  { path: '/settings/company/site-services', title: words.site_services, access: 'shell' },
  { path: '/settings/company/templates', title: null, access: 'shell' },
  { path: '/settings/company/proposal', title: words.proposal_settings, access: 'shell' },
  { path: '/settings/company/signing', title: null, access: 'shell' },
  { path: '/settings/company/contacts', title: words.points_of_contact_title, access: 'shell' },
  { path: '/settings/company/audit', title: words.audit_logs, access: 'shell' },
  // Ours: whether support is let in.
  { path: '/settings/company/support', title: words.support_access, access: 'shell' },
  // Ours: homeowners who asked for their data.
  { path: '/settings/company/privacy', title: words.privacy_requests, access: 'shell' },
  // Ours: homeowner pages that failed.
  { path: '/settings/company/page-problems', title: words.page_problems_title, access: 'shell' },
  { path: '/settings/company/billing', title: null, access: 'shell' },
  { path: '/settings/company/performance-simulations', title: null, access: 'shell' },
  { path: '/settings/services/messages', title: null, access: 'shell' },
  { path: '/settings/services/google-suite', title: null, access: 'shell' },
  { path: '/settings/services/mail-smtp', title: null, access: 'shell' },
  // Ours: how the company is connected with its lenders.
  { path: '/settings/services/lenders', title: words.lenders, access: 'shell' },
  { path: '/settings/services/notifications', title: null, access: 'shell' },
  { path: '/settings/services/session', title: null, access: 'shell' },
  { path: '/settings/services/single-sign-on', title: null, access: 'shell' },
  // Ours: notification preferences.
  { path: '/settings/me/notifications', title: words.your_notifications_title, access: 'shell' },
  // Every widget in its states, for developers; not part of a production build.
  { path: '/widgets', title: null, access: 'standalone' },
] as const satisfies readonly { path: string; title: string | null; access: Access }[]

/** An address with its parameters in brackets. */
export type RoutePath = (typeof routes)[number]['path']
