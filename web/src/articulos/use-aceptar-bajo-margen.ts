import type { BajoMargen } from '@trastienda/nucleo/articulos/contrato.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';

/** Sends something, and sends it again with the reason to write prices so low. */
type Aceptar = <Respuesta>(
  enviar: (aceptado: { readonly bajoMargen?: BajoMargen }) => Promise<Respuesta>,
  /** The reason that was said already, if any: it is not asked again. */
  motivo?: string,
) => Promise<Respuesta>;

/**
 * Sends prices that are written by hand. When some leave less than the minimum margin and the person may let them through, tells
 * which and from where on they would do, asks for the reason and sends them again (PRE-10); otherwise the refusal goes on to
 * where they were written, which shows it. What asks comes when it is needed.
 */
export function useAceptarBajoMargen(): Aceptar {
  const confirmar = useConfirmar();
  return (enviar, motivo = '') =>
    enviar({}).catch(async (error: unknown) => {
      if (!(error instanceof PedidoRechazado) || error.code !== 'articulos.precio_bajo_margen') throw error;
      const { preguntarBajoMargen } = await import('./preguntar-bajo-margen.tsx');
      const bajoMargen = await preguntarBajoMargen(confirmar, error, motivo);
      if (bajoMargen === null) throw error;
      return enviar({ bajoMargen });
    });
}
