// Names of a project’s next steps, manual moves and fields. A next step follows "Next:".
import { catalog } from '../words/catalog.ts'

export const words = catalog({
  other_reason: { en: 'Another reason', es: 'Otro motivo' },
  status: {
    draft: { en: 'draft', es: 'borrador' },
    new: { en: 'new', es: 'nuevo' },
    active: { en: 'active', es: 'activo' },
    submitted: { en: 'submitted', es: 'enviado' },
    approved: { en: 'approved', es: 'aprobado' },
    paid_by_cash: { en: 'paid by cash', es: 'pagado al contado' },
    installation_completed: { en: 'installation completed', es: 'instalación terminada' },
    funded: { en: 'funded', es: 'desembolsado' },
    declined: { en: 'declined', es: 'rechazado' },
    canceled: { en: 'canceled', es: 'cancelado' },
    voided: { en: 'voided', es: 'anulado' },
  },
  move: {
    already_there: { en: 'This project is already {status}.', es: 'El estatus del proyecto ya es “{status}”.' },
    is_final: {
      en: 'A project that is {status} can’t be moved.',
      es: 'Un proyecto con estatus “{status}” ya no se puede mover.',
    },
    only_to: {
      en: 'A project that is {from} can only become {next}.',
      es: 'Un proyecto con estatus “{from}” solo puede pasar a {next}.',
    },
    role_does_not_allow: { en: 'Your role doesn’t allow this.', es: 'Su rol no permite esta acción.' },
    role_does_not_reopen: {
      en: 'Your role doesn’t allow reopening projects.',
      es: 'Su rol no permite reabrir proyectos.',
    },
  },
  caused: {
    active: {
      en: 'A project becomes active when a design or its usage is saved.',
      es: 'Un proyecto se activa cuando se guarda un diseño o su consumo.',
    },
    submitted: {
      en: 'A project becomes submitted when its application is sent to a lender or a financed proposal is accepted.',
      es: 'Un proyecto pasa a “enviado” al enviar su solicitud a una financiera o al aceptarse una propuesta financiada.',
    },
    approved: {
      en: 'A project becomes approved when the lender approves it.',
      es: 'Un proyecto pasa a “aprobado” cuando la financiera lo aprueba.',
    },
    paid_by_cash: {
      en: 'A project becomes paid by cash when its cash agreement is fully signed.',
      es: 'Un proyecto pasa a “pagado al contado” cuando todos firman su contrato al contado.',
    },
    declined: {
      en: 'A project becomes declined when the lender declines it.',
      es: 'Un proyecto pasa a “rechazado” cuando la financiera lo rechaza.',
    },
  },
  field: {
    name: { en: 'name', es: 'nombre' },
    owner_id: { en: 'owner', es: 'responsable' },
    address: { en: 'address', es: 'dirección' },
    utility: { en: 'utility', es: 'compañía eléctrica' },
    tariff: { en: 'rate and net metering', es: 'tarifa y medición neta' },
    rate_plan: { en: 'rate plan', es: 'plan tarifario' },
    consumption: { en: 'energy usage', es: 'consumo de energía' },
    hoa: { en: 'HOA', es: 'HOA' },
    appointment_at: { en: 'appointment', es: 'cita' },
    installation_on: { en: 'installation date', es: 'fecha de instalación' },
    construction_begins_on: { en: 'construction start', es: 'inicio de obra' },
    roof_type: { en: 'roof material', es: 'material del techo' },
    notes: { en: 'household notes', es: 'notas del hogar' },
    tags: { en: 'tags', es: 'etiquetas' },
    lead_source: { en: 'lead source', es: 'origen del prospecto' },
  },
  action: {
    add: { en: 'Add', es: 'Agregar' },
    apply: { en: 'Apply', es: 'Solicitar' },
    check: { en: 'Check', es: 'Revisar' },
    choose_again: { en: 'Choose again', es: 'Elegir otra vez' },
    compare: { en: 'Compare', es: 'Comparar' },
    confirm: { en: 'Confirm', es: 'Confirmar' },
    continue: { en: 'Continue', es: 'Continuar' },
    design: { en: 'Design', es: 'Diseñar' },
    publish_again: { en: 'Publish again', es: 'Publicar de nuevo' },
    send: { en: 'Send', es: 'Enviar' },
    send_again: { en: 'Send again', es: 'Enviar de nuevo' },
    send_link: { en: 'Send link', es: 'Enviar enlace' },
    submit: { en: 'Submit', es: 'Presentar' },
    upload: { en: 'Upload', es: 'Subir' },
    view_agreement: { en: 'View agreement', es: 'Ver contrato' },
    view_application: { en: 'View application', es: 'Ver solicitud' },
    view_invoice: { en: 'View invoice', es: 'Ver factura' },
    view_invoices: { en: 'View invoices', es: 'Ver facturas' },
    view_project: { en: 'View project', es: 'Ver proyecto' },
    view_visits: { en: 'View visits', es: 'Ver visitas' },
    write: { en: 'Write', es: 'Redactar' },
  },
  path: {
    needs_design: { en: 'Design the system first', es: 'Primero diseñe el sistema' },
    needs_financing: { en: 'Choose a payment option first', es: 'Primero elija una opción de pago' },
    no_lender: { en: 'No lender in this sale', es: 'Esta venta no tiene prestamista' },
  },
  step: {
    address: { en: 'add the home address.', es: 'agregar la dirección de la casa.' },
    roof: { en: 'design the roof and panels.', es: 'diseñar el techo y los paneles.' },
    usage: { en: 'add the household’s usage.', es: 'agregar el consumo del hogar.' },
    usage_and_rate: {
      en: 'add the household’s usage and utility rate.',
      es: 'agregar el consumo del hogar y la tarifa eléctrica.',
    },
    rate: { en: 'add the utility rate.', es: 'agregar la tarifa eléctrica.' },
    confirm_assumed: {
      en: '{assumed, select, rate {confirm the assumed utility rate.} net_metering {confirm the assumed net metering.} other {confirm the assumed utility rate and net metering.}}',
      es: '{assumed, select, rate {confirmar la tarifa eléctrica supuesta.} net_metering {confirmar la medición neta supuesta.} other {confirmar la tarifa eléctrica y la medición neta supuestas.}}',
    },
    financing: { en: 'choose how the homeowner pays.', es: 'elegir cómo paga el propietario.' },
    financing_out_of_date: {
      en: 'design, price or usage changed since financing was chosen.',
      es: 'el diseño, el precio o el consumo cambió desde que se eligió el financiamiento.',
    },
    apply: { en: 'apply to {lender}.', es: 'enviar la solicitud a {lender}.' },
    agreement_out_of_date: {
      en: 'design, price or usage changed since the agreement was sent.',
      es: 'el diseño, el precio o el consumo cambió desde que se envió el contrato.',
    },
    signature: { en: 'waiting for the signature.', es: 'en espera de la firma.' },
    link_expired: {
      en: 'send {name} a new link. The old one expired.',
      es: 'enviar a {name} un enlace nuevo. El anterior venció.',
    },
    signature_of: { en: 'waiting for {name} to sign.', es: 'en espera de la firma de {name}.' },
    signer_declined: {
      en: '{name} declined to sign. Send another agreement.',
      es: '{name} se negó a firmar. Envíe otro contrato.',
    },
    another_agreement: { en: 'send another agreement.', es: 'enviar otro contrato.' },
    agreement: { en: 'send the agreement.', es: 'enviar el contrato.' },
    write_proposal: { en: 'write the proposal.', es: 'redactar la propuesta.' },
    proposal_expired: {
      en: 'the proposal expired. Publish it with a new date.',
      es: 'la propuesta venció. Publíquela con una fecha nueva.',
    },
    proposal_out_of_date: {
      en: 'design, price or usage changed since the proposal was published.',
      es: 'el diseño, el precio o el consumo cambió desde que se publicó la propuesta.',
    },
    send_proposal: { en: 'send the proposal.', es: 'enviar la propuesta.' },
    answer: {
      en: 'waiting for the homeowner’s answer to the proposal.',
      es: 'en espera de la respuesta del propietario a la propuesta.',
    },
  },
  sold: {
    invoice: { en: 'send the “{title}” invoice for {amount}.', es: 'enviar la factura “{title}” por {amount}.' },
    all_paid: {
      en: 'all invoices are paid. Move the project to funded.',
      es: 'todas las facturas están pagadas. Marque el proyecto como desembolsado.',
    },
    first_invoice: { en: 'create the first invoice.', es: 'crear la primera factura.' },
    start: {
      en: 'start work, then send the “{title}” invoice.',
      es: 'iniciar la obra y luego enviar la factura “{title}”.',
    },
    installation: {
      en: 'install the system, then mark the installation completed.',
      es: 'instalar el sistema y luego marcar la instalación como terminada.',
    },
    payment: {
      en: 'waiting for {amount} for “{title}”.',
      es: 'en espera del pago de {amount} por “{title}”.',
    },
    payment_due: {
      en: 'waiting for {amount} for “{title}”, due {day}.',
      es: 'en espera del pago de {amount} por “{title}”, con vencimiento el {day}.',
    },
    payment_overdue: {
      en: 'collect {amount} for “{title}”, overdue since {day}.',
      es: 'cobrar {amount} por “{title}”, vencidos desde el {day}.',
    },
  },
  lender: {
    draft: {
      en: 'complete and send the {lender} application.',
      es: 'completar y enviar la solicitud a {lender}.',
    },
    shared: {
      en: 'waiting for the homeowner to fill in the {lender} application.',
      es: 'en espera de que el propietario llene la solicitud de {lender}.',
    },
    decision: { en: 'waiting for {lender}’s decision.', es: 'en espera de la decisión de {lender}.' },
    on_hold: { en: '{lender} put the application on hold.', es: '{lender} puso la solicitud en pausa.' },
    counter_offered: {
      en: 'answer {lender}, which offers {amount}.',
      es: 'responder a {lender}, que ofrece {amount}.',
    },
    counter_offered_another: {
      en: 'answer {lender}, which offers a different amount.',
      es: 'responder a {lender}, que ofrece otro monto.',
    },
    credit_frozen: {
      en: 'the homeowner unfreezes their credit, then you resubmit to {lender}.',
      es: 'el propietario descongela su crédito y luego usted vuelve a enviar la solicitud a {lender}.',
    },
    no_match: {
      en: '{lender} couldn’t find the homeowner. Check their details.',
      es: '{lender} no encontró al propietario. Revise sus datos.',
    },
    declined: {
      en: '{lender} declined. Choose another payment option.',
      es: '{lender} rechazó la solicitud. Elija otra opción de pago.',
    },
    expired: {
      en: 'the {lender} application expired. Choose another payment option.',
      es: 'la solicitud de {lender} venció. Elija otra opción de pago.',
    },
    documents: {
      en: '{count, plural, one {upload the document {lender} asks for.} other {upload the # documents {lender} asks for.}}',
      es: '{count, plural, one {subir el documento que pide {lender}.} other {subir los # documentos que pide {lender}.}}',
    },
    signature: {
      en: 'waiting for the homeowner’s signature on {lender}’s documents.',
      es: 'en espera de la firma del propietario en los documentos de {lender}.',
    },
    contract: {
      en: 'upload the installation agreement for {lender}.',
      es: 'subir el contrato de instalación para {lender}.',
    },
    notice_to_proceed: {
      en: 'submit the notice to proceed to {lender}.',
      es: 'presentar a {lender} la autorización para proceder.',
    },
    installation_complete: {
      en: 'submit the completed installation to {lender}.',
      es: 'presentar a {lender} la instalación terminada.',
    },
    permission_to_operate: {
      en: 'submit the permission to operate to {lender}.',
      es: 'presentar a {lender} el permiso para operar.',
    },
    review: {
      en: 'waiting for {lender} to review what you submitted.',
      es: 'en espera de que {lender} revise lo que usted presentó.',
    },
  },
  own_loan: {
    decision: { en: 'decide on the application and record it.', es: 'decidir sobre la solicitud y registrarlo.' },
    milestone: {
      en: 'record “{milestone}” once it has happened.',
      es: 'registrar «{milestone}» cuando haya ocurrido.',
    },
    funding: { en: 'record the funding.', es: 'registrar el desembolso.' },
  },
})
