import type { VistaDeFusion } from '@trastienda/nucleo/articulos/contrato.ts';
import type { ParaFusionar } from '@trastienda/nucleo/articulos/fusion/fusion.ts';
import type { Reparo } from '@trastienda/nucleo/articulos/fusion/reparos.ts';
import { sql } from 'kysely';
import { contarAdjuntos } from '#adjuntos/index.ts';
import { alcanceDeStock } from '#articulos/alcance-de-stock.ts';
import { leerAnteriores, leerGrupos } from '#articulos/equivalencias/equivalencias.repo.ts';
import type { Db } from '#db/db.ts';
import type { Consulta, Usuario } from '#http/contexto.ts';
import { datosInvalidos, rechazar } from '#http/regla-rota.ts';
import { leerCamposQuePasan } from './campos-que-pasan.query.ts';
import * as plan from './plan.query.ts';

type Leido = ParaFusionar & { readonly version: number; readonly descripcion: string; readonly subfamiliaId: string };

/** What merging one into another does, without doing it (ART-27). */
export async function verFusion({ db, usuario, ahora }: Consulta, id: string, enId: string): Promise<VistaDeFusion> {
  const leidos = await leerDos(db, [id, enId]);
  const perdedor = leidos.get(id) ?? rechazar('comun.no_encontrado', { que: 'el artículo' });
  const ganador = leidos.get(enId) ?? datosInvalidos([{ path: ['?', 'enId'], message: 'No existe ese artículo.' }]);
  const par = { perdedor, ganador };
  const alcance = alcanceDeStock(usuario);
  const depositos = await plan.leerDepositos(db, id);
  const visibles = depositos.filter(({ sucursalId }) => alcance === 'TODAS' || alcance.includes(sucursalId));
  const grupos = await leerGrupos(db, [id]);
  const equivalentes = await leerDos(
    db,
    [...grupos.keys()].filter((otro) => otro !== id && otro !== enId),
  );
  const anteriores = await leerAnteriores(db, id);
  const campos = await leerCamposQuePasan(db, { perdedorId: id, ganador });
  return {
    perdedor,
    ganador,
    reparos: [...deAlcance(usuario), ...(await plan.leerReparos(db, usuario, par))],
    depositos: visibles.map(({ deposito, sucursal, cantidad }) => ({ deposito, sucursal, cantidad })),
    enOtras: visibles.length < depositos.length,
    numeros: await plan.contarNumeros(db, id),
    codigos: await plan.leerCodigosQuePasan(db, par),
    proveedores: await plan.leerProveedoresQuePasan(db, par),
    campos: campos.map(({ titulo, dicho, sePide }) => ({ titulo, valor: dicho, sePide })),
    sinPrecio: await plan.leerListasSinPrecio(db, par, ahora),
    minimos: await plan.contarMinimosQuePasan(db, par),
    ubicaciones: await plan.contarUbicacionesQuePasan(db, par),
    aplicaciones: await plan.contarAplicacionesQuePasan(db, par),
    adjuntos: await contarAdjuntos(db, { tipo: 'ARTICULO', id }),
    equivalentes: [...equivalentes.values()].map(({ codigo }) => codigo).toSorted(),
    reemplazaA: anteriores.map(({ codigo }) => codigo),
    borradores: await plan.leerBorradoresQueLoNombran(db, id),
  };
}

/** Doing it asks for the permission in every sucursal: who has it in some is told before writing why. */
const deAlcance = (usuario: Usuario): readonly Reparo[] =>
  usuario.alcance('articulo.fusionar') === 'TODAS' ? [] : [{ razon: 'OTRAS_SUCURSALES' }];

async function leerDos(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Leido>> {
  const { rows } = await sql<Leido>`
    select id, version, codigo, descripcion, tipo, unidad_id as "unidadId", estado, control,
           subfamilia_id as "subfamiliaId"
    from articulo
    where id = any(${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map((fila) => [fila.id, fila]));
}
