// Contents of the sample project, in its creator's language.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  bill_file: { en: 'Sample electric bill.pdf', es: 'Factura de luz de ejemplo.pdf' },
  task_design: {
    en: 'Walk through the design with the homeowner',
    es: 'Revisar el diseño con el propietario',
  },
  task_photo: { en: 'Ask for a photo of the main panel', es: 'Pedir una foto del tablero principal' },
  task_bill: { en: 'Get the July electric bill', es: 'Conseguir la factura de luz de julio' },
  note_homeowner: {
    en: 'Prefers calls after 5 PM. Wants to know what happens to the monthly bill in summer.',
    es: 'Prefiere llamadas después de las 5 PM. Quiere saber cómo cambia la factura mensual en verano.',
  },
  note_sample: {
    en: 'This household isn’t real. Change anything you like: nothing is sent, and nothing counts in your reports.',
    es: 'Este hogar no es real. Cambie lo que quiera: nada se envía y nada cuenta en sus informes.',
  },
})
