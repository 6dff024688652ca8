// Names of article groups; articles refer to them by the keys of `GROUPS`.
import type { Group } from './article.ts'
import { words } from './words.ts'

export const GROUP_NAMES: Record<Group, string> = {
  Selling: words.group.selling,
  'The house and its energy': words.group.home_energy,
  'Price and financing': words.group.price_financing,
  'Proposal and agreement': words.group.proposal_agreement,
  'Lender and installation': words.group.lender_installation,
  'Working together': words.group.working_together,
  Money: words.group.money,
  Catalogue: words.group.catalog,
  'Company and settings': words.group.company_settings,
  'Your account': words.group.your_account,
}
