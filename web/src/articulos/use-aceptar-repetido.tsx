import { agregarEquivalente } from '@trastienda/nucleo/articulos/contrato.ts';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { useConfirmar } from '#ui/confirmar.tsx';
import type { Unir } from './preguntar-cruce.tsx';

type Motivo = { readonly motivo: string };
type Aceptado = { readonly repetirCodigo?: Motivo; readonly cruzarCodigo?: Motivo };
type Guardado = { readonly id: string; readonly version: number };

const REPETIR = { permiso: 'articulo.repetir_codigo' } as const;

/**
 * Sends something whose code may read like another's, or be something else of another's (ART-25). When it does and the person may
 * accept it, asks for the reason and sends it again; otherwise the refusal goes on to the form, which shows it.
 */
export function useAceptarRepetido() {
  const puede = usePuede();
  const confirmar = useConfirmar();
  const unir = useUnir();

  /** What the person accepts of a refusal, with what is to be done once it was saved; null when there is nothing to accept. */
  const preguntar = async (error: unknown, yaAceptado: Aceptado) => {
    if (!(error instanceof PedidoRechazado) || !puede(REPETIR)) return null;
    if (error.code === 'articulos.codigo_cruzado' && !yaAceptado.cruzarCodigo) {
      const { preguntarCruce } = await import('./preguntar-cruce.tsx');
      const respuesta = await preguntarCruce(confirmar, unir, error);
      return respuesta && { aceptado: { cruzarCodigo: { motivo: respuesta.motivo } }, terminar: respuesta.terminar };
    }
    if (error.code !== 'articulos.codigo_repetido' || yaAceptado.repetirCodigo) return null;
    const { preguntarRepetido } = await import('./preguntar-cruce.tsx');
    const motivo = await preguntarRepetido(confirmar, error);
    return motivo && { aceptado: { repetirCodigo: motivo }, terminar: async () => {} };
  };

  return async <Respuesta extends Guardado>(enviar: (aceptado: Aceptado) => Promise<Respuesta>): Promise<Respuesta> => {
    const intentar = async (
      aceptado: Aceptado,
      terminar: (guardado: Guardado) => Promise<void>,
    ): Promise<Respuesta> => {
      const guardado = await enviar(aceptado).catch(async (error: unknown) => {
        const respuesta = await preguntar(error, aceptado);
        if (respuesta === null) throw error;
        return intentar({ ...aceptado, ...respuesta.aceptado }, respuesta.terminar);
      });
      await terminar(guardado);
      return guardado;
    };
    return intentar({}, async () => {});
  };
}

/** Makes an artículo the equivalent of another, and whoever shows either learns it. */
export function useUnir(): Unir {
  const agregar = useComando(agregarEquivalente);
  return ({ id, version }, articuloId) => agregar.mutateAsync({ params: { id }, body: { version, articuloId } });
}
