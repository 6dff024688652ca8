// How a problem of a homeowner’s page is named to the team.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  pages: {
    proposal: { en: 'Proposal', es: 'Propuesta' },
    summary: { en: 'One-page summary', es: 'Resumen de una página' },
    signing: { en: 'Signing', es: 'Firma' },
    signed: { en: 'Signed agreement', es: 'Contrato firmado' },
    sign_report: { en: 'Signing report', es: 'Informe de firma' },
    application: { en: 'Lender application', es: 'Solicitud a la financiera' },
    simulation_report: { en: 'Simulation report', es: 'Informe de simulación' },
  },
  kinds: {
    not_drawn: { en: 'Part of the page did not appear.', es: 'Una parte de la página no apareció.' },
    uncaught: { en: 'Something on the page stopped working.', es: 'Algo en la página dejó de funcionar.' },
  },
  summary: { en: '{page}, {browser} on {device}', es: '{page}, {browser} en {device}' },
  summary_of_page: {
    en: '{page}, page {number}, {browser} on {device}',
    es: '{page}, página {number}, {browser} en {device}',
  },
  other_device: { en: 'another device', es: 'otro dispositivo' },
  other_browser: { en: 'another browser', es: 'otro navegador' },
})
