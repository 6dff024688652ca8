// Texts for authors of proposals: variables, and faults of its pages.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  variable_groups: {
    Homeowner: { en: 'Homeowner', es: 'Propietario' },
    Home: { en: 'Home', es: 'Casa' },
    Company: { en: 'Company', es: 'Empresa' },
    System: { en: 'System', es: 'Sistema' },
    Money: { en: 'Money', es: 'Dinero' },
    Proposal: { en: 'Proposal', es: 'Propuesta' },
  },
  variables: {
    homeowner_name: {
      label: { en: 'Name', es: 'Nombre' },
      format: { en: 'first and last name', es: 'nombre y apellido' },
    },
    homeowner_firstname: {
      label: { en: 'First name', es: 'Nombre de pila' },
      format: { en: 'as entered', es: 'como se ingresó' },
    },
    homeowner_lastname: {
      label: { en: 'Last name', es: 'Apellido' },
      format: { en: 'as entered', es: 'como se ingresó' },
    },
    address: {
      label: { en: 'Street', es: 'Calle' },
      format: { en: 'first line of the address', es: 'primera línea de la dirección' },
    },
    city: {
      label: { en: 'City', es: 'Ciudad' },
      format: { en: 'as entered', es: 'como se ingresó' },
    },
    state: {
      label: { en: 'State', es: 'Estado' },
      format: { en: 'two letters', es: 'dos letras' },
    },
    postal_code: {
      label: { en: 'ZIP code', es: 'Código postal' },
      format: { en: 'five digits', es: 'cinco dígitos' },
    },
    utility: {
      label: { en: 'Utility', es: 'Compañía eléctrica' },
      format: { en: 'utility name', es: 'nombre de la compañía' },
    },
    annual_use_kwh: {
      label: { en: 'Yearly usage in kWh', es: 'Consumo anual en kWh' },
      format: { en: 'whole kWh, without the unit', es: 'kWh enteros, sin la unidad' },
    },
    company: {
      label: { en: 'Your company', es: 'Su empresa' },
      format: { en: 'company name', es: 'nombre de la empresa' },
    },
    company_phone: {
      label: { en: 'Company phone', es: 'Teléfono de la empresa' },
      format: { en: 'as entered', es: 'como se ingresó' },
    },
    company_email: {
      label: { en: 'Company email', es: 'Correo de la empresa' },
      format: { en: 'as entered', es: 'como se ingresó' },
    },
    license_number: {
      label: { en: 'License number', es: 'Número de licencia' },
      format: { en: 'as entered', es: 'como se ingresó' },
    },
    rep_name: {
      label: { en: 'Sales rep', es: 'Vendedor' },
      format: { en: 'first and last name', es: 'nombre y apellido' },
    },
    rep_phone: {
      label: { en: 'Sales rep phone', es: 'Teléfono del vendedor' },
      format: { en: 'as entered', es: 'como se ingresó' },
    },
    rep_email: {
      label: { en: 'Sales rep email', es: 'Correo del vendedor' },
      format: { en: 'as entered', es: 'como se ingresó' },
    },
    size_kw: {
      label: { en: 'Size in kW', es: 'Tamaño en kW' },
      format: { en: 'up to two decimals, without the unit', es: 'hasta dos decimales, sin la unidad' },
    },
    panel_count: {
      label: { en: 'Number of panels', es: 'Número de paneles' },
      format: { en: 'whole number', es: 'número entero' },
    },
    panel_name: {
      label: { en: 'Panel', es: 'Panel' },
      format: { en: 'maker and model', es: 'fabricante y modelo' },
    },
    inverter_name: {
      label: { en: 'Inverter', es: 'Inversor' },
      format: { en: 'maker and model', es: 'fabricante y modelo' },
    },
    battery_name: {
      label: { en: 'Battery', es: 'Batería' },
      format: { en: 'maker and model', es: 'fabricante y modelo' },
    },
    battery_count: {
      label: { en: 'Number of batteries', es: 'Número de baterías' },
      format: { en: 'whole number', es: 'número entero' },
    },
    battery_kwh: {
      label: { en: 'Battery capacity in kWh', es: 'Capacidad de la batería en kWh' },
      format: { en: 'total usable kWh, without the unit', es: 'kWh utilizables en total, sin la unidad' },
    },
    annual_kwh: {
      label: { en: 'Yearly production in kWh', es: 'Producción anual en kWh' },
      format: { en: 'whole kWh of the first year, without the unit', es: 'kWh enteros del primer año, sin la unidad' },
    },
    offset: {
      label: { en: 'Offset', es: 'Porcentaje del consumo cubierto' },
      format: { en: 'whole percent', es: 'porcentaje entero' },
    },
    co2_tons: {
      label: { en: 'CO2 avoided per year', es: 'CO2 evitado al año' },
      format: { en: 'metric tons, one decimal', es: 'toneladas métricas, un decimal' },
    },
    trees: {
      label: { en: 'Equivalent trees', es: 'Árboles equivalentes' },
      format: { en: 'seedlings grown for ten years', es: 'árboles jóvenes que crecen diez años' },
    },
    financing: {
      label: { en: 'Payment option', es: 'Opción de pago' },
      format: { en: 'financing option name', es: 'nombre de la opción' },
    },
    price: {
      label: { en: 'Price', es: 'Precio' },
      format: { en: 'dollars and cents, with this payment option', es: 'dólares y centavos, con esta opción de pago' },
    },
    price_cash: {
      label: { en: 'Cash price', es: 'Precio de contado' },
      format: { en: 'dollars and cents', es: 'dólares y centavos' },
    },
    price_per_watt: {
      label: { en: 'Price per watt', es: 'Precio por vatio' },
      format: { en: 'dollars and cents, with this payment option', es: 'dólares y centavos, con esta opción de pago' },
    },
    monthly_payment: {
      label: { en: 'Monthly payment', es: 'Pago mensual' },
      format: { en: 'dollars and cents, first payment', es: 'dólares y centavos, el primer pago' },
    },
    upfront: {
      label: { en: 'Down payment', es: 'Pago inicial' },
      format: { en: 'dollars and cents', es: 'dólares y centavos' },
    },
    total_paid: {
      label: { en: 'Total of payments', es: 'Total de pagos' },
      format: { en: 'dollars and cents', es: 'dólares y centavos' },
    },
    term_years: {
      label: { en: 'Term in years', es: 'Plazo en años' },
      format: { en: 'up to one decimal', es: 'hasta un decimal' },
    },
    interest_rate: {
      label: { en: 'Interest rate', es: 'Tasa de interés' },
      format: { en: 'of the loan, up to two decimals', es: 'del préstamo, hasta dos decimales' },
    },
    apr: {
      label: { en: 'APR', es: 'APR' },
      format: { en: 'under Regulation Z, up to two decimals', es: 'según la Regulación Z, hasta dos decimales' },
    },
    finance_charge: {
      label: { en: 'Finance charge', es: 'Cargo por financiamiento' },
      format: { en: 'under Regulation Z', es: 'según la Regulación Z' },
    },
    rate: {
      label: { en: 'Price per kWh', es: 'Precio por kWh' },
      format: { en: 'dollars, with two to four decimals', es: 'dólares, con dos a cuatro decimales' },
    },
    escalator: {
      label: { en: 'Escalator', es: 'Aumento anual del pago' },
      format: { en: 'up to two decimals', es: 'hasta dos decimales' },
    },
    incentives: {
      label: { en: 'Total incentives', es: 'Total de incentivos' },
      format: { en: 'dollars and cents, with this payment option', es: 'dólares y centavos, con esta opción de pago' },
    },
    savings_25y: {
      label: { en: '25-year savings', es: 'Ahorro en 25 años' },
      format: { en: 'whole dollars', es: 'dólares enteros' },
    },
    payback_years: {
      label: { en: 'Payback in years', es: 'Recuperación en años' },
      format: { en: 'up to one decimal', es: 'hasta un decimal' },
    },
    bill_before: {
      label: { en: 'Electric bill today', es: 'Factura eléctrica hoy' },
      format: { en: 'whole dollars a month, on average', es: 'dólares enteros al mes, en promedio' },
    },
    bill_after: {
      label: { en: 'Electric bill with solar', es: 'Factura eléctrica con energía solar' },
      format: {
        en: 'whole dollars a month, first-year average',
        es: 'dólares enteros al mes, promedio del primer año',
      },
    },
    today: {
      label: { en: 'Proposal date', es: 'Fecha de la propuesta' },
      format: { en: 'publishing date', es: 'día de la publicación' },
    },
    valid_until: {
      label: { en: 'Valid until', es: 'Válida hasta' },
      format: { en: 'as set for the proposal', es: 'como se eligió para la propuesta' },
    },
  },
  /** What to enter, and where, to give a variable a value. */
  missing: {
    homeowner: {
      en: 'Enter the homeowner’s name in the project.',
      es: 'Ingrese el nombre del propietario en el proyecto.',
    },
    address: { en: 'Enter the address in the project.', es: 'Ingrese la dirección en el proyecto.' },
    utility: { en: 'Choose the utility in the project.', es: 'Elija la compañía eléctrica en el proyecto.' },
    usage: { en: 'Enter the household’s usage.', es: 'Ingrese el consumo de la casa.' },
    bills: { en: 'Enter the household’s usage and rate plan.', es: 'Ingrese el consumo de la casa y su tarifa.' },
    company_name: {
      en: 'Enter the name in your company profile, under Company.',
      es: 'Ingrese el nombre en el perfil de la empresa, en Empresa.',
    },
    company_phone: {
      en: 'Enter a phone number in your company profile, under Company.',
      es: 'Ingrese un teléfono en el perfil de la empresa, en Empresa.',
    },
    company_email: {
      en: 'Enter an email address in your company profile, under Company.',
      es: 'Ingrese un correo en el perfil de la empresa, en Empresa.',
    },
    license: {
      en: 'Enter the license number in your company profile, under Company.',
      es: 'Ingrese el número de licencia en el perfil de la empresa, en Empresa.',
    },
    owner: {
      en: 'Assign the project to an owner with a name.',
      es: 'Asigne el proyecto a un responsable con nombre.',
    },
    owner_phone: {
      en: 'Enter the project owner’s phone number, under Team.',
      es: 'Ingrese el teléfono del responsable del proyecto, en Equipo.',
    },
    owner_email: {
      en: 'Enter the project owner’s email address, under Team.',
      es: 'Ingrese el correo del responsable del proyecto, en Equipo.',
    },
    design: { en: 'Design the system.', es: 'Diseñe el sistema.' },
    inverter: { en: 'Choose an inverter in the design.', es: 'Elija un inversor en el diseño.' },
    battery: {
      en: 'Add a battery to the design, or remove this from the text.',
      es: 'Agregue una batería al diseño o quite esto del texto.',
    },
    way: {
      en: 'Choose a payment option for the proposal.',
      es: 'Elija una opción de pago para la propuesta.',
    },
    monthly_payment: {
      en: 'This payment option has no monthly payment. Choose another, or remove this from the text.',
      es: 'Esta opción de pago no tiene pago mensual. Elija otra o quite esto del texto.',
    },
    term: {
      en: 'This payment option has no term. Choose another, or remove this from the text.',
      es: 'Esta opción de pago no tiene plazo. Elija otra o quite esto del texto.',
    },
    interest_rate: {
      en: 'This payment option has no interest rate. Choose another, or remove this from the text.',
      es: 'Esta opción de pago no tiene tasa de interés. Elija otra o quite esto del texto.',
    },
    apr: {
      en: 'This payment option has no APR. Choose another, or remove this from the text.',
      es: 'Esta opción de pago no tiene APR. Elija otra o quite esto del texto.',
    },
    finance_charge: {
      en: 'This payment option has no finance charge. Choose another, or remove this from the text.',
      es: 'Esta opción de pago no tiene cargo por financiamiento. Elija otra o quite esto del texto.',
    },
    rate: {
      en: 'This payment option has no price per kWh. Choose another, or remove this from the text.',
      es: 'Esta opción de pago no tiene precio por kWh. Elija otra o quite esto del texto.',
    },
    escalator: {
      en: 'This payment option has no escalator. Choose another, or remove this from the text.',
      es: 'Esta opción de pago no tiene aumento anual. Elija otra o quite esto del texto.',
    },
    incentives: {
      en: 'This payment option has no incentives. Choose another, or remove this from the text.',
      es: 'Esta opción de pago no tiene incentivos. Elija otra o quite esto del texto.',
    },
    payback: {
      en: 'Payback is unknown or longer than 25 years. Choose another payment option, or remove this from the text.',
      es: 'La recuperación se desconoce o supera los 25 años. Elija otra opción de pago o quite esto del texto.',
    },
    valid_until: {
      en: 'Choose how long the proposal is valid.',
      es: 'Elija hasta cuándo es válida la propuesta.',
    },
  },
  variable: {
    unknown: {
      en: '{found} isn’t a variable. Choose one from the list.',
      es: '{found} no es una variable. Elija una de la lista.',
    },
    unclosed: { en: 'The brace isn’t closed.', es: 'Falta cerrar la llave.' },
    without_value: {
      en: '{variable} has no value in this project. {missing}',
      es: '{variable} no tiene valor en este proyecto. {missing}',
    },
    refused: {
      en: '{line, plural, =1 {Character {character}} other {Line {line}, character {character}}}: {problem}',
      es: '{line, plural, =1 {Carácter {character}} other {Línea {line}, carácter {character}}}: {problem}',
    },
    place: {
      en: '{field}, {line, plural, =1 {character {character}} other {line {line}, character {character}}}',
      es: '{field}, {line, plural, =1 {carácter {character}} other {línea {line}, carácter {character}}}',
    },
  },

  page: { en: 'Page {number}', es: 'Página {number}' },
  whole_proposal: { en: 'Whole proposal', es: 'Toda la propuesta' },
  blocks: {
    cover: { en: 'cover', es: 'portada' },
    text: { en: 'text', es: 'texto' },
    terms: { en: 'terms', es: 'condiciones' },
    image: { en: 'image', es: 'imagen' },
    gallery: { en: 'gallery', es: 'galería' },
    video: { en: 'video', es: 'video' },
    timeline: { en: 'timeline', es: 'pasos' },
    system: { en: 'system', es: 'sistema' },
    equipment: { en: 'equipment', es: 'equipo' },
    production: { en: 'production', es: 'producción' },
    consumption: { en: 'production and usage', es: 'producción y consumo' },
    bill: { en: 'electric bill', es: 'factura de electricidad' },
    savings: { en: 'savings', es: 'ahorro' },
    financing: { en: 'payment options', es: 'opciones de pago' },
    incentives: { en: 'incentives', es: 'incentivos' },
    environment: { en: 'environmental impact', es: 'impacto ambiental' },
    team: { en: 'contacts', es: 'contactos' },
    assumptions: { en: 'assumptions', es: 'supuestos' },
    accept: { en: 'acceptance', es: 'aceptación' },
  },
  nth_block: { en: '{block} {number}', es: '{block} {number}' },
  fields: {
    headline: { en: 'headline', es: 'titular' },
    subline: { en: 'subline', es: 'subtítulo' },
    title: { en: 'title', es: 'título' },
    lead: { en: 'introduction', es: 'introducción' },
    image: { en: 'image', es: 'imagen' },
    nth_image: { en: 'image {number}', es: 'imagen {number}' },
    alt: { en: 'description', es: 'descripción' },
    nth_alt: { en: 'image {number}, description', es: 'imagen {number}, descripción' },
    caption: { en: 'caption', es: 'leyenda' },
    nth_caption: { en: 'image {number}, caption', es: 'imagen {number}, leyenda' },
    link: { en: 'link', es: 'enlace' },
    paragraph: { en: 'paragraph {number}', es: 'párrafo {number}' },
    step_title: { en: 'step {number}, title', es: 'paso {number}, título' },
    step_text: { en: 'step {number}, text', es: 'paso {number}, texto' },
  },
  findings: {
    empty_page: {
      en: 'This page is empty, so homeowners don’t see it.',
      es: 'Esta página está vacía, así que los propietarios no la ven.',
    },
    same_id: {
      en: 'This has the same ID as an earlier block or page. Duplicate it again.',
      es: 'Tiene el mismo identificador que un bloque o una página anterior. Duplíquelo de nuevo.',
    },
    nothing_shown: {
      en: 'No page is shown. Add a page with a block.',
      es: 'No se muestra ninguna página. Agregue una página con un bloque.',
    },
    no_ways: {
      en: 'No page shows the payment options, so homeowners can’t compare or choose.',
      es: 'Ninguna página muestra las opciones de pago; los propietarios no pueden comparar ni elegir.',
    },
    ways_twice: {
      en: 'The payment options are shown more than once. Keep one.',
      es: 'Las opciones de pago aparecen más de una vez. Deje una sola.',
    },
    no_acceptance: {
      en: 'No page has the acceptance block, so homeowners can’t accept here.',
      es: 'Ninguna página tiene el bloque de aceptación; los propietarios no pueden aceptar aquí.',
    },
    acceptance_twice: {
      en: 'The acceptance block is shown more than once. Keep one.',
      es: 'El bloque de aceptación aparece más de una vez. Deje uno solo.',
    },
    other_language: {
      en: '{written, select, es {This text looks Spanish, but the proposal is in English.} other {This text looks English, but the proposal is in Spanish.}}',
      es: '{written, select, es {Este texto parece español, pero la propuesta está en inglés.} other {Este texto parece inglés, pero la propuesta está en español.}}',
    },
    other_template: {
      en: '{language, select, es {This Spanish proposal started from the English template “{template}”.} other {This English proposal started from the Spanish template “{template}”.}} {has_offer, select, yes {Start over from “{offer}”, or translate the pages.} other {Translate the pages before publishing.}}',
      es: '{language, select, es {Esta propuesta en español se basa en la plantilla en inglés “{template}”.} other {Esta propuesta en inglés se basa en la plantilla en español “{template}”.}} {has_offer, select, yes {Empiece de nuevo con “{offer}” o traduzca las páginas.} other {Traduzca las páginas antes de publicar.}}',
    },
    variable_in_link: {
      en: 'Links can’t contain variables. Enter the full address.',
      es: 'Los enlaces no admiten variables. Escriba la dirección completa.',
    },
    no_headline: { en: 'Enter a headline.', es: 'Escriba un titular.' },
    empty_text: {
      en: 'This text is empty. Write something, or hide it.',
      es: 'Este texto está vacío. Escriba algo u ocúltelo.',
    },
    empty_gallery: {
      en: 'Choose images, or hide the gallery.',
      es: 'Elija imágenes u oculte la galería.',
    },
    no_video: {
      en: 'Enter a YouTube or Vimeo link, or hide the video.',
      es: 'Ingrese un enlace de YouTube o Vimeo u oculte el video.',
    },
    wrong_video: {
      en: 'This isn’t a YouTube or Vimeo video link. Paste the video’s link.',
      es: 'Este no es un enlace de video de YouTube o Vimeo. Pegue el enlace del video.',
    },
    no_steps: {
      en: 'No steps yet, so homeowners don’t see this.',
      es: 'Aún no hay pasos, así que los propietarios no lo ven.',
    },
    no_step_title: {
      en: 'Describe the step in a word or two.',
      es: 'Describa el paso en una o dos palabras.',
    },
    image_deleted: {
      en: 'This image was deleted. Choose another.',
      es: 'Esta imagen se eliminó. Elija otra.',
    },
    no_image: { en: 'Choose an image, or hide it.', es: 'Elija una imagen u ocúltela.' },
    no_alt: {
      en: 'Describe the image for people who can’t see it.',
      es: 'Describa la imagen para quienes no pueden verla.',
    },
  },

  template_rules: {
    template_deleted: {
      en: 'This template was deleted. Choose another.',
      es: 'Esta plantilla se eliminó. Elija otra.',
    },
    wrong_language: {
      en: '{language, select, es {{name} is in Spanish. Choose an English template.} other {{name} is in English. Choose a Spanish template.}}',
      es: '{language, select, es {{name} está en español. Elija una plantilla en inglés.} other {{name} está en inglés. Elija una plantilla en español.}}',
    },
    same_case: {
      en: 'Another rule covers this payment type, state and language.',
      es: 'Otra regla ya cubre este tipo de pago, estado e idioma.',
    },
  },
})
