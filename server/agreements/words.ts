// Texts about sending, signing and sealing agreements for the team and the audit log. An actor's name precedes each
// sentence of the log. Texts for signers are in machines/agreements/words.ts.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  site_page: {
    title: { en: 'The site', es: 'El sitio' },
    system: {
      en: '{count, plural, one {# panel} other {# panels}}, {size}. White lines are roof edges.',
      es: '{count, plural, one {# panel} other {# paneles}}, {size}. Las líneas blancas son los bordes del techo.',
    },
    aerial: { en: 'Aerial picture: {source}', es: 'Imagen aérea: {source}' },
    for_orientation: {
      en: 'For orientation. This isn’t a site survey.',
      es: 'Para orientación. No es un levantamiento del sitio.',
    },
  },
  signed_file_name: { en: '{name} - signed.pdf', es: '{name} - firmado.pdf' },

  was_sent: {
    en: 'sent “{agreement}” to {names} for signature',
    es: 'envió “{agreement}” a {names} para su firma',
  },
  was_prepared: {
    en: 'prepared “{agreement}” for {names} to sign',
    es: 'preparó “{agreement}” para que firme {names}',
  },
  reminded: { en: 'reminded {names} to sign “{agreement}”', es: 'recordó a {names} que firme “{agreement}”' },
  withdrawn: {
    en: '{status, select, voided {voided} other {canceled}} “{agreement}”: {reason}',
    es: '{status, select, voided {anuló} other {canceló}} “{agreement}”: {reason}',
  },
  foreign_field_refused: {
    en: 'tried to fill in another signer’s field',
    es: 'intentó completar un campo de otro firmante',
  },
  confirm_one_signature: {
    en: 'Confirm that one signature is enough, or choose another agreement.',
    es: 'Confirme que basta una firma o elija otro contrato.',
  },
  already_signed: { en: '{name} has already signed.', es: '{name} ya firmó.' },
  not_their_turn: { en: '{names} must sign before {name}.', es: 'Antes que {name} firma: {names}.' },
  signs_in_own_account: {
    en: '{name} signs this agreement in their own account.',
    es: '{name} firma este contrato en su propia cuenta.',
  },
  not_company_signer: {
    en: '{name} doesn’t sign for the company. Send them their link.',
    es: '{name} no firma por la empresa. Envíele su enlace.',
  },
  fields_to_fill: {
    en: 'This agreement has fields to fill in. Sign it on its signing page.',
    es: 'Este contrato tiene campos por completar. Fírmelo en su página de firma.',
  },
  document_changed: {
    en: 'This agreement has changed. Reload and check it again.',
    es: 'Este contrato cambió. Vuelva a cargar y revíselo.',
  },
  initials_missing: { en: 'Add your initials.', es: 'Agregue sus iniciales.' },

  team: {
    opened: { en: 'Opened: {agreement}, {project}', es: 'Abierto: {agreement}, {project}' },
    opened_text: { en: '{name} opened “{agreement}”.', es: '{name} abrió “{agreement}”.' },
    consent_withdrawn: {
      en: 'Consent withdrawn: {agreement}, {project}',
      es: 'Consentimiento retirado: {agreement}, {project}',
    },
    consent_withdrawn_text: {
      en: '{name} withdrew consent to sign “{agreement}” electronically. They can still sign on paper or consent again.',
      es: '{name} retiró su consentimiento para firmar “{agreement}” electrónicamente. Todavía puede firmar en papel o aceptar de nuevo.',
    },
    paper_requested: {
      en: 'Paper copy requested: {agreement}, {project}',
      es: 'Copia en papel solicitada: {agreement}, {project}',
    },
    paper_requested_text: {
      en: '{name} asked for a paper copy of “{agreement}”. Please send it, free of charge.',
      es: '{name} pidió una copia en papel de “{agreement}”. Envíesela sin costo.',
    },
    declined: { en: 'Declined: {agreement}, {project}', es: 'Rechazado: {agreement}, {project}' },
    declined_text: {
      en: '{name} declined “{agreement}” for this reason: {reason}',
      es: '{name} rechazó “{agreement}” por este motivo: {reason}',
    },
    on_paper: { en: 'Signed on paper: {agreement}, {project}', es: 'Firmado en papel: {agreement}, {project}' },
    on_paper_text: {
      en: '“{agreement}” was signed on paper and recorded by {name}. The scan is in the project’s files.',
      es: '“{agreement}” se firmó en papel y lo registró {name}. La copia escaneada está en los archivos del proyecto.',
    },
    not_moved: {
      en: 'Signed, but the project status didn’t change: {agreement}, {project}',
      es: 'Firmado, pero el estado del proyecto no cambió: {agreement}, {project}',
    },
    not_moved_text: {
      en: 'Everyone has signed “{agreement}”, but the project is {status, select, draft {a draft} new {new} submitted {submitted} declined {declined} canceled {canceled} voided {voided} other {in another status}} and couldn’t move to Paid by cash. Check its status.',
      es: 'Todos firmaron “{agreement}”, pero el proyecto está {status, select, draft {en borrador} new {como nuevo} submitted {enviado} declined {rechazado} canceled {cancelado} voided {anulado} other {en otro estado}} y no pudo pasar a Pagado al contado. Revise su estado.',
    },
    signed: { en: 'Signed: {agreement}, {project}', es: 'Firmado: {agreement}, {project}' },
    signed_text: {
      en: 'Everyone has signed “{agreement}”. The sealed document is in the project.',
      es: 'Todos firmaron “{agreement}”. El documento sellado está en el proyecto.',
    },
    signed_text_certificate_ended: {
      en: 'Everyone has signed “{agreement}”. The sealed document is in the project. Your company’s certificate has expired, so it was sealed with the built-in one. Upload a new certificate in Settings under Signing.',
      es: 'Todos firmaron “{agreement}”. El documento sellado está en el proyecto. El certificado de su empresa venció, así que se selló con el certificado incorporado. Suba un certificado nuevo en Configuración, en Firma.',
    },
    not_sealed: { en: 'Not sealed: {agreement}, {project}', es: 'Sin sellar: {agreement}, {project}' },
    not_sealed_text: {
      en: '“{agreement}” is marked as signed but was not sealed: {why, select, not_recorded_here {its audit trail was not recorded by this server} changed {its audit trail was changed later} not_completed {its audit trail doesn’t show that everyone signed} not_signed {its audit trail doesn’t show that {name} signed} other_name {its audit trail doesn’t show that {name} signed under that name} other_document {its audit trail doesn’t show that {name} signed this document} other_signature {its audit trail doesn’t show that {name} signed with this signature} other_initials {its audit trail doesn’t show that {name} signed with these initials} other {its audit trail doesn’t show that {name} filled in these fields}}. Contact your server administrator.',
      es: '“{agreement}” figura como firmado pero no se selló: {why, select, not_recorded_here {este servidor no registró su historial} changed {su historial se modificó después} not_completed {su historial no muestra que todos hayan firmado} not_signed {su historial no muestra que {name} haya firmado} other_name {su historial no muestra que {name} haya firmado con ese nombre} other_document {su historial no muestra que {name} haya firmado este documento} other_signature {su historial no muestra que {name} haya firmado con esta firma} other_initials {su historial no muestra que {name} haya firmado con estas iniciales} other {su historial no muestra que {name} haya completado estos campos}}. Comuníquese con el administrador de su servidor.',
    },
    not_yet_sealed: {
      en: 'Signed, not yet sealed: {agreement}, {project}',
      es: 'Firmado, todavía sin sellar: {agreement}, {project}',
    },
    key_unreadable: {
      en: 'Everyone has signed “{agreement}” and all signatures are saved, but the key of the signing certificate can’t be read. Ask your server administrator to restore the server’s secret. We’ll keep trying.',
      es: 'Todos firmaron “{agreement}” y todas las firmas están guardadas, pero no se puede leer la clave del certificado de firma. Pida al administrador de su servidor que restablezca el secreto. Seguiremos intentándolo.',
    },
    timestamp_missing: {
      en: 'Everyone has signed “{agreement}” and all signatures are saved, but the timestamp authority did not respond. {detail} You can change it in Settings under Signing. We’ll keep trying.',
      es: 'Todos firmaron “{agreement}” y todas las firmas están guardadas, pero la autoridad de sellado de tiempo no respondió. {detail} Puede cambiarla en Configuración, en Firma. Seguiremos intentándolo.',
    },
    server_error: {
      en: 'Everyone has signed “{agreement}” and all signatures are saved, but the sealed PDF couldn’t be created because of a server error. We’ll keep trying.',
      es: 'Todos firmaron “{agreement}” y todas las firmas están guardadas, pero no se pudo crear el PDF sellado por un error del servidor. Seguiremos intentándolo.',
    },
  },
  no_timestamp: { en: 'It returned no timestamp.', es: 'No devolvió ningún sello de tiempo.' },

  reason_for_withdrawal: { en: 'Enter a reason for the withdrawal.', es: 'Escriba el motivo del retiro.' },
  sample_not_sent: { en: 'Its agreements can’t be sent.', es: 'No se pueden enviar sus contratos.' },
  scan_is_document: {
    en: 'This is the document as sent. Choose the scan of the signed paper.',
    es: 'Este es el documento que se envió. Elija la copia escaneada del papel firmado.',
  },
  scan_not_in_project: { en: 'Choose a file from this project.', es: 'Elija un archivo de este proyecto.' },
  installation_complete: {
    en: 'The installation is complete. Void the agreement instead of reverting the paper signature.',
    es: 'La instalación está terminada. Anule el contrato en lugar de revertir la firma en papel.',
  },
  /** Kept with the project as the reason of its move. */
  paper_undone: {
    en: 'The paper signature was reverted: {reason}',
    es: 'Se revirtió la firma en papel: {reason}',
  },
  invoice_paid: {
    en: 'Invoice {number} has a payment. Undo the payment first.',
    es: 'La factura {number} tiene un pago. Deshaga primero el pago.',
  },
  invoice_issued: {
    en: 'Invoice {number} was issued. Correct it with a credit note first.',
    es: 'La factura {number} ya se emitió. Corríjala primero con una nota de crédito.',
  },

  not_published: {
    en: '“{name}” has not been published. Publish it in the template editor, then send it.',
    es: '“{name}” no se ha publicado. Publíquelo en el editor de plantillas y luego envíelo.',
  },
  enter_name: { en: 'Enter a name for the agreement.', es: 'Escriba un nombre para el contrato.' },
  page_missing: {
    en: 'Page {page} doesn’t exist: the document has {count, plural, one {# page} other {# pages}}.',
    es: 'La página {page} no existe: el documento tiene {count, plural, one {# página} other {# páginas}}.',
  },
  field_over_edge: {
    en: 'This field on page {page} extends past the edge of the page.',
    es: 'Este campo de la página {page} sobresale del borde de la página.',
  },
  copy_has_no_fields: {
    en: 'Copy recipients have no fields to fill in.',
    es: 'Quien solo recibe una copia no tiene campos que completar.',
  },
  field_id_twice: { en: 'Two fields have the same ID.', es: 'Dos campos tienen el mismo ID.' },
  role_twice: { en: 'Each role can sign only once.', es: 'Cada rol puede firmar una sola vez.' },
  adder_deleted: {
    en: 'One of the adders no longer exists. Choose again.',
    es: 'Uno de los adicionales ya no existe. Elija de nuevo.',
  },
})
