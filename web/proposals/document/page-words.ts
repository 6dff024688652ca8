// What the page itself says around the document: its controls, its state, its acceptance. Both languages hold the same keys.
import type { Schemas } from '#sdk/types.ts'

const en = {
  try_it: 'Try it with other figures',
  battery: 'Battery',
  with_battery: 'With the battery',
  without_battery: 'Without the battery',
  escalation: 'How much utility prices rise each year',
  escalation_value: (percent: string, is_own: boolean) =>
    is_own ? `${percent} a year, as in this proposal` : `${percent} a year`,
  own_assumption: 'Back to the proposal’s own assumptions',
  reckoning: 'Working out the figures …',
  trying: 'All figures on this page follow what you tried.',
  not_reckoned: 'These figures could not be worked out right now, so those from before are still shown.',
  try_again: 'Try again',
  accept: 'Accept this proposal',
  you_choose: 'You choose',
  a_month: 'a month',
  a_month_first_year: 'a month in the first year',
  price: 'Price of the system',
  total_paid: 'All payments together',
  leaves_battery: 'You choose the system without its battery. It is taken out of the design when you accept.',
  escalation_aside:
    'The rise of utility prices you tried changes what you may save, not the price, the payments or what you accept.',
  name: 'Your full name',
  name_help: 'Type it as you would sign.',
  name_missing: 'Enter your name.',
  meaning:
    'Accepting tells us to go ahead on these terms. It is not yet a contract and nothing is due: the agreement to sign follows, and you can still change your mind until you have signed it.',
  accepting: 'Accepting …',
  thanks: (name: string) => `Thank you, ${name}.`,
  accepted_way: (option: string) => `You accepted this proposal: ${option}.`,
  accepted_without_battery: 'Without the battery.',
  next_title: 'What happens next',
  next: (rep: string) => [
    `${rep} goes through the details with you and sends the agreement.`,
    'You read and sign it online. Only then is anything ordered.',
    'After that we plan the visit to your home, the permits and the day of the installation.',
  ],
  questions: 'Questions? Call or write.',
  call: (who: string) => `Call ${who}`,
  write: (who: string) => `Write to ${who}`,
  state_out_of_date: (rep: string) =>
    `Design or price has changed since this proposal was written, so it can be read but no longer accepted. ${rep} will gladly send you a new one.`,
  state_expired: (until: string | null, rep: string) =>
    `${until ? `This proposal was open until ${until}` : 'The time to accept this proposal is over'}. Prices may have changed since; ${rep} will gladly renew it for you.`,
  state_accepted: 'This proposal has been accepted.',
  state_draft: 'A draft, as the homeowner will see it.',
  valid_until: (until: string) => `It can be accepted until ${until}.`,
  print: 'Print or save as PDF',
  summary: 'One-page summary',
  whole: 'Read the whole proposal',
  changed_meanwhile: 'Something changed while you were reading. What you see now is the present state.',
  unreachable: 'We could not be reached. Check your connection and try again; your name is still here.',
  too_many: 'That was too often in a short time. Wait a minute and try again.',
  failed: 'Something went wrong on our side. Try again in a moment, or call us.',
  only_online: 'To accept, open this page in a browser with JavaScript switched on, or call us.',
}

export type PageWords = typeof en

const es: PageWords = {
  try_it: 'Pruebe con otras cifras',
  battery: 'Batería',
  with_battery: 'Con la batería',
  without_battery: 'Sin la batería',
  escalation: 'Cuánto sube cada año el precio de la electricidad',
  escalation_value: (percent, is_own) => (is_own ? `${percent} al año, como en esta propuesta` : `${percent} al año`),
  own_assumption: 'Volver a los supuestos de la propuesta',
  reckoning: 'Calculando las cifras …',
  trying: 'Todas las cifras de esta página siguen lo que usted probó.',
  not_reckoned: 'No se pudieron calcular estas cifras en este momento; se siguen mostrando las anteriores.',
  try_again: 'Intentar de nuevo',
  accept: 'Aceptar esta propuesta',
  you_choose: 'Usted elige',
  a_month: 'al mes',
  a_month_first_year: 'al mes el primer año',
  price: 'Precio del sistema',
  total_paid: 'Todos los pagos juntos',
  leaves_battery: 'Usted elige el sistema sin la batería. Al aceptar, se quita del diseño.',
  escalation_aside:
    'El alza de precios que usted probó cambia lo que podría ahorrar, no el precio, los pagos ni lo que acepta.',
  name: 'Su nombre completo',
  name_help: 'Escríbalo como firmaría.',
  name_missing: 'Escriba su nombre.',
  meaning:
    'Al aceptar, nos pide seguir adelante en estos términos. Todavía no es un contrato y no se cobra nada: después le enviamos el acuerdo para firmar, y puede cambiar de opinión hasta haberlo firmado.',
  accepting: 'Aceptando …',
  thanks: name => `Gracias, ${name}.`,
  accepted_way: option => `Usted aceptó esta propuesta: ${option}.`,
  accepted_without_battery: 'Sin la batería.',
  next_title: 'Qué sigue ahora',
  next: rep => [
    `${rep} repasa los detalles con usted y le envía el acuerdo.`,
    'Usted lo lee y lo firma en línea. Solo entonces se pide el equipo.',
    'Después planeamos la visita a su casa, los permisos y el día de la instalación.',
  ],
  questions: '¿Preguntas? Llame o escriba.',
  call: who => `Llamar a ${who}`,
  write: who => `Escribir a ${who}`,
  state_out_of_date: rep =>
    `El diseño o el precio cambió desde que se escribió esta propuesta; se puede leer, pero ya no aceptar. ${rep} le enviará con gusto una nueva.`,
  state_expired: (until, rep) =>
    `${until ? `Esta propuesta estuvo abierta hasta el ${until}` : 'El plazo para aceptar esta propuesta terminó'}. Es posible que los precios hayan cambiado; ${rep} la renovará con gusto.`,
  state_accepted: 'Esta propuesta fue aceptada.',
  state_draft: 'Un borrador, tal como lo verá el propietario.',
  valid_until: until => `Se puede aceptar hasta el ${until}.`,
  print: 'Imprimir o guardar como PDF',
  summary: 'Resumen de una página',
  whole: 'Leer la propuesta completa',
  changed_meanwhile: 'Algo cambió mientras usted leía. Lo que ve ahora es el estado actual.',
  unreachable: 'No pudimos conectarnos. Revise su conexión e inténtelo de nuevo; su nombre sigue aquí.',
  too_many: 'Fueron demasiados intentos en poco tiempo. Espere un minuto e inténtelo de nuevo.',
  failed: 'Algo falló de nuestro lado. Inténtelo de nuevo en un momento o llámenos.',
  only_online: 'Para aceptar, abra esta página en un navegador con JavaScript activado o llámenos.',
}

export const pageWordsOf = (language: Schemas['Language']): PageWords => ({ en, es })[language]
