import type { CostoDeReposicion, CostoNuevo } from '@trastienda/nucleo/articulos/contrato.ts';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { textoUnitario } from '@trastienda/nucleo/comun/dinero.ts';
import { bloquearArticulo } from '#articulos/articulos.repo.ts';
import { proponerPrecios } from '#articulos/precios/lotes/simular/proponer-precios.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { leerCostos } from './costos.query.ts';
import { escribirCosto } from './costos.repo.ts';

type Escrito = {
  readonly costo: CostoDeReposicion;
  readonly propuesta: { readonly id: string; readonly numero: number } | null;
};

/** Writes what buying an artículo again costs from now on and, if asked, prepares the prices that would follow it. */
export async function agregarCosto(
  orden: Orden,
  articuloId: string,
  { importe, moneda, origen, proponerPrecios: proponer }: CostoNuevo,
): Promise<Escrito> {
  const { tx, usuario, ahora, auditar } = orden;
  // A batch is of who may prepare one.
  if (proponer && !usuario.puede('precio.modificar')) rechazar('comun.sin_permiso', {});
  const { codigo } = await bloquearArticulo(tx, articuloId);
  const [antes] = await leerCostos(tx, ahora, articuloId);
  await escribirCosto(tx, articuloId, { importe, moneda, origen }, { usuarioId: usuario.id, ahora });
  const [costo] = await leerCostos(tx, ahora, articuloId);
  const propuesta = proponer
    ? await proponerPrecios(orden, {
        filtro: { articuloIds: [articuloId] },
        // Where a cost comes from often names who sells it: prices, which more people see, do not repeat it (INV-61).
        motivo: `Cambió el costo de ${codigo}`,
      })
    : null;
  auditar({
    accion: 'articulo.costo',
    entidad: 'articulo',
    id: articuloId,
    motivo: origen,
    cambios: [
      {
        campo: 'costo de reposición',
        antes: antes?.importe ? `${antes.moneda} ${antes.importe}` : null,
        despues: `${moneda} ${textoUnitario(importe)}`,
      },
    ],
  });
  return { costo: definido(costo, 'the cost just written'), propuesta };
}
