// Texts about a draft application, for the company and for the homeowner who fills it in by link.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  changed_meanwhile: {
    en: 'The design or price changed while the lender was being asked. Try again.',
    es: 'El diseño o el precio cambió mientras se consultaba a la financiera. Intente de nuevo.',
  },
  already_open: {
    en: '{lender} already has an application for {product} ({status}). Continue with it or {way, select, discard {discard} other {cancel}} it first.',
    es: '{lender} ya tiene una solicitud para {product} ({status}). Continúe con ella o primero {way, select, discard {descártela} other {cancélela}}.',
  },
  other_type: {
    en: '{lender} offers {now, select, loan {a loan} lease {a lease} other {a PPA}} instead of {before, select, loan {the loan} lease {the lease} other {the PPA}} at {previous}. Choose it under Financing so the proposal and agreement match.',
    es: '{lender} ofrece {now, select, loan {un préstamo} lease {un arrendamiento} other {un PPA}} en lugar {before, select, loan {del préstamo} lease {del arrendamiento} other {del PPA}} de {previous}. Elíjalo en Financiamiento para que la propuesta y el contrato coincidan.',
  },
  other_amount: {
    en: 'The financed amount is {now} instead of {before}.',
    es: 'El monto financiado es {now} en lugar de {before}.',
  },
  enter_private_again: {
    en: 'Dates of birth and Social Security numbers were erased here after {previous} received them. Enter them again.',
    es: 'Las fechas de nacimiento y los números de Seguro Social se borraron aquí cuando {previous} los recibió. Ingréselos de nuevo.',
  },
  equipment_unlisted: {
    en: 'Not on {lender}’s equipment list: {names}.',
    es: 'No están en la lista de equipos de {lender}: {names}.',
  },
  consent_again: {
    en: 'Each applicant agrees to {lender}’s terms, and {lender} runs its own credit check.',
    es: 'Cada solicitante acepta los términos de {lender}, y {lender} hace su propia consulta de crédito.',
  },
  cleared_does_not_count: {
    en: 'Stipulations cleared by {previous} don’t count at {lender}, which may ask for them again.',
    es: 'Las condiciones cumplidas con {previous} no cuentan con {lender}, que puede pedirlas de nuevo.',
  },
  ssn: {
    full: {
      en: '{lender} requires all nine digits of the Social Security number.',
      es: '{lender} pide los nueve dígitos del número de Seguro Social.',
    },
    last_four: {
      en: '{lender} only requires the last four digits of the Social Security number.',
      es: '{lender} solo pide los últimos cuatro dígitos del número de Seguro Social.',
    },
  },
  new_region: {
    documents: {
      en: '{lender} has its own documents to sign.',
      es: '{lender} tiene sus propios documentos por firmar.',
    },
    stipulations: {
      en: '{lender} may set stipulations before final approval.',
      es: '{lender} puede poner condiciones antes de la aprobación final.',
    },
    contract: {
      en: '{lender} reviews the installation agreement. Send it once the application is approved.',
      es: '{lender} revisa el contrato de instalación. Envíelo cuando la solicitud esté aprobada.',
    },
    milestones: {
      en: '{lender} pays by milestones. Submit each one for approval.',
      es: '{lender} paga por etapas. Envíe cada una para su aprobación.',
    },
    change_order: {
      en: '{lender} requires signed change orders for later changes.',
      es: '{lender} requiere órdenes de cambio firmadas para los cambios posteriores.',
    },
  },
  same_lender: {
    en: 'The application is already at this lender. Choose another one, or update the quote here.',
    es: 'La solicitud ya está con esta financiera. Elija otra o actualice aquí la cotización.',
  },
  begun_from: {
    en: 'Started an application at {lender}, moved from {previous}.',
    es: 'Comenzó una solicitud a {lender}, trasladada desde {previous}.',
  },
  moving: {
    en: 'The application is being moved to {lender}. It stays unchanged until the new application is sent.',
    es: 'La solicitud se está pasando a {lender}. No cambia hasta que se envíe la nueva.',
  },
  move_begun: {
    en: 'started moving the application from {previous} to {lender}',
    es: 'comenzó a pasar la solicitud de {previous} a {lender}',
  },
  option_unlisted: {
    en: 'This option isn’t in your financing catalog. Choose another one.',
    es: 'Esta opción no está en su catálogo de financiamiento. Elija otra.',
  },
  product_discontinued: {
    en: '{lender} no longer offers this product. Reload its products.',
    es: '{lender} ya no ofrece este producto. Vuelva a cargar sus productos.',
  },
  too_small: {
    en: '{lender} finances systems of {minimum} or more. This one is {size}.',
    es: '{lender} financia sistemas de {minimum} o más. Este es de {size}.',
  },
  too_big: {
    en: '{lender} finances systems up to {maximum}. This one is {size}.',
    es: '{lender} financia sistemas de hasta {maximum}. Este es de {size}.',
  },
  zip_code_first: {
    en: 'Enter the ZIP code of the address first. Lenders require it.',
    es: 'Primero ingrese el código postal de la dirección. Los prestamistas lo exigen.',
  },
  street_first: {
    en: 'Enter the street of the address first. Lenders require it.',
    es: 'Primero ingrese la calle de la dirección. Los prestamistas la exigen.',
  },
  design_first: {
    en: 'Enter the address and design the system first. Financing needs a price and its production.',
    es: 'Primero ingrese la dirección y diseñe el sistema. El financiamiento necesita un precio y la producción.',
  },
  quote_outdated: {
    en: 'The design or price changed after this quote. Update the quote first.',
    es: 'El diseño o el precio cambió después de esta cotización. Actualícela primero.',
  },
  sent: { en: '{name} sent the application to {lender}.', es: '{name} envió la solicitud a {lender}.' },
  homeowner_sent: {
    en: 'The homeowner sent the application to {lender}.',
    es: 'El propietario envió la solicitud a {lender}.',
  },
  consent_changed: {
    en: 'The consents have changed. Please read them and agree again.',
    es: 'Los consentimientos cambiaron. Léalos y acéptelos de nuevo.',
  },
  consent_missing: {
    en: '{name} hasn’t agreed to everything yet.',
    es: 'Falta que {name} acepte todo.',
  },
  ask_your_rep: {
    en: 'Your application can’t be sent yet because something in the project needs fixing. Please ask {contact}. Your answers are saved.',
    es: 'Su solicitud aún no se puede enviar porque hay que corregir algo del proyecto. Consulte con {contact}. Sus respuestas están guardadas.',
  },
  not_open: {
    en: 'This application can no longer be filled out.',
    es: 'Esta solicitud ya no se puede llenar.',
  },
})
