// The pages of the settings: who reaches them and by which words they are found. Menu, frame and search read them here.
import { holdsAll } from '#machines/search/rules.ts'
import type { Permission } from '#sdk/types.ts'

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
    name: 'Company',
    sections: [
      {
        href: '/settings/company/general',
        label: 'General',
        permission: 'settings.edit',
        words: 'time zone clock project numbers link expiry license cancellation reasons',
      },
      {
        href: '/settings/company/preferences',
        label: 'Design preferences',
        permission: 'settings.edit',
        words: 'default panel module inverter battery storage dc/ac ratio roof plane tilt azimuth setback',
      },
      {
        href: '/settings/company/performance-simulations',
        label: 'Performance simulation',
        permission: 'settings.edit',
        words: 'production weather degradation decline losses inverter efficiency kwh',
      },
      {
        href: '/settings/company/utilities',
        label: 'Utilities',
        permission: 'settings.edit',
        words: 'net metering rate plan tariff export electricity interconnection',
      },
      {
        href: '/settings/company/proposal',
        label: 'Proposal look',
        permission: 'proposal_templates.edit',
        words: 'brand colors fonts design style',
      },
      {
        href: '/settings/company/templates',
        label: 'Proposal templates',
        permission: 'proposal_templates.edit',
        words: 'proposal rules layout pages defaults',
      },
      {
        href: '/settings/company/signing',
        label: 'Signing',
        permission: 'settings.edit',
        words: 'esign certificate seal reminders agreements contracts signature',
      },
      {
        href: '/settings/company/contacts',
        label: 'Points of contact',
        permission: 'projects.view_own',
        words: 'support phone email homeowner service billing',
      },
      {
        href: '/settings/company/roles',
        label: 'Roles',
        permission: 'roles.view',
        words: 'permissions access rights users',
      },
      {
        href: '/settings/company/audit',
        label: 'Audit log',
        permission: 'audits.view',
        words: 'history changes log who did what security',
      },
      {
        href: '/settings/company/page-problems',
        label: 'Page problems',
        permission: 'settings.edit',
        words: 'errors crashes failures homeowner pages',
      },
      {
        href: '/settings/company/billing',
        label: 'Billing',
        permission: 'billing.view',
        words: 'plan usage seats subscription invoices',
      },
    ],
  },
  {
    name: 'Pricing',
    sections: [
      {
        href: '/settings/company/guardrails',
        label: 'Guardrails',
        permission: 'guardrails.approve',
        words:
          'limits rules roles price per watt discount margin offset system size ways to pay equipment approval approve',
      },
      {
        href: '/settings/company/preferences#base-price',
        label: 'Base price',
        permission: 'settings.edit',
        words: 'price per watt ppw cost plus flat markup',
      },
      {
        href: '/settings/company/general#pricing-checks',
        label: 'Pricing checks',
        permission: 'settings.edit',
        words: 'minimum margin most discount cost per watt',
      },
      {
        href: '/light-hub/adders',
        label: 'Adders',
        permission: 'adders.edit',
        words: 'fees extras surcharges discounts',
      },
      {
        href: '/settings/company/preferences#taxes',
        label: 'Taxes',
        permission: 'settings.edit',
        words: 'sales tax excise gross receipts vat',
      },
    ],
  },
  {
    name: 'Services',
    sections: [
      {
        href: '/settings/services/messages',
        label: 'Messages',
        permission: 'settings.services',
        words: 'email texts wording sms templates outbox',
      },
      {
        href: '/settings/services/mail-smtp',
        label: 'Mail server',
        permission: 'settings.services',
        words: 'smtp email sender host outgoing',
      },
      {
        href: '/settings/services/google-suite',
        label: 'Google Workspace',
        permission: 'settings.services',
        words: 'gmail google email sign in',
      },
      {
        href: '/settings/services/lenders',
        label: 'Lenders',
        permission: 'settings.lenders',
        words: 'financing loans api credentials connection',
      },
      {
        href: '/settings/services/notifications',
        label: 'Notifications',
        permission: 'settings.edit',
        words: 'alerts who is told email team events',
      },
      {
        href: '/settings/services/session',
        label: 'Session',
        permission: 'settings.edit',
        words: 'idle timeout minutes security',
      },
    ],
  },
  {
    name: 'You',
    sections: [
      {
        href: '/settings/me/notifications',
        label: 'Your notifications',
        permission: null,
        words: 'alerts email daily digest unsubscribe mine',
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
