// The fields of an application in both languages: the company fills it in together with the homeowner, or the homeowner alone.
import type { Schemas } from '#sdk/types.ts'

type Language = Schemas['Language']

const en = {
  name: 'Name',
  firstname: 'First name',
  lastname: 'Last name',
  name_help: 'As on the driver’s license.',
  email: 'E-mail',
  phone: 'Phone',
  birth_date: 'Date of birth',
  birth_date_help: 'Month, day and year, such as 07/04/1985.',
  birth_date_wrong: 'There is no such day. Type month, day and year, such as 07/04/1985.',
  given: 'Given',
  change: 'Change',
  keep: 'Keep what is given',
  ssn_full: 'Social security number',
  ssn_last_four: 'Last four digits of the social security number',
  ssn_help: 'Kept encrypted, given to the lender alone, and erased here once the lender has it.',
  show: 'Show the digits',
  hide: 'Hide the digits',
  income: 'Income a year, before taxes',
  income_help: 'All income: pay, pension, benefits. Alimony or child support only if it should count.',
  employment: 'Employment',
  employments: { employed: 'Employed', self_employed: 'Self-employed', retired: 'Retired', other: 'Other' },
  housing: 'Rent or mortgage a month',
  housing_help: '0 where there is neither.',
  property: 'Kind of home',
  properties: {
    single_family: 'Single-family house',
    townhouse: 'Townhouse',
    condominium: 'Condominium',
    manufactured: 'Manufactured home',
  },
  occupancy: 'Who lives there',
  occupancies: {
    primary: 'The applicant, most of the year',
    secondary: 'The applicant, part of the year',
    rental: 'It is rented out',
  },
  autopay: 'Payments are drawn from a bank account',
  autopay_help: 'Some lenders ask a lower rate for it. The account is given to the lender, not here.',
  choose: 'Choose',
  here: 'I am {name} and sit before this device.',
  to_agree: 'To be agreed to before it is sent.',
} as const

export type FieldWords = {
  [K in keyof typeof en]: (typeof en)[K] extends string ? string : Record<keyof (typeof en)[K], string>
}

const es: FieldWords = {
  name: 'Nombre y apellidos',
  firstname: 'Nombre',
  lastname: 'Apellidos',
  name_help: 'Como aparece en la licencia de conducir.',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  birth_date: 'Fecha de nacimiento',
  birth_date_help: 'Mes, día y año, por ejemplo 07/04/1985.',
  birth_date_wrong: 'Esa fecha no existe. Escriba mes, día y año, por ejemplo 07/04/1985.',
  given: 'Ya está indicada',
  change: 'Cambiar',
  keep: 'Dejar lo indicado',
  ssn_full: 'Número de Seguro Social',
  ssn_last_four: 'Últimos cuatro dígitos del número de Seguro Social',
  ssn_help: 'Se guarda cifrado, se entrega solo a la entidad y se borra aquí en cuanto ella lo tiene.',
  show: 'Mostrar los dígitos',
  hide: 'Ocultar los dígitos',
  income: 'Ingreso anual antes de impuestos',
  income_help:
    'Todos sus ingresos: salario, pensión, beneficios. Pensión alimenticia o manutención solo si desea que cuenten.',
  employment: 'Situación laboral',
  employments: {
    employed: 'Con empleo',
    self_employed: 'Por cuenta propia',
    retired: 'Jubilación',
    other: 'Otra',
  },
  housing: 'Alquiler o hipoteca al mes',
  housing_help: '0 si no paga ni lo uno ni lo otro.',
  property: 'Tipo de vivienda',
  properties: {
    single_family: 'Casa unifamiliar',
    townhouse: 'Casa adosada',
    condominium: 'Condominio',
    manufactured: 'Casa prefabricada',
  },
  occupancy: 'Quién vive en ella',
  occupancies: {
    primary: 'Yo, la mayor parte del año',
    secondary: 'Yo, una parte del año',
    rental: 'Está alquilada',
  },
  autopay: 'Los pagos se cobran de una cuenta bancaria',
  autopay_help: 'Algunas entidades piden por ello un interés menor. La cuenta se indica a la entidad, no aquí.',
  choose: 'Elija',
  here: 'Soy {name} y estoy frente a este dispositivo.',
  to_agree: 'Hace falta aceptarlo antes de enviar.',
}

export const fieldWords = (language: Language): FieldWords => (language === 'es' ? es : en)
