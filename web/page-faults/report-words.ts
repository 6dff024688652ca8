// What a homeowner is asked when a page of theirs failed. It stands beside the page, which may be broken, so it brings its words along.
export const REPORT_WORDS = {
  en: {
    label: 'Report a problem',
    question:
      'Something on this page didn’t work. Send a report to {company}? It contains no personal data: only which page, which browser and what failed.',
    someone: 'the company that sent you this page',
    yes: 'Send',
    no: 'No thanks',
    sent: 'Report sent. Thank you.',
    unsent: 'The report could not be sent.',
  },
  es: {
    label: 'Informar de un problema',
    question:
      'Algo en esta página no funcionó. ¿Desea enviar un informe a {company}? No contiene datos personales: solo qué página, qué navegador y qué falló.',
    someone: 'la empresa que le envió esta página',
    yes: 'Enviar',
    no: 'No, gracias',
    sent: 'Informe enviado. Gracias.',
    unsent: 'No se pudo enviar el informe.',
  },
}
