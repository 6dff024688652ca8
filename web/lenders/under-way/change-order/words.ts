// What lenders/under-way/change-order tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  change_requested: { en: '{lender_name} has been asked for the change.', es: 'Cambio solicitado a {lender_name}' },
  request_change_title: { en: 'Request a change', es: 'Solicitar un cambio' },
  lender_has_now: { en: '{lender_name} has {name} with {known}.', es: '{lender_name} tiene ahora {name} por {known}.' },
  leave_as: { en: 'Leave as it is', es: 'Dejar como está' },
  enter_amount: { en: 'Enter an amount.', es: 'Ingrese un monto.' },
  nothing_differs_what_approved: {
    en: 'Nothing differs from what is approved.',
    es: 'No hay diferencias con lo aprobado.',
  },
  give_reason_first: { en: 'Give a reason first.', es: 'Ingrese un motivo.' },
  request_change_action: { en: 'Request change', es: 'Solicitar cambio' },
  product: { en: 'Product', es: 'Producto' },
  use_current_amount: { en: 'As the project stands, {today}', es: 'Usar el proyecto actual: {today}' },
  now: { en: 'Now', es: 'Actual' },
  changed: { en: 'Changed', es: 'Nuevo' },
  difference: { en: 'Difference', es: 'Diferencia' },
  homeowner_read: { en: '{lender_name} and the homeowner read it.', es: '{lender_name} y el propietario lo ven' },
  more_than_approved_application: {
    en: 'More than {lender_name} approved: the application goes back into review, and work should wait for the answer.',
    es: 'Es más de lo que aprobó {lender_name}. La solicitud vuelve a revisión y la obra debe esperar la decisión.',
  },
  change_order_withdrawn: { en: 'The change order is withdrawn.', es: 'Orden de cambio retirada' },
  change_order: { en: 'Change order', es: 'Orden de cambio' },
  until_installation_complete_can: {
    en: 'Until the installation is complete, {lender_name} can be asked for a change',
    es: 'Puede solicitar un cambio a {lender_name} hasta que termine la instalación',
  },
  requested: { en: 'Requested', es: 'Solicitada' },
  sent_homeowner: { en: 'Sent to the homeowner', es: 'Enviada al propietario' },
  signed: { en: 'Signed', es: 'Firmada' },
  in_effect: { en: 'In force', es: 'Vigente' },
  new_amount: { en: 'New amount', es: 'Nuevo monto' },
  withdraw_change_order: { en: 'Withdraw change order', es: 'Retirar orden de cambio' },
})
