import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  not_sent_yet: { en: 'Not sent yet', es: 'Aún no se ha enviado' },
  still_being_filled: { en: 'It’s still being filled out.', es: 'Todavía se está llenando.' },
  sent: { en: 'Sent', es: 'Enviada' },
  has_been_asked_decision: {
    en: '{lender_name} has the application. Its decision will appear here.',
    es: '{lender_name} tiene la solicitud. Su decisión aparecerá aquí en cuanto la tome.',
  },
  review: { en: 'In review', es: 'En revisión' },
  looks_changed_amount_before: {
    en: '{lender_name} is reviewing the changed amount before work continues.',
    es: '{lender_name} revisa el monto cambiado antes de que siga la obra.',
  },
  person_looks_application: {
    en: 'Someone at {lender_name} is reviewing the application.',
    es: 'Una persona de {lender_name} está revisando la solicitud.',
  },
  approved: { en: 'Approved', es: 'Aprobada' },
  approved_sentence: {
    en: '{lender_name} approved{has_amount, select, yes { {approved}} other {}}{has_day, select, yes {, valid until {day}} other {}}.{is_less, select, yes { The request was for {amount}.} other {}}',
    es: '{lender_name} aprobó{has_amount, select, yes { {approved}} other {}}{has_day, select, yes {, con validez hasta el {day}} other {}}.{is_less, select, yes { Se habían solicitado {amount}.} other {}}',
  },
  approved_stipulations: { en: 'Approved with stipulations', es: 'Aprobada con condiciones' },
  approved_stipulations_sentence: {
    en: '{lender_name} approved{has_amount, select, yes { {approved}} other {}}{has_day, select, yes {, valid until {day}} other {}}, once the stipulations below are cleared.{is_less, select, yes { The request was for {amount}.} other {}}',
    es: '{lender_name} aprobó{has_amount, select, yes { {approved}} other {}}{has_day, select, yes {, con validez hasta el {day}} other {}}, una vez que se cumplan las condiciones de abajo.{is_less, select, yes { Se habían solicitado {amount}.} other {}}',
  },
  another_offer: { en: 'Counteroffer', es: 'Contraoferta' },
  offers_instead: {
    en: '{lender_name} offers{has_amount, select, yes { {approved}} other {}} instead of {amount}.',
    es: '{lender_name} ofrece{has_amount, select, yes { {approved}} other {}} en lugar de {amount}.',
  },
  counteroffer_next: {
    en: 'The homeowner can accept it and pay the rest another way, or you can request another amount. Discuss it before you accept.',
    es: 'El propietario puede aceptarla y pagar el resto de otra forma, o usted puede solicitar otro monto. Háblelo con el propietario antes de aceptar.',
  },
  credit_frozen: { en: 'Credit frozen', es: 'Crédito congelado' },
  could_not_look_homeowner: {
    en: '{lender_name} couldn’t check the homeowner’s credit because it’s frozen.',
    es: '{lender_name} no pudo consultar el crédito del propietario porque está congelado.',
  },
  credit_frozen_next: {
    en: 'The homeowner can lift the freeze with the credit bureau, online or by phone. It’s free and takes effect within an hour. Then resubmit; nothing needs to be filled in again.',
    es: 'El propietario puede levantar el congelamiento con la agencia de crédito, por internet o por teléfono. Es gratis y tiene efecto en menos de una hora. Luego envíe de nuevo; no hay que volver a llenar nada.',
  },
  nobody_found: { en: 'No match found', es: 'Sin coincidencias' },
  no_credit_file_matched: {
    en: 'No credit file matched the information sent to {lender_name}.',
    es: 'Ningún expediente de crédito coincide con los datos enviados a {lender_name}.',
  },
  no_match_next: {
    en: 'Check the name and date of birth against the driver’s license, then resubmit with {ssn, select, full {all nine} other {the last four}} digits of the Social Security number.',
    es: 'Verifique el nombre y la fecha de nacimiento con la licencia de conducir y envíe de nuevo con los {ssn, select, full {nueve} other {últimos cuatro}} dígitos del número de Seguro Social.',
  },
  hold: { en: 'On hold', es: 'En espera' },
  holds_application: {
    en: '{lender_name} put the application on hold.',
    es: '{lender_name} puso la solicitud en espera.',
  },
  on_hold_next: {
    en: 'The reason is shown above or comes from {lender_name} directly. Nothing is lost meanwhile.',
    es: 'El motivo aparece arriba o lo indica {lender_name} directamente. Mientras tanto no se pierde nada.',
  },
  declined: { en: 'Declined', es: 'Rechazada' },
  declined_next: {
    en: 'Another lender may decide differently. Applicants, design and documents carry over; you fill in only what differs. Or the homeowner can pay another way.',
    es: 'Otra financiera puede decidir distinto. Se conservan los solicitantes, el diseño y los documentos; solo se llena lo que cambia. O el propietario puede pagar de otra forma.',
  },
  expired: { en: 'Expired', es: 'Vencida' },
  approval_expired_sentence: {
    en: '{lender_name}’s approval {has_day, select, yes {was valid until {day} and has expired} other {has expired}}.',
    es: 'La aprobación de {lender_name} {has_day, select, yes {tenía validez hasta el {day} y ya venció} other {ya venció}}.',
  },
  expired_next: {
    en: 'Apply again with this lender or another one.',
    es: 'Presente una nueva solicitud con esta u otra financiera.',
  },
  canceled: { en: 'Canceled', es: 'Cancelada' },
  application_was_canceled_nothing: {
    en: 'The {lender_name} application was canceled and won’t continue.',
    es: 'La solicitud a {lender_name} se canceló y no continúa.',
  },
  funded: { en: 'Funded', es: 'Desembolsada' },
  has_paid: { en: '{lender_name} has paid.', es: '{lender_name} ya pagó.' },
  lender_words_label: { en: 'In {lender_name}’s words', es: 'En palabras de {lender_name}' },
  accept_approved_amount: { en: 'Accept {approved_amount}', es: 'Aceptar {approved_amount}' },
  ask_another_amount: { en: 'Request another amount', es: 'Solicitar otro monto' },
  resubmit: { en: 'Resubmit', es: 'Enviar de nuevo' },
  check_and_resubmit: { en: 'Check and resubmit', es: 'Revisar y enviar de nuevo' },
  move_another_lender: { en: 'Move to another lender', es: 'Pasar a otra financiera' },
  choose_another_way_pay: { en: 'Choose another payment option', es: 'Elegir otra opción de pago' },
  resubmitted: { en: 'Resubmitted to {lender_name}', es: 'Se envió de nuevo a {lender_name}' },
  enter_everyone_digits: {
    en: 'Enter {ssn, select, full {all nine} other {the last four}} digits for each applicant.',
    es: 'Ingrese los {ssn, select, full {nueve} other {últimos cuatro}} dígitos de cada solicitante.',
  },
  enter_everyone_name_date: {
    en: 'Enter each applicant’s name and date of birth.',
    es: 'Ingrese el nombre y la fecha de nacimiento de cada solicitante.',
  },
  resubmit_title: { en: 'Resubmit to {lender_name}', es: 'Enviar de nuevo a {lender_name}' },
  no_match_note: {
    en: 'Enter details as shown on the driver’s license and Social Security card. The numbers go to the lender encrypted and are deleted once it responds.',
    es: 'Ingrese los datos como aparecen en la licencia de conducir y la tarjeta de Seguro Social. Los números se envían cifrados a la financiera y se borran cuando responde.',
  },
  applicant: { en: 'Applicant', es: 'Solicitante' },
  co_applicant: { en: 'Co-applicant', es: 'Cosolicitante' },
  date_birth: { en: 'Date of birth', es: 'Fecha de nacimiento' },
  amount_range: { en: '{name} allows {least} to {most}.', es: '{name} permite de {least} a {most}.' },
  other_amount_note: {
    en: '{amount} requested{has_offer, select, yes {, {offered} offered} other {}}. {lender_name} makes a new decision on the amount you enter.',
    es: 'Se solicitaron {amount}{has_offer, select, yes {, se ofrecieron {offered}} other {}}. {lender_name} tomará una nueva decisión sobre el monto que ingrese.',
  },
  keep_as: { en: 'Keep as is', es: 'Dejar como está' },
  enter_amount: { en: 'Enter an amount.', es: 'Ingrese un monto.' },
  ask_lender_name: { en: 'Send to {lender_name}', es: 'Enviar a {lender_name}' },
  none_products_fits_project: {
    en: 'None of its products fit this project.',
    es: 'Ninguno de sus productos se ajusta a este proyecto.',
  },
  products_not_fitting: {
    en: '{count, plural, one {1 product doesn’t fit} other {# products don’t fit}}',
    es: '{count, plural, one {1 producto no se ajusta} other {# productos no se ajustan}}',
  },
  monthly_for_amount: { en: '{monthly_payment}/month for {amount}', es: '{monthly_payment} al mes por {amount}' },
  quote_sent: { en: 'New quote sent to {lender_name}', es: 'Nueva cotización enviada a {lender_name}' },
  give_another_quote: { en: 'Send {lender_name} a new quote', es: 'Enviar una nueva cotización a {lender_name}' },
  new_quote_note: {
    en: 'Its current quote is {name} for {amount}. The new quote uses the project’s price today.',
    es: 'La cotización actual es {name} por {amount}. La nueva usa el precio de hoy del proyecto.',
  },
  choose_product_first: { en: 'Choose a product first.', es: 'Primero elija un producto.' },
  send_quote: { en: 'Send quote', es: 'Enviar cotización' },
  product: { en: 'Product', es: 'Producto' },
  declined_sentence: {
    en: '{lender_name} declined the application. The reasons stay here; {lender_name} also sends them to the homeowner.',
    es: '{lender_name} rechazó la solicitud. Los motivos quedan aquí; {lender_name} también los envía al propietario.',
  },
  financed_no_payment: {
    en: '{amount} financed; no payment provided yet',
    es: '{amount} financiados; aún sin dato del pago',
  },
})
