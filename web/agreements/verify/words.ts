// Texts of the verification page, in the language chosen there.
import { catalog } from '#machines/words/catalog.ts'

export const words = catalog({
  title: { en: 'Verify a document', es: 'Verificar un documento' },
  lead: {
    en: 'Choose a signed agreement as a PDF. It’s checked on this device and not uploaded.',
    es: 'Elija un contrato firmado en PDF. Se comprueba en este dispositivo y no se sube a ningún lado.',
  },
  choose: { en: 'Choose PDF files', es: 'Elegir archivos PDF' },
  drop: { en: 'or drop them here', es: 'o suéltelos aquí' },
  ask: {
    en: 'Also ask {brand} whether it sealed the document',
    es: 'Preguntar también a {brand} si selló el documento',
  },
  ask_help: {
    en: 'Sends only the file’s SHA-256 and log number, not the file.',
    es: 'Solo se envían el SHA-256 del archivo y su número en el registro. El archivo no.',
  },
  checking: { en: 'Checking', es: 'Comprobando' },
  failed: { en: 'The file couldn’t be read. Choose it again.', es: 'No se pudo leer el archivo. Elíjalo de nuevo.' },
  agreement: { en: 'Agreement', es: 'Contrato' },
  company: { en: 'Company', es: 'Empresa' },
  project: { en: 'Project', es: 'Proyecto' },
  signed_by: { en: 'Signed by', es: 'Firmado por' },
  sealed: { en: 'Sealed', es: 'Sellado' },
  checks: { en: 'What was checked', es: 'Qué se comprobó' },
  trail: { en: 'Audit trail', es: 'Historial' },
  certificate: { en: 'Certificate and hashes', es: 'Certificado y huellas' },
  certificate_of: { en: 'Certificate of', es: 'Certificado de' },
  issued_by: { en: 'Issued by', es: 'Emitido por' },
  self: { en: 'self-signed', es: 'autofirmado' },
  valid: { en: 'Valid', es: 'Válido' },
  fingerprint: { en: 'Certificate, SHA-256', es: 'Certificado, SHA-256' },
  file_hash: { en: 'This file, SHA-256', es: 'Este archivo, SHA-256' },
  document_hash: { en: 'Document as sent, SHA-256', es: 'Documento enviado, SHA-256' },
  timestamp: { en: 'Time confirmed by', es: 'Hora confirmada por' },
  logged: { en: 'Public seal log', es: 'En el registro público de sellos' },
  log_number: { en: 'Number {number}, {at}', es: 'Número {number}, {at}' },
  installation: { en: 'Installation of the log, SHA-256', es: 'Instalación que lleva el registro, SHA-256' },
  copy: { en: 'Copy', es: 'Copiar' },
  copied: { en: 'Copied', es: 'Copiado' },
  proves: { en: 'What this proves', es: 'Qué demuestra esto' },
  known: {
    en: '{brand} sealed this document for “{company}” on {at}.',
    es: '{brand} selló este documento para “{company}” el {at}.',
  },
  on_paper: {
    en: 'This is a scan of an agreement signed on paper, recorded by {name} of “{company}” on {at}. It has no electronic seal.',
    es: 'Es la copia escaneada de un contrato firmado en papel, registrada por {name} de “{company}” el {at}. No lleva sello electrónico.',
  },
  paper_over: {
    en: 'It’s no longer valid: the record was reverted or the agreement was voided.',
    es: 'Ya no es válido: el registro se revirtió o el contrato se anuló.',
  },
  unverified: {
    en: 'The company chose this name itself. It isn’t verified.',
    es: 'La propia empresa eligió este nombre. No está verificado.',
  },
  log_asking: { en: 'Asking {brand} for its seal log', es: 'Preguntando a {brand} por su registro de sellos' },
  log_same: {
    en: 'It’s still number {number} of {size} in the public seal log. Nothing before it was changed.',
    es: 'El registro público de sellos lo sigue mostrando con el número {number} de {size}. Nada anterior ha cambiado.',
  },
  log_rewritten: {
    en: 'The public seal log isn’t the one this document was entered in. Keep the file and contact the company.',
    es: 'El registro público de sellos no es el mismo en el que se inscribió este documento. Conserve el archivo y comuníquese con la empresa.',
  },
  log_foreign: {
    en: 'This document is in another installation’s seal log.',
    es: 'Este documento figura en el registro de otra instalación, no en el de esta.',
  },
  log_not_asked: {
    en: 'The public seal log couldn’t be reached.',
    es: 'No se pudo consultar el registro público de sellos.',
  },
  ended: { en: 'It was voided on {at}.', es: 'Fue anulado el {at}.' },
  voided: { en: 'It was voided later.', es: 'Fue anulado después.' },
  unknown: {
    en: '{brand} doesn’t recognize this file. A copy of a sealed document has the same SHA-256 as the original.',
    es: '{brand} no conoce este archivo. Una copia de un documento sellado tiene el mismo SHA-256 que el primero.',
  },
  not_asked: {
    en: '{brand} couldn’t be reached. The checks above don’t depend on it.',
    es: 'No se pudo consultar a {brand}. Lo comprobado arriba no depende de ello.',
  },
  asking: { en: 'Asking {brand}', es: 'Preguntando a {brand}' },
  seal_holds: {
    en: 'Failed checks are listed below. Ask the company for a new copy.',
    es: 'Lo que no se cumple está abajo. Pida a la empresa una copia nueva.',
  },
  not_ours: {
    en: 'It may be signed by another program. This page only checks documents sealed by {brand}. Open it in a PDF reader to see its signature.',
    es: 'Puede estar firmado con otro programa; esta página solo comprueba lo que selló {brand}. Ábralo en un lector de PDF para ver su firma.',
  },
  not_sealed: {
    en: 'It may be the document as sent, before everyone signed. The signed one was emailed to every signer.',
    es: 'Quizás es el documento tal como se envió, antes de que todos firmaran. El firmado se envió por correo a cada firmante.',
  },
  unsafe: {
    en: 'This page needs a secure connection (https) to check documents.',
    es: 'Esta página necesita una conexión segura (https) para comprobar documentos.',
  },
  valid_between: { en: '{from} to {to}', es: '{from} a {to}' },
  language_idioma: { en: 'Language, idioma', es: 'Language, idioma' },
})
