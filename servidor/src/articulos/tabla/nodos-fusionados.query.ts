import { NIVELES } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { CAMPOS_DE_FILTRO, type ConsultaDeArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import { type Condicion, escribirFiltros } from '@trastienda/nucleo/comun/filtros.ts';
import {
  buscarDondeEstan,
  type DeHoy,
  type NodoPedido,
  nodosDe,
  porLosDeHoy,
} from '#articulos/clasificacion/nodos-de-hoy.query.ts';
import type { Db } from '#db/db.ts';
import { idsEntre, leerCondiciones } from '#db/filtros.ts';

/** What the table is asked, by the nodes of today: those of a link and those of its columns alike. */
export async function conColumnasDeHoy(db: Db, query: ConsultaDeArticulos): Promise<ConsultaDeArticulos> {
  const deColumnas = leerCondiciones(query.filtros, CAMPOS_DE_FILTRO);
  const pedidos = [...nodosDe(query), ...deColumnas.flatMap(nodosDeColumna)];
  if (pedidos.length === 0) return query;
  const deHoy = await buscarDondeEstan(db, pedidos);
  return { ...porLosDeHoy(query, deHoy), filtros: escribirFiltros(deColumnas.map((una) => deLosDeHoy(una, deHoy))) };
}

const nivelDe = ({ campo }: Condicion) => NIVELES.find((nivel) => nivel === campo);

function nodosDeColumna(condicion: Condicion): readonly NodoPedido[] {
  const nivel = nivelDe(condicion);
  return nivel === undefined || condicion.es !== 'uno' ? [] : idsEntre(condicion.valores).map((id) => ({ nivel, id }));
}

function deLosDeHoy(condicion: Condicion, deHoy: DeHoy): Condicion {
  const nivel = nivelDe(condicion);
  if (nivel === undefined || condicion.es !== 'uno') return condicion;
  return { ...condicion, valores: condicion.valores.map((id) => deHoy({ nivel, id })) };
}
