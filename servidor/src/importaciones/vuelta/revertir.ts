import { type Entidad, esReversible } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { sql } from 'kysely';
import {
  descartarPropuesta,
  revertirCargaDeAplicaciones,
  revertirCargaDeArticulos,
  revertirCargaDeCodigos,
  revertirCargaDeCostos,
  revertirCargaDeEstructuras,
  revertirCargaDeMinimos,
  revertirCargaDeRelaciones,
  tomarPropuesta,
} from '#articulos/index.ts';
import { revertirCargaDeClientes } from '#clientes/index.ts';
import type { Tx } from '#db/db.ts';
import type { Usuario } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { proveedorDe } from '#importaciones/listas/datos-de-lista.query.ts';
import { leerPropuesta } from '#importaciones/listas/lineas.repo.ts';
import { revertirLineas } from '#importaciones/listas/revertir-lista.query.ts';
import { analizar } from '#importaciones/trabajo/carga.ts';
import type { Avance } from '#importaciones/trabajo/obra.ts';
import type { Autor } from '#plataforma/auditoria.ts';
import { leerPosteriores, ponerAlDia } from './pila-de-importaciones.query.ts';

type Pedido = {
  readonly tx: Tx;
  readonly importacionId: string;
  readonly entidad: Entidad;
  readonly archivo: string;
  readonly aplicadaEn: Date;
  readonly usuario: Usuario;
  readonly autor: Autor;
  readonly ahora: Date;
  readonly avanzar: (avance: Avance) => void;
};

type Hecho = { readonly revertidas: number; readonly noRevertidas: number };

/** Gives back what an import created or changed, row by row; what somebody touched since stays as it is (INV-74). */
export async function revertir(pedido: Pedido): Promise<Hecho> {
  const { tx, importacionId, entidad, archivo, usuario, autor, ahora, avanzar } = pedido;
  if (!esReversible(entidad)) rechazar('importaciones.no_reversible', { entidad });
  avanzar({ etapa: 'comparar', hechos: 0, total: 0 });
  // What was created here may be deleted by this transaction, and by no other.
  await sql`select set_config('trastienda.revierte', ${importacionId}::text, true)`.execute(tx);
  const esLista = entidad === 'listas_de_proveedor';
  // A batch is of who may prepare one.
  const lote = usuario.puede('precio.modificar') ? await leerPropuesta(tx, importacionId) : null;
  const propuesta = lote === null ? null : await tomarPropuesta(tx, lote);
  const hecho = esLista ? await revertirLista(pedido) : await revertirFilas(pedido);
  // Its prices follow costs that are no longer there, or never were. They stay while all of these do, since somebody touched what it wrote.
  const sigueTodo = hecho.revertidas === 0 && hecho.noRevertidas > 0;
  if (propuesta !== null && !sigueTodo) {
    const porque = `Se revirtió la ${esLista ? 'lista' : 'importación de'} ${archivo}`;
    await descartarPropuesta(tx, propuesta, { porque, autor, en: ahora, aviso: { tipo: 'lote.descartado', archivo } });
  }
  return hecho;
}

async function revertirLista({
  tx,
  importacionId,
  archivo,
  aplicadaEn,
  usuario,
  ahora,
  avanzar,
}: Pedido): Promise<Hecho> {
  const proveedor = await proveedorDe(tx, importacionId, usuario);
  avanzar({ etapa: 'guardar', hechos: 0, total: 0 });
  return revertirLineas(tx, {
    importacionId,
    proveedorId: proveedor.id,
    origen: `Reversión de ${archivo}`,
    cargadaEn: aplicadaEn,
    usuarioId: usuario.id,
    ahora,
  });
}

async function revertirFilas(pedido: Pedido): Promise<Hecho> {
  const { tx, importacionId, entidad, archivo, aplicadaEn, usuario, ahora, avanzar } = pedido;
  await sql`
    create temp table carga_reversion on commit drop as
    select fila, registro_id as id, resultado = 'CREAR' as creado, version, despues ->> 'precio' is not null as con_precio,
           previo, despues, null::text as motivo, null::text as destino
      from importacion_fila
     where importacion_id = ${importacionId} and resultado in ('CREAR', 'ACTUALIZAR')
  `.execute(tx);
  await analizar(tx, 'carga_reversion');
  avanzar({ etapa: 'guardar', hechos: 0, total: 0 });
  const autoria = { usuarioId: usuario.id, ahora };
  if (entidad === 'articulos') {
    await revertirCargaDeArticulos(tx, { ...autoria, motivo: `Reversión de ${archivo}`, cargadaEn: aplicadaEn });
  } else if (entidad === 'aplicaciones') await revertirCargaDeAplicaciones(tx, autoria);
  else if (entidad === 'codigos') await revertirCargaDeCodigos(tx, autoria);
  else if (entidad === 'costos') await revertirCargaDeCostos(tx, autoria);
  else if (entidad === 'equivalencias') await revertirCargaDeRelaciones(tx, autoria);
  else if (entidad === 'estructuras') await revertirCargaDeEstructuras(tx, autoria);
  else if (entidad === 'minimos') await revertirCargaDeMinimos(tx, autoria);
  else await revertirCargaDeClientes(tx, autoria);
  const { rows } = await sql<Hecho>`
    with marcadas as (
      update importacion_fila f set no_revertida = r.motivo
        from carga_reversion r where f.importacion_id = ${importacionId} and f.fila = r.fila and r.motivo is not null
      returning f.fila)
    select (select count(*) from carga_reversion where motivo is null) as revertidas,
           (select count(*) from marcadas) as "noRevertidas"
  `.execute(tx);
  const hecho = rows[0] ?? { revertidas: 0, noRevertidas: 0 };
  if (hecho.revertidas === 0 && hecho.noRevertidas > 0) await rechazarEntera(pedido, hecho.noRevertidas);
  await ponerAlDia(tx, pedido);
  return hecho;
}

/** Once it is taken back there is no other time: what has nothing to give back by now may have it when what came after goes. */
async function rechazarEntera(pedido: Pedido, filas: number): Promise<never> {
  const posteriores = await leerPosteriores(pedido.tx, pedido);
  const { rows } = await sql<{ motivo: string }>`
    select motivo from carga_reversion group by motivo order by count(*) desc, motivo limit 1`.execute(pedido.tx);
  return rechazar('importaciones.nada_que_revertir', {
    filas,
    motivo: rows[0]?.motivo ?? '',
    despues: posteriores.map(({ archivo }) => archivo),
  });
}
