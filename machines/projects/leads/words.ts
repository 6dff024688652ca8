// Column names of lead files, and what can’t be read in their rows.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  field: {
    name: { en: 'Full name', es: 'Nombre completo' },
    firstname: { en: 'First name', es: 'Nombre' },
    lastname: { en: 'Last name', es: 'Apellido' },
    email: { en: 'Email', es: 'Correo electrónico' },
    phone: { en: 'Phone', es: 'Teléfono' },
    address: { en: 'Address in one line', es: 'Dirección en una línea' },
    line1: { en: 'Street', es: 'Calle' },
    line2: { en: 'Unit', es: 'Unidad' },
    city: { en: 'City', es: 'Ciudad' },
    state: { en: 'State', es: 'Estado' },
    postal_code: { en: 'ZIP code', es: 'Código postal' },
    utility: { en: 'Utility', es: 'Compañía eléctrica' },
    lead_source: { en: 'Lead source', es: 'Origen del prospecto' },
    language: { en: 'Language', es: 'Idioma' },
    appointment: { en: 'Appointment', es: 'Cita' },
    appointment_time: { en: 'Appointment time', es: 'Hora de la cita' },
    monthly_bill: { en: 'Monthly bill', es: 'Factura mensual' },
    monthly_usage: { en: 'Monthly usage (kWh)', es: 'Consumo mensual (kWh)' },
    annual_usage: { en: 'Annual usage (kWh)', es: 'Consumo anual (kWh)' },
    tags: { en: 'Tags', es: 'Etiquetas' },
    notes: { en: 'Notes', es: 'Notas' },
  },
  match_name: {
    en: 'Match a column with the full name, or two with the first and last name.',
    es: 'Asigne una columna al nombre completo, o dos al nombre y al apellido.',
  },
  unread_address: { en: 'Address: {address}', es: 'Dirección: {address}' },
  problem: {
    formula: {
      en: 'This cell has a formula. Enter its value instead.',
      es: 'Esta celda tiene una fórmula. Ingrese su valor.',
    },
    email: { en: 'This isn’t a valid email address.', es: 'El correo electrónico no es válido.' },
    phone: { en: 'This isn’t a valid US phone number.', es: 'No es un número de teléfono válido de EE. UU.' },
    language: { en: 'Only English and Spanish are supported.', es: 'Solo se admiten inglés y español.' },
    date: { en: 'This date couldn’t be read.', es: 'No se pudo leer esta fecha.' },
    bill: { en: 'Enter one amount in dollars.', es: 'Ingrese un solo monto en dólares.' },
    usage: { en: 'Enter one amount in kWh.', es: 'Ingrese un solo valor en kWh.' },
    unusual: {
      en: 'Unusual for a home: between {least} and {most} is expected.',
      es: 'Inusual para una vivienda: se espera un valor entre {least} y {most}.',
    },
    no_name: { en: 'Name is required.', es: 'El nombre es obligatorio.' },
    no_firstname: { en: 'First name is required.', es: 'Falta el nombre.' },
    no_lastname: { en: 'Last name is required.', es: 'Falta el apellido.' },
    name_too_long: {
      en: 'Use {most} characters or fewer for a name.',
      es: 'Use {most} caracteres o menos para el nombre.',
    },
    postal_code: {
      en: 'This isn’t a valid ZIP code, so the address wasn’t imported.',
      es: 'El código postal no es válido, así que no se importó la dirección.',
    },
    zip_later: {
      en: 'Add the ZIP code after importing.',
      es: 'Agregue el código postal después de importar.',
    },
    bad_zip_later: {
      en: 'This isn’t a valid ZIP code. Add it after importing.',
      es: 'El código postal no es válido. Agréguelo después de importar.',
    },
    incomplete_address: {
      en: 'The address wasn’t imported. Missing: {missing}.',
      es: 'No se importó la dirección. Falta: {missing}.',
    },
    other_state: {
      en: 'This ZIP code is in {found}, not {given}.',
      es: 'Este código postal es de {found}, no de {given}.',
    },
  },
  missing: {
    street: { en: 'street', es: 'calle' },
    postal_code: { en: 'ZIP code', es: 'código postal' },
    state: { en: 'state', es: 'estado' },
    city: { en: 'city', es: 'ciudad' },
  },
})
