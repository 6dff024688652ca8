// Texts in the signer's language, for any viewer.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  link_subject: { en: 'Please sign: {name}', es: 'Para firmar: {name}' },
  link_text: { en: 'Your agreement is ready to sign: {url}', es: 'Su contrato está listo para firmar: {url}' },
  your_time: { en: '(your time)', es: '(su hora)' },
})
