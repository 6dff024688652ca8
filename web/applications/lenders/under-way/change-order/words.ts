import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  change_requested: { en: 'Change requested from {lender_name}', es: 'Cambio solicitado a {lender_name}' },
  request_change_title: { en: 'Request a change', es: 'Solicitar un cambio' },
  lender_has_now: {
    en: '{lender_name} currently has {name} for {known}.',
    es: '{lender_name} tiene ahora {name} por {known}.',
  },
  leave_as: { en: 'Keep as is', es: 'Dejar como está' },
  enter_amount: { en: 'Enter an amount.', es: 'Ingrese un monto.' },
  nothing_differs_what_approved: {
    en: 'This matches what’s approved.',
    es: 'No hay diferencias con lo aprobado.',
  },
  give_reason_first: { en: 'Enter a reason first.', es: 'Ingrese un motivo.' },
  request_change_action: { en: 'Request change', es: 'Solicitar cambio' },
  product: { en: 'Product', es: 'Producto' },
  use_current_amount: { en: 'Use current project: {today}', es: 'Usar el proyecto actual: {today}' },
  now: { en: 'Current', es: 'Actual' },
  changed: { en: 'New', es: 'Nuevo' },
  difference: { en: 'Difference', es: 'Diferencia' },
  homeowner_read: { en: '{lender_name} and the homeowner see this', es: '{lender_name} y el propietario lo ven' },
  more_than_approved_application: {
    en: 'This is more than {lender_name} approved. The application goes back into review, and work should wait for the decision.',
    es: 'Es más de lo que aprobó {lender_name}. La solicitud vuelve a revisión y la obra debe esperar la decisión.',
  },
  change_order_withdrawn: { en: 'Change order withdrawn', es: 'Orden de cambio retirada' },
  change_order: { en: 'Change order', es: 'Orden de cambio' },
  until_installation_complete_can: {
    en: 'You can request a change from {lender_name} until installation is complete',
    es: 'Puede solicitar un cambio a {lender_name} hasta que termine la instalación',
  },
  requested: { en: 'Requested', es: 'Solicitada' },
  sent_homeowner: { en: 'Sent to homeowner', es: 'Enviada al propietario' },
  signed: { en: 'Signed', es: 'Firmada' },
  in_effect: { en: 'In effect', es: 'Vigente' },
  new_amount: { en: 'New amount', es: 'Nuevo monto' },
  withdraw_change_order: { en: 'Withdraw change order', es: 'Retirar orden de cambio' },
  difference_of: {
    en: '{amount} {is_more, select, yes {more} other {less}}',
    es: '{amount} {is_more, select, yes {más} other {menos}}',
  },
  new_documents_signed: {
    en: '{lender_name} sends the homeowner new documents. The change takes effect once they’re signed; the approval stays.',
    es: '{lender_name} envía documentos nuevos al propietario. El cambio entra en vigor cuando se firman; la aprobación se mantiene.',
  },
})
