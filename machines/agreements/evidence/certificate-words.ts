// The words of the certificate page in the two languages documents have. Pure.
import type { TrailEventName } from './events.ts'
import { TRAIL_EVENTS } from './events.ts'

const EN = {
  title: 'Certificate of completion',
  page: 'Page',
  of: 'of',
  document: 'Document',
  agreement: 'Agreement',
  company: 'Company',
  project: 'Project',
  sent: 'Sent',
  by: 'by',
  completed: 'Signed by everyone',
  pages: 'Pages as sent',
  document_hash: 'SHA-256 as sent',
  transaction: 'Transaction',
  signs_as: 'Signs as',
  email: 'E-mail',
  viewed: 'Opened',
  consented: 'Agreed to sign electronically',
  consent_words: 'Words agreed to',
  signed: 'Signed',
  signature: 'Signature',
  initials: 'Initials',
  ip: 'IP address',
  device: 'Device',
  time_zone: "Device's time zone",
  in_person: 'In person, device handed over by',
  way: { drawn: 'drawn', typed: 'typed', uploaded: 'uploaded picture' },
  gets_copy: 'Is sent a copy and signs nothing',
  consent: 'What the signers agreed to',
  consent_version: 'Version',
  trail: 'What happened',
  trail_note:
    'Each entry carries the SHA-256 of the one before, so that none can be taken out, added or changed unseen. The beginning of each hash stands behind it; whole they are in evidence.json, attached to this document.',
  verify: 'How to check this document',
  verify_text:
    'This document carries the digital signature of the company over every byte of it. Any change made afterwards makes that signature invalid. Open the address above and choose this file: it is checked on your own device and is not uploaded. PDF readers show the signature too.',
  verify_at: 'Check it at',
  nothing: 'not recorded',
} as const

type Words = {
  [K in keyof typeof EN]: (typeof EN)[K] extends string ? string : { [W in keyof (typeof EN)[K]]: string }
}

const ES: Words = {
  title: 'Certificado de firma',
  page: 'Página',
  of: 'de',
  document: 'Documento',
  agreement: 'Contrato',
  company: 'Empresa',
  project: 'Proyecto',
  sent: 'Enviado',
  by: 'por',
  completed: 'Firmado por todos',
  pages: 'Páginas enviadas',
  document_hash: 'SHA-256 al enviarse',
  transaction: 'Transacción',
  signs_as: 'Firma como',
  email: 'Correo electrónico',
  viewed: 'Abierto',
  consented: 'Aceptó firmar electrónicamente',
  consent_words: 'Texto aceptado',
  signed: 'Firmado',
  signature: 'Firma',
  initials: 'Iniciales',
  ip: 'Dirección IP',
  device: 'Dispositivo',
  time_zone: 'Zona horaria del dispositivo',
  in_person: 'En persona, dispositivo entregado por',
  way: { drawn: 'dibujada', typed: 'escrita', uploaded: 'imagen cargada' },
  gets_copy: 'Recibe una copia y no firma',
  consent: 'Lo que aceptaron los firmantes',
  consent_version: 'Versión',
  trail: 'Lo que ocurrió',
  trail_note:
    'Cada entrada lleva el SHA-256 de la anterior, de modo que ninguna puede quitarse, añadirse ni cambiarse sin que se note. El comienzo de cada hash está al final de la entrada; completos están en evidence.json, adjunto a este documento.',
  verify: 'Cómo comprobar este documento',
  verify_text:
    'Este documento lleva la firma digital de la empresa sobre cada uno de sus bytes. Cualquier cambio posterior invalida esa firma. Abra la dirección de arriba y elija este archivo: se comprueba en su propio dispositivo y no se sube a ningún sitio. Los lectores de PDF también muestran la firma.',
  verify_at: 'Compruébelo en',
  nothing: 'no consta',
}

export const CERTIFICATE_WORDS: Record<'en' | 'es', Words> = { en: EN, es: ES }

const EVENTS_ES: Record<TrailEventName, string> = {
  sent: 'Enviado para firmar',
  link_made: 'Enlace creado',
  link_mailed: 'Enlace enviado por correo',
  link_revoked: 'Enlace anulado',
  reminded: 'Recordatorio enviado por correo',
  handed_over: 'Dispositivo entregado para firmar en persona',
  device_received: 'Recibió el dispositivo para firmar en persona',
  viewed: 'Abrió el contrato',
  resumed: 'Volvió al contrato',
  consented: 'Aceptó firmar electrónicamente',
  consent_withdrawn: 'Retiró el consentimiento para firmar electrónicamente',
  paper_requested: 'Pidió una copia en papel',
  page_read: 'Leyó una página',
  signature_adopted: 'Adoptó una firma',
  initials_adopted: 'Adoptó iniciales',
  reviewed: 'Revisó antes de firmar',
  signed: 'Firmó',
  refused: 'Rechazado: un campo de otro firmante',
  declined: 'Se negó a firmar',
  signed_on_paper: 'Firmado en papel, registrado a mano',
  paper_recorded: 'Copia escaneada del papel firmado registrada',
  paper_taken_back: 'Registro del papel firmado retirado',
  completed: 'Firmado por todos',
  timestamp_missing: 'La autoridad de sellado de tiempo no respondió',
  sealed: 'Sellado',
  copy_mailed: 'Copia enviada por correo',
  downloaded: 'Descargó el documento firmado',
  project_not_moved: 'El proyecto no pudo avanzar',
  canceled: 'Cancelado',
  voided: 'Anulado',
}

/** What an event of the trail is called in a document; one that is not known by its own name. */
export function eventWords(event: string, language: 'en' | 'es'): string {
  const names: Record<string, string> = language === 'es' ? EVENTS_ES : TRAIL_EVENTS
  return Object.hasOwn(names, event) ? (names[event] ?? event) : event
}
