// Every permission in words, by the part of the product it is about.
import type { Permission } from '#sdk/types.ts'

export const AREAS: { name: string; permissions: { [P in Permission]?: string } }[] = [
  {
    name: 'Projects',
    permissions: {
      'dashboard.view': 'See the dashboard',
      'projects.view_own': 'See own projects',
      'projects.view_all': 'See all projects',
      'projects.create': 'Create projects',
      'projects.edit': 'Change projects',
      'projects.change_status': 'Move a project on',
      'projects.reopen': 'Reopen what was canceled or declined',
      'leads.import': 'Import leads from a file',
      'homeowners.edit': 'Add and change homeowners',
      'design.edit': 'Design the array',
    },
  },
  {
    name: 'Selling',
    permissions: {
      'pricing.view_cost': 'See cost and dealer fees',
      'pricing.override': 'Change prices by hand',
      'guardrails.approve': 'Approve what is beyond the limits of a role',
      'financing.select': 'Choose the financing',
      'lenders.apply': 'Apply to lenders',
      'lenders.manage': 'Follow up with lenders',
      'proposals.edit': 'Write proposals',
      'proposals.send': 'Send proposals',
      'agreements.send': 'Send agreements to sign',
      'agreements.void': 'Withdraw agreements',
    },
  },
  {
    name: 'Catalogue',
    permissions: {
      'catalog.edit': 'Change equipment',
      'adders.edit': 'Change adders',
      'incentives.edit': 'Change incentives',
      'financing.edit': 'Change financing offers',
      'agreement_templates.edit': 'Change agreement templates',
      'proposal_templates.edit': 'Change proposal templates',
      'resources.edit': 'Change resources',
    },
  },
  {
    name: 'Team',
    permissions: {
      'team.view': 'See the team',
      'team.invite': 'Invite people',
      'team.disable': 'Disable people and end their sessions',
      'team.reset_password': 'Mail people a new password',
      'roles.view': 'See roles',
      'roles.edit': 'Change roles and who has them',
    },
  },
  {
    name: 'Company',
    permissions: {
      'company.edit': 'Change the company profile',
      'settings.edit': 'Change settings',
      'settings.services': 'Change mail and other services',
      'settings.lenders': 'Change lender connections',
      'guardrails.edit': 'Set the limits of each role',
      'audits.view': 'Read the audit log',
      'billing.view': 'See plan and usage',
      'receivables.view': 'See invoices and payments',
      'receivables.edit': 'Change invoices and payments',
      'exports.create': 'Export lists',
    },
  },
  { name: 'Support', permissions: { 'users.impersonate': 'Act as a user of any company' } },
]
