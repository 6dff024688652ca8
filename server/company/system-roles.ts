// The roles every company starts with, and what each may do (decisions, section 5). They cannot be edited.
import type { Permission } from '#sdk/types.ts'

const BILLING: Permission[] = ['billing.view']
const SELLING: Permission[] = [
  'dashboard.view',
  'projects.create',
  'projects.edit',
  'projects.change_status',
  'homeowners.edit',
  'design.edit',
  'financing.select',
  'lenders.apply',
  'proposals.edit',
  'proposals.send',
  'agreements.send',
]
const CATALOGUE: Permission[] = [
  'catalog.edit',
  'adders.edit',
  'incentives.edit',
  'financing.edit',
  'agreement_templates.edit',
  'proposal_templates.edit',
  'resources.edit',
]
const MANAGING: Permission[] = [
  'projects.view_own',
  'projects.view_all',
  'projects.reopen',
  'pricing.view_cost',
  'pricing.override',
  'lenders.manage',
  'agreements.void',
  'team.view',
  'receivables.view',
  'exports.create',
  'leads.import',
  'guardrails.approve',
]
const ADMINISTERING: Permission[] = [
  'team.invite',
  'team.disable',
  'team.reset_password',
  'roles.view',
  'roles.edit',
  'company.edit',
  'settings.edit',
  'settings.services',
  'settings.lenders',
  'audits.view',
  'receivables.edit',
  'guardrails.edit',
  'privacy.manage',
]

const admin = [...SELLING, ...MANAGING, ...CATALOGUE, ...ADMINISTERING]

export const SYSTEM_ROLES: { name: string; description: string; permissions: Permission[] }[] = [
  { name: 'Owner', description: 'Everything', permissions: [...admin, ...BILLING] },
  { name: 'Admin', description: 'Everything but billing', permissions: admin },
  { name: 'Sales Manager', description: 'All projects, prices and the team', permissions: [...SELLING, ...MANAGING] },
  {
    name: 'Sales Rep',
    description: 'Own projects, without cost or price overrides',
    permissions: ['projects.view_own', ...SELLING],
  },
  {
    name: 'Designer',
    description: 'Designs on all projects',
    permissions: ['dashboard.view', 'projects.view_own', 'projects.view_all', 'design.edit', 'catalog.edit'],
  },
  {
    name: 'Operations',
    description: 'From signed to installed',
    permissions: [
      'dashboard.view',
      'projects.view_own',
      'projects.view_all',
      'projects.edit',
      'projects.change_status',
      'homeowners.edit',
      'design.edit',
      'lenders.manage',
      'resources.edit',
    ],
  },
  {
    name: 'Finance',
    description: 'Funding, invoices and payments',
    permissions: [
      'dashboard.view',
      'projects.view_own',
      'projects.view_all',
      'pricing.view_cost',
      'lenders.manage',
      'receivables.view',
      'receivables.edit',
      'billing.view',
      'exports.create',
    ],
  },
  {
    name: 'Viewer',
    description: 'View-only access',
    permissions: ['dashboard.view', 'projects.view_own', 'projects.view_all'],
  },
]

/** The internal company's one role: finds users and acts as them; owns no sales of its own. */
export const SUPPORT_ROLE: (typeof SYSTEM_ROLES)[number] = {
  name: 'Support',
  description: 'Supports companies by impersonating their users',
  permissions: ['users.impersonate', 'dashboard.view', 'projects.view_own', 'settings.services'],
}
