import {
  type Dependencia,
  decirDependencia,
  type HechoDeDependencia,
} from '@trastienda/nucleo/articulos/dependencias.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { sql } from 'kysely';
import { alcanceDeStock } from '#articulos/alcance-de-stock.ts';
import type { Db, Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { notasAbiertasDe } from './trabas.sql.ts';

const TOPE = 20;

type FilaDeLugar = {
  readonly tipo: 'STOCK' | 'RESERVA';
  readonly cantidad: string;
  readonly unidad: string;
  readonly deposito: string;
  readonly sucursal: string;
  readonly sucursalId: string;
};
type FilaDeDocumento = {
  readonly tipo: 'NOTA' | 'AJUSTE';
  readonly id: string;
  readonly numero: number;
  readonly sucursalId: string;
};
type FilaDeEstructura = {
  readonly id: string;
  readonly codigo: string;
  readonly numero: number;
  readonly propia: boolean;
  readonly programada: boolean;
};

/**
 * Everything that keeps an artículo from being inactivated (ART-09). What belongs to a sucursal the user may not see
 * is said without its figures.
 */
export async function leerDependencias(db: Db | Tx, usuario: Usuario, articuloId: string): Promise<Dependencia[]> {
  const alcance = alcanceDeStock(usuario);
  const visible = (sucursalId: string): boolean => alcance === 'TODAS' || alcance.includes(sucursalId);
  const lugares = await leerLugares(db, articuloId);
  const documentos = await leerDocumentos(db, articuloId);
  const estructuras = await leerEstructuras(db, articuloId);
  const dichas = [
    ...lugares.map((lugar) => enLugar(lugar, visible(lugar.sucursalId))),
    ...documentos.map((documento) =>
      enDocumento(documento, usuario.puede(PERMISO[documento.tipo], documento.sucursalId)),
    ),
    ...estructuras.map(enEstructura),
  ];
  return [...new Map(dichas.map((dependencia) => [dependencia.texto, dependencia])).values()];
}

const PERMISO = { NOTA: 'nota.ver', AJUSTE: 'ajuste.ver' } as const;
const dicha = (hecho: HechoDeDependencia, documento: Dependencia['documento']): Dependencia => ({
  ...hecho,
  texto: decirDependencia(hecho),
  documento,
});

const enLugar = ({ tipo, cantidad, unidad, deposito, sucursal }: FilaDeLugar, visible: boolean): Dependencia =>
  dicha({ tipo, lugar: visible ? { cantidad: textoCantidad(cantidad), unidad, deposito, sucursal } : null }, null);

const enDocumento = ({ tipo, id, numero }: FilaDeDocumento, visible: boolean): Dependencia =>
  dicha({ tipo, numero: visible ? numero : null }, visible ? { tipo, id } : null);

async function leerLugares(db: Db | Tx, articuloId: string): Promise<FilaDeLugar[]> {
  const { rows } = await sql<FilaDeLugar>`
    select x.tipo, x.cantidad, u.codigo as unidad, d.nombre as deposito, s.nombre as sucursal, s.id as "sucursalId"
    from (select 'STOCK' as tipo, fisico as cantidad, deposito_id, articulo_id
          from saldo_stock where articulo_id = ${articuloId} and fisico <> 0
          union all
          select 'RESERVA', reservado, deposito_id, articulo_id
          from saldo_stock where articulo_id = ${articuloId} and reservado <> 0) x
    join deposito d on d.id = x.deposito_id
    join sucursal s on s.id = d.sucursal_id
    join articulo a on a.id = x.articulo_id
    join unidad u on u.id = a.unidad_id
    order by x.tipo desc, s.nombre collate "es-x-icu", d.nombre collate "es-x-icu"
  `.execute(db);
  return rows;
}

/**
 * What an open kit still waits for is as open as a line of its own. Adjustments not yet applied count too: applied later, they
 * would bring the stock back.
 */
async function leerDocumentos(db: Db | Tx, articuloId: string): Promise<FilaDeDocumento[]> {
  const { rows } = await sql<FilaDeDocumento>`
    select 'NOTA' as tipo, id, numero, sucursal_id as "sucursalId"
    from nota_pedido where id in (${notasAbiertasDe(sql`${articuloId}`)})
    union all
    select distinct 'AJUSTE', j.id, j.numero, j.sucursal_id
    from ajuste_renglon r join ajuste j on j.id = r.ajuste_id
    where r.articulo_id = ${articuloId} and j.estado in ('BORRADOR', 'A_APROBAR')
    order by tipo desc, numero
    limit ${TOPE}
  `.execute(db);
  return rows;
}

/** Members of what is in force, or will be: its own estructura, and those that take it or may take it (INV-09). */
async function leerEstructuras(db: Db | Tx, articuloId: string): Promise<FilaDeEstructura[]> {
  const { rows } = await sql<FilaDeEstructura>`
    select e.id, a.codigo, e.numero, e.articulo_id = ${articuloId} as propia,
           not rige(e) as programada
    from estructura e join articulo a on a.id = e.articulo_id
    where rige_o_regira(e)
      and (e.articulo_id = ${articuloId}
           or exists (select from estructura_linea l where l.estructura_id = e.id
                        and (l.componente_id = ${articuloId}
                             or exists (select from estructura_sustituto s
                                        where s.linea_id = l.id and s.articulo_id = ${articuloId}))))
    order by propia desc, programada, a.codigo collate "C", e.numero
    limit ${TOPE}
  `.execute(db);
  return rows;
}

const enEstructura = ({ id, codigo, numero, propia, programada }: FilaDeEstructura): Dependencia =>
  dicha(
    { tipo: 'ESTRUCTURA', de: propia ? null : codigo, version: numero, ...(programada ? { programada } : {}) },
    { tipo: 'ESTRUCTURA', id },
  );
