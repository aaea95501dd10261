import { z } from 'zod';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import type { Decir } from '#galeria/comun/textos.ts';
import type { es } from './textos.es.ts';

type Texto = Decir<typeof es>;

const TOPE = 80;
const LARGO_DE_CLAVE = 8;
const obligatorio = () => z.string().trim().min(1, 'Completá este dato.').max(TOPE, `Admite hasta ${TOPE} caracteres.`);
const correo = (t: Texto) => obligatorio().regex(/^\S+@\S+\.\S+$/, t('datos.correoMal'));

/** The account with its picture and the change of password, which is none when its three boxes are blank. */
export const esquemaDeCuenta = (t: Texto) =>
  z
    .object({
      foto: z.string(),
      actual: z.string(),
      nueva: z.string(),
      repetir: z.string(),
      nombre: obligatorio(),
      comercio: obligatorio(),
      ubicacion: obligatorio(),
      moneda: obligatorio(),
      correo: correo(t),
      telefono: obligatorio(),
      direccion: obligatorio(),
    })
    .superRefine(({ actual, nueva, repetir }, contexto) => {
      if (!actual && !nueva && !repetir) return;
      const reparar = (campo: string, message: string) => contexto.addIssue({ code: 'custom', path: [campo], message });
      if (!actual) reparar('actual', t('clave.falta'));
      if (nueva.length < LARGO_DE_CLAVE) reparar('nueva', t('clave.corta'));
      if (nueva !== repetir) reparar('repetir', t('clave.distinta'));
    });
export type Cuenta = z.infer<ReturnType<typeof esquemaDeCuenta>>;

export const esquemaDeAvisos = (t: Texto) =>
  z.object({
    correo: correo(t),
    boletin: z.boolean(),
    confirmacion: z.boolean(),
    estado: z.boolean(),
    entregado: z.boolean(),
    porCorreo: z.boolean(),
    zona: obligatorio(),
    seguimiento: z.boolean(),
  });
export type Avisos = z.infer<ReturnType<typeof esquemaDeAvisos>>;

export const esquemaDeFacturacion = (t: Texto) =>
  z.object({
    razon: obligatorio(),
    sector: obligatorio(),
    calle: obligatorio(),
    pais: obligatorio(),
    nombre: obligatorio(),
    apellido: obligatorio(),
    telefono: obligatorio(),
    correo: correo(t),
    plan: z.enum(['ejecutivo', 'inicial']),
  });
type Facturacion = z.infer<ReturnType<typeof esquemaDeFacturacion>>;

export const METODOS = ['app', 'correo', 'sms'] as const;
export type Metodo = (typeof METODOS)[number];

export const EsquemaDeSeguridad = z.object({ dosPasos: z.boolean(), metodos: z.array(z.enum(METODOS)) });
export type Seguridad = z.infer<typeof EsquemaDeSeguridad>;

export type MedioDePago = {
  readonly id: number;
  readonly marca: string;
  readonly ultimos: string;
  readonly vence: string;
};
export type Dispositivo = {
  readonly id: number;
  readonly nombre: string;
  readonly lugar: string;
  /** An instant. */
  readonly cuando: string;
  readonly telefono: boolean;
};

export const almacenes = {
  cuenta: crearAlmacen<Cuenta>(() => ({
    foto: '',
    actual: '',
    nueva: '',
    repetir: '',
    nombre: 'Malena Quiroga',
    comercio: 'Repuestos El Cigüeñal',
    ubicacion: 'AR',
    moneda: 'ARS',
    correo: 'malena@elciguenal.test',
    telefono: '+54 341 555-0142',
    direccion: 'Av. Pellegrini 2140, Rosario',
  })),
  avisos: crearAlmacen<Avisos>(() => ({
    correo: 'avisos@elciguenal.test',
    boletin: false,
    confirmacion: true,
    estado: true,
    entregado: false,
    porCorreo: true,
    zona: 'America/Argentina/Buenos_Aires',
    seguimiento: false,
  })),
  facturacion: crearAlmacen<Facturacion>(() => ({
    razon: 'El Cigüeñal S.R.L.',
    sector: 'Repuestos del automotor',
    calle: 'Av. Pellegrini 2140, Rosario',
    pais: 'Argentina',
    nombre: 'Malena',
    apellido: 'Quiroga',
    telefono: '+54 341 555-0142',
    correo: 'pagos@elciguenal.test',
    plan: 'ejecutivo',
  })),
  suscrita: crearAlmacen(() => true),
  medios: crearAlmacen<readonly MedioDePago[]>(() => [{ id: 1, marca: 'Visa', ultimos: '2102', vence: '08/29' }]),
  seguridad: crearAlmacen<Seguridad>(() => ({ dosPasos: false, metodos: [] })),
  dispositivos: crearAlmacen<readonly Dispositivo[]>(() => [
    {
      id: 1,
      nombre: 'Teléfono del mostrador',
      lugar: 'Rosario, Santa Fe',
      cuando: '2026-11-20T12:40:00-03:00',
      telefono: true,
    },
    {
      id: 2,
      nombre: 'Notebook de administración',
      lugar: 'Funes, Santa Fe',
      cuando: '2026-11-19T19:05:00-03:00',
      telefono: false,
    },
  ]),
} as const;
