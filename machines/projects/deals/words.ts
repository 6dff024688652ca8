// Names of the deal board's columns, and what moves a deal into one.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  title: {
    accepted: { en: 'Accepted', es: 'Aceptada' },
    agreement_out: { en: 'Agreement out', es: 'Contrato enviado' },
    signed: { en: 'Signed', es: 'Firmada' },
    at_lender: { en: 'At the lender', es: 'En la financiera' },
    approved: { en: 'Approved or cash', es: 'Aprobada o al contado' },
    installed: { en: 'Installed', es: 'Instalada' },
    funded: { en: 'Funded', es: 'Desembolsada' },
  },
  meaning: {
    accepted: {
      en: 'Proposal accepted, no agreement sent.',
      es: 'Propuesta aceptada, contrato sin enviar.',
    },
    agreement_out: { en: 'Agreement sent, waiting for signatures.', es: 'Contrato enviado, faltan firmas.' },
    signed: {
      en: 'Agreement signed, no application sent to a lender.',
      es: 'Contrato firmado, sin solicitud a una financiera.',
    },
    at_lender: { en: 'Waiting for the lender’s decision.', es: 'En espera de la decisión de la financiera.' },
    approved: {
      en: 'Funding secured, installation is next.',
      es: 'Fondos asegurados; sigue la instalación.',
    },
    installed: { en: 'Installation completed, payment is due.', es: 'Instalación terminada; falta el pago.' },
    funded: { en: 'Paid in full.', es: 'Pagada por completo.' },
  },
  caused: {
    accepted: {
      en: 'A deal is accepted when the homeowner accepts the proposal.',
      es: 'Una venta pasa a “Aceptada” cuando el propietario acepta la propuesta.',
    },
    agreement_out: {
      en: 'An agreement is out when it’s sent for signature.',
      es: 'Una venta pasa a “Contrato enviado” cuando el contrato se envía a firmar.',
    },
    signed: {
      en: 'A deal is signed when the last signer has signed.',
      es: 'Una venta pasa a “Firmada” cuando firma el último firmante.',
    },
    at_lender: {
      en: 'A deal is at the lender when its application is sent.',
      es: 'Una venta pasa a “En la financiera” cuando se envía su solicitud.',
    },
  },
  already_here: { en: 'This deal is already in this stage.', es: 'Esta venta ya está en esta etapa.' },
})
