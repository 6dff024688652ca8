// Checks before an application is sent, missing applicant data, and consents.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  license_entered: {
    en: 'Your company’s contractor license number is on file.',
    es: 'El número de licencia de contratista de su empresa está registrado.',
  },
  street_missing: {
    en: 'Enter the street of the address. Lenders require it.',
    es: 'Ingrese la calle de la dirección. Los prestamistas la exigen.',
  },
  connected: { en: '{lender} is connected.', es: '{lender} está conectada.' },
  ways: {
    loan: { en: 'loans', es: 'préstamos' },
    lease: { en: 'leases', es: 'arrendamientos' },
    ppa: { en: 'PPAs', es: 'PPA' },
  },
  offers: { en: '{lender} offers {types}.', es: '{lender} ofrece {types}.' },
  offers_none_chosen: {
    en: '{lender} offers {types}. No financing is chosen for this project yet.',
    es: '{lender} ofrece {types}. Aún no se ha elegido la opción de pago de este proyecto.',
  },
  offers_other: {
    en: '{lender} offers {types}, but this project is paid {way, select, cash {in cash} loan {with a loan} lease {with a lease} other {with a PPA}}. Change the financing so the proposal and agreement match.',
    es: '{lender} ofrece {types}, pero este proyecto se paga {way, select, cash {al contado} loan {con un préstamo} lease {con un arrendamiento} other {con un PPA}}. Cambie el financiamiento para que la propuesta y el contrato coincidan.',
  },
  project_status: { en: 'Project status: {status}.', es: 'Estatus del proyecto: {status}.' },
  project_closed: {
    en: 'Project status: {status}. Reopen it before applying.',
    es: 'Estatus del proyecto: {status}. Reábralo antes de solicitar.',
  },
  project_built: {
    en: 'Project status: {status}. There is nothing left to apply for.',
    es: 'Estatus del proyecto: {status}. Ya no hay nada que solicitar.',
  },
  simulated: {
    en: 'Year-one production: {kwh} kWh for {price}.',
    es: 'Producción del primer año: {kwh} kWh por {price}.',
  },
  not_simulated: {
    en: 'There is no price or simulated year yet. Enter the address and design the system.',
    es: 'Aún no hay precio ni año simulado. Ingrese la dirección y diseñe el sistema.',
  },
  quote_current: { en: 'The quote matches the current project.', es: 'La cotización coincide con el proyecto actual.' },
  quote_changed: {
    en: 'The project changed after this quote{has_fields, select, yes {: {fields}} other {}}. Update the quote.',
    es: 'El proyecto cambió después de esta cotización{has_fields, select, yes {: {fields}} other {}}. Actualice la cotización.',
  },
  no_homeowner: { en: 'The project has no homeowner.', es: 'El proyecto no tiene propietario.' },
  contact_complete: {
    en: '{name} has an email and a phone number.',
    es: '{name} tiene correo y teléfono.',
  },
  contact_missing: {
    en: '{name} has no {missing, select, email {email} phone {phone number} other {email or phone number}}. The lender needs both.',
    es: '{name} no tiene {missing, select, email {correo} phone {teléfono} other {correo ni teléfono}}. La financiera necesita ambos.',
  },
  no_agreement: {
    en: 'No agreement is out yet. Its names are compared with the application once it’s sent.',
    es: 'Aún no se ha enviado ningún contrato. Sus nombres se comparan con la solicitud cuando se envía.',
  },
  names_differ: {
    en: '{count, plural, one {{applicants} applies} other {{applicants} apply}}, but “{agreement}” names {signers}. Lenders only fund what the applicant signed.',
    es: '{count, plural, one {{applicants} solicita} other {{applicants} solicitan}}, pero “{agreement}” nombra a {signers}. Las financieras solo financian lo que firmó el solicitante.',
  },
  names_similar: {
    en: '{count, plural, one {{applicants} is} other {{applicants} are}} spelled differently in “{agreement}”: {signers}. Use the names on the ID in both.',
    es: '{count, plural, one {{applicants} aparece escrito} other {{applicants} aparecen escritos}} de otra forma en “{agreement}”: {signers}. Use en ambos los nombres de la identificación.',
  },
  names_match: { en: 'The names match “{agreement}”.', es: 'Los nombres coinciden con “{agreement}”.' },
  agreement_price_same: {
    en: '“{agreement}” has the same price: {price}.',
    es: '“{agreement}” tiene el mismo precio: {price}.',
  },
  agreement_price_differs: {
    en: '“{agreement}” says {agreed}, but the application says {quoted}. Send an agreement at today’s price or quote the agreed price.',
    es: '“{agreement}” indica {agreed}, pero la solicitud indica {quoted}. Envíe un contrato con el precio de hoy o cotice el precio acordado.',
  },
  state_served: { en: '{lender} serves {state}.', es: '{lender} atiende {state}.' },
  state_not_served: {
    en: '{lender} doesn’t serve {state}. It serves {states}.',
    es: '{lender} no atiende {state}. Atiende {states}.',
  },
  amount_range: { en: '{least} to {most}', es: 'de {least} a {most}' },
  amount_too_low: {
    en: '{name} finances {minimum} or more. This project needs {amount}.',
    es: '{name} financia desde {minimum}. Este proyecto necesita {amount}.',
  },
  amount_too_high: {
    en: '{name} finances up to {maximum}. This project needs {amount}.',
    es: '{name} financia hasta {maximum}. Este proyecto necesita {amount}.',
  },
  amount_fits: {
    en: '{amount} is within what {lender} finances.',
    es: '{amount} está dentro de lo que financia {lender}.',
  },
  amounts_fit: {
    en: '{amount}, depending on the product, is within what {lender} finances.',
    es: 'Según el producto, {amount} está dentro de lo que financia {lender}.',
  },
  price_per_watt_fits: {
    en: '{price}/W is within {lender}’s limit of {limit}/W{has_storage, select, yes { with storage} other {}}.',
    es: '{price}/W está dentro del límite de {lender} de {limit}/W{has_storage, select, yes { con almacenamiento} other {}}.',
  },
  price_per_watt_too_high: {
    en: '{price}/W exceeds {lender}’s limit of {limit}/W{has_storage, select, yes { with storage} other {}}. Lower the price to {total} or less.',
    es: '{price}/W supera el límite de {lender} de {limit}/W{has_storage, select, yes { con almacenamiento} other {}}. Baje el precio a {total} o menos.',
  },
  size: {
    en: '{lender} finances systems {range, select, up_to {up to {maximum}} from {of {minimum} or more} other {from {minimum} to {maximum}}}. This one is {size}.',
    es: '{lender} financia sistemas {range, select, up_to {de hasta {maximum}} from {de {minimum} o más} other {de {minimum} a {maximum}}}. Este es de {size}.',
  },
  battery_required_there: {
    en: '{product} requires a battery, and the design has one.',
    es: '{product} requiere una batería y el diseño la tiene.',
  },
  battery_required_missing: {
    en: '{product} requires a battery, and the design has none.',
    es: '{product} requiere una batería y el diseño no la tiene.',
  },
  equipment_unknown: {
    en: '{lender} didn’t return its approved equipment list. Check again in a minute.',
    es: '{lender} no envió su lista de equipos aprobados. Vuelva a revisar en un minuto.',
  },
  equipment_listed: {
    en: 'All panels, inverters and batteries are on {lender}’s list.',
    es: 'Todos los paneles, inversores y baterías están en la lista de {lender}.',
  },
  equipment_unlisted: { en: 'Not on {lender}’s list: {names}.', es: 'No están en la lista de {lender}: {names}.' },
  adders_share: { en: 'Adders are {share} of the price.', es: 'Los adicionales son el {share} del precio.' },
  adders_too_high: {
    en: 'Adders are {share} of the price ({amount}). Lenders usually finance up to {maximum} for non-solar items.',
    es: 'Los adicionales son el {share} del precio ({amount}). Las financieras suelen financiar hasta el {maximum} en conceptos no solares.',
  },
  applicant_required: { en: 'Enter the applicant.', es: 'Ingrese al solicitante.' },
  applicants_limit: {
    en: 'Enter one applicant and at most one co-applicant.',
    es: 'Ingrese un solicitante y como máximo un cosolicitante.',
  },
  firstname: { en: 'Enter the first name.', es: 'Escriba el nombre.' },
  lastname: { en: 'Enter the last name.', es: 'Escriba el apellido.' },
  email: {
    en: 'Enter an email address, such as name@example.com.',
    es: 'Escriba un correo, por ejemplo nombre@example.com.',
  },
  phone: {
    en: 'Enter a US phone number, such as (602) 555-0142.',
    es: 'Escriba un teléfono de EE. UU., por ejemplo (602) 555-0142.',
  },
  birth_date: { en: 'Enter the date of birth.', es: 'Escriba la fecha de nacimiento.' },
  birth_year: { en: 'Check the year of birth.', es: 'Revise el año de nacimiento.' },
  too_young: {
    en: 'Applicants must be at least {age}.',
    es: 'El solicitante debe tener {age} años o más.',
  },
  income: { en: 'Enter the annual income before taxes.', es: 'Escriba el ingreso anual antes de impuestos.' },
  income_zero: {
    en: 'The annual income must be more than $0.',
    es: 'El ingreso anual debe ser mayor que $0.',
  },
  employment: { en: 'Choose the employment status.', es: 'Elija la situación laboral.' },
  housing: {
    en: 'Enter the monthly rent or mortgage, or 0 if none.',
    es: 'Escriba lo que paga al mes de alquiler o hipoteca, o 0 si no paga.',
  },
  ssn_last_four: {
    en: 'Enter the last four digits of the Social Security number.',
    es: 'Escriba los últimos cuatro dígitos del número de Seguro Social.',
  },
  ssn_full: {
    en: 'Enter all nine digits of the Social Security number.',
    es: 'Escriba los nueve dígitos del número de Seguro Social.',
  },
  ssn_invalid: {
    en: 'This isn’t a valid Social Security number. Check the digits.',
    es: 'Ese número de Seguro Social no es válido. Revise los dígitos.',
  },
  homes: {
    primary: { en: 'primary residences', es: 'viviendas principales' },
    secondary: { en: 'second homes', es: 'segundas viviendas' },
    rental: { en: 'rental homes', es: 'viviendas alquiladas' },
  },
  occupancy: { en: 'Choose who lives in the home.', es: 'Elija quién vive en la casa.' },
  occupancy_limited: { en: '{lender} only finances {homes}.', es: '{lender} solo financia {homes}.' },
  property: { en: 'Choose the home type.', es: 'Elija el tipo de vivienda.' },
  missing_of: { en: '{name}: {sentence}', es: '{name}: {sentence}' },
  // A change of these words is a new CONSENT_VERSION.
  consent: {
    ssn_full: { en: 'social security number', es: 'número de Seguro Social' },
    ssn_last_four: {
      en: 'last four digits of the social security number',
      es: 'los últimos cuatro dígitos del número de Seguro Social',
    },
    credit_check: {
      en: 'I instruct {lender} to obtain my credit report from one or more credit bureaus, to evaluate this application and, if it is approved, to service the account. I give this as written instructions under the Fair Credit Reporting Act.',
      es: 'Autorizo a {lender} a obtener mi informe de crédito de una o más agencias de crédito para decidir sobre esta solicitud y, si se aprueba, para mantener la cuenta. Doy esta autorización por escrito conforme a la Ley de Informe Justo de Crédito (Fair Credit Reporting Act).',
    },
    electronic_records: {
      en: 'I agree to receive the notices and documents of this application electronically, at the email address above. I may ask {lender} for paper copies and may withdraw this consent at any time by notifying {lender} or {company}; documents already delivered remain valid. I can open and save PDF files.',
      es: 'Acepto recibir los avisos y documentos de esta solicitud por medios electrónicos, en el correo indicado arriba. Puedo pedir copias en papel a {lender} y retirar este consentimiento en cualquier momento avisando a {lender} o a {company}; lo entregado antes sigue siendo válido. Puedo abrir archivos PDF y guardarlos.',
    },
    true_and_complete: {
      en: 'Everything this application says about me is true and complete, and I am applying for myself.',
      es: 'Todo lo que esta solicitud dice de mí es verdadero y completo, y la presento en mi propio nombre.',
    },
    lender_decides: {
      en: '{lender} decides on the application. {company} doesn’t and can’t promise approval.',
      es: '{lender} decide sobre la solicitud. {company} no decide ni puede prometer una aprobación.',
    },
    credit_inquiry: {
      en: 'When you send it, the lender checks your credit. Others who request your credit report may see the inquiry, and it may change your score.',
      es: 'Al enviarla, la entidad consultará su crédito. Otros que pidan su informe podrán ver la consulta y su puntaje puede cambiar.',
    },
    loan: {
      en: 'This is an application for a loan, which you repay with interest. You owe nothing by applying.',
      es: 'Es una solicitud de un préstamo, que se paga con intereses. Solicitarlo no le obliga a nada.',
    },
    lease_or_ppa: {
      en: 'This is an application for a contract in which another party owns the system and you pay to use it or pay for its power. You owe nothing by applying.',
      es: 'Es una solicitud de un contrato en el que el sistema es de otra parte y usted paga por usarlo o por su energía. Solicitarlo no le obliga a nada.',
    },
    adverse_action: {
      en: 'If you are declined, the lender must tell you why or how to request the reasons. It may not decline anyone because of race, color, religion, national origin, sex, marital status, age or income from public assistance.',
      es: 'Si la respuesta es no, la entidad debe explicarle el motivo o cómo pedirlo. No puede rechazar a nadie por raza, color, religión, origen nacional, sexo, estado civil, edad ni porque sus ingresos provengan de asistencia pública.',
    },
    private_data: {
      en: 'Your date of birth and {number} are stored encrypted, sent only to {lender} and erased here once {lender} has them.',
      es: 'Su fecha de nacimiento y {number} se guardan cifrados, se entregan únicamente a {lender} y se borran aquí en cuanto {lender} los tiene.',
    },
  },
})
