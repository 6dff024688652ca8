// Texts about proposals for sellers, readers and accepting homeowners. An actor's name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  /** In the language of the document. */
  printed: {
    proposal: { en: 'Solar proposal', es: 'Propuesta solar' },
    solar_proposal: { en: 'Solar proposal on one page', es: 'Propuesta solar en una página' },
    simulation_report: { en: 'Simulation report', es: 'Informe de simulación' },
  },
  page_title: { en: 'Proposal | {brand}', es: 'Propuesta | {brand}' },

  log: {
    saved: {
      en: '{done, select, published {published the proposal} set_up {set up the proposal} other {started the proposal}}{has_loss, select, yes { with a 25-year result of −{loss} ({option})} other {}}{has_past, select, yes {, which replaced the one {name} had accepted} other {}}',
      es: '{done, select, published {publicó la propuesta} set_up {configuró la propuesta} other {inició la propuesta}}{has_loss, select, yes { con un resultado a 25 años de −{loss} ({option})} other {}}{has_past, select, yes {, que reemplazó la que {name} había aceptado} other {}}',
    },
    accepted: {
      en: 'accepted the proposal: {option}{has_battery, select, no {, without the battery} other {}}',
      es: 'aceptó la propuesta: {option}{has_battery, select, no {, sin la batería} other {}}',
    },
    design_chosen: {
      en: 'chose the design “{design}” by accepting its proposal',
      es: 'eligió el diseño “{design}” al aceptar su propuesta',
    },
    battery_removed: { en: 'removed the battery from the design', es: 'quitó la batería del diseño' },
    mailed: {
      en: 'emailed the proposal to {names}{copies, plural, =0 {} one {, with # copy} other {, with # copies}}',
      es: 'envió la propuesta a {names} por correo{copies, plural, =0 {} one {, con # copia} other {, con # copias}}',
    },
    mail_waits: {
      en: 'wrote an email with the proposal to {names}{copies, plural, =0 {} one {, with # copy} other {, with # copies}}; no email server sent it',
      es: 'escribió un correo con la propuesta a {names}{copies, plural, =0 {} one {, con # copia} other {, con # copias}}; ningún servidor de correo lo envió',
    },
  },

  opened: { en: 'Opened: proposal for {project}', es: 'Abierta: propuesta para {project}' },
  opened_detail: {
    en: 'Opened for the first time since it was published. A good moment to call.',
    es: 'Se abrió por primera vez desde que se publicó. Es buen momento para llamar.',
  },
  accepted: { en: 'Accepted: proposal for {project}', es: 'Aceptada: propuesta para {project}' },
  accepted_detail: {
    en: '{name} accepted the proposal with {option}.',
    es: '{name} aceptó la propuesta con {option}.',
  },
  project_not_moved: {
    en: 'The project stays closed ({status, select, canceled {canceled} declined {declined} voided {voided} other {{status}}}). Decide whether to reopen it.',
    es: 'El proyecto sigue cerrado ({status, select, canceled {cancelado} declined {rechazado} voided {anulado} other {{status}}}). Decida si lo reabre.',
  },

  /** Homeowners read these. */
  acceptance: {
    name_required: { en: 'Type your first and last name.', es: 'Escriba su nombre y apellido.' },
    draft: {
      en: 'This proposal isn’t published. Ask {rep} for a new one.',
      es: 'Esta propuesta no está publicada. Pida una nueva a {rep}.',
    },
    accepted: {
      en: 'This proposal has already been accepted. Ask {rep} for a new one.',
      es: 'Esta propuesta ya fue aceptada. Pida una nueva a {rep}.',
    },
    expired: {
      en: 'This proposal has expired. Ask {rep} for a new one.',
      es: 'Esta propuesta venció. Pida una nueva a {rep}.',
    },
    out_of_date: {
      en: 'The system or its price has changed since this proposal was made. Ask {rep} for a new one.',
      es: 'El sistema o su precio cambió desde que se hizo esta propuesta. Pida una nueva a {rep}.',
    },
    under_way: {
      en: 'Your project is already under way, so there’s nothing left to accept. Questions? Ask {rep}.',
      es: 'Su proyecto ya está en marcha; no queda nada por aceptar. ¿Preguntas? Consulte a {rep}.',
    },
    accepted_otherwise: {
      en: 'This proposal has been accepted with {option}. To change that, ask {rep}.',
      es: 'Esta propuesta se aceptó con {option}. Para cambiarlo, hable con {rep}.',
    },
    way_not_shown: {
      en: 'Choose one of the payment options shown.',
      es: 'Elija una de las opciones de pago mostradas.',
    },
    way_withdrawn: {
      en: '{option} is no longer available. Choose another payment option, or ask {rep}.',
      es: '{option} ya no está disponible. Elija otra opción de pago o hable con {rep}.',
    },
    terms_changed: {
      en: 'The terms of {option} have changed. Choose another payment option, or ask {rep}.',
      es: 'Las condiciones de {option} cambiaron. Elija otra opción de pago o hable con {rep}.',
    },
    way_unavailable: {
      en: '{why} Choose another payment option, or ask {rep}.',
      es: '{why} Elija otra opción de pago o hable con {rep}.',
    },
    only_with_battery: {
      en: 'This proposal includes the battery. Ask {rep} for one without it.',
      es: 'Esta propuesta incluye la batería. Pida a {rep} una sin ella.',
    },
  },
  explore: {
    no_other_assumptions: {
      en: 'This proposal was published before other assumptions could be tried. Ask for a new one.',
      es: 'Esta propuesta se publicó antes de que se pudieran probar otros supuestos. Pida una nueva.',
    },
    no_battery: { en: 'This proposal has no battery.', es: 'Esta propuesta no tiene batería.' },
    only_with_battery: {
      en: 'This proposal can’t be shown without its battery.',
      es: 'Esta propuesta no se puede mostrar sin la batería.',
    },
  },
  too_many_visits: {
    en: 'This proposal was opened very often today. Further visits aren’t counted.',
    es: 'Esta propuesta se abrió muchas veces hoy. Las demás visitas no se cuentan.',
  },

  sample_not_accepted: { en: 'Its proposal can’t be accepted.', es: 'Su propuesta no se puede aceptar.' },
  homeowner_and_address_required: {
    en: 'Add a homeowner and an address before creating a proposal.',
    es: 'Agregue un propietario y una dirección antes de crear una propuesta.',
  },
  nothing_to_propose: {
    en: 'Enter the address and design the system first: a proposal shows its price and production.',
    es: 'Primero ingrese la dirección y diseñe el sistema: la propuesta muestra su precio y producción.',
  },
  design_published: {
    en: 'This design’s proposal is published, and the homeowner may have the link, so it can’t be deleted.',
    es: 'La propuesta de este diseño está publicada y el propietario puede tener el enlace, así que no se puede eliminar.',
  },
  option_withdrawn: {
    en: 'One of the financing options is no longer available. Choose another.',
    es: 'Una de las opciones de financiamiento ya no está disponible. Elija otra.',
  },
  loss_not_confirmed: {
    en: 'With {option}, the homeowner pays {loss} more over 25 years than with the utility alone. Confirm this figure to publish.',
    es: 'Con {option}, el propietario paga {loss} más en 25 años que solo con la compañía eléctrica. Confirme esta cifra para publicar.',
  },
  finding: { en: '{place}: {sentence}', es: '{place}: {sentence}' },
  more_findings: { en: 'And {count} more.', es: 'Y {count} más.' },
  may_not_send: {
    en: 'Your role can’t send proposals. Ask an admin for access.',
    es: 'Su rol no puede enviar propuestas. Pida acceso a un administrador.',
  },
  template_deleted: {
    en: 'This template was deleted. Choose another.',
    es: 'Esta plantilla se eliminó. Elija otra.',
  },
  accepted_still_holds: {
    en: '{name} has accepted the proposal with {option}. Change the design, the price or the payment option before publishing another.',
    es: '{name} aceptó la propuesta con {option}. Cambie el diseño, el precio o la opción de pago antes de publicar otra.',
  },
  last_day: {
    past: { en: 'Choose today or a later day.', es: 'Elija hoy o un día posterior.' },
    too_far: {
      en: 'Choose a day within a year. Prices and incentives may change after that.',
      es: 'Elija un día dentro de un año. Los precios y los incentivos pueden cambiar después.',
    },
  },
  unreachable: {
    email: {
      en: '{name} has no email address. Enter one on the project’s overview.',
      es: '{name} no tiene correo electrónico. Ingréselo en el resumen del proyecto.',
    },
    phone: {
      en: '{name} has no phone number. Enter one on the project’s overview.',
      es: '{name} no tiene número de teléfono. Ingréselo en el resumen del proyecto.',
    },
  },
  too_many_sends: {
    en: 'A proposal can be sent {most} times an hour. Wait {minutes, plural, one {# minute} other {# minutes}} and send it again.',
    es: 'Una propuesta se puede enviar {most} veces por hora. Espere {minutes, plural, one {# minuto} other {# minutos}} y envíela de nuevo.',
  },
  same_id: {
    en: 'Two pages or blocks have the ID {id}. Each needs its own.',
    es: 'Dos páginas o bloques tienen el identificador {id}. Cada uno necesita el suyo.',
  },
  image_missing: {
    en: 'One of the images is missing. Upload it again.',
    es: 'Falta una de las imágenes. Cárguela de nuevo.',
  },
  cover_deleted: {
    en: 'This image was deleted. Upload it again.',
    es: 'Esta imagen se eliminó. Cárguela de nuevo.',
  },
})
