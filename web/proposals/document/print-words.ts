// What the homeowner is told while a PDF is made.
import type { PrintState } from '#web/lib/print-job.ts'

type Why = Extract<PrintState, { step: 'failed' }>['why']
type Words = {
  save: string
  again: string
  own: string
  waiting: (ahead: number) => string
  printing: string
  done: string
  failed: Record<Why, string>
}

export const PRINT_WORDS: Record<'en' | 'es', Words> = {
  en: {
    save: 'Save as PDF',
    again: 'Download it again',
    own: 'Print in this browser',
    waiting: ahead => (ahead === 0 ? 'Getting ready to print.' : `Waiting: ${ahead} before you.`),
    printing: 'Printing. This takes a few seconds.',
    done: 'Your PDF is saved.',
    failed: {
      no_browser:
        'A PDF cannot be made here right now. Your own browser prints the same pages and can save them as PDF.',
      busy: 'Many people are printing right now. Try again in a minute, or print in this browser.',
      gone: 'This page is not open any more. Ask whoever sent it to you for a new link.',
      broke_off: 'The PDF could not be made. Try again, or print in this browser: it gives the same pages.',
      unreachable: 'There is no connection. Check it and try again.',
    },
  },
  es: {
    save: 'Guardar como PDF',
    again: 'Descargarlo otra vez',
    own: 'Imprimir en este navegador',
    waiting: ahead => (ahead === 0 ? 'Preparando la impresión.' : `En espera: ${ahead} antes que usted.`),
    printing: 'Imprimiendo. Tarda unos segundos.',
    done: 'Su PDF está guardado.',
    failed: {
      no_browser:
        'Ahora no se puede crear un PDF aquí. Su propio navegador imprime las mismas páginas y puede guardarlas como PDF.',
      busy: 'Muchas personas están imprimiendo. Intente otra vez en un minuto o imprima en este navegador.',
      gone: 'Esta página ya no está abierta. Pida un enlace nuevo a quien se la envió.',
      broke_off: 'No se pudo crear el PDF. Intente otra vez o imprima en este navegador: salen las mismas páginas.',
      unreachable: 'No hay conexión. Revísela e intente otra vez.',
    },
  },
}
