// The question to a homeowner after their page failed, in its language. Shown outside the page, which may be broken.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  label: { en: 'Report a problem', es: 'Informar de un problema' },
  question: {
    en: 'Something on this page didn’t work. Send a report to {company}? It contains no personal data: only the page, the browser and what failed.',
    es: 'Algo en esta página no funcionó. ¿Desea enviar un informe a {company}? No contiene datos personales: solo la página, el navegador y lo que falló.',
  },
  someone: { en: 'the company that sent you this page', es: 'la empresa que le envió esta página' },
  yes: { en: 'Send', es: 'Enviar' },
  no: { en: 'No thanks', es: 'No, gracias' },
  sent: { en: 'Report sent. Thank you.', es: 'Informe enviado. Gracias.' },
  unsent: { en: 'The report couldn’t be sent.', es: 'No se pudo enviar el informe.' },
})
