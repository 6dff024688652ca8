// Texts of agreement templates: variables, findings, and if one applies to a project. `values` is printed in the
// agreement itself, in its own language.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  values: {
    none: { en: 'none', es: 'ninguno' },
    not_applicable: { en: 'not applicable', es: 'no aplica' },
    financing: {
      cash: { en: 'cash', es: 'al contado' },
      loan: { en: 'loan', es: 'préstamo' },
      lease: { en: 'lease', es: 'arrendamiento' },
      ppa: { en: 'power purchase agreement', es: 'contrato de compra de energía' },
    },
    months: {
      en: '{count, plural, one {# month} other {# months}}',
      es: '{count, plural, one {# mes} other {# meses}}',
    },
    years: {
      en: '{count, plural, one {# year} other {# years}}',
      es: '{count, plural, one {# año} other {# años}}',
    },
  },

  labels: {
    homeowner_name: { en: 'Name', es: 'Nombre completo' },
    homeowner_firstname: { en: 'First name', es: 'Nombre' },
    homeowner_lastname: { en: 'Last name', es: 'Apellido' },
    homeowner_email: { en: 'Email', es: 'Correo electrónico' },
    homeowner_phone: { en: 'Phone', es: 'Teléfono' },
    co_homeowner_name: { en: 'Co-homeowner', es: 'Copropietario' },
    project_address: { en: 'Full address', es: 'Dirección completa' },
    project_street: { en: 'Street', es: 'Calle' },
    project_city: { en: 'City', es: 'Ciudad' },
    project_state: { en: 'State', es: 'Estado' },
    project_zip: { en: 'ZIP code', es: 'Código postal' },
    utility_name: { en: 'Utility', es: 'Compañía eléctrica' },
    annual_use: { en: 'Annual usage', es: 'Consumo anual' },
    company_name: { en: 'Legal name', es: 'Razón social' },
    company_trade_name: { en: 'Trade name', es: 'Nombre comercial' },
    license_number: { en: 'License number', es: 'Número de licencia' },
    company_address: { en: 'Company address', es: 'Dirección de la empresa' },
    company_phone: { en: 'Company phone', es: 'Teléfono de la empresa' },
    company_email: { en: 'Company email', es: 'Correo de la empresa' },
    rep_name: { en: 'Sales rep', es: 'Vendedor' },
    rep_phone: { en: 'Sales rep phone', es: 'Teléfono del vendedor' },
    rep_email: { en: 'Sales rep email', es: 'Correo del vendedor' },
    design_name: { en: 'Design', es: 'Diseño' },
    system_size: { en: 'System size (DC)', es: 'Tamaño del sistema (CC)' },
    system_size_ac: { en: 'System size (AC)', es: 'Tamaño del sistema (CA)' },
    panel_count: { en: 'Number of panels', es: 'Número de paneles' },
    panel_name: { en: 'Panel', es: 'Panel' },
    inverter_count: { en: 'Number of inverters', es: 'Número de inversores' },
    inverter_name: { en: 'Inverter', es: 'Inversor' },
    battery_count: { en: 'Number of batteries', es: 'Número de baterías' },
    battery_name: { en: 'Battery', es: 'Batería' },
    battery_energy: { en: 'Battery capacity', es: 'Capacidad de las baterías' },
    annual_production: { en: 'Annual production', es: 'Producción anual' },
    offset: { en: 'Offset', es: 'Consumo cubierto' },
    contract_price: { en: 'Contract price', es: 'Precio del contrato' },
    contract_price_words: { en: 'Contract price in words', es: 'Precio del contrato en letras' },
    base_price: { en: 'Base system price', es: 'Precio base del sistema' },
    extras: { en: 'Adders', es: 'Adicionales' },
    discount: { en: 'Discount', es: 'Descuento' },
    incentives: { en: 'Expected incentives', es: 'Incentivos previstos' },
    rebates_taken_off: { en: 'Rebates deducted from the price', es: 'Reembolsos descontados del precio' },
    amount_to_pay: { en: 'Price less rebates', es: 'Precio menos reembolsos' },
    deposit: { en: 'Deposit at signing', es: 'Depósito al firmar' },
    price_per_watt: { en: 'Price per watt', es: 'Precio por vatio' },
    financing_name: { en: 'Financing', es: 'Financiamiento' },
    financing_type: { en: 'Financing type', es: 'Tipo de financiamiento' },
    lender_name: { en: 'Lender', es: 'Financiera' },
    term: { en: 'Term', es: 'Plazo' },
    interest_rate: { en: 'Interest rate', es: 'Tasa de interés' },
    apr: { en: 'APR', es: 'APR' },
    finance_charge: { en: 'Finance charge', es: 'Cargo financiero' },
    reg_z_amount_financed: { en: 'Amount financed', es: 'Monto financiado' },
    escalator: { en: 'Annual escalator', es: 'Aumento anual' },
    rate_per_kwh: { en: 'Price per kWh', es: 'Precio por kWh' },
    monthly_payment: { en: 'Monthly payment', es: 'Pago mensual' },
    upfront_payment: { en: 'Down payment', es: 'Pago inicial' },
    amount_financed: { en: 'Loan amount', es: 'Monto del préstamo' },
    total_paid: { en: 'Total of payments', es: 'Total de pagos' },
    today: { en: 'Date sent', es: 'Fecha de envío' },
    agreement_name: { en: 'Agreement name', es: 'Nombre del contrato' },
  },

  formats: {
    full_name: { en: 'first and last name', es: 'nombre y apellido' },
    full_name_signed: { en: 'first and last name, as signed', es: 'nombre y apellido, como firma' },
    full_name_or_none: { en: 'first and last name, or “none”', es: 'nombre y apellido, o “ninguno”' },
    as_entered: { en: 'as entered', es: 'como se ingresó' },
    one_line: { en: 'on one line', es: 'en una línea' },
    street: { en: 'number and street', es: 'número y calle' },
    two_letters: { en: 'two letters', es: 'dos letras' },
    five_digits: { en: 'five digits', es: 'cinco dígitos' },
    name: { en: 'its name', es: 'su nombre' },
    name_or_none: { en: 'its name, or “none”', es: 'su nombre, o “ninguno”' },
    name_known: { en: 'as homeowners know it', es: 'como lo conocen los propietarios' },
    design: { en: 'its name, or “none” if there is only one', es: 'su nombre, o “ninguno” si solo hay uno' },
    whole_kwh: { en: 'whole kWh', es: 'kWh enteros' },
    whole_kwh_first_year: { en: 'whole kWh in the first year', es: 'kWh enteros del primer año' },
    kw_dc: { en: 'kW DC, two decimals', es: 'kW de CC, dos decimales' },
    kw_ac: { en: 'kW AC, two decimals', es: 'kW de CA, dos decimales' },
    whole_number: { en: 'whole number', es: 'número entero' },
    battery_number: { en: 'whole number, or 0', es: 'número entero, o 0' },
    maker_and_model: { en: 'manufacturer and model', es: 'fabricante y modelo' },
    maker_and_model_or_none: {
      en: 'manufacturer and model, or “none”',
      es: 'fabricante y modelo, o “ninguno”',
    },
    usable_kwh: { en: 'total usable kWh, or “none”', es: 'kWh útiles en total, o “ninguno”' },
    whole_percent: { en: 'whole percent', es: 'porcentaje entero' },
    dollars: { en: 'dollars and cents', es: 'dólares y centavos' },
    price: {
      en: 'dollars and cents, or “not applicable” for a lease or PPA',
      es: 'dólares y centavos, o “no aplica” en un arrendamiento o PPA',
    },
    dollars_in_words: {
      en: 'dollars in words, cents in figures, or “not applicable” for a lease or PPA',
      es: 'dólares en letras, centavos en cifras, o “no aplica” en un arrendamiento o PPA',
    },
    adders: {
      en: 'each with its price unless it is a lease or PPA, or “none”',
      es: 'cada uno con su precio, salvo en un arrendamiento o PPA, o “ninguno”',
    },
    all_incentives: {
      en: 'dollars and cents, all that apply to this financing',
      es: 'dólares y centavos, todos los que aplican a este financiamiento',
    },
    amount_to_pay: {
      en: 'dollars and cents, total of invoices and loan, or “not applicable” for a lease or PPA',
      es: 'dólares y centavos, total de facturas y préstamo, o “no aplica” en un arrendamiento o PPA',
    },
    deposit: {
      en: 'dollars and cents for cash deals, or “none”',
      es: 'dólares y centavos en ventas al contado, o “ninguno”',
    },
    financing_type: {
      en: 'cash, loan, lease or power purchase agreement',
      es: 'al contado, préstamo, arrendamiento o contrato de compra de energía',
    },
    years: { en: 'years, or “not applicable”', es: 'años, o “no aplica”' },
    loan_rate: {
      en: 'of the loan, up to two decimals, or “not applicable”',
      es: 'del préstamo, hasta dos decimales, o “no aplica”',
    },
    reg_z_rate: {
      en: 'per Regulation Z, up to two decimals, or “not applicable”',
      es: 'según la Regulación Z, hasta dos decimales, o “no aplica”',
    },
    reg_z_dollars: {
      en: 'per Regulation Z, or “not applicable”',
      es: 'según la Regulación Z, o “no aplica”',
    },
    reg_z_loan: {
      en: 'per Regulation Z: the loan less its dealer fee, or “not applicable”',
      es: 'según la Regulación Z: el préstamo menos su comisión de financiera, o “no aplica”',
    },
    rate: { en: 'up to two decimals, or “not applicable”', es: 'hasta dos decimales, o “no aplica”' },
    price_per_kwh: {
      en: 'dollars, two to four decimals, or “not applicable”',
      es: 'dólares, de dos a cuatro decimales, o “no aplica”',
    },
    first_payment: {
      en: 'dollars and cents, the first payment, or “none”',
      es: 'dólares y centavos, el primer pago, o “ninguno”',
    },
    loan_amount: {
      en: 'dollars and cents, including the dealer fee',
      es: 'dólares y centavos, con la comisión de financiera',
    },
    day: { en: 'month, day and year, company time', es: 'mes, día y año, hora de la empresa' },
    template_name: { en: 'as the template is named', es: 'como se llama la plantilla' },
  },

  /** Where to enter what has no value. */
  missing: {
    homeowner_name: {
      en: 'Enter the homeowner’s name in the project.',
      es: 'Ingrese el nombre del propietario en el proyecto.',
    },
    homeowner_email: {
      en: 'Enter the homeowner’s email address in the project.',
      es: 'Ingrese el correo electrónico del propietario en el proyecto.',
    },
    homeowner_phone: {
      en: 'Enter the homeowner’s phone number in the project.',
      es: 'Ingrese el teléfono del propietario en el proyecto.',
    },
    address: { en: 'Enter the address in the project.', es: 'Ingrese la dirección en el proyecto.' },
    utility: { en: 'Choose the utility in the project.', es: 'Elija la compañía eléctrica en el proyecto.' },
    usage: {
      en: 'Enter the electricity usage in the project.',
      es: 'Ingrese el consumo de electricidad en el proyecto.',
    },
    legal_name: { en: 'Enter the legal name under Company.', es: 'Ingrese la razón social en Empresa.' },
    trade_name: { en: 'Enter the company name under Company.', es: 'Ingrese el nombre de la empresa en Empresa.' },
    license_number: {
      en: 'Enter the license number under Company.',
      es: 'Ingrese el número de licencia en Empresa.',
    },
    company_address: {
      en: 'Enter the company’s address under Company.',
      es: 'Ingrese la dirección de la empresa en Empresa.',
    },
    company_phone: {
      en: 'Enter the company’s phone number under Company.',
      es: 'Ingrese el teléfono de la empresa en Empresa.',
    },
    company_email: {
      en: 'Enter the company’s email address under Company.',
      es: 'Ingrese el correo electrónico de la empresa en Empresa.',
    },
    rep_name: {
      en: 'Assign the project to an owner with a name.',
      es: 'Asigne el proyecto a un responsable con nombre.',
    },
    rep_phone: {
      en: 'Enter the project owner’s phone number under Team.',
      es: 'Ingrese el teléfono del responsable del proyecto en Equipo.',
    },
    rep_email: {
      en: 'Enter the project owner’s email address under Team.',
      es: 'Ingrese el correo electrónico del responsable del proyecto en Equipo.',
    },
    design: { en: 'Design the system.', es: 'Diseñe el sistema.' },
    inverter: { en: 'Choose an inverter in the design.', es: 'Elija un inversor en el diseño.' },
    production: {
      en: 'Enter the address and design the system.',
      es: 'Ingrese la dirección y diseñe el sistema.',
    },
    financing: { en: 'Select a payment option under Financing.', es: 'Elija una opción de pago en Financiamiento.' },
    loan_again: {
      en: 'Select the loan again under Financing to save its APR.',
      es: 'Elija de nuevo el préstamo en Financiamiento para guardar su APR.',
    },
    agreement: { en: 'Choose an agreement first.', es: 'Elija primero un contrato.' },
  },

  nobody_signs: {
    en: 'No one signs this agreement. Add a signer.',
    es: 'Nadie firma este contrato. Agregue un firmante.',
  },
  no_signature_field: {
    en: 'There is no signature field. Place at least one.',
    es: 'No hay ningún campo de firma. Coloque al menos uno.',
  },
  field_without_signer: {
    en: 'This field is for the {role}, who isn’t a signer. Add the signer or reassign the field.',
    es: 'Este campo es del {role}, que no es firmante. Agregue el firmante o reasigne el campo.',
  },
  signer_without_field: {
    en: 'The {role} has no fields. Place one, or remove the signer.',
    es: 'El {role} no tiene campos. Coloque uno o quite al firmante.',
  },
  signer_without_signature: {
    en: 'The {role} has fields but no signature. Is one missing?',
    es: 'El {role} tiene campos pero ninguna firma. ¿Falta una?',
  },
  notice_without_signature: {
    en: 'The right to cancel starts at the homeowner’s signature. Place one, or remove the notice of cancellation.',
    es: 'El derecho a cancelar empieza con la firma del propietario. Coloque una o quite el aviso de cancelación.',
  },
  field_without_variable: {
    en: 'This field has no variable. Choose one, or delete the field.',
    es: 'Este campo no tiene variable. Elija una o elimine el campo.',
  },
  field_variable_unknown: {
    en: 'The variable “{name}” doesn’t exist. Choose one from the list.',
    es: 'La variable “{name}” no existe. Elija una de la lista.',
  },
  field_too_small: {
    en: 'This field is too small to tap on a phone. Make it larger.',
    es: 'Este campo es demasiado pequeño para tocarlo en un teléfono. Agrándelo.',
  },
  text_without_label: {
    en: 'This text field doesn’t say what to fill in. Add a label.',
    es: 'Este campo de texto no dice qué completar. Agregue una etiqueta.',
  },
  checkbox_without_label: {
    en: 'This checkbox doesn’t say what it confirms. Add a label.',
    es: 'Esta casilla no dice qué confirma. Agregue una etiqueta.',
  },
  fields_overlap: {
    en: 'This field overlaps another one. Move one of them.',
    es: 'Este campo se superpone a otro. Mueva uno de los dos.',
  },

  for_other_states: {
    en: 'This agreement is for homes in {states}; this one is in {state}.',
    es: 'Este contrato es para casas en {states}; esta está en {state}.',
  },
  for_states_no_address: {
    en: 'This agreement is for homes in {states}; this project has no address.',
    es: 'Este contrato es para casas en {states}; este proyecto no tiene dirección.',
  },
  ways_to_pay: {
    cash: { en: 'cash', es: 'pago al contado' },
    loan: { en: 'loan', es: 'préstamo' },
    lease: { en: 'lease', es: 'arrendamiento' },
    ppa: { en: 'PPA', es: 'PPA' },
  },
  for_other_financing: {
    en: 'This agreement is for these payment types: {types}. This project uses: {type}.',
    es: 'Este contrato es para estos tipos de pago: {types}. Este proyecto usa: {type}.',
  },
  for_financing_not_chosen: {
    en: 'This agreement is for these payment types: {types}. No financing is selected here.',
    es: 'Este contrato es para estos tipos de pago: {types}. Aquí no se ha elegido el financiamiento.',
  },
  for_other_adders: {
    en: 'This agreement is for projects with certain adders. This project has none of them.',
    es: 'Este contrato es para proyectos con ciertos adicionales. Este proyecto no tiene ninguno.',
  },
})
