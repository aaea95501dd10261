import { agregarEquivalente } from '@trastienda/nucleo/articulos/contrato.ts';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import type { Aceptado, Guardado } from './aceptar-repetido.ts';
import type { Unir } from './preguntar-cruce.tsx';

/** Sends something, and sends it again with what the person accepted of its refusal. */
type Aceptar = <Respuesta extends Guardado>(enviar: (aceptado: Aceptado) => Promise<Respuesta>) => Promise<Respuesta>;

/**
 * Sends something whose code may read like another's, or be something else of another's (ART-25). When it does and the person may
 * accept it, asks for the reason and sends it again; otherwise the refusal goes on to the form, which shows it. What asks comes when it is
 * needed.
 */
export function useAceptarRepetido(): Aceptar {
  const puede = usePuede();
  const confirmar = useConfirmar();
  const unir = useUnir();
  return (enviar) =>
    enviar({}).catch(async (error: unknown) => {
      if (!(error instanceof PedidoRechazado)) throw error;
      const { insistir } = await import('./aceptar-repetido.ts');
      return insistir({ puede, confirmar, unir, hayFormulario: true }, enviar, error);
    });
}

/** Makes an artículo the equivalent of another, and whoever shows either learns it. */
export function useUnir(): Unir {
  const agregar = useComando(agregarEquivalente);
  return ({ id, version }, articuloId) => agregar.mutateAsync({ params: { id }, body: { version, articuloId } });
}
