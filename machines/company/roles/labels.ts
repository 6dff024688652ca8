// Every permission, by the part of the product it is about.
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Area = keyof typeof words.areas
type Named = keyof typeof words.permissions

export const AREAS: { area: Area; permissions: Named[] }[] = [
  {
    area: 'projects',
    permissions: [
      'dashboard.view',
      'projects.view_own',
      'projects.view_all',
      'projects.create',
      'projects.edit',
      'projects.change_status',
      'projects.reopen',
      'leads.import',
      'homeowners.edit',
      'privacy.manage',
      'design.edit',
    ],
  },
  {
    area: 'selling',
    permissions: [
      'pricing.view_cost',
      'pricing.override',
      'guardrails.approve',
      'financing.select',
      'lenders.apply',
      'lenders.manage',
      'proposals.edit',
      'proposals.send',
      'agreements.send',
      'agreements.void',
    ],
  },
  {
    area: 'catalog',
    permissions: [
      'catalog.edit',
      'adders.edit',
      'incentives.edit',
      'financing.edit',
      'agreement_templates.edit',
      'proposal_templates.edit',
      'resources.edit',
    ],
  },
  {
    area: 'team',
    permissions: ['team.view', 'team.invite', 'team.disable', 'team.reset_password', 'roles.view', 'roles.edit'],
  },
  {
    area: 'company',
    permissions: [
      'company.edit',
      'settings.edit',
      'settings.services',
      'settings.lenders',
      'guardrails.edit',
      'audits.view',
      'billing.view',
      'receivables.view',
      'receivables.edit',
      'exports.create',
    ],
  },
  { area: 'support', permissions: ['users.impersonate'] },
]

export const areaName = (area: Area): string => words.areas[area]
export const permissionName = (permission: Named): string => words.permissions[permission]

const isBuiltIn = (name: string): name is keyof typeof words.purposes => Object.hasOwn(words.purposes, name)

/** A role's description: built-in ones in the reader's language, a company's own as typed. */
export const purposeOf = (role: Pick<Schemas['Role'], 'name' | 'is_system' | 'description'>) =>
  role.is_system && isBuiltIn(role.name) ? words.purposes[role.name] : role.description
