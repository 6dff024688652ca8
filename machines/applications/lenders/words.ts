// Texts about a lender application: its state, the available actions, and why others aren't.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  own_financing: { en: 'In-house financing', es: 'Financiamiento propio' },
  by_hand: {
    portal: {
      en: 'Do this in the lender’s portal, then record it here.',
      es: 'Hágalo en el portal de la financiera y luego regístrelo aquí.',
    },
    in_house: { en: 'Record it here once it’s done.', es: 'Regístrelo aquí cuando esté hecho.' },
  },
  milestone: {
    notice_to_proceed: { en: 'Notice to proceed', es: 'Autorización para proceder' },
    installation_complete: { en: 'Installation complete', es: 'Instalación terminada' },
    permission_to_operate: { en: 'Permission to operate', es: 'Permiso para operar' },
  },
  project_status: {
    draft: { en: 'draft', es: 'borrador' },
    new: { en: 'new', es: 'nuevo' },
    active: { en: 'active', es: 'activo' },
    submitted: { en: 'submitted', es: 'enviado' },
    approved: { en: 'approved', es: 'aprobado' },
    declined: { en: 'declined', es: 'rechazado' },
    canceled: { en: 'canceled', es: 'cancelado' },
    voided: { en: 'voided', es: 'anulado' },
    installation_completed: { en: 'installation completed', es: 'instalación terminada' },
    funded: { en: 'funded', es: 'desembolsado' },
    paid_by_cash: { en: 'paid by cash', es: 'pagado al contado' },
  },
  status: {
    draft: { en: 'Draft', es: 'Borrador' },
    shared: { en: 'With homeowner', es: 'Con el propietario' },
    submitted: { en: 'Submitted', es: 'Enviada' },
    in_review: { en: 'In review', es: 'En revisión' },
    approved: { en: 'Approved', es: 'Aprobada' },
    approved_with_stipulations: { en: 'Approved with stipulations', es: 'Aprobada con condiciones' },
    counter_offered: { en: 'Counteroffer', es: 'Contraoferta' },
    credit_frozen: { en: 'Credit frozen', es: 'Crédito congelado' },
    no_match: { en: 'No credit match', es: 'Sin expediente de crédito' },
    on_hold: { en: 'On hold', es: 'En espera' },
    declined: { en: 'Declined', es: 'Rechazada' },
    expired: { en: 'Expired', es: 'Vencida' },
    canceled: { en: 'Canceled', es: 'Cancelada' },
    funded: { en: 'Funded', es: 'Desembolsada' },
  },
  stands: {
    draft: { en: 'The application hasn’t been sent yet.', es: 'La solicitud aún no se ha enviado.' },
    shared: {
      en: 'The homeowner is filling this out. Stop sharing first.',
      es: 'El propietario la está llenando. Primero deje de compartirla.',
    },
    submitted: { en: 'The lender hasn’t decided yet.', es: 'La financiera aún no ha decidido.' },
    in_review: { en: 'The application is in review.', es: 'La solicitud está en revisión.' },
    approved: { en: 'The application is approved.', es: 'La solicitud está aprobada.' },
    approved_with_stipulations: { en: 'The application is approved.', es: 'La solicitud está aprobada.' },
    counter_offered: {
      en: 'The lender offered another amount. Accept it or resubmit.',
      es: 'La financiera ofreció otro monto. Acéptelo o reenvíe la solicitud.',
    },
    credit_frozen: {
      en: 'The credit report is frozen. Resubmit once the freeze is lifted.',
      es: 'El informe de crédito está congelado. Reenvíe la solicitud cuando se descongele.',
    },
    no_match: {
      en: 'No credit file matched these details. Correct them and resubmit.',
      es: 'Ningún expediente de crédito coincide con estos datos. Corríjalos y reenvíe la solicitud.',
    },
    on_hold: { en: 'The application is on hold.', es: 'La solicitud está en espera.' },
    declined: { en: 'The application was declined.', es: 'La solicitud fue rechazada.' },
    expired: { en: 'The approval has expired.', es: 'La aprobación venció.' },
    canceled: { en: 'The application was canceled.', es: 'La solicitud fue cancelada.' },
    funded: { en: 'The application is funded.', es: 'La solicitud ya se desembolsó.' },
  },
  lacks: {
    resubmit: {
      en: '{lender} doesn’t accept resubmissions. Start a new application.',
      es: '{lender} no acepta reenvíos. Comience una nueva solicitud.',
    },
    accept_counter_offer: {
      en: '{lender} doesn’t take answers to its counteroffer here.',
      es: '{lender} no recibe aquí respuestas a su contraoferta.',
    },
    refresh: {
      en: '{lender} doesn’t report application status.',
      es: '{lender} no informa el estatus de las solicitudes.',
    },
    send_documents: {
      en: '{lender} sends its documents automatically.',
      es: '{lender} envía sus documentos automáticamente.',
    },
    upload_stipulation: { en: '{lender} doesn’t accept files here.', es: '{lender} no recibe archivos aquí.' },
    upload_contract: {
      en: '{lender} doesn’t accept the installation agreement here.',
      es: '{lender} no recibe aquí el contrato de instalación.',
    },
    upload_document: { en: '{lender} doesn’t accept files here.', es: '{lender} no recibe archivos aquí.' },
    submit_notice_to_proceed: {
      en: '{lender} doesn’t track milestones here.',
      es: '{lender} no sigue las etapas aquí.',
    },
    submit_installation_complete: {
      en: '{lender} doesn’t track milestones here.',
      es: '{lender} no sigue las etapas aquí.',
    },
    submit_permission_to_operate: {
      en: '{lender} doesn’t track milestones here.',
      es: '{lender} no sigue las etapas aquí.',
    },
    request_change_order: {
      en: '{lender} doesn’t support change orders.',
      es: '{lender} no admite órdenes de cambio.',
    },
    cancel_change_order: {
      en: '{lender} doesn’t support change orders.',
      es: '{lender} no admite órdenes de cambio.',
    },
    update_design: {
      en: '{lender} doesn’t accept design changes after the application is sent.',
      es: '{lender} no acepta cambios de diseño después de enviada la solicitud.',
    },
    update_quote: {
      en: '{lender} doesn’t accept a new quote after the application is sent.',
      es: '{lender} no acepta una nueva cotización después de enviada la solicitud.',
    },
  },
  still_sending: {
    en: 'The application is still being sent to {lender}.',
    es: 'La solicitud todavía se está enviando a {lender}.',
  },
  sending_this: { en: 'This is being sent to {lender}.', es: 'Esto se está enviando a {lender}.' },
  quote_outdated: {
    en: 'The design or price changed after this quote. Update the quote first.',
    es: 'El diseño o el precio cambió después de esta cotización. Actualícela primero.',
  },
  more_missing: {
    en: '{count, plural, one {And 1 more item is missing.} other {And # more items are missing.}}',
    es: '{count, plural, one {Y falta 1 dato más.} other {Y faltan # datos más.}}',
  },
  already_sent: { en: 'It was already sent to {lender}.', es: 'Ya se envió a {lender}.' },
  lender_has_nothing: {
    en: '{lender} hasn’t received it yet.',
    es: '{lender} aún no la ha recibido.',
  },
  when_to_resubmit: {
    en: 'You can resubmit after a credit freeze, no credit match or a counteroffer.',
    es: 'Puede reenviarla si el crédito está congelado, si no hubo coincidencia o si hay una contraoferta.',
  },
  no_counter_offer: { en: 'There is no counteroffer.', es: 'No hay ninguna contraoferta.' },
  discard_instead: {
    en: 'The application hasn’t been sent yet. Discard the draft instead.',
    es: 'La solicitud aún no se ha enviado. Descarte el borrador.',
  },
  lender_cancels: {
    en: 'Notice to proceed was given. Only {lender} can cancel it now.',
    es: 'Ya hay autorización para proceder. Ahora solo {lender} puede cancelarla.',
  },
  deal_stays: {
    en: 'Notice to proceed was given. The deal stays with {lender}.',
    es: 'Ya hay autorización para proceder. La venta se queda con {lender}.',
  },
  approval_needed: { en: 'This requires approval from {lender}.', es: 'Esto requiere la aprobación de {lender}.' },
  no_open_stipulation: { en: 'There are no open stipulations.', es: 'No hay condiciones pendientes.' },
  change_order_signed: { en: 'The change order is already signed.', es: 'La orden de cambio ya está firmada.' },
  no_change_order: {
    en: 'There is no change order to cancel.',
    es: 'No hay ninguna orden de cambio que cancelar.',
  },
  installation_reported: {
    en: 'The installation was reported complete.',
    es: 'Ya se informó que la instalación está terminada.',
  },
  installation_final: {
    en: 'The installation was reported complete, so nothing can change.',
    es: 'Ya se informó que la instalación está terminada, así que nada puede cambiar.',
  },
  change_order_open: { en: 'A change order is in progress.', es: 'Hay una orden de cambio en curso.' },
  documents_out: {
    en: 'The loan documents are {status, select, signed {signed} viewed {already opened} other {already sent}}. Request a change order instead.',
    es: 'Los documentos del préstamo ya {status, select, signed {se firmaron} viewed {se abrieron} other {se enviaron}}. Solicite una orden de cambio.',
  },
  documents_signed: { en: 'The documents are signed.', es: 'Los documentos están firmados.' },
  agreement_accepted: { en: '{lender} has accepted the agreement.', es: '{lender} ya aceptó el contrato.' },
  agreement_pending: {
    en: '{lender} has the agreement and hasn’t answered yet.',
    es: '{lender} tiene el contrato y aún no ha respondido.',
  },
  milestone_pending: {
    en: '{milestone, select, notice_to_proceed {Notice to proceed} installation_complete {Installation complete} other {Permission to operate}} was submitted to {lender}.',
    es: '{milestone, select, notice_to_proceed {La autorización para proceder} installation_complete {La instalación terminada} other {El permiso para operar}} ya se envió a {lender}.',
  },
  milestone_approved: {
    en: '{milestone, select, notice_to_proceed {Notice to proceed} installation_complete {Installation complete} other {Permission to operate}} is approved.',
    es: '{milestone, select, notice_to_proceed {La autorización para proceder está aprobada} installation_complete {La instalación terminada está aprobada} other {El permiso para operar está aprobado}}.',
  },
  milestone_first: {
    en: '{milestone, select, notice_to_proceed {Notice to proceed} installation_complete {Installation complete} other {Permission to operate}} comes first.',
    es: 'Primero va {milestone, select, notice_to_proceed {la autorización para proceder} installation_complete {la instalación terminada} other {el permiso para operar}}.',
  },
  notice_lacks_documents: {
    en: 'The loan documents aren’t signed.',
    es: 'Los documentos del préstamo no están firmados.',
  },
  notice_lacks_stipulations: {
    en: 'Stipulations are open.',
    es: 'Hay condiciones pendientes.',
  },
  notice_lacks_agreement: {
    en: 'The agreement isn’t accepted.',
    es: 'El contrato no está aceptado.',
  },
  portal_address: {
    en: 'Enter a URL, such as https://portal.example.com.',
    es: 'Ingrese una dirección como https://portal.example.com.',
  },
  not_offered: {
    en: '{lender} doesn’t offer this {type, select, loan {loan} lease {lease} other {PPA}} in {state} today: {terms}.',
    es: '{lender} no ofrece hoy este {type, select, loan {préstamo} lease {arrendamiento} other {PPA}} en {state}: {terms}.',
  },
  closest_products: { en: 'Closest: {names}.', es: 'Lo más parecido: {names}.' },
  term_years: {
    en: '{years, plural, one {# year} other {# years}}',
    es: '{years, plural, one {# año} other {# años}}',
  },
  at_rate: { en: '{rate} interest', es: '{rate} de interés' },
  yearly_increase: { en: '{rate} annual increase', es: '{rate} de aumento anual' },
  documents_check: {
    none: {
      en: '{lender}’s documents haven’t been sent.',
      es: 'Los documentos de {lender} no se han enviado.',
    },
    sent: {
      en: '{lender}’s documents were sent and are waiting for signatures.',
      es: 'Los documentos de {lender} se enviaron y esperan las firmas.',
    },
    viewed: {
      en: '{lender}’s documents were opened and are waiting for signatures.',
      es: 'Los documentos de {lender} se abrieron y esperan las firmas.',
    },
    signed: { en: '{lender}’s documents are signed.', es: 'Los documentos de {lender} están firmados.' },
    voided: {
      en: '{lender}’s documents were voided and need to be sent again.',
      es: 'Los documentos de {lender} se anularon y hay que enviarlos de nuevo.',
    },
  },
  stipulations_cleared: {
    en: '{lender} has no open stipulations.',
    es: '{lender} no tiene condiciones pendientes.',
  },
  stipulations_open: { en: '{lender} is still waiting for: {names}.', es: '{lender} aún espera: {names}.' },
  agreement_check: {
    not_uploaded: {
      en: 'The installation agreement hasn’t been sent to the lender.',
      es: 'El contrato de instalación no se ha enviado a la financiera.',
    },
    uploaded: {
      en: 'The installation agreement is waiting for the lender’s review.',
      es: 'El contrato de instalación espera la revisión de la financiera.',
    },
    in_review: {
      en: 'The lender is reviewing the installation agreement.',
      es: 'La financiera está revisando el contrato de instalación.',
    },
    accepted: { en: 'The installation agreement is accepted.', es: 'El contrato de instalación está aceptado.' },
    rejected: {
      en: 'The lender rejected the installation agreement{has_reason, select, yes {: {reason}} other {}}.',
      es: 'La financiera rechazó el contrato de instalación{has_reason, select, yes {: {reason}} other {}}.',
    },
  },
  file_check: {
    final_design: {
      en: 'The final design {is_uploaded, select, yes {is} other {isn’t}} uploaded.',
      es: 'El diseño final {is_uploaded, select, yes {está} other {no está}} subido.',
    },
    permit: {
      en: 'The permit {is_uploaded, select, yes {is} other {isn’t}} uploaded.',
      es: 'El permiso {is_uploaded, select, yes {está} other {no está}} subido.',
    },
    installation_photos: {
      en: 'Installation photos {is_uploaded, select, yes {are} other {aren’t}} uploaded.',
      es: 'Las fotos de la instalación {is_uploaded, select, yes {están} other {no están}} subidas.',
    },
    permission_to_operate: {
      en: 'The utility’s permission to operate {is_uploaded, select, yes {is uploaded} other {isn’t uploaded. Add its letter, its email or a bill with a credit}}.',
      es: 'El permiso para operar de la compañía eléctrica {is_uploaded, select, yes {está subido} other {no está subido. Agregue su carta, su correo o una factura con un crédito}}.',
    },
    monitoring: {
      en: 'Monitoring access {is_uploaded, select, yes {is} other {isn’t}} uploaded.',
      es: 'El acceso al monitoreo {is_uploaded, select, yes {está} other {no está}} subido.',
    },
  },
  notice_given: { en: '{lender} gave notice to proceed.', es: '{lender} dio la autorización para proceder.' },
  notice_not_given: {
    en: '{lender} hasn’t given notice to proceed.',
    es: '{lender} aún no da la autorización para proceder.',
  },
  no_open_change_order: { en: 'No change order is open.', es: 'No hay órdenes de cambio abiertas.' },
  finish_change_order: {
    en: 'A change order is open. Have it signed or cancel it first.',
    es: 'Hay una orden de cambio abierta. Primero haga que se firme o cancélela.',
  },
  design_current: {
    en: '{lender} has the current design and price.',
    es: '{lender} tiene el diseño y el precio actuales.',
  },
  design_changed: {
    en: 'The design or price changed after the quote{has_fields, select, yes {: {fields}} other {}}. First send {lender} a change order or the new design.',
    es: 'El diseño o el precio cambió después de la cotización{has_fields, select, yes {: {fields}} other {}}. Primero envíe a {lender} una orden de cambio o el nuevo diseño.',
  },
  installation_approved: { en: '{lender} approved the installation.', es: '{lender} aprobó la instalación.' },
  installation_not_approved: {
    en: '{lender} hasn’t approved the installation.',
    es: '{lender} aún no aprueba la instalación.',
  },
  installation_conditional: {
    en: '{lender} approved the installation on a condition: {condition}.',
    es: '{lender} aprobó la instalación con una condición: {condition}.',
  },
})
