import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import type { CampoDelArticulo } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import { plural } from '@trastienda/nucleo/comun/escribir-numero.ts';
import { sql } from 'kysely';
import { NOMBRE_DE_NIVEL } from '#articulos/clasificacion/detalle.query.ts';
import { bloquearNodo, leerUnidad } from '#articulos/clasificacion/nodos.repo.ts';
import { COLUMNA_DEL_ARTICULO, esAplicable, losQueDifieren } from '#articulos/clasificacion/omisiones.sql.ts';
import { exigirVersionDeNodo } from '#articulos/clasificacion/version-de-nodo.ts';
import type { Orden } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { asentarLote, escribirArticulos } from './lotes.repo.ts';

type Pedido = {
  readonly version: number;
  readonly campo: CampoDelArticulo;
  readonly articulos: number;
  readonly motivo: string;
};

/** Gives the artículos that differ what their level says: only on request, all at once, and with what each had (CLA-02). */
export async function aplicarOmision(orden: Orden, nivel: Nivel, id: string, pedido: Pedido) {
  const { tx } = orden;
  const { campo, motivo } = pedido;
  const nodo = (await bloquearNodo(tx, nivel, id)) ?? rechazar('comun.no_encontrado', { que: NOMBRE_DE_NIVEL[nivel] });
  await exigirVersionDeNodo(tx, nivel, nodo, pedido.version);
  const valor = campo === 'iva' ? nodo.ivaOmision : nodo.unidadOmisionId;
  const antes = valor === null ? [] : await bloquearDiferentes(orden, nivel, id, campo, valor);
  if (valor === null || antes.length !== pedido.articulos) {
    return rechazar('articulos.lote_distinto', { vistos: pedido.articulos, ahora: antes.length });
  }
  await escribirArticulos(
    orden,
    campo,
    antes.map((articulo) => ({ id: articulo.id, valor })),
  );
  const hacia = campo === 'iva' ? valor : ((await leerUnidad(tx, valor))?.nombre ?? valor);
  const loteId = await asentarLote(orden, {
    ...{ tipo: 'APLICAR' as const, nivel, nodoId: id, nombre: nodo.nombre, campo, hacia, motivo, nodos: [] },
    articulos: antes.map((articulo) => ({ id: articulo.id, antes: articulo.valor, despues: valor })),
  });
  orden.auditar({
    ...{ accion: `${nivel}.aplicar`, entidad: nivel, id, motivo, loteId },
    cambios: [{ campo: `${campo} de ${plural(antes.length, 'artículo')}`, antes: null, despues: hacia }],
  });
  return { loteId, articulos: antes.length };
}

async function bloquearDiferentes({ tx }: Orden, nivel: Nivel, id: string, campo: CampoDelArticulo, valor: string) {
  const { rows } = await sql<{ id: string; valor: string }>`
    select a.id, ${sql.ref(`a.${COLUMNA_DEL_ARTICULO[campo]}`)}::text as valor
    ${losQueDifieren(nivel, id, campo, valor)} and ${esAplicable(campo, valor)}
    order by a.id for no key update of a
  `.execute(tx);
  return rows;
}
