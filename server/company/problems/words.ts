// Texts about reported problems of homeowners’ pages. An actor’s name precedes each sentence of the log.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  enough_reported: {
    en: 'Enough problems were reported today. Thank you.',
    es: 'Ya se reportaron suficientes problemas hoy. Gracias.',
  },
  page_failed: { en: 'A homeowner’s page failed: {summary}', es: 'Falló la página de un propietario: {summary}' },
  offer_another_way: {
    en: 'Ask them to try another browser or device, or offer a PDF.',
    es: 'Pídale que pruebe otro navegador o dispositivo, u ofrézcale un PDF.',
  },
  status_changed: {
    en: '{status, select, resolved {resolved} dismissed {dismissed} other {reopened}} the page problem “{summary}”',
    es: '{status, select, resolved {resolvió} dismissed {descartó} other {reabrió}} el problema de la página “{summary}”',
  },
})
