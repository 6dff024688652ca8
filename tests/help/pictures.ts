// Each Help Center picture: its page in the demo company, and its crop.
import type { Locator, Page } from '@playwright/test'

export type Picture = {
  name: string
  address: string
  /** Visible once the page is complete. */
  shows: (page: Page) => Locator
  /** Without it the page next to the menu. */
  crop?: (page: Page) => Locator
  /** At most so many pixels of it. */
  height?: number
  before?: (page: Page) => Promise<unknown>
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })
const body = (page: Page) => page.locator('body')

export const PICTURES: Picture[] = [
  { name: 'new-project', address: '/projects/new-project', shows: heading('Who is the project for?'), height: 520 },
  {
    name: 'projects-list',
    address: '/projects',
    shows: page => page.getByRole('link', { name: 'Uma Sample' }),
    height: 560,
  },
  {
    name: 'project-page',
    address: '/projects/{Parker Placeholder}',
    shows: page => page.getByText('Next:'),
    height: 620,
  },
  {
    name: 'dashboard',
    address: '/',
    shows: page => page.getByRole('figure', { name: /Sales over time/ }),
    height: 720,
  },
  {
    name: 'deals-board',
    address: '/deals',
    shows: page => page.getByRole('link', { name: 'Casey Example' }),
    height: 640,
  },
  {
    name: 'energy-use',
    address: '/projects/{Parker Placeholder}?tab=energy',
    shows: heading('Summary'),
    height: 760,
  },
  {
    name: 'designer',
    address: '/projects/{Gray Example}/designer',
    shows: page => page.getByLabel('Design summary'),
    crop: body,
    height: 760,
  },
  {
    name: 'design-results',
    address: '/projects/{Parker Placeholder}?tab=design&part=production',
    shows: heading('System losses'),
    height: 860,
  },
  {
    name: 'price-tab',
    address: '/projects/{Emery Sample}?tab=price',
    shows: heading('Terms'),
    crop: page => page.locator('main section').filter({ has: page.getByRole('button', { name: 'Add adder' }) }),
    height: 720,
  },
  {
    name: 'financing-compare',
    address: '/projects/{Parker Placeholder}?tab=financing',
    shows: heading('Side by side'),
    crop: page => page.locator('section').filter({ has: page.getByRole('heading', { name: 'Side by side' }) }),
    height: 720,
  },
  {
    name: 'proposal-editor',
    address: '/projects/{Vesper Specimen}/editor',
    shows: page => page.getByRole('button', { name: 'Add block' }),
    crop: body,
  },
  {
    name: 'agreement-editor',
    address: '/light-hub/agreements',
    shows: page => page.getByRole('link', { name: 'Solar installation agreement', exact: true }),
    before: async page => {
      await page.getByRole('link', { name: 'Solar installation agreement', exact: true }).click()
      await page.getByLabel('Agreement pages').getByRole('img').first().waitFor()
    },
  },
  {
    name: 'lender-offers',
    address: '/projects/{Vesper Specimen}?tab=lender',
    shows: page => page.getByText('All 4 lenders responded.'),
    crop: page => page.getByRole('list', { name: 'Lenders', exact: true }),
    height: 620,
  },
  {
    name: 'company-notifications',
    address: '/settings/services/notifications',
    shows: heading('An agreement is signed'),
    crop: page => page.locator('form').filter({ has: page.getByRole('heading', { name: 'An agreement is signed' }) }),
    height: 440,
  },
  {
    name: 'receivables',
    address: '/accounts-receivable/console',
    shows: heading('Open receivables by age'),
    height: 760,
  },
  {
    name: 'modules',
    address: '/light-hub/modules',
    shows: page => page.getByRole('link', { name: /Q\.TRON/ }),
    height: 560,
  },
  {
    name: 'permissions',
    address: '/settings/company/roles/edit-permissions',
    shows: page => page.getByRole('table', { name: 'Permissions by role' }),
    // The scroller, not the whole table.
    crop: page => page.getByRole('table', { name: 'Permissions by role' }).locator('..'),
    height: 480,
  },
]
