// The pages of the settings: who reaches them and by which words they are found. Menu, frame and search read them here.
import { holdsAll } from '#machines/search/rules.ts'
import type { Permission } from '#sdk/types.ts'
import { common } from '#web/words/common.ts'
import { words as texts } from './words.ts'

/** Without a permission it is everybody's own. */
type Section = {
  href: string
  label: string
  permission: Permission | null
  /** What else people look for it by: synonyms, and what is set on the page. */
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
        words: texts.time_zone_clock_project,
      },
      {
        href: '/settings/company/preferences',
        label: texts.design_preferences_2,
        permission: 'settings.edit',
        words: texts.default_panel_module_inverter,
      },
      {
        href: '/settings/company/performance-simulations',
        label: texts.performance_simulation,
        permission: 'settings.edit',
        words: texts.production_weather_degradation_decline,
      },
      {
        href: '/settings/company/utilities',
        label: texts.utilities,
        permission: 'settings.edit',
        words: texts.net_metering_rate_plan,
      },
      {
        href: '/settings/company/proposal',
        label: texts.proposal_look,
        permission: 'proposal_templates.edit',
        words: texts.brand_colors_fonts_design,
      },
      {
        href: '/settings/company/templates',
        label: texts.proposal_templates,
        permission: 'proposal_templates.edit',
        words: texts.proposal_rules_layout_pages,
      },
      {
        href: '/settings/company/signing',
        label: texts.signing,
        permission: 'settings.edit',
        words: texts.esign_certificate_seal_reminders,
      },
      {
        href: '/settings/company/contacts',
        label: texts.points_contact_2,
        permission: 'projects.view_own',
        words: texts.support_phone_email_homeowner,
      },
      {
        href: '/settings/company/roles',
        label: texts.roles,
        permission: 'roles.view',
        words: texts.permissions_access_rights_users,
      },
      {
        href: '/settings/company/audit',
        label: texts.audit_log,
        permission: 'audits.view',
        words: texts.history_changes_log_who,
      },
      {
        href: '/settings/company/page-problems',
        label: texts.page_problems_2,
        permission: 'settings.edit',
        words: texts.errors_crashes_failures_homeowner,
      },
      {
        href: '/settings/company/billing',
        label: texts.billing,
        permission: 'billing.view',
        words: texts.plan_usage_seats_subscription,
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
        words: texts.limits_rules_roles_price,
      },
      {
        href: '/settings/company/preferences#base-price',
        label: texts.base_price,
        permission: 'settings.edit',
        words: texts.price_per_watt_ppw,
      },
      {
        href: '/settings/company/general#pricing-checks',
        label: texts.pricing_checks,
        permission: 'settings.edit',
        words: texts.minimum_margin_most_discount,
      },
      {
        href: '/light-hub/adders',
        label: texts.adders,
        permission: 'adders.edit',
        words: texts.fees_extras_surcharges_discounts,
      },
      {
        href: '/settings/company/preferences#taxes',
        label: texts.taxes,
        permission: 'settings.edit',
        words: texts.sales_tax_excise_gross,
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
        words: texts.email_texts_wording_sms,
      },
      {
        href: '/settings/services/mail-smtp',
        label: texts.mail_server,
        permission: 'settings.services',
        words: texts.smtp_email_sender_host,
      },
      {
        href: '/settings/services/google-suite',
        label: texts.google_workspace,
        permission: 'settings.services',
        words: texts.gmail_google_email_sign,
      },
      {
        href: '/settings/services/lenders',
        label: texts.lenders,
        permission: 'settings.lenders',
        words: texts.financing_loans_api_credentials,
      },
      {
        href: '/settings/services/notifications',
        label: texts.notifications,
        permission: 'settings.edit',
        words: texts.alerts_who_told_email,
      },
      {
        href: '/settings/services/session',
        label: texts.session,
        permission: 'settings.edit',
        words: texts.idle_timeout_minutes_security,
      },
    ],
  },
  {
    name: texts.you,
    sections: [
      {
        href: '/settings/me/notifications',
        label: texts.your_notifications_2,
        permission: null,
        words: texts.alerts_email_daily_digest,
      },
    ],
  },
]

/** Where the menu leads: the first section the role reaches. */
export const firstSetting = (permissions: ReadonlySet<Permission>): string =>
  SETTINGS.flatMap(({ sections }) => sections).find(
    ({ permission }) => permission !== null && permissions.has(permission),
  )?.href ?? '/'

export type SettingsGroup = (typeof SETTINGS)[number]

/** What the role reaches, without the groups it reaches nothing of. */
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
