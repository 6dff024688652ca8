// Why a signer's page is refused something, in the language its signer reads. Pure.
import type { Schemas } from '#sdk/types.ts'
import { saying } from '../lib/language.ts'
import { MOST_INK_HEIGHT_PX, MOST_INK_WIDTH_PX } from './ink-limits.ts'

export type SigningWords = ReturnType<typeof signingWords>

const number = (value: number) => value.toLocaleString('en-US')

export function signingWords(language: Schemas['Language']) {
  const say = saying(language)
  return {
    ended: (status: 'signed' | 'voided' | 'canceled') =>
      status === 'signed'
        ? say('Everyone has signed this agreement already.', 'Todos han firmado ya este contrato.')
        : say(
            'This agreement was withdrawn. There is nothing left to sign.',
            'Este contrato fue retirado. No queda nada por firmar.',
          ),
    signedAlready: say('You have signed this agreement already.', 'Usted ya firmó este contrato.'),
    sayWhy: say('Say in a few words why.', 'Diga en pocas palabras por qué.'),
    copyOnly: say(
      'You get a copy of this agreement; there is nothing for you to sign.',
      'Usted recibe una copia de este contrato; no tiene que firmar nada.',
    ),
    notYourTurn: (names: string) =>
      say(
        `It is not your turn yet: ${names} signs before you. You will get a mail when you can sign.`,
        `Todavía no es su turno: ${names} firma antes que usted. Recibirá un correo cuando pueda firmar.`,
      ),
    notViewed: say('Open the agreement first.', 'Abra primero el contrato.'),
    consentMissing: say('Please agree to sign electronically first.', 'Acepte primero firmar electrónicamente.'),
    pagesUnread: (pages: readonly number[]) =>
      say(
        `Please read every page first. Still to read: ${pages.join(', ')}.`,
        `Lea primero todas las páginas. Faltan por leer: ${pages.join(', ')}.`,
      ),
    documentChanged: say(
      'This is not the document you were sent. Load the page again and look at it once more.',
      'Este no es el documento que se le envió. Vuelva a cargar la página y revíselo de nuevo.',
    ),
    noSuchPage: (count: number) =>
      say(
        `The document has ${count} ${count === 1 ? 'page' : 'pages'}.`,
        `El documento tiene ${count} ${count === 1 ? 'página' : 'páginas'}.`,
      ),
    notSealed: say(
      'The signed document is still being prepared. Try again in a moment.',
      'El documento firmado todavía se está preparando. Inténtelo de nuevo en un momento.',
    ),
    foreignField: say(
      'This field belongs to another signer. Only they can fill it in.',
      'Este campo es de otro firmante. Solo esa persona puede llenarlo.',
    ),
    unknownField: say('The agreement has no such field.', 'El contrato no tiene ese campo.'),
    fieldIsOurs: say('This is filled in for you.', 'Esto se llena automáticamente.'),
    fieldIsSigned: say('This is filled with your signature or initials.', 'Aquí va su firma o sus iniciales.'),
    fieldIsNotSigned: say('No signature goes here.', 'Aquí no va ninguna firma.'),
    checkboxOnly: say('Tick the box or leave it empty.', 'Marque la casilla o déjela vacía.'),
    fillIn: (label: string, page: number) =>
      label
        ? say(`Fill in “${label}” on page ${page}.`, `Llene «${label}» en la página ${page}.`)
        : say(`Fill in the field on page ${page}.`, `Llene el campo de la página ${page}.`),
    tick: (label: string, page: number) =>
      label
        ? say(`Tick “${label}” on page ${page}.`, `Marque «${label}» en la página ${page}.`)
        : say(`Tick the box on page ${page}.`, `Marque la casilla de la página ${page}.`),
    signHere: (page: number) => say(`Put your signature on page ${page}.`, `Ponga su firma en la página ${page}.`),
    initialHere: (page: number) =>
      say(`Put your initials on page ${page}.`, `Ponga sus iniciales en la página ${page}.`),
    adoptSignature: say('Choose how your signature looks first.', 'Elija primero cómo se ve su firma.'),
    adoptInitials: say('Choose how your initials look first.', 'Elija primero cómo se ven sus iniciales.'),
    ink: {
      unreadable: say(
        'This is not a picture of a signature we can read. Draw it, type it, or choose another picture.',
        'No podemos leer esta imagen de una firma. Dibújela, escríbala o elija otra imagen.',
      ),
      too_large: say(
        `A signature may be ${number(MOST_INK_WIDTH_PX)} by ${number(MOST_INK_HEIGHT_PX)} points at most. Make the picture smaller.`,
        `Una firma puede medir como máximo ${number(MOST_INK_WIDTH_PX)} por ${number(MOST_INK_HEIGHT_PX)} puntos. Haga la imagen más pequeña.`,
      ),
      unusual: say(
        'Save this picture as an ordinary PNG of 8 bits a color, without interlacing, and try again.',
        'Guarde esta imagen como un PNG común de 8 bits por color, sin entrelazado, e inténtelo de nuevo.',
      ),
      empty: say(
        'There is nothing to see in this signature. Draw or type it so that it stands out from the paper.',
        'En esta firma no se ve nada. Dibújela o escríbala de modo que resalte sobre el papel.',
      ),
    },
    tooManySignatures: say(
      'That were many signatures for one agreement. Go on with the one you have, or ask your sales representative for a new link.',
      'Fueron muchas firmas para un solo contrato. Continúe con la que tiene o pida un enlace nuevo a su representante de ventas.',
    ),
    tooMuch: say(
      'A lot has happened on this page already. Ask your sales representative for a new link.',
      'Ya ha pasado mucho en esta página. Pida un enlace nuevo a su representante de ventas.',
    ),
  }
}
