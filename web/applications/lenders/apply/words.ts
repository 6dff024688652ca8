// Texts of the homeowner's page, in the reader's language: `words.in(language)`.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  language_other: { en: 'Español', es: 'English' },
  loading: { en: 'Opening your application', es: 'Abriendo su solicitud' },
  back: { en: 'Back', es: 'Atrás' },
  next: { en: 'Continue', es: 'Continuar' },
  change: { en: 'Change', es: 'Cambiar' },
  try_again: { en: 'Try again', es: 'Intentar de nuevo' },
  step: { en: 'Step {step} of {count}', es: 'Paso {step} de {count}' },
  title: {
    loan: { en: 'Apply for your solar loan', es: 'Solicite su préstamo solar' },
    lease: { en: 'Apply for your solar lease', es: 'Solicite su arrendamiento solar' },
    ppa: { en: 'Apply for your solar power agreement', es: 'Solicite su contrato de energía solar' },
  },
  steps: {
    welcome: { en: 'Overview', es: 'Resumen' },
    you: { en: 'About you', es: 'Sobre usted' },
    co_applicant: { en: 'Co-applicant', es: 'Cosolicitante' },
    home: { en: 'Your home', es: 'Su casa' },
    agree: { en: 'Consents', es: 'Consentimientos' },
    review: { en: 'Review and send', es: 'Revisar y enviar' },
  },
  begin: { en: 'Start', es: 'Empezar' },
  welcome_who: {
    en: '{rep} from {company} prepared this application for you. {lender} receives it and makes the decision.',
    es: '{rep} de {company} preparó esta solicitud para usted. {lender} la recibe y toma la decisión.',
  },
  amount: { en: 'Amount', es: 'Monto' },
  payment: { en: 'First monthly payment', es: 'Primer pago mensual' },
  product: { en: 'Terms', es: 'Condiciones' },
  lender: { en: 'Lender', es: 'Financiera' },
  home_address: { en: 'Home', es: 'Casa' },
  welcome_need: { en: 'It takes about five minutes. Have ready:', es: 'Le tomará unos cinco minutos. Tenga a mano:' },
  need_full: { en: 'your Social Security number', es: 'su número de Seguro Social' },
  need_last_four: {
    en: 'the last four digits of your Social Security number',
    es: 'los últimos cuatro dígitos de su número de Seguro Social',
  },
  need_income: {
    en: 'your annual income and your monthly rent or mortgage',
    es: 'su ingreso anual y lo que paga al mes de alquiler o hipoteca',
  },
  check_title: { en: 'About the credit check', es: 'Sobre la consulta de crédito' },
  check_text: {
    en: '{lender} checks your credit report to decide. Other lenders can see that, and your score may change slightly. You owe nothing by applying.',
    es: '{lender} consulta su informe de crédito para decidir. Otras financieras podrán ver la consulta y su puntaje puede cambiar un poco. Solicitarlo no le obliga a nada.',
  },
  safe_title: { en: 'How we protect your data', es: 'Cómo protegemos sus datos' },
  safe_text: {
    en: 'Your Social Security number and date of birth are encrypted and sent only to {lender}, then erased here. {company} can’t see them.',
    es: 'Su número de Seguro Social y su fecha de nacimiento se cifran, se envían solo a {lender} y luego se borran aquí. {company} no puede verlos.',
  },
  kept: {
    en: 'Your answers are saved as you type. You can return to this link until you send the application.',
    es: 'Sus respuestas se guardan mientras escribe. Puede volver a este enlace hasta que envíe la solicitud.',
  },
  co_question: { en: 'Is anyone applying with you?', es: '¿Alguien solicita con usted?' },
  co_help: {
    en: 'Both incomes count, and both of you sign.',
    es: 'Cuentan los ingresos de ambas personas, y ambas firman.',
  },
  co_no: { en: 'No, just me', es: 'No, solo yo' },
  co_yes: { en: 'Yes, someone is applying with me', es: 'Sí, alguien solicita conmigo' },
  home_intro: { en: 'The system is for this home: {address}.', es: 'El sistema es para esta casa: {address}.' },
  agree_intro: {
    en: 'Please read this. Each person checks the boxes for themselves.',
    es: 'Por favor, lea esto. Cada persona marca sus propias casillas.',
  },
  i_am: { en: 'I am {name}.', es: 'Soy {name}.' },
  agree_missing: { en: 'Check this box to continue.', es: 'Marque esta casilla para continuar.' },
  review_intro: {
    en: 'If everything is correct, send your application.',
    es: 'Si todo está correcto, envíe su solicitud.',
  },
  applicant: { en: 'Applicant', es: 'Solicitante' },
  co_applicant: { en: 'Co-applicant', es: 'Cosolicitante' },
  missing: { en: 'Missing', es: 'Falta' },
  missing_title: { en: 'Still missing', es: 'Todavía falta' },
  send: { en: 'Send to {lender}', es: 'Enviar a {lender}' },
  sending: { en: 'Sending…', es: 'Enviando…' },
  unanswered: {
    en: 'We haven’t heard back yet and are checking whether it arrived. Please keep this page open.',
    es: 'Aún no hay respuesta y estamos comprobando si llegó. Deje esta página abierta.',
  },
  saving_first: {
    en: 'Your last change is being saved. Try again in a moment.',
    es: 'Se está guardando su último cambio. Intente de nuevo en un momento.',
  },
  saved: { en: 'Saved', es: 'Guardado' },
  saving: { en: 'Saving…', es: 'Guardando…' },
  not_saved: { en: 'Not saved yet. We’ll keep trying.', es: 'Aún no se guarda. Seguimos intentando.' },
  refused: { en: 'Couldn’t save: {sentence}', es: 'No se pudo guardar: {sentence}' },
  overtaken: {
    en: 'Someone changed this application while you were typing.',
    es: 'Alguien cambió esta solicitud mientras usted escribía.',
  },
  keep_mine: { en: 'Keep my answers', es: 'Conservar mis respuestas' },
  take_theirs: { en: 'Show the change', es: 'Mostrar el cambio' },
  sent_title: { en: 'Your application was sent to {lender}', es: 'Su solicitud se envió a {lender}' },
  sent_text: {
    en: '{lender} often decides within minutes and emails you the decision. {rep} from {company} sees it too and will call you about the next step.',
    es: '{lender} suele decidir en minutos y le envía la decisión por correo. {rep} de {company} también la ve y le llamará para el siguiente paso.',
  },
  sent_close: { en: 'You can close this page.', es: 'Puede cerrar esta página.' },
  over_title: { en: 'This application is no longer shared with you', es: 'Ya no se comparte esta solicitud con usted' },
  over_text: {
    en: '{company} will continue it or send you a new link. Your answers are saved.',
    es: '{company} la continuará o le enviará un enlace nuevo. Sus respuestas están guardadas.',
  },
  dead_title: { en: 'This link no longer works', es: 'Este enlace ya no funciona' },
  dead_text: {
    en: 'It may have expired or been replaced by a newer one. Open the latest email or ask the sender.',
    es: 'Puede que haya vencido o que uno más reciente lo reemplace. Abra el último correo o pregunte a quien lo envió.',
  },
  unreachable_title: { en: 'This page couldn’t be loaded', es: 'No se pudo cargar esta página' },
  unreachable_text: {
    en: 'Check your connection and try again. Your answers are saved.',
    es: 'Revise su conexión e intente de nuevo. Sus respuestas están guardadas.',
  },
  questions: { en: 'Questions? Call {company}:', es: '¿Preguntas? Llame a {company}:' },
})

/** In one language. */
export type ApplyWords = ReturnType<typeof words.in>
