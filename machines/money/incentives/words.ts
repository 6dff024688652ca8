// Incentive texts: federal laws by name, why a rule counts or not, a rule in a sentence, and errors in one.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  tax_credit_disclaimer: {
    en: 'Tax credits depend on your own tax situation. We do not guarantee that you are eligible for any tax credit, and nothing here is tax advice. Please consult a tax advisor before you rely on a credit.',
    es: 'Los créditos fiscales dependen de su propia situación fiscal. No garantizamos que usted tenga derecho a ningún crédito fiscal, y nada de lo aquí escrito es asesoría fiscal. Consulte a un asesor de impuestos antes de contar con un crédito.',
  },
  federal: {
    owner_25d: {
      title: {
        en: 'Residential Clean Energy Credit (section 25D)',
        es: 'Crédito por energía limpia residencial (sección 25D)',
      },
      law: {
        en: '26 U.S.C. § 25D, ended by Public Law 119-21, § 70506',
        es: '26 U.S.C. § 25D, terminado por la Ley Pública 119-21, § 70506',
      },
    },
    third_party_48e: {
      title: {
        en: 'Clean Electricity Investment Credit (section 48E)',
        es: 'Crédito por inversión en electricidad limpia (sección 48E)',
      },
      law: {
        en: '26 U.S.C. § 48E, as amended by Public Law 119-21, § 70513',
        es: '26 U.S.C. § 48E, modificado por la Ley Pública 119-21, § 70513',
      },
    },
  },
  condition: {
    work_continues: {
      en: 'If construction starts on or after 09/02/2025, work must continue until the system is in service, within four calendar years.',
      es: 'Si la construcción empieza el 09/02/2025 o después, la obra debe continuar hasta que el sistema entre en servicio, en un plazo de cuatro años calendario.',
    },
    prohibited_entities: {
      en: 'If construction starts on or after 01/01/2026, the share of equipment from prohibited foreign entities is limited.',
      es: 'Si la construcción empieza el 01/01/2026 o después, la proporción de equipo de entidades extranjeras prohibidas está limitada.',
    },
  },
  credit: {
    claimed_by_provider: {
      en: 'The provider owns the system and claims any tax credit; the homeowner can’t.',
      es: 'El proveedor es dueño del sistema y reclama cualquier crédito fiscal; el propietario no puede.',
    },
    claimed_by_homeowner: { en: 'The homeowner claims it.', es: 'Lo reclama el propietario de la casa.' },
    construction_in_time: {
      en: '{share} under {title}, because construction begins by {day}.',
      es: '{share} según el {title}, porque la construcción empieza a más tardar el {day}.',
    },
    service_in_time: {
      en: '{share} under {title}, because the system is in service by {day}.',
      es: '{share} según el {title}, porque el sistema entra en servicio a más tardar el {day}.',
    },
    installation_in_time: {
      en: '{share} under {title}, because the installation is completed by {day}.',
      es: '{share} según el {title}, porque la instalación se termina a más tardar el {day}.',
    },
    not_begun_yet: {
      en: 'No tax credit included: this rule covers installations from {day}.',
      es: 'No se incluye ningún crédito: esta regla se aplica a instalaciones desde el {day}.',
    },
    no_installation_date: {
      en: 'No tax credit included: the installation date isn’t set.',
      es: 'No se incluye ningún crédito: falta la fecha de instalación.',
    },
    too_late_for_service: {
      en: 'No credit: construction did not begin by {begin} and the system is in service after {day}.',
      es: 'Sin crédito: la construcción no empezó a más tardar el {begin} y el sistema entra en servicio después del {day}.',
    },
    too_long_to_service: {
      en: 'No credit: the system is in service after {day}, the end of the fourth calendar year after construction began.',
      es: 'Sin crédito: el sistema entra en servicio después del {day}, fin del cuarto año calendario posterior al inicio de la construcción.',
    },
    ended: {
      en: 'No credit: {title} ended for installations completed after {day}.',
      es: 'Sin crédito: el {title} terminó para instalaciones completadas después del {day}.',
    },
  },
  reason: {
    off: { en: '{name} is turned off in the catalog.', es: '{name} está desactivado en el catálogo.' },
    excluded: { en: 'Excluded from this project: {reason}', es: 'Se excluyó de este proyecto: {reason}' },
    excluded_without_reason: {
      en: 'Excluded from this project. No reason was given.',
      es: 'Se excluyó de este proyecto. No se dio ningún motivo.',
    },
    only_when_added: {
      en: '{name} counts only when it is added to the project.',
      es: '{name} cuenta solo cuando se agrega al proyecto.',
    },
    not_for_type: {
      en: '{name} is not offered for {type, select, cash {cash} loan {a loan} lease {a lease} other {a PPA}}.',
      es: '{name} no se ofrece para {type, select, cash {pago de contado} loan {un préstamo} lease {un arrendamiento} other {un PPA}}.',
    },
    no_address: {
      en: '{name} is offered in {states}. The project has no address yet.',
      es: '{name} se ofrece en {states}. El proyecto todavía no tiene dirección.',
    },
    not_in_state: { en: '{name} is not offered in {state}.', es: '{name} no se ofrece en {state}.' },
    no_utility: {
      en: '{name} is for customers of certain utilities. The project has no utility yet.',
      es: '{name} es para clientes de ciertas compañías eléctricas. El proyecto todavía no tiene ninguna.',
    },
    not_for_utility: {
      en: '{name} is not offered to customers of this utility.',
      es: '{name} no se ofrece a los clientes de esta compañía eléctrica.',
    },
    no_installation_date: {
      en: '{name} depends on the planned installation date, which is not set yet.',
      es: '{name} depende de la fecha prevista de instalación, que todavía no se ha fijado.',
    },
    not_started: { en: '{name} starts on {day}.', es: '{name} empieza el {day}.' },
    ended: { en: '{name} ended on {day}.', es: '{name} terminó el {day}.' },
    no_production: {
      en: '{name} depends on production, which is not known yet.',
      es: '{name} depende de la producción, que todavía no se conoce.',
    },
    within_dates: {
      en: 'The {day} installation is within the program’s dates.',
      es: 'La instalación del {day} está dentro de las fechas del programa.',
    },
    no_dates: {
      en: 'This project qualifies.',
      es: 'Este proyecto cumple los requisitos.',
    },
  },
  claimed: {
    homeowner: { en: 'The homeowner claims it.', es: 'Lo reclama el propietario de la casa.' },
    installer: {
      en: 'We claim it and deduct it from the price.',
      es: 'Nosotros lo reclamamos y lo descontamos del precio.',
    },
    provider: {
      en: 'The provider owns the system and claims it. The homeowner can’t.',
      es: 'El proveedor es dueño del sistema y lo reclama. El propietario de la casa no puede reclamarlo.',
    },
  },
  rule: {
    of_price: { en: '{share} of the price', es: '{share} del precio' },
    of_price_after_upfront: {
      en: '{share} of the price after upfront incentives',
      es: '{share} del precio después de los incentivos por adelantado',
    },
    per_watt: { en: '{amount} per watt', es: '{amount} por vatio' },
    per_kwh_first_year: {
      en: '{amount} per kWh produced in the first year',
      es: '{amount} por kWh producido en el primer año',
    },
    per_kwh_for_years: {
      en: '{amount} per kWh produced, for {years, plural, one {# year} other {# years}}',
      es: '{amount} por kWh producido, durante {years, plural, one {# año} other {# años}}',
    },
    up_to: { en: 'up to {amount}', es: 'hasta {amount}' },
    up_to_share: { en: 'up to {share} of the price', es: 'hasta {share} del precio' },
    up_to_both: { en: 'up to {amount} and {share} of the price', es: 'hasta {amount} y {share} del precio' },
    for_types: { en: 'for {types}', es: 'para {types}' },
    in_states: { en: 'in {states}', es: 'en {states}' },
    in_many_states: { en: 'in {count} states', es: 'en {count} estados' },
    for_utilities: {
      en: 'for customers of {count, plural, one {one utility} other {# utilities}}',
      es: 'para clientes de {count, plural, one {una compañía eléctrica} other {# compañías eléctricas}}',
    },
    installed_between: {
      en: 'installed from {from} to {until}',
      es: 'con instalación del {from} al {until}',
    },
    installed_from: { en: 'installed from {from}', es: 'con instalación desde el {from}' },
    installed_until: { en: 'installed by {until}', es: 'con instalación a más tardar el {until}' },
    claimed_by_provider: {
      en: 'claimed by the provider, not the homeowner',
      es: 'lo reclama el proveedor, no el propietario',
    },
    claimed_by_installer: {
      en: 'claimed by us and deducted from the price',
      es: 'lo reclamamos nosotros y se descuenta del precio',
    },
    claimed_by_homeowner: {
      en: 'claimed by the homeowner, paid {paid, select, upfront {upfront} year_1 {in the first year} other {every year}}',
      es: 'lo reclama el propietario y se paga {paid, select, upfront {por adelantado} year_1 {en el primer año} other {cada año}}',
    },
  },
  type: {
    cash: { en: 'cash', es: 'contado' },
    loan: { en: 'loans', es: 'préstamos' },
    lease: { en: 'leases', es: 'arrendamientos' },
    ppa: { en: 'PPAs', es: 'PPA' },
  },
  fault: {
    federal_is_built_in: {
      en: 'Federal incentives are built in. Choose state, utility or local.',
      es: 'Los incentivos federales ya vienen incluidos. Elija estado, compañía eléctrica o local.',
    },
    share_too_high: { en: 'Enter 100% or less.', es: 'Ingrese 100% o menos.' },
    per_watt_too_high: { en: 'Enter $10 per watt or less.', es: 'Ingrese $10 por vatio o menos.' },
    per_kwh_too_high: { en: 'Enter $5 per kWh or less.', es: 'Ingrese $5 por kWh o menos.' },
    ends_before_start: {
      en: 'Enter an end date after the start date.',
      es: 'Ingrese una fecha final posterior a la inicial.',
    },
    choose_state: { en: 'Choose the state that offers it.', es: 'Elija el estado que lo ofrece.' },
    utility_elsewhere: {
      en: 'One of these utilities is in {state}, which isn’t a selected state.',
      es: 'Una de estas compañías eléctricas está en {state}, que no es un estado elegido.',
    },
    yearly_needs_production: {
      en: 'Only an amount per kWh can be paid yearly.',
      es: 'Solo un monto por kWh se puede pagar cada año.',
    },
    enter_years: { en: 'Enter how many years it’s paid.', es: 'Ingrese durante cuántos años se paga.' },
    years_not_yearly: {
      en: 'Leave this empty unless it’s paid yearly.',
      es: 'Deje este campo vacío si no se paga cada año.',
    },
    installer_paid_upfront: {
      en: 'An incentive you claim is paid upfront. Choose upfront.',
      es: 'Un incentivo que ustedes reclaman se paga por adelantado. Elija por adelantado.',
    },
    provider_needs_lease: {
      en: 'Only a lease or PPA has a provider that can claim it. Select only those.',
      es: 'Solo los arrendamientos y PPA tienen un proveedor que lo reclame. Elija solo esos.',
    },
    after_upfront_needs_later_share: {
      en: 'Only a percentage paid later can do this.',
      es: 'Solo es posible con un porcentaje que se paga después.',
    },
  },
})
