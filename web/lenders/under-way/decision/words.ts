// What lenders/under-way/decision tells its reader.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  valid_until: { en: ', good until {approval_expires_on}', es: ', con validez hasta el {approval_expires_on}' },
  amount_requested: { en: ' {amount} was asked for.', es: ' Se habían solicitado {amount}.' },
  not_sent_yet: { en: 'Not sent yet', es: 'Aún no se ha enviado' },
  still_being_filled: { en: 'It is still being filled in.', es: 'Todavía se está llenando.' },
  sent: { en: 'Sent', es: 'Enviada' },
  has_been_asked_decision: {
    en: '{lender_name} has been asked. Its decision appears here as soon as it is made.',
    es: '{lender_name} tiene la solicitud. Su decisión aparecerá aquí en cuanto la tome.',
  },
  review: { en: 'In review', es: 'En revisión' },
  looks_changed_amount_before: {
    en: '{lender_name} looks at the changed amount before work goes on.',
    es: '{lender_name} revisa el monto cambiado antes de que siga la obra.',
  },
  person_looks_application: {
    en: 'A person at {lender_name} looks at the application.',
    es: 'Una persona de {lender_name} está revisando la solicitud.',
  },
  approved: { en: 'Approved', es: 'Aprobada' },
  approved_sentence: {
    en: '{lender_name} approved{approved}{until}.{less}',
    es: '{lender_name} aprobó{approved}{until}.{less}',
  },
  approved_stipulations: { en: 'Approved, with stipulations', es: 'Aprobada con condiciones' },
  approved_stipulations_sentence: {
    en: '{lender_name} approved{approved}{until}, once what it asks for below is cleared.{less}',
    es: '{lender_name} aprobó{approved}{until}, una vez que se cumplan las condiciones de abajo.{less}',
  },
  another_offer: { en: 'Another offer', es: 'Contraoferta' },
  offers_instead: {
    en: '{lender_name} offers{approved} instead of {amount}.',
    es: '{lender_name} ofrece{approved} en lugar de {amount}.',
  },
  counteroffer_next: {
    en: 'The homeowner can take it and pay the rest another way, or you ask for another amount. Talk it over before you accept.',
    es: 'El propietario puede aceptarla y pagar el resto de otra forma, o usted puede solicitar otro monto. Háblelo con el propietario antes de aceptar.',
  },
  credit_frozen: { en: 'Credit is frozen', es: 'Crédito congelado' },
  could_not_look_homeowner: {
    en: '{lender_name} could not look at the homeowner’s credit, because it is frozen.',
    es: '{lender_name} no pudo consultar el crédito del propietario porque está congelado.',
  },
  credit_frozen_next: {
    en: 'The homeowner lifts the freeze at the credit bureau, online or by phone: it costs nothing and takes effect within an hour. Then ask again; nothing needs to be filled in anew.',
    es: 'El propietario puede levantar el congelamiento con la agencia de crédito, por internet o por teléfono. Es gratis y tiene efecto en menos de una hora. Luego envíe de nuevo; no hay que volver a llenar nada.',
  },
  nobody_found: { en: 'Nobody found', es: 'Sin coincidencias' },
  no_credit_file_matched: {
    en: 'No credit file matched what was sent to {lender_name}.',
    es: 'Ningún expediente de crédito coincide con los datos enviados a {lender_name}.',
  },
  no_match_next: {
    en: 'Check name and date of birth as they stand on the driver’s license, and ask again with all nine digits of the social security number.',
    es: 'Verifique el nombre y la fecha de nacimiento con la licencia de conducir y envíe de nuevo con los nueve dígitos del número de Seguro Social.',
  },
  hold: { en: 'On hold', es: 'En espera' },
  holds_application: { en: '{lender_name} holds the application.', es: '{lender_name} puso la solicitud en espera.' },
  on_hold_next: {
    en: 'What it waits for is said above or by {lender_name} itself. Nothing is lost meanwhile.',
    es: 'El motivo aparece arriba o lo indica {lender_name} directamente. Mientras tanto no se pierde nada.',
  },
  declined: { en: 'Declined', es: 'Rechazada' },
  declined_next: {
    en: 'Another lender may decide otherwise: moving takes people, design and documents along and asks only what differs. Or the homeowner pays another way.',
    es: 'Otra financiera puede decidir distinto. Se conservan los solicitantes, el diseño y los documentos; solo se llena lo que cambia. O el propietario puede pagar de otra forma.',
  },
  expired: { en: 'Expired', es: 'Vencida' },
  approval_expired_sentence: {
    en: 'The approval by {lender_name} was good until {value} and is over.',
    es: 'La aprobación de {lender_name} tenía validez hasta {value} y ya venció.',
  },
  expired_next: {
    en: 'Apply anew, here or at another lender.',
    es: 'Presente una nueva solicitud con esta u otra financiera.',
  },
  canceled: { en: 'Canceled', es: 'Cancelada' },
  application_was_canceled_nothing: {
    en: 'The application at {lender_name} was canceled. Nothing of it goes on.',
    es: 'La solicitud a {lender_name} se canceló y no continúa.',
  },
  funded: { en: 'Funded', es: 'Desembolsada' },
  has_paid: { en: '{lender_name} has paid.', es: '{lender_name} ya pagó.' },
  lender_words_label: { en: 'In the words of {lender_name}', es: 'En palabras de {lender_name}' },
  accept_approved_amount: { en: 'Accept {approved_amount}', es: 'Aceptar {approved_amount}' },
  ask_another_amount: { en: 'Ask for another amount', es: 'Solicitar otro monto' },
  resubmit: { en: 'Ask again', es: 'Enviar de nuevo' },
  check_and_resubmit: { en: 'Check and ask again', es: 'Revisar y enviar de nuevo' },
  move_another_lender: { en: 'Move to another lender', es: 'Pasar a otra financiera' },
  choose_another_way_pay: { en: 'Choose another way to pay', es: 'Elegir otra forma de pago' },
  resubmitted: { en: '{lender_name} has been asked again.', es: 'Se envió de nuevo a {lender_name}' },
  enter_all_nine_digits: {
    en: 'Enter all nine digits of everyone.',
    es: 'Ingrese los nueve dígitos de cada solicitante.',
  },
  enter_everyone_name_date: {
    en: 'Enter everyone’s name and date of birth.',
    es: 'Ingrese el nombre y la fecha de nacimiento de cada solicitante.',
  },
  resubmit_title: { en: 'Ask {lender_name} again', es: 'Enviar de nuevo a {lender_name}' },
  no_match_note: {
    en: 'As it stands on the driver’s license and the social security card. The numbers go to the lender encrypted and are forgotten once it has answered.',
    es: 'Ingrese los datos como aparecen en la licencia de conducir y la tarjeta de Seguro Social. Los números se envían cifrados a la financiera y se borran cuando responde.',
  },
  applicant: { en: 'Applicant', es: 'Solicitante' },
  co_applicant: { en: 'Co-applicant', es: 'Cosolicitante' },
  date_birth: { en: 'Date of birth', es: 'Fecha de nacimiento' },
  social_security_number: { en: 'Social security number', es: 'Número de Seguro Social' },
  amount_range: { en: '{name} goes from {least} to {most}.', es: '{name} permite de {least} a {most}.' },
  offered_suffix: { en: ', {approved_amount} offered', es: ', se ofrecieron {approved_amount}' },
  other_amount_note: {
    en: '{amount} was asked for{value}. {lender_name} decides anew about what you ask for now.',
    es: 'Se solicitaron {amount}{value}. {lender_name} tomará una nueva decisión sobre el monto que ingrese.',
  },
  keep_as: { en: 'Keep as it is', es: 'Dejar como está' },
  enter_amount: { en: 'Enter an amount.', es: 'Ingrese un monto.' },
  ask_lender_name: { en: 'Ask {lender_name}', es: 'Enviar a {lender_name}' },
  none_products_fits_project: {
    en: 'None of its products fits this project.',
    es: 'Ninguno de sus productos se ajusta a este proyecto.',
  },
  products_not_fitting: {
    en: '{count, plural, one {One product does not fit} other {{count} products do not fit}}',
    es: '{count, plural, one {1 producto no se ajusta} other {# productos no se ajustan}}',
  },
  monthly_for_amount: { en: '{monthly_payment} a month for {amount}', es: '{monthly_payment} al mes por {amount}' },
  quote_sent: { en: '{lender_name} has the new quote.', es: 'Nueva cotización enviada a {lender_name}' },
  give_another_quote: { en: 'Give {lender_name} another quote', es: 'Enviar una nueva cotización a {lender_name}' },
  new_quote_note: {
    en: 'It has {name} with {amount}. The new quote takes the project’s price as it is today.',
    es: 'La cotización actual es {name} por {amount}. La nueva usa el precio de hoy del proyecto.',
  },
  choose_product_first: { en: 'Choose a product first.', es: 'Primero elija un producto.' },
  send_quote: { en: 'Send quote', es: 'Enviar cotización' },
  product: { en: 'Product', es: 'Producto' },
})
