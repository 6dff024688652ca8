// Messages about any input: an invalid field, an unreadable body, too many calls.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  required: { en: '{field} is required.', es: '{field}: este dato es obligatorio.' },
  not_allowed: { en: '{field} isn’t allowed here.', es: '{field}: este dato no se admite aquí.' },
  empty: { en: '{field} can’t be empty.', es: '{field}: no puede quedar vacío.' },
  too_short: {
    en: '{field} needs at least {limit, plural, one {# character} other {# characters}}.',
    es: '{field}: use al menos {limit, plural, one {# carácter} other {# caracteres}}.',
  },
  too_long: {
    en: '{field} can have up to {limit, plural, one {# character} other {# characters}}.',
    es: '{field}: use como máximo {limit, plural, one {# carácter} other {# caracteres}}.',
  },
  negative: { en: '{field} can’t be negative.', es: '{field}: no puede ser negativo.' },
  too_small: { en: '{field} must be at least {limit}.', es: '{field}: el mínimo es {limit}.' },
  not_above: { en: '{field} must be more than {limit}.', es: '{field}: debe ser mayor que {limit}.' },
  too_large: { en: '{field} must be at most {limit}.', es: '{field}: el máximo es {limit}.' },
  not_below: { en: '{field} must be less than {limit}.', es: '{field}: debe ser menor que {limit}.' },
  too_few: {
    en: '{field} needs at least {limit, plural, one {# entry} other {# entries}}.',
    es: '{field}: agregue al menos {limit, plural, one {# elemento} other {# elementos}}.',
  },
  too_many: {
    en: '{field} can have up to {limit, plural, one {# entry} other {# entries}}.',
    es: '{field}: admite como máximo {limit, plural, one {# elemento} other {# elementos}}.',
  },
  repeated: { en: '{field} lists the same entry twice.', es: '{field}: hay un elemento repetido.' },
  not_a_choice: { en: '{field} isn’t one of the choices.', es: '{field}: no es una de las opciones.' },
  wrong_type: {
    en: '{field} must be {type, select, string {text} integer {a whole number} number {a number} boolean {yes or no} array {a list} object {a group of fields} other {of another type}}.',
    es: '{field}: debe ser {type, select, string {un texto} integer {un número entero} number {un número} boolean {sí o no} array {una lista} object {un grupo de campos} other {de otro tipo}}.',
  },
  wrong_format: { en: '{field} must be a valid {format}.', es: '{field}: el formato no es válido ({format}).' },
  wrong_pattern: { en: '{field} isn’t in the expected format.', es: '{field}: el formato no es el esperado.' },
  invalid: { en: '{field} is invalid.', es: '{field}: no es válido.' },
  entry: { en: '{field} of entry {number}', es: '{field} (elemento {number})' },
  /** For percentages as typed. */
  bounds: {
    apr: {
      en: 'An interest rate is between 0 and 36%. Enter 7.49 for 7.49%.',
      es: 'La tasa de interés va de 0 a 36%. Ingrese 7.49 para 7.49%.',
    },
    dealer_fee: {
      en: 'A dealer fee is between 0 and 60% of the loan.',
      es: 'La comisión de financiera va de 0 a 60% del préstamo.',
    },
    escalator: {
      en: 'An escalator is between 0 and 5% a year.',
      es: 'El aumento anual va de 0 a 5%.',
    },
    paydown_share: {
      en: 'A paydown is more than 0 and at most 90% of the loan.',
      es: 'El abono debe ser mayor que 0 y de 90% del préstamo como máximo.',
    },
    cap_share: {
      en: 'A cap is more than 0 and at most 100% of the price.',
      es: 'El tope debe ser mayor que 0 y de 100% del precio como máximo.',
    },
  },
  patterns: {
    brand_color: { en: 'Enter a color such as #1f4e5f.', es: 'Ingrese un color, como #1f4e5f.' },
    email: { en: 'Enter an email such as name@example.com.', es: 'Ingrese un correo, como name@example.com.' },
    phone: {
      en: 'Enter a US phone number such as (602) 555-0142.',
      es: 'Ingrese un teléfono de EE. UU., como (602) 555-0142.',
    },
    postal_code: { en: 'Enter a 5-digit ZIP code.', es: 'Ingrese un código postal de 5 dígitos.' },
    state: { en: 'Enter the two-letter state code.', es: 'Ingrese el estado con sus dos letras.' },
    host: { en: 'Enter a server such as smtp.example.com.', es: 'Ingrese un servidor, como smtp.example.com.' },
    from_address: {
      en: 'Enter an email such as office@example.com.',
      es: 'Ingrese un correo, como office@example.com.',
    },
    source_url: {
      en: 'Enter an address that starts with https://.',
      es: 'Ingrese una dirección que comience con https://.',
    },
    portal_url: {
      en: 'Enter an address that starts with https://.',
      es: 'Ingrese una dirección que comience con https://.',
    },
    from_name: {
      en: "Enter a name on one line, without '<' or >.",
      es: "Ingrese un nombre en una línea, sin '<' ni >.",
    },
  },
  /** Fields that people fill in most. What is not here keeps the name it has in the contract. */
  fields: {
    input: { en: 'Input', es: 'Solicitud' },
    email: { en: 'Email', es: 'Correo' },
    password: { en: 'Password', es: 'Contraseña' },
    phone: { en: 'Phone', es: 'Teléfono' },
    name: { en: 'Name', es: 'Nombre' },
    firstname: { en: 'First name', es: 'Nombre' },
    lastname: { en: 'Last name', es: 'Apellido' },
    company_name: { en: 'Company name', es: 'Nombre de la empresa' },
    role_id: { en: 'Role', es: 'Rol' },
    street: { en: 'Street', es: 'Calle' },
    city: { en: 'City', es: 'Ciudad' },
    state: { en: 'State', es: 'Estado' },
    postal_code: { en: 'ZIP code', es: 'Código postal' },
    subject: { en: 'Subject', es: 'Asunto' },
    body: { en: 'Text', es: 'Texto' },
    title: { en: 'Title', es: 'Título' },
    description: { en: 'Description', es: 'Descripción' },
    note: { en: 'Note', es: 'Nota' },
    reason: { en: 'Reason', es: 'Motivo' },
    status: { en: 'Status', es: 'Estado' },
    version: { en: 'Version', es: 'Versión' },
    language: { en: 'Language', es: 'Idioma' },
    price_cents: { en: 'Price', es: 'Precio' },
    amount_cents: { en: 'Amount', es: 'Monto' },
    quantity: { en: 'Quantity', es: 'Cantidad' },
    port: { en: 'Port', es: 'Puerto' },
  },
  page_cursor_invalid: {
    en: 'This page cursor is invalid. Start from the first page.',
    es: 'El cursor de página no es válido. Comience desde la primera página.',
  },
  too_many_calls: {
    en: 'Too many requests. Wait {seconds, plural, one {# second} other {# seconds}} and try again.',
    es: 'Demasiadas solicitudes. Espere {seconds, plural, one {# segundo} other {# segundos}} e inténtelo de nuevo.',
  },
  not_json: { en: 'The request body isn’t valid JSON.', es: 'El cuerpo de la solicitud no es JSON válido.' },
  too_complex: {
    en: 'This request is too large. Send it in parts.',
    es: 'Esta solicitud es demasiado grande. Envíela por partes.',
  },
  upload_broken: {
    en: 'The upload was interrupted. Try again.',
    es: 'La carga se interrumpió. Inténtelo de nuevo.',
  },
  form_text_too_long: {
    en: 'A text in this form is too long. Shorten it.',
    es: 'Un texto de este formulario es demasiado largo. Acórtelo.',
  },
})
