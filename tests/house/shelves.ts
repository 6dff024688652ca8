// The contract's seven shelves, their features, and which shelf may import which.

export const SHELVES: Readonly<Record<string, readonly string[]>> = {
  agreements: [],
  applications: ['lenders'],
  company: [
    'audits',
    'exports',
    'installation',
    'jobs',
    'mail',
    'messages',
    'notifications',
    'page-faults',
    'problems',
    'resources',
    'roles',
    'session',
    'settings',
    'single-sign-on',
    'support',
    'support-access',
    'team',
  ],
  design: ['designer', 'energy', 'equipment', 'utilities', 'weather'],
  money: [
    'adders',
    'analysis',
    'derivations',
    'financing',
    'guardrails',
    'incentives',
    'pricing',
    'quote',
    'receivables',
    'sale',
  ],
  projects: [
    'dashboard',
    'deals',
    'duplicates',
    'ending',
    'homeowners',
    'leads',
    'moves',
    'notes',
    'privacy',
    'project-export',
    'renewal',
    'sale',
    'samples',
    'search',
    'tasks',
  ],
  proposals: [],
}

/** By room and shelf. A pair that no import uses is taken out. */
export const MAY_IMPORT: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  machines: {
    agreements: ['money'],
    company: ['applications', 'money'],
    design: ['money'],
    money: ['applications', 'company', 'design', 'projects'],
    projects: ['applications', 'design', 'money'],
    proposals: ['company', 'money'],
  },
  server: {
    agreements: ['company', 'design', 'money', 'projects', 'proposals'],
    applications: ['company', 'money', 'projects'],
    company: ['projects'],
    design: ['company', 'money', 'projects'],
    money: ['company', 'design', 'projects'],
    // Renewing and ending a sale act on all that was made from it.
    projects: ['agreements', 'applications', 'company', 'design', 'money', 'proposals'],
    proposals: ['applications', 'company', 'design', 'money', 'projects'],
  },
  web: {
    agreements: ['company', 'projects', 'proposals'],
    applications: ['company', 'projects'],
    company: ['projects'],
    design: ['company', 'money', 'projects'],
    money: ['company', 'projects'],
    // A project's page holds a tab of each shelf.
    projects: ['agreements', 'applications', 'company', 'design', 'money', 'proposals'],
    proposals: ['company', 'money', 'projects'],
  },
}

/** The shelf a file of a room is on; undefined for a room that knows no feature. */
export function shelfOf(file: string): string | undefined {
  const shelf = file.split('/')[file.startsWith('server/handlers/') ? 2 : 1] ?? ''
  return shelf in SHELVES ? shelf : undefined
}

/** `money/adders`, or `money` for a file of the shelf itself; a file on no shelf has its folder's name. */
export function featureOf(file: string): string {
  const [, folder = '', name = ''] = file.split('/')
  // There it is a part of the design itself.
  if (file.startsWith('machines/design/weather/')) return folder
  return SHELVES[folder]?.includes(name) ? `${folder}/${name}` : folder
}
