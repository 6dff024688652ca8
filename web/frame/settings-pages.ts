// The pages of the settings: who reaches them and by which words they are found. Menu, frame and search read them here.
import { holdsAll } from '#machines/projects/search-rules.ts'
import type { Permission } from '#sdk/types.ts'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

/** Without a permission it is everybody's own. */
type Section = {
  href: string
  label: string
  permission: Permission | null
  /** Other search terms: synonyms, and settings on the page. */
  words: string
}

export const SETTINGS: { name: string; sections: Section[] }[] = [
  {
    name: common.company,
    sections: [
      {
        href: '/settings/company/general',
        label: texts.general,
        permission: 'settings.edit',
        words: texts.general_keywords,
      },
      {
        href: '/settings/company/preferences',
        label: texts.design_preferences,
        permission: 'settings.edit',
        words: texts.design_keywords,
      },
      {
        href: '/settings/company/performance-simulations',
        label: texts.performance_simulation,
        permission: 'settings.edit',
        words: texts.performance_keywords,
      },
      {
        href: '/settings/company/utilities',
        label: texts.utilities,
        permission: 'settings.edit',
        words: texts.utilities_keywords,
      },
      {
        href: '/settings/company/site-services',
        label: texts.site_services,
        permission: 'settings.edit',
        words: texts.site_services_keywords,
      },
      {
        href: '/settings/company/proposal',
        label: texts.proposal_look,
        permission: 'proposal_templates.edit',
        words: texts.proposal_look_keywords,
      },
      {
        href: '/settings/company/templates',
        label: texts.proposal_templates,
        permission: 'proposal_templates.edit',
        words: texts.proposal_templates_keywords,
      },
      {
        href: '/settings/company/signing',
        label: texts.signing,
        permission: 'settings.edit',
        words: texts.signing_keywords,
      },
      {
        href: '/settings/company/contacts',
        label: texts.points_of_contact,
        permission: 'projects.view_own',
        words: texts.points_of_contact_keywords,
      },
      {
        href: '/settings/company/roles',
        label: texts.roles,
        permission: 'roles.view',
        words: texts.roles_keywords,
      },
      {
        href: '/settings/company/audit',
        label: texts.audit_log,
        permission: 'audits.view',
        words: texts.audit_log_keywords,
      },
      {
        href: '/settings/company/support',
        label: texts.support_access,
        permission: 'company.edit',
        words: texts.support_access_keywords,
      },
      {
        href: '/settings/company/privacy',
        label: texts.privacy_requests,
        permission: 'privacy.manage',
        words: texts.privacy_requests_keywords,
      },
      {
        href: '/settings/company/page-problems',
        label: texts.page_problems,
        permission: 'settings.edit',
        words: texts.page_problems_keywords,
      },
      {
        href: '/settings/company/billing',
        label: texts.billing,
        permission: 'billing.view',
        words: texts.billing_keywords,
      },
    ],
  },
  {
    name: texts.pricing,
    sections: [
      {
        href: '/settings/company/guardrails',
        label: texts.guardrails,
        permission: 'guardrails.approve',
        words: texts.guardrails_keywords,
      },
      {
        href: '/settings/company/preferences#base-price',
        label: texts.base_price,
        permission: 'settings.edit',
        words: texts.base_price_keywords,
      },
      {
        href: '/settings/company/general#pricing-checks',
        label: texts.pricing_checks,
        permission: 'settings.edit',
        words: texts.pricing_checks_keywords,
      },
      {
        href: '/light-hub/adders',
        label: texts.adders,
        permission: 'adders.edit',
        words: texts.adders_keywords,
      },
      {
        href: '/settings/company/preferences#taxes',
        label: texts.taxes,
        permission: 'settings.edit',
        words: texts.taxes_keywords,
      },
    ],
  },
  {
    name: texts.services,
    sections: [
      {
        href: '/settings/services/messages',
        label: texts.messages,
        permission: 'settings.services',
        words: texts.messages_keywords,
      },
      {
        href: '/settings/services/mail-smtp',
        label: texts.mail_server,
        permission: 'settings.services',
        words: texts.mail_server_keywords,
      },
      {
        href: '/settings/services/google-suite',
        label: texts.google_workspace,
        permission: 'settings.services',
        words: texts.google_workspace_keywords,
      },
      {
        href: '/settings/services/lenders',
        label: texts.lenders,
        permission: 'settings.lenders',
        words: texts.lenders_keywords,
      },
      {
        href: '/settings/services/notifications',
        label: texts.notifications,
        permission: 'settings.edit',
        words: texts.notifications_keywords,
      },
      {
        href: '/settings/services/session',
        label: texts.session,
        permission: 'settings.edit',
        words: texts.session_keywords,
      },
      {
        href: '/settings/services/single-sign-on',
        label: texts.single_sign_on,
        permission: 'settings.edit',
        words: texts.single_sign_on_keywords,
      },
    ],
  },
  {
    name: texts.you,
    sections: [
      {
        href: '/settings/me/notifications',
        label: texts.your_notifications,
        permission: null,
        words: texts.your_notifications_keywords,
      },
    ],
  },
]

/** Where the menu leads: the first section the role reaches. */
export const firstSetting = (permissions: ReadonlySet<Permission>): string =>
  SETTINGS.flatMap(({ sections }) => sections).find(
    ({ permission }) => permission !== null && permissions.has(permission),
  )?.href ?? '/'

type SettingsGroup = (typeof SETTINGS)[number]

/** The role's settings, without empty groups. */
export const reachedSettings = (permissions: ReadonlySet<Permission>): SettingsGroup[] =>
  narrowed(({ permission }) => permission === null || permissions.has(permission), SETTINGS)

/** The pages that hold every word typed: in their name, their group's or what else they are looked for by. */
export const findSettings = (groups: readonly SettingsGroup[], typed: string): SettingsGroup[] => {
  const looked = typed.split(/\s+/).filter(Boolean)
  return groups.flatMap(group =>
    narrowed(({ label, words }) => holdsAll(`${label} ${group.name} ${words}`, looked), [group]),
  )
}

const narrowed = (fits: (section: Section) => boolean, groups: readonly SettingsGroup[]): SettingsGroup[] =>
  groups
    .map(({ name, sections }) => ({ name, sections: sections.filter(fits) }))
    .filter(({ sections }) => sections.length > 0)
