// Agreement texts for the company while sending, for signers who are refused, and for buyers in the notice of
// cancellation. Signers read `signing` and `notice` in their own language.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  everyone_signed: { en: 'Everyone has signed.', es: 'Todos han firmado.' },
  was_voided: { en: 'This agreement was voided.', es: 'Este contrato se anuló.' },
  was_canceled: { en: 'This agreement was canceled.', es: 'Este contrato se canceló.' },
  emailed_recently: {
    en: '{names} {count, plural, one {was} other {were}} emailed less than an hour ago.',
    es: 'Hace menos de una hora se envió un correo a {names}.',
  },
  not_emailed_yet: {
    en: 'No current signer has been emailed yet.',
    es: 'Todavía no se ha enviado un correo a quienes deben firmar ahora.',
  },
  no_active_link: { en: 'There is no active link.', es: 'No hay ningún enlace activo.' },
  not_everyone_signed: { en: 'Not everyone has signed yet.', es: 'Todavía no han firmado todos.' },
  signed_on_paper: { en: 'Signed on paper. Open the scan.', es: 'Firmado en papel. Abra la copia escaneada.' },
  being_sealed: {
    en: 'The signed document is being sealed.',
    es: 'El documento firmado se está sellando.',
  },
  not_on_paper: {
    en: 'No paper signature is recorded for this agreement.',
    es: 'Este contrato no tiene ninguna firma en papel registrada.',
  },

  /** Within a sentence. All are masculine in Spanish. */
  role_nouns: {
    homeowner: { en: 'homeowner', es: 'propietario' },
    co_homeowner: { en: 'co-homeowner', es: 'copropietario' },
    utility_account_holder: { en: 'utility account holder', es: 'titular de la cuenta de luz' },
    sales_rep: { en: 'sales representative', es: 'representante de ventas' },
    countersigner: { en: 'countersigner', es: 'contrafirmante' },
    cc: { en: 'copy recipient', es: 'destinatario de la copia' },
  },
  enter_signer_name: { en: 'Enter the {role}’s name.', es: 'Escriba el nombre del {role}.' },
  one_signer_a_role: {
    en: 'Only one {role} can sign. Remove the other one.',
    es: 'Solo puede firmar un {role}. Quite el otro.',
  },
  no_fields_for_role: {
    en: 'This agreement has no fields for the {role}.',
    es: 'Este contrato no tiene campos para el {role}.',
  },
  seller_email: {
    en: 'This is the {seller}’s email. Enter the {buyer}’s own email for their signing link.',
    es: 'Este es el correo del {seller}. Escriba el correo del {buyer} para su enlace de firma.',
  },
  signers_missing: {
    en: 'Add the remaining signers: {roles}.',
    es: 'Agregue los firmantes que faltan: {roles}.',
  },

  paper_signer_unknown: {
    en: 'Choose a signer who hasn’t signed yet.',
    es: 'Elija un firmante que todavía no haya firmado.',
  },
  date_in_future: { en: 'Enter today or an earlier date.', es: 'Escriba la fecha de hoy o una anterior.' },
  date_before_document: {
    en: 'Enter {day} or later: the document was created that day.',
    es: 'Escriba el {day} o una fecha posterior: ese día se creó el documento.',
  },
  date_after_receipt: {
    en: 'Enter a date no later than the day the paper was received.',
    es: 'Escriba una fecha no posterior al día en que se recibió el papel.',
  },
  paper_dates_missing: { en: 'Enter when {names} signed.', es: 'Escriba cuándo firmó cada uno: {names}.' },

  send: {
    project_status: {
      en: 'This agreement can’t be sent while the project is {status, select, draft {a draft} new {new} declined {declined} canceled {canceled} voided {voided} installation_completed {installed} funded {funded} other {in this status}}.',
      es: 'Este contrato no se puede enviar mientras el proyecto esté {status, select, draft {en borrador} new {como nuevo} declined {rechazado} canceled {cancelado} voided {anulado} installation_completed {instalado} funded {financiado} other {en este estado}}.',
    },
    reopen_project: { en: 'Reopen the project first.', es: 'Reabra primero el proyecto.' },
    send_change_order: { en: 'Send a change order instead.', es: 'Envíe en su lugar una orden de cambio.' },
    make_active: {
      en: 'Design the system or enter the electricity usage to make the project active.',
      es: 'Diseñe el sistema o ingrese el consumo de electricidad para activar el proyecto.',
    },
    choose_other: {
      en: 'Choose another agreement, or change where this one is used.',
      es: 'Elija otro contrato o cambie dónde se usa este.',
    },
    design_missing: { en: 'The project has no design yet.', es: 'El proyecto todavía no tiene diseño.' },
    design_system: { en: 'Design the system.', es: 'Diseñe el sistema.' },
    financing_missing: { en: 'No financing is selected.', es: 'No se ha elegido el financiamiento.' },
    choose_financing: { en: 'Select a payment option.', es: 'Elija una opción de pago.' },
    out_of_date: {
      en: 'The design or price changed after the financing was selected.',
      es: 'El diseño o el precio cambió después de elegir el financiamiento.',
    },
    out_of_date_by: {
      en: 'Changed after the financing was selected: {fields}.',
      es: 'Cambió después de elegir el financiamiento: {fields}.',
    },
    choose_financing_again: {
      en: 'Select a payment option again to use today’s figures.',
      es: 'Elija de nuevo una opción de pago para usar las cifras de hoy.',
    },
    variable_unknown: { en: 'The variable “{name}” doesn’t exist.', es: 'La variable “{name}” no existe.' },
    variable_unset: {
      en: 'A field of the agreement has no variable.',
      es: 'Un campo del contrato no tiene variable.',
    },
    choose_variable: {
      en: 'Choose one in the template and publish it again.',
      es: 'Elija una en la plantilla y publíquela de nuevo.',
    },
    variable_missing: {
      en: 'The agreement shows “{label}”, but it has no value.',
      es: 'El contrato muestra “{label}”, pero no tiene valor.',
    },
    state_missing: {
      en: 'The notice of cancellation depends on the home’s state.',
      es: 'El aviso de cancelación depende del estado donde está la casa.',
    },
    enter_address: { en: 'Enter the address in the project.', es: 'Ingrese la dirección en el proyecto.' },
    company_address_missing: {
      en: 'The notice of cancellation needs your company’s address.',
      es: 'El aviso de cancelación necesita la dirección de su empresa.',
    },
    enter_company_address: {
      en: 'An administrator can enter it under Company.',
      es: 'Un administrador puede ingresarla en Empresa.',
    },
    already_out: {
      en: '“{name}” was sent on {day} and is still waiting for signatures.',
      es: '“{name}” se envió el {day} y todavía espera firmas.',
    },
    withdraw_first: {
      en: 'Withdraw it first, so nobody signs two copies.',
      es: 'Retírelo primero para que nadie firme dos copias.',
    },
    already_signed: {
      en: '“{name}” was sent on {day} and has been signed.',
      es: '“{name}” se envió el {day} y ya está firmado.',
    },
    void_replaced: { en: 'Void it if this one replaces it.', es: 'Anúlelo si este lo reemplaza.' },
    proposal_not_accepted: {
      en: 'The homeowner has not accepted a proposal.',
      es: 'El propietario no ha aceptado ninguna propuesta.',
    },
    send_anyway: { en: 'You can still send the agreement.', es: 'Aun así puede enviar el contrato.' },
    proposal_differs: {
      en: 'The homeowner accepted {accepted}, but the project uses {chosen}.',
      es: 'El propietario aceptó {accepted}, pero el proyecto usa {chosen}.',
    },
    choose_accepted: {
      en: 'Select the accepted option, unless the homeowner agreed to the change.',
      es: 'Elija la opción aceptada, salvo que el propietario haya aceptado el cambio.',
    },
    one_signs: {
      en: '{homeowner} and {partner} own the home, but this agreement has no signature for {partner}.',
      es: '{homeowner} y {partner} son propietarios de la casa, pero este contrato no tiene firma para {partner}.',
    },
    choose_for_two: {
      en: 'Choose an agreement for two homeowners, or confirm that one signature is enough.',
      es: 'Elija un contrato para dos propietarios o confirme que basta una firma.',
    },
    second_signer_unknown: {
      en: 'This agreement needs a co-homeowner’s signature, but the project has one homeowner.',
      es: 'Este contrato necesita la firma de un copropietario, pero el proyecto tiene un solo propietario.',
    },
    choose_for_one: {
      en: 'Choose an agreement for one homeowner, or enter the co-homeowner as a signer.',
      es: 'Elija un contrato para un propietario o ingrese al copropietario como firmante.',
    },
    email_missing: { en: '{name} has no email address.', es: '{name} no tiene correo electrónico.' },
    enter_email: {
      en: 'Enter it with the signers or on the project’s overview.',
      es: 'Ingréselo con los firmantes o en el resumen del proyecto.',
    },
    one_address: {
      en: '{homeowner} and {partner} share one email address.',
      es: '{homeowner} y {partner} comparten un mismo correo electrónico.',
    },
    sign_by_own_link: {
      en: 'Each gets their own link. Have each sign with theirs.',
      es: 'Cada uno recibe su propio enlace. Pida que cada quien firme con el suyo.',
    },
    other_language: {
      en: '{name} reads {reads, select, es {Spanish} other {English}}; this agreement is in {agreement, select, es {Spanish} other {English}}.',
      es: '{name} lee {reads, select, es {español} other {inglés}}; este contrato está en {agreement, select, es {español} other {inglés}}.',
    },
    the_homeowner: { en: 'The homeowner', es: 'El propietario' },
    choose_their_language: {
      en: 'Choose an agreement in their language, if you have one.',
      es: 'Elija un contrato en su idioma, si lo tiene.',
    },
  },

  signing: {
    ended_signed: { en: 'Everyone has already signed this agreement.', es: 'Todos ya firmaron este contrato.' },
    ended_withdrawn: {
      en: 'This agreement was withdrawn. There is nothing left to sign.',
      es: 'Este contrato fue retirado. No queda nada por firmar.',
    },
    signed_already: { en: 'You have already signed this agreement.', es: 'Usted ya firmó este contrato.' },
    give_reason: { en: 'Tell us briefly why.', es: 'Indique brevemente el motivo.' },
    copy_only: {
      en: 'You receive a copy of this agreement. You don’t need to sign.',
      es: 'Usted recibe una copia de este contrato. No tiene que firmar nada.',
    },
    not_your_turn: {
      en: 'It’s not your turn yet: {names} must sign before you. We’ll email you when you can sign.',
      es: 'Todavía no es su turno. Primero firma: {names}. Le enviaremos un correo cuando pueda firmar.',
    },
    not_viewed: { en: 'Open the agreement first.', es: 'Abra primero el contrato.' },
    consent_missing: {
      en: 'Please agree to sign electronically first.',
      es: 'Acepte primero firmar electrónicamente.',
    },
    pages_unread: {
      en: 'Please read every page first. Pages left: {pages}.',
      es: 'Lea primero todas las páginas. Faltan por leer: {pages}.',
    },
    document_changed: {
      en: 'This isn’t the document you were sent. Reload the page and review it again.',
      es: 'Este no es el documento que se le envió. Vuelva a cargar la página y revíselo de nuevo.',
    },
    no_such_page: {
      en: 'The document has {count, plural, one {# page} other {# pages}}.',
      es: 'El documento tiene {count, plural, one {# página} other {# páginas}}.',
    },
    not_sealed: {
      en: 'Your signed document is being prepared. Try again in a moment.',
      es: 'Su documento firmado se está preparando. Inténtelo de nuevo en un momento.',
    },
    foreign_field: {
      en: 'This field belongs to another signer. Only they can fill it in.',
      es: 'Este campo es de otro firmante. Solo esa persona puede completarlo.',
    },
    unknown_field: { en: 'The agreement has no such field.', es: 'El contrato no tiene ese campo.' },
    field_is_ours: { en: 'This is filled in for you.', es: 'Esto se completa automáticamente.' },
    field_is_signed: {
      en: 'Your signature or initials go here.',
      es: 'Aquí van su firma o sus iniciales.',
    },
    field_is_not_signed: { en: 'No signature goes here.', es: 'Aquí no va ninguna firma.' },
    checkbox_only: {
      en: 'Check the box or leave it empty.',
      es: 'Marque la casilla o déjela vacía.',
    },
    fill_in: { en: 'Fill in “{label}” on page {page}.', es: 'Complete “{label}” en la página {page}.' },
    fill_in_unnamed: {
      en: 'Fill in the field on page {page}.',
      es: 'Complete el campo de la página {page}.',
    },
    check_box: { en: 'Check “{label}” on page {page}.', es: 'Marque “{label}” en la página {page}.' },
    check_box_unnamed: {
      en: 'Check the box on page {page}.',
      es: 'Marque la casilla de la página {page}.',
    },
    sign_here: { en: 'Sign on page {page}.', es: 'Firme en la página {page}.' },
    initial_here: { en: 'Initial page {page}.', es: 'Ponga sus iniciales en la página {page}.' },
    adopt_signature: { en: 'Create your signature first.', es: 'Cree primero su firma.' },
    adopt_initials: { en: 'Create your initials first.', es: 'Cree primero sus iniciales.' },
    ink_unreadable: {
      en: 'We can’t read this picture of a signature. Draw it, type it, or choose another picture.',
      es: 'No podemos leer esta imagen de una firma. Dibújela, escríbala o elija otra imagen.',
    },
    ink_too_large: {
      en: 'A signature can be up to {width, number} by {height, number} pixels. Make the picture smaller.',
      es: 'Una firma puede medir hasta {width, number} por {height, number} píxeles. Reduzca la imagen.',
    },
    ink_unusual: {
      en: 'Save this picture as a standard 8-bit PNG without interlacing and try again.',
      es: 'Guarde esta imagen como un PNG común de 8 bits, sin entrelazado, e inténtelo de nuevo.',
    },
    ink_empty: {
      en: 'This signature is too faint to see. Draw or type it so it stands out from the paper.',
      es: 'Esta firma no se distingue. Dibújela o escríbala de modo que resalte sobre el papel.',
    },
    too_many_signatures: {
      en: 'You have created too many signatures. Use the one you have, or ask your sales representative for a new link.',
      es: 'Ha creado demasiadas firmas. Use la que tiene o pida un enlace nuevo a su representante de ventas.',
    },
    too_much: {
      en: 'This link has been used too many times. Ask your sales representative for a new one.',
      es: 'Este enlace se ha usado demasiadas veces. Pida uno nuevo a su representante de ventas.',
    },
  },

  /** 16 CFR 429.1(b) prescribes the English; the Spanish is its translation. Neither is to be edited. */
  notice: {
    title: { en: 'NOTICE OF CANCELLATION', es: 'AVISO DE CANCELACIÓN' },
    copy: { en: 'Copy {n} of 2', es: 'Copia {n} de 2' },
    date: { en: 'Date of the transaction:', es: 'Fecha de la transacción:' },
    period: {
      en: 'You may CANCEL this transaction, without any Penalty or Obligation, within {days, select, 3 {THREE} 5 {FIVE} 7 {SEVEN} 15 {FIFTEEN} other {{days}}} BUSINESS DAYS from the above date.',
      es: 'Usted puede CANCELAR esta transacción, sin ninguna Penalidad ni Obligación, dentro de los {days, select, 3 {TRES} 5 {CINCO} 7 {SIETE} 15 {QUINCE} other {{days}}} DÍAS HÁBILES siguientes a la fecha indicada arriba.',
    },
    period_older: {
      en: 'If you are {age} or older, within {days, select, 3 {THREE} 5 {FIVE} 7 {SEVEN} 15 {FIFTEEN} other {{days}}} BUSINESS DAYS from the above date.',
      es: 'Si usted tiene {age} años o más, dentro de los {days, select, 3 {TRES} 5 {CINCO} 7 {SIETE} 15 {QUINCE} other {{days}}} DÍAS HÁBILES siguientes a la fecha indicada arriba.',
    },
    returned: {
      en: 'If you cancel, any property traded in, any payments made by you under the contract or sale, and any negotiable instrument executed by you will be returned within TEN BUSINESS DAYS following receipt by the seller of your cancellation notice, and any security interest arising out of the transaction will be cancelled.',
      es: 'Si usted cancela, todo bien que haya entregado a cambio, todo pago que haya hecho según el contrato o la venta y todo título negociable que haya firmado le serán devueltos dentro de los DIEZ DÍAS HÁBILES siguientes a que el vendedor reciba su aviso de cancelación, y quedará cancelado todo derecho de garantía que resulte de la transacción.',
    },
    goods: {
      en: 'If you cancel, you must make available to the seller at your residence, in substantially as good condition as when received, any goods delivered to you under this contract or sale, or you may, if you wish, comply with the instructions of the seller regarding the return shipment of the goods at the seller’s expense and risk.',
      es: 'Si usted cancela, debe poner a disposición del vendedor en su domicilio, sustancialmente en tan buen estado como los recibió, los bienes que se le hayan entregado según este contrato o esta venta; o puede, si lo desea, seguir las instrucciones del vendedor para devolver los bienes por cuenta y riesgo del vendedor.',
    },
    goods_kept: {
      en: 'If you do make the goods available to the seller and the seller does not pick them up within 20 days of the date of your Notice of Cancellation, you may retain or dispose of the goods without any further obligation. If you fail to make the goods available to the seller, or if you agree to return the goods to the seller and fail to do so, then you remain liable for performance of all obligations under the contract.',
      es: 'Si usted pone los bienes a disposición del vendedor y este no los recoge dentro de los 20 días siguientes a la fecha de su Aviso de Cancelación, usted puede conservarlos o disponer de ellos sin ninguna otra obligación. Si usted no pone los bienes a disposición del vendedor, o si acepta devolvérselos y no lo hace, seguirá siendo responsable del cumplimiento de todas las obligaciones del contrato.',
    },
    how_to_cancel: {
      en: 'To cancel this transaction, mail or deliver a signed and dated copy of this Cancellation Notice or any other written notice, or send a telegram, to {name}, at {address},',
      es: 'Para cancelar esta transacción, envíe por correo o entregue una copia firmada y fechada de este Aviso de Cancelación o cualquier otro aviso por escrito, o envíe un telegrama, a {name}, en {address},',
    },
    until: { en: 'NOT LATER THAN MIDNIGHT OF', es: 'A MÁS TARDAR A LA MEDIANOCHE DEL' },
    until_older: {
      en: 'or, if you are {age} or older, NOT LATER THAN MIDNIGHT OF',
      es: 'o, si usted tiene {age} años o más, A MÁS TARDAR A LA MEDIANOCHE DEL',
    },
    declaration: { en: 'I HEREBY CANCEL THIS TRANSACTION.', es: 'POR LA PRESENTE CANCELO ESTA TRANSACCIÓN.' },
    date_line: { en: 'Date', es: 'Fecha' },
    signature_line: { en: 'Buyer’s signature', es: 'Firma del comprador' },
  },
})
