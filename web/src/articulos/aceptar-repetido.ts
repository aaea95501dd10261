import type { usePuede } from '#acceso/permisos.tsx';
import { PedidoRechazado } from '#api/pedir.ts';
import type { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { preguntarCruce, preguntarRepetido, type Unir } from './preguntar-cruce.tsx';

type Motivo = { readonly motivo: string };
export type Aceptado = { readonly repetirCodigo?: Motivo; readonly cruzarCodigo?: Motivo };
export type Guardado = { readonly id: string; readonly version: number };

const REPETIR = { permiso: 'articulo.repetir_codigo' } as const;

type Medios = {
  readonly puede: ReturnType<typeof usePuede>;
  readonly confirmar: ReturnType<typeof useConfirmar>;
  readonly unir: Unir;
  /** Whether there is a form to go back to, where the code can be written otherwise. */
  readonly hayFormulario: boolean;
};

/** What was refused, sent again with what the person accepts of the refusal; what is not accepted stays refused (ART-25). */
export async function insistir<Respuesta extends Guardado>(
  medios: Medios,
  enviar: (aceptado: Aceptado) => Promise<Respuesta>,
  error: unknown,
  yaAceptado: Aceptado = {},
): Promise<Respuesta> {
  const respuesta = await preguntar(medios, error, yaAceptado);
  if (respuesta === null) throw error;
  const aceptado = { ...yaAceptado, ...respuesta.aceptado };
  const guardado = await enviar(aceptado).catch((otro: unknown) => insistir(medios, enviar, otro, aceptado));
  await respuesta.terminar(guardado);
  return guardado;
}

/** What the person accepts, with what is to be done once it was saved; null when there is nothing to accept. */
async function preguntar(medios: Medios, error: unknown, yaAceptado: Aceptado) {
  const { puede, confirmar, unir, hayFormulario } = medios;
  if (!(error instanceof PedidoRechazado) || !puede(REPETIR)) return null;
  if (error.code === 'articulos.codigo_cruzado' && !yaAceptado.cruzarCodigo) {
    const respuesta = await preguntarCruce(confirmar, unir, error, hayFormulario);
    return respuesta && { aceptado: { cruzarCodigo: { motivo: respuesta.motivo } }, terminar: respuesta.terminar };
  }
  if (error.code !== 'articulos.codigo_repetido' || yaAceptado.repetirCodigo) return null;
  const motivo = await preguntarRepetido(confirmar, error, hayFormulario);
  return motivo && { aceptado: { repetirCodigo: motivo }, terminar: async () => {} };
}
