// What projects/ending tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  name_lower_case: { en: '{name} is {lower_case}.', es: '' },
  keep_sale: { en: 'Keep the sale', es: '' },
  choose_reason: { en: 'Choose the reason.', es: '' },
  note: { en: 'Note', es: '' },
  shown_project_activity_reason: { en: 'Shown in the project’s activity with the reason', es: '' },
  say_why: { en: 'Say why.', es: '' },
  what_ends: { en: 'What ends with it', es: '' },
  what_not_ticked_stays: { en: 'What is not ticked stays as it is.', es: '' },
  has_been_paid_stays: {
    en: '{paid} has been paid. It stays with the project until it is refunded under Receivables.',
    es: '',
  },
  canceled_homeowner_your_company: {
    en: 'Canceled: the homeowner or your company called it off. It leaves the pipeline and the sales figures, and can be reopened.',
    es: '',
  },
  voided_sale_does_not: {
    en: 'Voided: the sale does not count, as after a mistake or an invalid agreement. It leaves the pipeline and the sales figures, and can be reopened.',
    es: '',
  },
  cancel_sale: { en: 'Cancel sale', es: '' },
  void_sale: { en: 'Void sale', es: '' },
  cancel_sale_2: { en: 'Cancel this sale?', es: '' },
  void_sale_2: { en: 'Void this sale?', es: '' },
  called_off_either_side: { en: 'Called off by either side', es: '' },
  does_not_count_as: { en: 'Does not count, as after a mistake', es: '' },
  void: { en: 'Void', es: '' },
  withdraw: { en: 'Withdraw', es: '' },
  signed_everyone_document_stays: { en: 'Signed by everyone. The document stays, marked as voided.', es: '' },
  links_stop_working: { en: 'Its links stop working.', es: '' },
  cannot_withdrawn_as: { en: 'It cannot be withdrawn as it is.', es: '' },
  withdraw_application: { en: 'Withdraw the application at {lender_name}', es: '' },
  told_cannot_taken_up: { en: '{lender_name} is told. It cannot be taken up again.', es: '' },
  too_far_along_withdrawn: { en: 'It is too far along to be withdrawn.', es: '' },
  delete_draft: { en: 'Delete the draft “{title}”', es: '' },
  not_sent: { en: '{total}, not sent.', es: '' },
  credit_what_open: { en: 'Credit what is open on {number}', es: '' },
  title_open_total_open: { en: '“{title}”, {open} of {total} open.', es: '' },
})
