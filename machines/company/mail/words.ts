// Standard texts of the emails a company may change, and the rules for changed ones. Variables are in braces:
// `standard-texts.ts` fills in each value's name.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  mails: {
    invitation: {
      subject: { en: '{inviter} invited you to {company}', es: '{inviter} le invita a {company}' },
      body: {
        en: 'Hello {firstname},\n\n{inviter} invited you to work with {company} on {brand} as {role}.\n\n{link}\n\nThe link works once and expires in {days}. If you don’t know {company}, ignore this email.',
        es: 'Hola {firstname}:\n\n{inviter} le invita a trabajar con {company} en {brand} con el rol de {role}.\n\n{link}\n\nEl enlace sirve una sola vez y vence en {days}. Si no conoce a {company}, ignore este correo.',
      },
    },
    welcome: {
      subject: { en: 'Welcome to {company}', es: 'Le damos la bienvenida a {company}' },
      body: {
        en: 'Hello {firstname},\n\nYour account with {company} is ready. Your role is {role}. Sign in with this email and the password you chose.\n\n{link}',
        es: 'Hola, {firstname}:\n\nSu cuenta con {company} está lista. Su rol es {role}. Inicie sesión con este correo y la contraseña que eligió.\n\n{link}',
      },
    },
    password_reset: {
      subject: { en: 'Reset your {brand} password', es: 'Cambie su contraseña de {brand}' },
      body: {
        en: 'Hello {firstname},\n\nWe received a request to reset the password for this email.\n\n{link}\n\nThe link works once and expires in one hour. If you didn’t request it, ignore this email. Your password stays the same.',
        es: 'Hola, {firstname}:\n\nRecibimos una solicitud para cambiar la contraseña de este correo.\n\n{link}\n\nEl enlace sirve una sola vez y vence en una hora. Si usted no lo pidió, ignore este correo. Su contraseña no cambia.',
      },
    },
    password_changed: {
      subject: { en: 'Your {brand} password was changed', es: 'Se cambió su contraseña de {brand}' },
      body: {
        en: 'Hello {firstname},\n\nYour password was just changed, and you were signed out everywhere else.\n\nIf this wasn’t you, write to {support} right away.',
        es: 'Hola, {firstname}:\n\nSu contraseña se acaba de cambiar y se cerraron sus demás sesiones.\n\nSi no fue usted, escriba de inmediato a {support}.',
      },
    },
    /** It promises no tax credit: no mail does. */
    proposal: {
      subject: { en: 'Your solar proposal from {company}', es: 'Su propuesta solar de {company}' },
      body: {
        en: 'Hello {firstname},\n\nYour solar proposal for {address} is ready: a solar system of {size}, about {production} in its first year, and your payment options side by side.\n\n{link}\n\nYou can accept it on that page until {valid_until}.\n\nQuestions? Just reply to this email.\nOr call me at {rep_phone}.\n\n{rep_name}\n{company}',
        es: 'Hola, {firstname}:\n\nSu propuesta solar para {address} está lista: un sistema de {size}, unos {production} en el primer año y sus opciones de pago, lado a lado.\n\n{link}\n\nPuede aceptarla en esa página hasta el {valid_until}.\n\n¿Tiene alguna pregunta? Responda a este correo.\nO llámeme al {rep_phone}.\n\n{rep_name}\n{company}',
      },
    },
    agreement: {
      subject: { en: 'Please sign: {agreement}', es: 'Por favor, firme: {agreement}' },
      body: {
        en: 'Hello {firstname},\n\n{company} asks you to sign “{agreement}”.\nIt’s for the home at {address}.\n\n{message}\n\n{link}\n\nRead it page by page and sign on your phone or computer. There’s nothing to print. This link is only for you, so please don’t share it. It works until {expires}.\n\nQuestions? Just reply to this email.\nOr call me at {rep_phone}.\n\n{rep_name}\n{company}',
        es: 'Hola, {firstname}:\n\n{company} le pide que firme “{agreement}”.\nEs para la vivienda en {address}.\n\n{message}\n\n{link}\n\nLéalo página por página y fírmelo en su teléfono o computadora. No hace falta imprimir nada. El enlace es solo para usted; por favor, no lo comparta. Funciona hasta el {expires}.\n\n¿Tiene alguna pregunta? Responda a este correo.\nO llámeme al {rep_phone}.\n\n{rep_name}\n{company}',
      },
    },
    agreement_reminder: {
      subject: { en: 'Reminder to sign: {agreement}', es: 'Falta su firma: {agreement}' },
      body: {
        en: 'Hello {firstname},\n\n“{agreement}” is still waiting for your signature.\nWe sent it on {sent_on}.\n\n{link}\n\nWhat you’ve read and filled in is saved, so you can pick up where you left off. This link replaces the previous one and works until {expires}.\n\nIf something is holding you back, just reply to this email.\nOr call me at {rep_phone}.\n\n{rep_name}\n{company}',
        es: 'Hola, {firstname}:\n\n“{agreement}” todavía espera su firma.\nSe lo enviamos el {sent_on}.\n\n{link}\n\nLo que ya leyó y completó está guardado, así que puede seguir donde lo dejó. Este enlace reemplaza al anterior y funciona hasta el {expires}.\n\nSi algo le detiene, responda a este correo.\nO llámeme al {rep_phone}.\n\n{rep_name}\n{company}',
      },
    },
    agreement_copy: {
      subject: { en: 'Signed: {agreement}', es: 'Firmado: {agreement}' },
      body: {
        en: 'Hello {firstname},\n\nEveryone has signed “{agreement}”. The last signature was on {signed_on}.\nYour copy is attached: {attachment}.\n\n{link}\n\nThe link opens the signed document and its signing record until {expires}. Please keep the document for your records.\n\nQuestions? Just reply to this email.\nOr call me at {rep_phone}.\n\n{rep_name}\n{company}',
        es: 'Hola, {firstname}:\n\nTodas las partes firmaron “{agreement}”. La última firma fue el {signed_on}.\nSu copia va adjunta: {attachment}.\n\n{link}\n\nEl enlace abre el documento firmado y el registro de las firmas hasta el {expires}. Por favor, guarde el documento.\n\n¿Tiene alguna pregunta? Responda a este correo.\nO llámeme al {rep_phone}.\n\n{rep_name}\n{company}',
      },
    },
    lender_application: {
      subject: { en: 'Your application to {lender}', es: 'Su solicitud a {lender}' },
      body: {
        en: 'Hello {firstname},\n\nTo finance your solar system, {lender} needs a few things only you can provide: your income, date of birth and Social Security number.\nThe application is for {product}, {amount}.\nThe home is at {address}.\n\n{link}\n\nIt takes about five minutes. What you enter is encrypted and goes only to {lender}. No one at {company} sees your full number. This link is only for you, so please don’t share it. It works until {expires}.\n\nQuestions? Just reply to this email.\nOr call me at {rep_phone}.\n\n{rep_name}\n{company}',
        es: 'Hola, {firstname}:\n\nPara financiar su sistema solar, {lender} necesita algunos datos que solo usted puede dar: sus ingresos, su fecha de nacimiento y su número de Seguro Social.\nLa solicitud es por {product}, {amount}.\nLa vivienda está en {address}.\n\n{link}\n\nToma unos cinco minutos. Lo que escriba va cifrado y solo a {lender}. Nadie en {company} ve su número completo. El enlace es solo para usted; por favor, no lo comparta. Funciona hasta el {expires}.\n\n¿Tiene alguna pregunta? Responda a este correo.\nO llámeme al {rep_phone}.\n\n{rep_name}\n{company}',
      },
    },
    invoice: {
      subject: { en: 'Invoice {invoice} from {company}', es: 'Factura {invoice} de {company}' },
      body: {
        en: 'Hello {firstname},\n\nInvoice {invoice}, “{title}”, is attached: {amount}, due {due_on}.\nIt’s for the solar system at {address}.\n\n{how_to_pay}\n\nQuestions? Just reply to this email.\nOr call me at {rep_phone}.\n\n{rep_name}\n{company}',
        es: 'Hola, {firstname}:\n\nLe enviamos adjunta la factura {invoice}, “{title}”: {amount}, con vencimiento el {due_on}.\nEs por el sistema solar en {address}.\n\n{how_to_pay}\n\n¿Tiene alguna pregunta? Responda a este correo.\nO llámeme al {rep_phone}.\n\n{rep_name}\n{company}',
      },
    },
    credit_note: {
      subject: { en: 'Credit note {credit_note} from {company}', es: 'Nota de crédito {credit_note} de {company}' },
      body: {
        en: 'Hello {firstname},\n\nCredit note {credit_note} is attached. It takes {amount} off invoice {invoice}, leaving {open} due.\n\nQuestions? Just reply to this email.\nOr call me at {rep_phone}.\n\n{rep_name}\n{company}',
        es: 'Hola, {firstname}:\n\nLe enviamos adjunta la nota de crédito {credit_note}. Descuenta {amount} de la factura {invoice}; quedan {open} por pagar.\n\n¿Tiene alguna pregunta? Responda a este correo.\nO llámeme al {rep_phone}.\n\n{rep_name}\n{company}',
      },
    },
    receipt: {
      subject: { en: 'Your payment to {company}', es: 'Su pago a {company}' },
      body: {
        en: 'Hello {firstname},\n\nThank you. We received your payment of {amount} on {received_on}.\nThe balance of invoice {invoice} is now {open}.\n\nQuestions? Just reply to this email.\nOr call me at {rep_phone}.\n\n{rep_name}\n{company}',
        es: 'Hola, {firstname}:\n\nGracias. Recibimos su pago de {amount} el {received_on}.\nEl saldo de la factura {invoice} ahora es {open}.\n\n¿Tiene alguna pregunta? Responda a este correo.\nO llámeme al {rep_phone}.\n\n{rep_name}\n{company}',
      },
    },
  },
  /** When each is sent, for those who change it. */
  about: {
    invitation: { en: 'Sent when you invite someone to your team.', es: 'Se envía al invitar a alguien a su equipo.' },
    welcome: { en: 'Sent when someone joins your team.', es: 'Se envía cuando alguien se une a su equipo.' },
    password_reset: {
      en: 'Sent when someone asks to reset their password.',
      es: 'Se envía cuando alguien pide cambiar su contraseña.',
    },
    password_changed: {
      en: 'Sent after someone’s password changes.',
      es: 'Se envía después de que cambia la contraseña de alguien.',
    },
    proposal: {
      en: 'Sends a homeowner the link to their proposal.',
      es: 'Envía al propietario el enlace a su propuesta.',
    },
    proposal_es: {
      en: 'Sent to homeowners whose proposal is in Spanish.',
      es: 'Se envía a propietarios cuya propuesta está en español.',
    },
    agreement: {
      en: 'Sends a signer the link to their agreement.',
      es: 'Envía al firmante el enlace a su contrato.',
    },
    agreement_es: { en: 'Sent to signers who read Spanish.', es: 'Se envía a firmantes que leen español.' },
    agreement_reminder: {
      en: 'Sends a new link to a signer who hasn’t signed yet.',
      es: 'Envía un enlace nuevo al firmante que aún no ha firmado.',
    },
    agreement_reminder_es: {
      en: 'Sent to signers who read Spanish.',
      es: 'Se envía a firmantes que leen español.',
    },
    agreement_copy: {
      en: 'Sends everyone the document once all have signed.',
      es: 'Envía a todos el documento cuando ya está firmado.',
    },
    agreement_copy_es: {
      en: 'Sent to recipients who read Spanish.',
      es: 'Se envía a destinatarios que leen español.',
    },
    lender_application: {
      en: 'Sends a homeowner the link to complete a financing application.',
      es: 'Envía al propietario el enlace para llenar una solicitud de financiamiento.',
    },
    lender_application_es: {
      en: 'Sent to homeowners who read Spanish.',
      es: 'Se envía a propietarios que leen español.',
    },
    invoice: { en: 'Sends a homeowner an invoice.', es: 'Envía una factura al propietario.' },
    invoice_es: { en: 'Sent to homeowners who read Spanish.', es: 'Se envía a propietarios que leen español.' },
    credit_note: { en: 'Sends a homeowner a credit note.', es: 'Envía una nota de crédito al propietario.' },
    credit_note_es: {
      en: 'Sent to homeowners who read Spanish.',
      es: 'Se envía a propietarios que leen español.',
    },
    receipt: {
      en: 'Sent to a homeowner when you record a payment.',
      es: 'Se envía al propietario cuando usted registra un pago.',
    },
    receipt_es: { en: 'Sent to homeowners who read Spanish.', es: 'Se envía a propietarios que leen español.' },
  },
  /** Variables of emails. */
  variables: {
    firstname: { en: 'Recipient’s first name', es: 'Nombre del destinatario' },
    company: { en: 'Your company', es: 'Su empresa' },
    brand: { en: 'Product name', es: 'Nombre del producto' },
    inviter: { en: 'Who sent the invitation', es: 'Quién envía la invitación' },
    role: { en: 'Their role', es: 'Su rol' },
    days: { en: 'How long the link works', es: 'Cuánto tiempo funciona el enlace' },
    support: { en: 'Support email', es: 'Correo de soporte' },
    link: { en: 'The link; on its own line, it’s a button', es: 'El enlace; en una línea aparte, es un botón' },
    project_address: { en: 'Project address', es: 'Dirección del proyecto' },
    address: {
      en: 'Project address. Its line is left out if empty.',
      es: 'Dirección del proyecto. Su línea se omite si está vacía.',
    },
    rep_name: { en: 'Sales rep', es: 'Representante de ventas' },
    rep_phone: {
      en: 'Sales rep’s phone. Its line is left out if empty.',
      es: 'Teléfono del representante. Su línea se omite si está vacío.',
    },
    size: { en: 'System size', es: 'Tamaño del sistema' },
    production: { en: 'First-year production', es: 'Producción del primer año' },
    offset: {
      en: 'Share of usage it covers. Its line is left out if empty.',
      es: 'Parte del consumo que cubre. Su línea se omite si está vacía.',
    },
    price: { en: 'Cash price', es: 'Precio de contado' },
    valid_until: {
      en: 'Last day to accept it. Its line is left out if empty.',
      es: 'Último día para aceptarla. Su línea se omite si está vacía.',
    },
    agreement: { en: 'Agreement name', es: 'Nombre del contrato' },
    message: {
      en: 'The sender’s message. Its line is left out if empty.',
      es: 'Mensaje del remitente. Su línea se omite si está vacío.',
    },
    expires: { en: 'Last day the link works', es: 'Último día en que funciona el enlace' },
    sent_on: { en: 'Date sent', es: 'Fecha de envío' },
    signed_on: { en: 'Date of the last signature', es: 'Fecha de la última firma' },
    attachment: {
      en: 'File name. Its line is left out if empty.',
      es: 'Nombre del archivo. Su línea se omite si está vacío.',
    },
    lender: { en: 'Lender', es: 'Financiera' },
    product: { en: 'Financing product', es: 'Producto de financiamiento' },
    amount_financed: { en: 'Amount financed', es: 'Monto financiado' },
    invoice: { en: 'Invoice number', es: 'Número de factura' },
    title: { en: 'What it’s for', es: 'Concepto' },
    amount_due: { en: 'Amount due', es: 'Monto por pagar' },
    due_on: { en: 'Due date', es: 'Fecha de vencimiento' },
    how_to_pay: {
      en: 'Payment instructions from your invoices. Their line is left out if empty.',
      es: 'Instrucciones de pago de sus facturas. Su línea se omite si están vacías.',
    },
    credit_note: { en: 'Credit note number', es: 'Número de la nota de crédito' },
    amount_credited: { en: 'Amount credited', es: 'Monto acreditado' },
    open: { en: 'Remaining balance of the invoice', es: 'Saldo restante de la factura' },
    amount_paid: { en: 'Amount paid', es: 'Monto pagado' },
    received_on: { en: 'Date received', es: 'Fecha de recepción' },
  },
  /** Shown in place of a value while the text is edited. */
  samples: {
    company: { en: 'Your company', es: 'Su empresa' },
    role: { en: 'Sales Rep', es: 'Sales Rep' },
    days: { en: '7 days', es: '7 días' },
    agreement: { en: 'Solar installation agreement', es: 'Contrato de instalación solar' },
    message: {
      en: 'This is the agreement we talked about on Tuesday.',
      es: 'Este es el contrato del que hablamos el martes.',
    },
    attachment: {
      en: 'Solar installation agreement - signed.pdf',
      es: 'Contrato de instalación solar - firmado.pdf',
    },
    product: { en: '25 years, 7.49%', es: '25 años, 7.49%' },
    title: { en: 'Deposit at signing', es: 'Depósito al firmar' },
    how_to_pay: { en: 'Checks payable to Your company.', es: 'Cheques a nombre de Su empresa.' },
  },
  unknown_variables: {
    en: 'This email can’t use {unknown}. Available: {known}.',
    es: 'Este correo no puede usar {unknown}. Disponibles: {known}.',
  },
  link_in_subject: {
    en: 'Put the link in the text, not in the subject.',
    es: 'Ponga el enlace en el texto, no en el asunto.',
  },
  subject_one_line: { en: 'Keep the subject on one line.', es: 'Escriba el asunto en una sola línea.' },
  subject_required: { en: 'Enter a subject.', es: 'Ingrese un asunto.' },
  text_required: { en: 'Enter a text.', es: 'Ingrese un texto.' },
  link_required: {
    en: "This email needs its link. Put '{'link'}' where it goes.",
    es: "Este correo necesita su enlace. Ponga '{'link'}' donde va.",
  },
  link_apart: {
    en: "Leave a space or an empty line before and after '{'link'}'.",
    es: "Deje un espacio o una línea en blanco antes y después de '{'link'}'.",
  },
  no_other_address: {
    en: 'Remove the web address. Account emails contain no link but their own.',
    es: 'Quite la dirección web. Los correos de la cuenta solo contienen su propio enlace.',
  },
})
