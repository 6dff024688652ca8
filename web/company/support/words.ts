import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  page: { en: 'Page', es: 'Página' },
  error: { en: 'Error', es: 'Error' },
  user_id: { en: 'User ID', es: 'ID de usuario' },
  device: { en: 'Device', es: 'Dispositivo' },
  component_stack: { en: 'Component stack', es: 'Pila de componentes' },
  not_signed: { en: 'not signed in', es: 'sin sesión iniciada' },
  crash_report: { en: 'Crash report: {text}', es: 'Informe de fallo: {text}' },
  something_does_not_work: { en: 'Something isn’t working', es: 'Algo no funciona' },
  plan_billing: { en: 'Plan and billing', es: 'Plan y facturación' },
  idea: { en: 'Idea', es: 'Una idea' },
  support: { en: 'Support', es: 'Soporte' },
  write_us_here: { en: 'Message us here, or email {supportemail}', es: 'Escríbanos aquí o a {supportemail}' },
  your_message_way_as: {
    en: 'Your message is on its way. Reference: {reference}. We’ll send a copy and our reply to {answer_to}.',
    es: 'Su mensaje va en camino con la referencia {reference}. La respuesta y una copia se envían a {answer_to}.',
  },
  topic: { en: 'Topic', es: 'Tema' },
  subject: { en: 'Subject', es: 'Asunto' },
  enter_subject: { en: 'Enter a subject.', es: 'Ingrese un asunto.' },
  message: { en: 'Message', es: 'Mensaje' },
  what_you_did_what: {
    en: 'What you did, what you expected and what happened instead',
    es: 'Qué hizo, qué esperaba y qué pasó',
  },
  write_what_happened_what: {
    en: 'Tell us what happened or what you’d like to know.',
    es: 'Escriba qué pasó o qué desea saber.',
  },
  send_message: { en: 'Send message', es: 'Enviar mensaje' },
  sent_along: { en: 'Included with your message', es: 'Incluido en su mensaje' },
  besides_your_name_your: {
    en: 'Along with your name, company and role',
    es: 'Además de su nombre, empresa y rol',
  },
  page_you_came: { en: 'Previous page', es: 'Página anterior' },
  version: { en: 'Version', es: 'Versión' },
  window: { en: 'Window', es: 'Ventana' },
  a_question: { en: 'A question', es: 'Una pregunta' },
})
