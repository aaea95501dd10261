import { z } from 'zod';
import { Id, Instante, textoCorto, textoLibre, Version } from '#comun/campos.ts';
import { Correo, condicionIvaEntre, RazonSocial } from '#comun/campos-de-tercero.ts';
import { CONDICIONES_IVA } from '#comun/condicion-iva.ts';
import { cicloDeCliente } from './ciclo-de-cliente.ts';
import { leerDocumento, TIPOS_DE_DOCUMENTO } from './documento.ts';
import { repararCondicion, SIN_IDENTIFICAR } from './identidad.ts';

const CondicionIvaDeCliente = condicionIvaEntre(CONDICIONES_IVA);

/** As people write it; the server stores digits. `tipo` is the ARCA code; only 99 may come without a number. */
export const DocumentoDeCliente = z
  .strictObject({
    tipo: z.enum(TIPOS_DE_DOCUMENTO, 'Elegí el tipo de documento.'),
    numero: z.string().max(40, 'Admite hasta 40 caracteres.').nullable().optional(),
  })
  .check(({ value, issues }) => {
    const leido = leerDocumento(value.tipo, value.numero);
    if (!leido.ok) issues.push({ code: 'custom', path: ['numero'], message: leido.error, input: value });
  });

export const DomicilioNuevo = z.strictObject({
  /** Of a domicilio the cliente already has; without it, a new one. */
  id: Id.optional(),
  etiqueta: textoLibre(60).optional(),
  calle: textoCorto(200),
  localidadId: Id.nullable().optional(),
  codigoPostal: textoLibre(8).optional(),
  principal: z.boolean().optional(),
});
export type DomicilioNuevo = z.infer<typeof DomicilioNuevo>;

export const ContactoNuevo = z.strictObject({
  id: Id.optional(),
  nombre: textoCorto(120),
  cargo: textoLibre(60).optional(),
  telefono: textoLibre(60).optional(),
  email: Correo.optional(),
});
export type ContactoNuevo = z.infer<typeof ContactoNuevo>;

const Domicilios = z
  .array(DomicilioNuevo)
  .max(20, 'Admite hasta 20 domicilios.')
  .refine(
    (todos) => todos.filter(({ principal }) => principal).length <= 1,
    'Sólo un domicilio puede ser el principal.',
  );
const Contactos = z.array(ContactoNuevo).max(50, 'Admite hasta 50 contactos.');

const campos = {
  razonSocial: RazonSocial,
  documento: DocumentoDeCliente,
  condicionIva: CondicionIvaDeCliente,
  codigoExterno: textoCorto(40).nullable(),
  /** Its own lista de precios, before that of its condición de venta (PRE-01). */
  listaId: Id.nullable(),
  condicionId: Id.nullable(),
  email: Correo,
  telefono: textoLibre(60),
  observaciones: textoLibre(2000),
  /** Shown while selling: «paga contado». */
  alerta: textoLibre(200),
  domicilios: Domicilios,
  contactos: Contactos,
};

const ParaJuzgar = z.object({
  documento: z.object({ tipo: z.enum(TIPOS_DE_DOCUMENTO) }).optional(),
  condicionIva: CondicionIvaDeCliente,
});

export const ClienteNuevo = z
  .strictObject({
    ...z.object(campos).partial().shape,
    razonSocial: RazonSocial,
    condicionIva: CondicionIvaDeCliente,
  })
  .superRefine(
    ({ documento = SIN_IDENTIFICAR, condicionIva }, contexto) => {
      const reparo = repararCondicion(documento.tipo, condicionIva);
      if (reparo !== undefined) contexto.addIssue({ code: 'custom', path: ['documento', 'tipo'], message: reparo });
    },
    // Judged as soon as both are there, whatever else is missing, so that a person reads everything at once.
    { when: ({ value }) => ParaJuzgar.safeParse(value).success },
  );
export type ClienteNuevo = z.infer<typeof ClienteNuevo>;

/** What is not sent stays as it is; `domicilios` and `contactos` replace the whole list. */
export const CambioDeCliente = z.strictObject({ ...z.object(campos).partial().shape, version: Version });
export type CambioDeCliente = z.infer<typeof CambioDeCliente>;

export const FilaDeCliente = z.object({
  id: Id,
  version: Version,
  codigoExterno: z.string().nullable(),
  razonSocial: z.string(),
  documento: z.object({ tipo: z.string(), numero: z.string().nullable() }),
  condicionIva: z.int(),
  estado: z.enum([...cicloDeCliente.estados, 'FUSIONADO']),
  bloqueoMotivo: z.string(),
  alerta: z.string(),
  email: z.string(),
  telefono: z.string(),
  /** Of the principal domicilio. */
  domicilio: z.string().nullable(),
  localidad: z.string().nullable(),
  provincia: z.string().nullable(),
  consumidorFinal: z.boolean(),
  /** Its personal data were taken away (CLI-15): nothing of it changes any more. */
  anonimizado: z.boolean(),
});
export type FilaDeCliente = z.infer<typeof FilaDeCliente>;

export const Domicilio = z.object({
  id: Id,
  etiqueta: z.string(),
  calle: z.string(),
  localidadId: Id.nullable(),
  localidad: z.string().nullable(),
  provincia: z.string().nullable(),
  codigoPostal: z.string(),
  principal: z.boolean(),
});
export type Domicilio = z.infer<typeof Domicilio>;

export const Contacto = z.object({
  id: Id,
  nombre: z.string(),
  cargo: z.string(),
  telefono: z.string(),
  email: z.string(),
});
export type Contacto = z.infer<typeof Contacto>;

export const Cliente = FilaDeCliente.extend({
  listaId: Id.nullable(),
  lista: z.string().nullable(),
  condicionId: Id.nullable(),
  /** Its condición de venta. */
  condicion: z.string().nullable(),
  observaciones: z.string(),
  domicilios: z.array(Domicilio),
  contactos: z.array(Contacto),
  creadoEn: Instante,
  modificadoEn: Instante,
});
export type Cliente = z.infer<typeof Cliente>;
