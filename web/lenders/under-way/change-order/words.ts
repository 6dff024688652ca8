// What lenders/under-way/change-order tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  has_been_asked_change: { en: '{lender_name} has been asked for the change.', es: '' },
  request_change: { en: 'Request a change', es: '' },
  has: { en: '{lender_name} has {name} with {known}.', es: '' },
  leave_as: { en: 'Leave as it is', es: '' },
  enter_amount: { en: 'Enter an amount.', es: '' },
  nothing_differs_what_approved: { en: 'Nothing differs from what is approved.', es: '' },
  give_reason_first: { en: 'Give a reason first.', es: '' },
  request_change_2: { en: 'Request change', es: '' },
  product: { en: 'Product', es: '' },
  as_project_stands: { en: 'As the project stands, {today}', es: '' },
  now: { en: 'Now', es: '' },
  changed: { en: 'Changed', es: '' },
  difference: { en: 'Difference', es: '' },
  homeowner_read: { en: '{lender_name} and the homeowner read it.', es: '' },
  more_than_approved_application: {
    en: 'More than {lender_name} approved: the application goes back into review, and work should wait for the answer.',
    es: '',
  },
  change_order_withdrawn: { en: 'The change order is withdrawn.', es: '' },
  change_order: { en: 'Change order', es: '' },
  until_installation_complete_can: {
    en: 'Until the installation is complete, {lender_name} can be asked for a change',
    es: '',
  },
  requested: { en: 'Requested', es: '' },
  sent_homeowner: { en: 'Sent to the homeowner', es: '' },
  signed: { en: 'Signed', es: '' },
  force: { en: 'In force', es: '' },
  new_amount: { en: 'New amount', es: '' },
  withdraw_change_order: { en: 'Withdraw change order', es: '' },
})
