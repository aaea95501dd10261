import { z } from 'zod';
import type { Decir } from '#galeria/comun/textos.ts';
import { faltasDeDireccion, faltasDeTarjeta } from '#galeria/ecommerce/eco-checkout/estado.ts';
import type { es } from './textos.ts';

/** Says the sentences of the forms in the language of the interface. */
export type DecirDeFormularios = Decir<typeof es>;

const MINIMO_DE_NOMBRE = 2;
const MAXIMO_DE_NOMBRE = 50;
const MINIMO_DE_CLAVE = 8;

export const obligatorio = (t: DecirDeFormularios) => z.string().trim().min(1, t('falta'));

/** What a moment is in a form while it is begun and not whole, or is of no calendar. */
export const A_MEDIAS = 'a-medias';

export const momento = (t: DecirDeFormularios) => z.string().refine((escrito) => escrito !== A_MEDIAS, t('aMedias'));

/** Between 2 and 50 letters; without any, it says that it is missing. */
export const nombre = (t: DecirDeFormularios) =>
  z
    .string()
    .trim()
    .min(1, { error: t('sinNombre'), abort: true })
    .min(MINIMO_DE_NOMBRE, t('corto', { minimo: MINIMO_DE_NOMBRE }))
    .max(MAXIMO_DE_NOMBRE, t('largo', { maximo: MAXIMO_DE_NOMBRE }));

export const correo = (t: DecirDeFormularios) =>
  z
    .string()
    .trim()
    .pipe(z.email(t('correo')));

export const clave = (t: DecirDeFormularios) =>
  z.string().min(MINIMO_DE_CLAVE, t('clave', { minimo: MINIMO_DE_CLAVE }));

const deTarjeta = (dato: 'numero' | 'vencimiento' | 'titular', escrito: string) =>
  faltasDeTarjeta({ numero: '', vencimiento: '', cvc: '', titular: '', [dato]: escrito }, new Date())[dato];

/** The number of a card, by the same rule as the purchase of the shop. */
export const tarjeta = (t: DecirDeFormularios) =>
  obligatorio(t).refine((escrito) => !escrito || !deTarjeta('numero', escrito), t('tarjeta'));

export const titular = (t: DecirDeFormularios) =>
  obligatorio(t).refine((escrito) => !escrito || !deTarjeta('titular', escrito), t('titular'));

/** A month that is written as on the card, and that has not ended. */
export const vencimiento = (t: DecirDeFormularios) =>
  obligatorio(t)
    .refine((escrito) => !escrito || deTarjeta('vencimiento', escrito) !== 'mal', t('vencimiento'))
    .refine((escrito) => deTarjeta('vencimiento', escrito) !== 'pasado', t('vencida'));

/** A telephone, by the same rule as an address of the shop, or none. */
export const telefono = (t: DecirDeFormularios) =>
  z
    .string()
    .trim()
    .refine(
      (escrito) => !escrito || !faltasDeDireccion({ nombre: '', calle: '', telefono: escrito }).telefono,
      t('telefono'),
    );

const SITIO = /^(https?:\/\/)?([\p{L}\d-]+\.)+\p{L}{2,}(:\d+)?([/?#]\S*)?$/iu;

/** The address of a site, with its `https://` or without it, or none. */
export const sitio = (t: DecirDeFormularios) =>
  z
    .string()
    .trim()
    .refine((escrito) => !escrito || SITIO.test(escrito), t('sitio'));

/** Four digits or a CPA in Argentina; with five, seven or eight digits, those of the other countries of the list. */
const POSTAL = /^([a-z]\d{4}[a-z]{3}|\d{4,8}|\d{5}-\d{3}|\d{3}-\d{4})$/i;

export const postal = (t: DecirDeFormularios) =>
  z
    .string()
    .trim()
    .refine((escrito) => !escrito || POSTAL.test(escrito), t('postal'));

const USUARIO = /^@?[\p{L}\d](?:[\p{L}\d._-]{0,48}[\p{L}\d_])?$/u;

/** The name somebody has in a network, with its @ or without it, or the address of their page there; or none. */
export const deRed = (dominio: string) => (t: DecirDeFormularios) =>
  z
    .string()
    .trim()
    .refine((escrito) => !escrito || USUARIO.test(escrito) || esPagina(escrito, dominio), t('red'));

function esPagina(escrito: string, dominio: string): boolean {
  const [, sitio, usuario] = /^(?:https?:\/\/)?([^/]+)\/([^/?#]+)\/?$/iu.exec(escrito) ?? [];
  return sitio?.toLowerCase().replace(/^www\./, '') === dominio && USUARIO.test(usuario ?? '');
}

/** A new password and the same again, beside whatever else the form has. */
export const claveRepetida = <const Datos extends z.ZodRawShape>(t: DecirDeFormularios, datos: Datos) =>
  z.object({ ...datos, contrasena: clave(t), repetir: z.string() }).superRefine((escrito, contexto) => {
    const { contrasena, repetir } = escrito as { readonly contrasena: string; readonly repetir: string };
    if (contrasena === repetir) return;
    contexto.addIssue({ code: 'custom', path: ['repetir'], message: t('distintas') });
  });
