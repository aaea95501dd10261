import { z } from 'zod';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { clave, correo, type DecirDeFormularios, nombre } from '#galeria/forms/reglas.ts';

export const PASOS = ['cuenta', 'perfil', 'fin'] as const;
export type Paso = (typeof PASOS)[number];
const OPCIONAL: Paso = 'perfil';

/** Where the wizard can be, as the address tells it: in one of its steps, or at its end. */
export const LUGARES = [...PASOS, 'listo'] as const;
export type Lugar = (typeof LUGARES)[number];

/** Where the wizard is, and what was skipped on the way. After the last step `paso` is as many as there are. */
export type Asistente = { readonly paso: number; readonly omitidos: readonly number[] };

export const AL_PRINCIPIO: Asistente = { paso: 0, omitidos: [] };

export const pasoDe = ({ paso }: Asistente): Paso | undefined => PASOS[paso];
export const sePuedeOmitir = (asistente: Asistente): boolean => pasoDe(asistente) === OPCIONAL;
export const esOpcional = (paso: Paso): boolean => paso === OPCIONAL;

/** One step forward. What had been skipped and is now filled in is no longer skipped. */
export const seguir = ({ paso, omitidos }: Asistente): Asistente => ({
  paso: Math.min(paso + 1, PASOS.length),
  omitidos: omitidos.filter((uno) => uno !== paso),
});

export const volver = ({ paso, omitidos }: Asistente): Asistente => ({ paso: Math.max(paso - 1, 0), omitidos });

/** Passes over a step that is optional; any other stays where it is. */
export const omitir = (asistente: Asistente): Asistente => {
  if (!sePuedeOmitir(asistente)) return asistente;
  const { paso, omitidos } = asistente;
  return { paso: paso + 1, omitidos: [...omitidos.filter((uno) => uno !== paso), paso] };
};

export const esquemaDeCuenta = (t: DecirDeFormularios) =>
  z.object({ nombre: nombre(t), correo: correo(t), contrasena: clave(t) });
/** Whoever does not skip it tells who they are. */
export const esquemaDePerfil = (t: DecirDeFormularios) =>
  z.object({ nombre: nombre(t), apellido: nombre(t), direccion: z.string().trim() });
export const esquemaDeFin = (aceptar: string) => () =>
  z.object({ acepta: z.boolean().refine((acepta) => acepta, aceptar) });

type De<Esquema extends (...partes: never[]) => z.ZodType> = z.infer<ReturnType<Esquema>>;
export type Datos = {
  readonly cuenta: De<typeof esquemaDeCuenta>;
  readonly perfil: De<typeof esquemaDePerfil>;
  readonly fin: z.infer<ReturnType<ReturnType<typeof esquemaDeFin>>>;
};

export const SIN_DATOS: Datos = {
  cuenta: { nombre: '', correo: '', contrasena: '' },
  perfil: { nombre: '', apellido: '', direccion: '' },
  fin: { acepta: false },
};

const callado = () => '';
const ESQUEMAS = {
  cuenta: esquemaDeCuenta(callado),
  perfil: esquemaDePerfil(callado),
  fin: esquemaDeFin('')(),
} as const satisfies Record<Paso, z.ZodType>;

/** The step that is asked for, or the one before it that still lacks something and was not skipped. */
export function pasoPosible({ paso: pedido, omitidos }: Asistente, datos: Datos): number {
  const falta = PASOS.findIndex((paso, i) => !omitidos.includes(i) && !ESQUEMAS[paso].safeParse(datos[paso]).success);
  return falta === -1 ? pedido : Math.min(falta, pedido);
}

/** Where it was left and what was written, which wait while one is on another screen. */
export const empezado = crearAlmacen<{ readonly asistente: Asistente; readonly datos: Datos }>(() => ({
  asistente: AL_PRINCIPIO,
  datos: SIN_DATOS,
}));
