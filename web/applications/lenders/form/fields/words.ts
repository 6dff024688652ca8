// The fields of an application: the company fills it in together with the homeowner, or the homeowner alone, in their language.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  name: { en: 'Name', es: 'Nombre y apellidos' },
  firstname: { en: 'First name', es: 'Nombre' },
  lastname: { en: 'Last name', es: 'Apellidos' },
  name_help: { en: 'As on the driver’s license', es: 'Como aparece en la licencia de conducir' },
  email: { en: 'Email', es: 'Correo electrónico' },
  phone: { en: 'Phone', es: 'Teléfono' },
  birth_date: { en: 'Date of birth', es: 'Fecha de nacimiento' },
  birth_date_help: {
    en: 'Month, day and year, such as 07/04/1985',
    es: 'Mes, día y año, por ejemplo 07/04/1985',
  },
  birth_date_wrong: {
    en: 'Enter a valid date with month, day and year, such as 07/04/1985.',
    es: 'Escriba una fecha válida con mes, día y año, por ejemplo 07/04/1985.',
  },
  given: { en: 'Provided', es: 'Ya está indicado' },
  change: { en: 'Change', es: 'Cambiar' },
  keep: { en: 'Keep saved value', es: 'Conservar lo indicado' },
  ssn_full: { en: 'Social Security number', es: 'Número de Seguro Social' },
  ssn_last_four: {
    en: 'Social Security number, last four',
    es: 'Seguro Social, últimos cuatro',
  },
  ssn_help: {
    en: 'Encrypted, sent only to the lender, then erased here.',
    es: 'Se cifra, se envía solo a la financiera y luego se borra aquí.',
  },
  show: { en: 'Show digits', es: 'Mostrar los dígitos' },
  hide: { en: 'Hide digits', es: 'Ocultar los dígitos' },
  income: { en: 'Annual income before taxes', es: 'Ingreso anual antes de impuestos' },
  income_help: {
    en: 'Pay, pension and benefits. Include alimony or child support only if it should count.',
    es: 'Salario, pensión y beneficios. Incluya pensión alimenticia o manutención solo si desea que cuente.',
  },
  employment: { en: 'Employment', es: 'Situación laboral' },
  employments: {
    employed: { en: 'Employed', es: 'Con empleo' },
    self_employed: { en: 'Self-employed', es: 'Por cuenta propia' },
    retired: { en: 'Retired', es: 'Jubilación' },
    other: { en: 'Other', es: 'Otra' },
  },
  housing: { en: 'Monthly rent or mortgage', es: 'Alquiler o hipoteca al mes' },
  housing_help: { en: 'Enter 0 if none', es: 'Escriba 0 si no paga' },
  property: { en: 'Home type', es: 'Tipo de vivienda' },
  properties: {
    single_family: { en: 'Single-family house', es: 'Casa unifamiliar' },
    townhouse: { en: 'Townhouse', es: 'Casa adosada' },
    condominium: { en: 'Condominium', es: 'Condominio' },
    manufactured: { en: 'Manufactured home', es: 'Casa prefabricada' },
  },
  occupancy: { en: 'Who lives there', es: 'Quién vive en ella' },
  occupancies: {
    primary: { en: 'The applicant, most of the year', es: 'El solicitante, la mayor parte del año' },
    secondary: { en: 'The applicant, part of the year', es: 'El solicitante, una parte del año' },
    rental: { en: 'Renters', es: 'Inquilinos' },
  },
  autopay: { en: 'Automatic payments from a bank account', es: 'Pagos automáticos desde una cuenta bancaria' },
  autopay_help: {
    en: 'Some lenders lower the rate for it. The lender asks for the account later.',
    es: 'Algunas financieras bajan la tasa por ello. La financiera pide la cuenta después.',
  },
  choose: { en: 'Choose', es: 'Elija' },
  here: {
    en: 'I am {name}, and I’m using this device myself.',
    es: 'Soy {name} y estoy usando este dispositivo.',
  },
  to_agree: { en: 'Agree to this before sending.', es: 'Acepte esto antes de enviar.' },
})

/** In one language. */
export type FieldWords = ReturnType<typeof words.in>
