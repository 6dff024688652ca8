// Texts of the starter templates, in both languages: plain, short and without promises.
import type { Schemas } from '#sdk/types.ts'

type Words = {
  pages: Record<'welcome' | 'system' | 'energy' | 'savings' | 'ways' | 'company' | 'terms', string>
  headline: string
  subline: string
  letter: string[]
  leads: Record<'system' | 'equipment' | 'production' | 'savings' | 'financing' | 'team' | 'accept', string>
  steps: { title: string; text: string }[]
  terms: string[]
}

export const USUAL_WORDS: Record<Schemas['Language'], Words> = {
  en: {
    pages: {
      welcome: 'Welcome',
      system: 'Your system',
      energy: 'Your energy',
      savings: 'Your bill and savings',
      ways: 'Payment options',
      company: 'Working with us',
      terms: 'Before you decide',
    },
    headline: 'Solar for {address}',
    subline: 'Prepared for {homeowner_name}',
    letter: [
      'Dear {homeowner_firstname},',
      'Thank you for having us at {address}. We designed a system for your roof: {panel_count} panels, {size_kw} kW in total. We expect it to produce about {annual_kwh} kWh in its first year.',
      'The next pages show what goes on your roof, how much it produces each month and how your electric bill changes. Then you can compare the payment options side by side, each with its total cost.',
      'Take your time. There’s no obligation, and I’m happy to walk you through it.',
      '{rep_name}\n{company}',
    ],
    leads: {
      system: 'Designed for your roof.',
      equipment: 'The equipment we install and its manufacturer warranties.',
      production: 'Long summer days produce more than short winter ones, so look at the full year.',
      savings:
        'What you’d pay over 25 years with and without solar. Try other assumptions: utility prices may rise faster or slower.',
      financing: 'The same system, paid for in different ways. Compare both the payment and the total cost.',
      team: 'Call or email anytime with questions.',
      accept:
        'Choose a payment option and type your name. We’ll send you the agreement to read and sign; accepting here isn’t a contract yet.',
    },
    steps: [
      {
        title: 'You accept',
        text: 'You choose a payment option. We send the agreement, and you sign it when you’re ready.',
      },
      { title: 'Site visit', text: 'We measure your roof and check your electric panel so the plans are exact.' },
      {
        title: 'Plans and permits',
        text: 'We draw the plans and apply for permits from your city and your utility.',
      },
      { title: 'Installation', text: 'Our crew installs the system on your roof. Most homes take one to three days.' },
      { title: 'Inspection', text: 'The city inspects the work.' },
      {
        title: 'Power on',
        text: 'Your utility grants permission to operate (PTO), and your system starts producing.',
      },
    ],
    terms: [
      'Production and savings are estimates based on years of weather data and on the usage and rates you gave us. Weather, usage and utility prices change, so actual results will differ.',
      'The price applies to the design shown. If our site visit shows that something has to change, we’ll show you the new design and price first, and you decide again.',
    ],
  },
  es: {
    pages: {
      welcome: 'Bienvenida',
      system: 'Su sistema',
      energy: 'Su energía',
      savings: 'Su factura y su ahorro',
      ways: 'Opciones de pago',
      company: 'Trabajar con nosotros',
      terms: 'Antes de decidir',
    },
    headline: 'Energía solar para {address}',
    subline: 'Preparada para {homeowner_name}',
    letter: [
      'Hola, {homeowner_firstname}:',
      'Gracias por recibirnos en {address}. Estudiamos su techo y calculamos un sistema a su medida: {panel_count} paneles, {size_kw} kW en total. En su primer año produce alrededor de {annual_kwh} kWh.',
      'En las páginas siguientes verá lo que se instala en su techo, lo que produce mes por mes y cómo cambia su factura de electricidad. Después vienen las opciones de pago, una al lado de la otra, cada una con lo que cuesta en total.',
      'Tómese su tiempo. Leer esto no le compromete a nada, y con gusto lo repaso con usted.',
      '{rep_name}\n{company}',
    ],
    leads: {
      system: 'Calculado a la medida de su techo.',
      equipment: 'Lo que instalamos y por cuánto tiempo lo garantizan sus fabricantes.',
      production: 'En verano los días son más largos, por eso los meses varían. Lo que cuenta es el año.',
      savings:
        'Lo que pagaría en 25 años con energía solar y sin ella. Pruebe otros supuestos: los precios de la electricidad pueden subir más o menos.',
      financing: 'El mismo sistema, pagado de distintas maneras. Fíjese en el pago mensual y en lo que paga en total.',
      team: 'Llámenos o escríbanos cuando tenga una pregunta.',
      accept:
        'Elija una opción de pago y escriba su nombre. Después le enviamos el contrato para que lo lea y lo firme; aceptar aquí todavía no le compromete.',
    },
    steps: [
      {
        title: 'Usted acepta',
        text: 'Elige una opción de pago. Le enviamos el contrato y lo firma cuando esté listo.',
      },
      {
        title: 'Le visitamos',
        text: 'Medimos el techo y revisamos su panel eléctrico para que los planos sean exactos.',
      },
      {
        title: 'Planos y permisos',
        text: 'Dibujamos los planos y pedimos los permisos a su ciudad y a su compañía eléctrica.',
      },
      {
        title: 'Instalamos',
        text: 'Nuestro equipo instala el sistema en su techo. En la mayoría de las casas toma de uno a tres días.',
      },
      { title: 'Inspección', text: 'La ciudad inspecciona el trabajo.' },
      {
        title: 'Se enciende',
        text: 'Su compañía eléctrica da el permiso de operación y su techo empieza a trabajar para usted.',
      },
    ],
    terms: [
      'Lo que el sistema produce y ahorra se calcula con años de datos del clima y con el consumo y las tarifas que usted nos dio. El clima, su consumo y los precios de la electricidad cambian, así que un año real será distinto.',
      'El precio vale para el diseño mostrado. Si nuestra visita encuentra que algo debe cambiar, primero le mostramos el diseño y el precio nuevos, y usted decide otra vez.',
    ],
  },
}
