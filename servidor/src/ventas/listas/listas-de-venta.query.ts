import type { ParsedOf, ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import type { CandidataDicha, listasDeVenta } from '@trastienda/nucleo/ventas/contrato.ts';
import { daMas } from '@trastienda/nucleo/ventas/listas/condicion-que-se-elige.ts';
import { listaQueRige } from '@trastienda/nucleo/ventas/listas/lista-que-rige.ts';
import { sql } from 'kysely';
import type { Consulta } from '#http/contexto.ts';
import { exigirConocidas } from '#ventas/borrador/exigir-partes.ts';
import { leerPartes } from '#ventas/vista/partes.query.ts';
import { leerCondicionesActivas, leerElegibles } from './listas.query.ts';

type Pedido = ParsedOf<typeof listasDeVenta>['query'];
type Respuesta = ResponseOf<typeof listasDeVenta>;
type Fila = Omit<CandidataDicha, 'lista'> & CandidataDicha['lista'];

/** By which lista a sale goes and why, and what may be chosen in its place (PRE-01). */
export async function leerListasDeVenta({ db, usuario }: Consulta, pedido: Pedido): Promise<Respuesta> {
  const { clienteId, depositoId } = pedido;
  const condicionId = pedido.condicionId === 'ninguna' ? null : pedido.condicionId;
  const { deposito, listas } = exigirConocidas(await leerPartes(db, { clienteId, depositoId, condicionId }, usuario));
  const { sucursalId } = deposito;
  usuario.exigirEn('nota.crear', sucursalId);
  const [candidatas, condiciones, elegibles] = await Promise.all([
    sql<Fila>`
      select g.origen, g.sirve, l.id, l.nombre, l.moneda
      from listas_de_venta(${clienteId}, ${listas.condicion?.id ?? null}, ${depositoId}) g
      join lista_precio l on l.id = g.lista_id order by g.orden`.execute(db),
    leerCondicionesActivas(db),
    leerElegibles(db, sucursalId),
  ]);
  const cambiaPrecios = usuario.puede('precio.modificar', sucursalId);
  const { condicionDelCliente } = listas;
  const dichas = candidatas.rows.map(({ origen, sirve, ...lista }) => ({ origen, sirve, listaId: lista.id, lista }));
  return {
    candidatas: dichas,
    rige: listaQueRige(dichas),
    condicion: listas.condicion && nombrada(listas.condicion),
    condicionDelCliente: condicionDelCliente && nombrada(condicionDelCliente),
    condiciones: condiciones.map((una) => ({
      ...nombrada(una),
      seElige: cambiaPrecios || !daMas(una, condicionDelCliente),
    })),
    listas: elegibles,
    tambienMasBaratas: cambiaPrecios,
  };
}

const nombrada = ({ id, nombre }: { readonly id: string; readonly nombre: string }) => ({ id, nombre });
