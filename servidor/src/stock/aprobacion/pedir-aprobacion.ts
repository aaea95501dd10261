import type { Ajuste } from '@trastienda/nucleo/stock/contrato.ts';
import type { Orden } from '#http/contexto.ts';
import { pasarAjuste } from '#stock/ajustes/pasar-ajuste.ts';
import { datosDeAviso, paraQuienPidio } from './avisos-de-ajuste.ts';

type Pedido = { readonly version: number; readonly motivo?: string | undefined };

/** Leaves a draft waiting for somebody else to approve it: nobody changes it meanwhile (AJU-06). */
export async function pedirAprobacion(orden: Orden, id: string, pedido: Pedido): Promise<Ajuste> {
  const { visto } = await pasarAjuste(orden, id, { ...pedido, accion: 'pedir' });
  orden.publicar({
    tipo: 'ajuste.por_aprobar',
    sucursalId: visto.sucursalId,
    autorId: orden.usuario.id,
    datos: datosDeAviso(visto, orden.usuario),
  });
  return visto;
}

/** Makes what waits a draft again, and tells why to who asked for it. */
export async function devolverAjuste(
  orden: Orden,
  id: string,
  pedido: Pedido & { readonly motivo: string },
): Promise<Ajuste> {
  const { ajuste, visto } = await pasarAjuste(orden, id, { ...pedido, accion: 'devolver' });
  if (ajuste.pedidoPorId !== orden.usuario.id) {
    const datos = { ...datosDeAviso(visto, orden.usuario), motivo: pedido.motivo };
    orden.publicar({ tipo: 'ajuste.devuelto', ...paraQuienPidio(ajuste), datos });
  }
  return visto;
}
