import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  sale_marked: { en: '{name} marked as {status}', es: '{name}: {status}' },
  keep_sale: { en: 'Keep sale', es: 'Conservar venta' },
  choose_reason: { en: 'Choose a reason.', es: 'Elija un motivo.' },
  note: { en: 'Note', es: 'Nota' },
  shown_project_activity_reason: {
    en: 'Shown with the reason in project activity',
    es: 'Aparece con el motivo en la actividad del proyecto',
  },
  enter_note: { en: 'Enter a note explaining why.', es: 'Escriba una nota con el motivo.' },
  also_end: { en: 'Also end', es: 'Terminar también' },
  unchecked_items_stay: { en: 'Unchecked items stay as they are.', es: 'Lo que no marque queda como está.' },
  has_been_paid_stays: {
    en: '{paid} has been paid. It stays with the project until refunded in Receivables.',
    es: 'Se han pagado {paid}. El pago queda en el proyecto hasta que se reembolse en Cuentas por cobrar.',
  },
  canceled_explained: {
    en: 'Canceled: the homeowner or your company called it off. It leaves the pipeline and sales figures, and can be reopened.',
    es: 'Cancelada: el propietario o su empresa desistió. Sale del embudo y de las cifras de ventas, y se puede reabrir.',
  },
  voided_explained: {
    en: 'Voided: the sale doesn’t count, such as after a mistake or an invalid agreement. It leaves the pipeline and sales figures, and can be reopened.',
    es: 'Anulada: la venta no cuenta, por ejemplo, por un error o un contrato inválido. Sale del embudo y de las cifras de ventas, y se puede reabrir.',
  },
  cancel_sale: { en: 'Cancel sale', es: 'Cancelar venta' },
  void_sale: { en: 'Void sale', es: 'Anular venta' },
  cancel_sale_title: { en: 'Cancel this sale?', es: '¿Cancelar esta venta?' },
  void_sale_title: { en: 'Void this sale?', es: '¿Anular esta venta?' },
  called_off_either_side: { en: 'Called off by either side', es: 'Una de las partes desistió' },
  does_not_count_as: { en: 'Doesn’t count, such as after a mistake', es: 'No cuenta, por ejemplo, por un error' },
  void: { en: 'Void', es: 'Anular' },
  withdraw: { en: 'Withdraw', es: 'Retirar' },
  signed_everyone_document_stays: {
    en: 'Signed by everyone. The document is kept and marked as voided.',
    es: 'Firmado por todos. El documento se conserva, marcado como anulado.',
  },
  links_stop_working: { en: 'Its links stop working.', es: 'Sus enlaces dejan de funcionar.' },
  cannot_withdraw: {
    en: 'It can’t be withdrawn in its current state.',
    es: 'No se puede retirar en su estado actual.',
  },
  withdraw_application: {
    en: 'Withdraw the {lender_name} application',
    es: 'Retirar la solicitud de {lender_name}',
  },
  withdraw_application_help: {
    en: '{lender_name} is notified. The application can’t be reopened.',
    es: 'Se notifica a {lender_name}. La solicitud no se puede reabrir.',
  },
  too_far_along_withdrawn: {
    en: 'It’s too far along to withdraw.',
    es: 'Está demasiado avanzada para retirarla.',
  },
  delete_draft: { en: 'Delete draft “{title}”', es: 'Eliminar el borrador “{title}”' },
  not_sent: { en: '{total}, not sent.', es: '{total}, sin enviar.' },
  credit_open_balance: { en: 'Credit the open balance on {number}', es: 'Acreditar el saldo pendiente de {number}' },
  invoice_open_balance: { en: '“{title}”, {open} of {total} open.', es: '“{title}”, {open} de {total} pendientes.' },
})
