// Effects of a change of design, price or use on everything quoted before it.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  contract_price: { en: 'Contract price', es: 'Precio del contrato' },
  price_saved: { en: 'Saved for this project.', es: 'Guardado para este proyecto.' },
  price_saved_already: {
    en: 'Already saved. Everything below still has the previous price.',
    es: 'Ya está guardado. Lo que sigue todavía tiene el precio anterior.',
  },
  no_mail_server: {
    en: 'No email server is connected, so nothing can be emailed.',
    es: 'No hay un servidor de correo conectado, así que no se puede enviar nada.',
  },
  no_email: { en: 'No homeowner has an email address.', es: 'Ningún propietario tiene correo electrónico.' },

  financing_not_allowed: {
    en: 'Your role can’t select financing. Ask someone who can to select it again.',
    es: 'Su rol no puede elegir el financiamiento. Pida a alguien que pueda que lo elija de nuevo.',
  },
  financing_refused: { en: 'It can’t be selected again.', es: 'No se puede elegir de nuevo.' },
  financing_chosen: { en: 'selected {name}', es: 'eligió {name}' },
  financing_renewed: {
    en: 'Selected again with today’s figures.',
    es: 'Elegido de nuevo con las cifras de hoy.',
  },
  a_month: { en: '{amount}/mo', es: '{amount} al mes' },

  proposal: { en: 'Proposal', es: 'Propuesta' },
  proposal_of: { en: 'Proposal: {design}', es: 'Propuesta: {design}' },
  proposal_version: { en: 'Version {version}, {price}', es: 'Versión {version}, {price}' },
  proposal_accepted: {
    en: 'Accepted by {name} on {day}. It stays as accepted.',
    es: 'Aceptada por {name} el {day}. Queda como se aceptó.',
  },
  proposal_sold: {
    en: 'The sale is signed, so the proposal stays as published.',
    es: 'La venta está firmada, así que la propuesta queda como se publicó.',
  },
  proposal_not_allowed: {
    en: 'Your role can’t publish proposals. Nobody can accept this one until someone publishes it again.',
    es: 'Su rol no puede publicar propuestas. Nadie puede aceptar esta hasta que alguien la publique de nuevo.',
  },
  proposal_refused: { en: 'It can’t be published again.', es: 'No se puede publicar de nuevo.' },
  proposal_renewed: {
    en: 'Published again under the same link.',
    es: 'Publicada de nuevo con el mismo enlace.',
  },
  proposal_until: { en: 'It can be accepted until {day}.', es: 'Se puede aceptar hasta el {day}.' },
  acceptance_lapsed: {
    en: '{name}’s acceptance of version {version} no longer applies.',
    es: 'La aceptación de la versión {version} por {name} ya no vale.',
  },

  /** Stored with the agreement as the reason it ended, and shown to its signers. */
  replaced: {
    en: 'Design, price or usage changed; replaced by a new one.',
    es: 'Cambió el diseño, el precio o el consumo; se reemplazó por uno nuevo.',
  },
  agreement_not_allowed: {
    en: 'Your role can’t withdraw and send agreements. This one can still be signed with the old figures.',
    es: 'Su rol no puede retirar ni enviar contratos. Este todavía se puede firmar con las cifras anteriores.',
  },
  agreement_resent: {
    en: 'Nobody has signed it. It’s withdrawn and sent again to {names}.',
    es: 'Nadie lo ha firmado. Se retira y se envía de nuevo a {names}.',
  },
  agreement_resent_after: {
    en: '{signed} already signed it, so it’s voided and sent again to {names}.',
    es: 'Ya lo firmó {signed}, así que se anula y se envía de nuevo a {names}.',
  },
  agreement_withdrawn: {
    en: 'Nobody has signed it. It’s withdrawn and not sent again: {why}',
    es: 'Nadie lo ha firmado. Se retira y no se envía de nuevo: {why}',
  },
  agreement_withdrawn_after: {
    en: '{signed} already signed it, so it’s voided. It’s not sent again: {why}',
    es: 'Ya lo firmó {signed}, así que se anula. No se envía de nuevo: {why}',
  },
  agreement_stays: {
    en: '{dated, select, yes {Signed on {day}.} other {Signed.}} It stays as signed; {change, select, sent {the agreement out for signature updates it.} other {updating it takes a change order.}}',
    es: '{dated, select, yes {Firmado el {day}.} other {Firmado.}} Queda como se firmó; {change, select, sent {lo actualiza lo que está enviado para firmar.} other {para actualizarlo se necesita una orden de cambio.}}',
  },

  invoices: {
    en: '{count, plural, one {Draft invoice} other {# draft invoices}}',
    es: '{count, plural, one {Factura en borrador} other {# facturas en borrador}}',
  },
  invoices_follow: {
    en: 'Invoices follow the signed agreement and change once a change order is signed.',
    es: 'Las facturas siguen el contrato firmado y cambian cuando se firma una orden de cambio.',
  },
  application: {
    en: '{sent, select, yes {Application with {lender}} other {Draft application with {lender}}}',
    es: '{sent, select, yes {Solicitud a {lender}} other {Borrador de solicitud a {lender}}}',
  },
  application_unsent: {
    en: 'Not sent yet. Update it with today’s figures on the Lender tab before you send it.',
    es: 'Todavía no se ha enviado. Actualícela con las cifras de hoy en la pestaña Financiera antes de enviarla.',
  },
  application_sent: {
    en: '{lender} isn’t notified automatically. Send {by, select, change_order {a change order} other {the new design or amount}} on the Lender tab.',
    es: 'No se avisa a {lender} automáticamente. Envíe {by, select, change_order {una orden de cambio} other {el nuevo diseño o monto}} en la pestaña Financiera.',
  },
})
