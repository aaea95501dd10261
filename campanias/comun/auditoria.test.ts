import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Tx } from '#servidor/db/db.ts';
import { auditar } from './auditoria.ts';
import { auditarDocumentos } from './auditoria-documentos.ts';
import { auditarMotor } from './auditoria-motor.ts';
import { auditarRegistros } from './auditoria-registros.ts';
import { crearAzar } from './azar.ts';
import type { Violacion } from './campania.ts';
import { crearCierre } from './cierre.ts';
import { crearCliente } from './cliente.ts';
import { abrirHistoria, type Historia } from './historia.ts';
import { aprender } from './mundo.ts';
import { crearEscritor, elegirOperacion, sembrarMundo } from './operaciones.ts';
import { iniciarServidor } from './servidor.ts';
import { conDb, crearPersonas, crearSitio, type Sitio } from './sitio.ts';

// An auditor is worth what it finds: each of these breaks one thing of a sound database and takes it back.

const cierre = crearCierre();
const OPERACIONES = 60;
let sitio: Sitio;
let historia: Historia;

beforeAll(async () => {
  const carpeta = await mkdtemp(join(tmpdir(), 'trastienda-auditoria-'));
  cierre.anotar('borrar la carpeta', () => rm(carpeta, { recursive: true, force: true }));
  const motor = { tipo: 'servidor', ...inject('motor') } as const;
  sitio = await crearSitio({ motor, cierre, planta: undefined, carpeta });
  const { url, detener } = await iniciarServidor(sitio);
  const destino = { url, tokens: await crearPersonas(sitio, 1) };
  historia = abrirHistoria(join(carpeta, 'historia.jsonl'));
  const cliente = crearCliente(historia);
  const mundo = await sembrarMundo(cliente, destino, { articulos: 4, clientes: 2 });
  const escritor = crearEscritor(crearAzar(7), 1);
  for (let i = 0; i < OPERACIONES; i += 1) {
    const operacion = elegirOperacion(mundo, escritor);
    aprender(mundo, operacion, await cliente.enviar(destino, operacion), 1);
  }
  cliente.cerrar();
  await detener();
});
afterAll(() => cierre.cerrar());

class VolverAtras extends Error {}

/** What the audit says of the database after `roto`, which is undone. */
async function trasRomper(tabla: string, ...sentencias: readonly string[]): Promise<readonly Violacion[]> {
  let halladas: readonly Violacion[] = [];
  const romper = async (tx: Tx) => {
    await sql.raw(`alter table ${tabla} disable trigger user`).execute(tx);
    for (const sentencia of sentencias) {
      const { numAffectedRows } = await sql.raw(sentencia).execute(tx);
      expect(numAffectedRows, sentencia).toBeGreaterThan(0n);
    }
    const hechas = historia.hechas();
    halladas = [
      ...(await auditarRegistros(tx, hechas)),
      ...(await auditarDocumentos(tx, hechas)),
      ...(await auditarMotor(tx, undefined)),
    ];
    throw new VolverAtras();
  };
  await conDb(sitio.urlDeBase(), async (db) => {
    await db
      .transaction()
      .execute(romper)
      .catch((error: unknown) => {
        if (!(error instanceof VolverAtras)) throw error;
      });
  });
  return halladas;
}

const invariantes = (halladas: readonly Violacion[]) => [...new Set(halladas.map(({ invariante }) => invariante))];
const UNA = (tabla: string, donde: string) => `(select id from ${tabla} where ${donde} order by id limit 1)`;

describe('the standard audit', () => {
  it('finds nothing in a database nobody broke', async () => {
    expect(await auditar(sitio, historia)).toEqual([]);
  });

  it.each([
    ['I1', 'a key that was lost', 'idempotencia', "delete from idempotencia where clave = 'siembra-1'"],
    ['I2', 'a key nobody sent', 'idempotencia', "update idempotencia set clave = 'otra' where clave = 'siembra-1'"],
    [
      'I3',
      'a key without its answer',
      'idempotencia',
      "update idempotencia set status = null where clave = 'siembra-1'",
    ],
    [
      'I3',
      'an answer that is not the one given',
      'idempotencia',
      "update idempotencia set respuesta = respuesta || ' ' where clave = 'siembra-2'",
    ],
    [
      'I2',
      'an effect too many',
      'auditoria',
      `insert into auditoria (quien, pedido_id, accion, entidad, entidad_id) select quien, pedido_id, accion, entidad, entidad_id from auditoria where entidad = 'nota' limit 1`,
    ],
    [
      'I1',
      'an effect that left no trail',
      'auditoria',
      `update auditoria set entidad = 'otra' where id = ${UNA('auditoria', "entidad = 'nota'")}`,
    ],
    [
      'I3',
      'a nota of another version',
      'nota_pedido',
      `update nota_pedido set version = version + 1 where id = ${UNA('nota_pedido', 'true')}`,
    ],
    [
      'I3',
      'a line changed',
      'nota_renglon',
      `update nota_renglon set pedida = pedida + 1 where id = ${UNA('nota_renglon', 'true')}`,
    ],
    [
      'I3',
      'a reservation that is gone',
      'reserva',
      `update reserva set estado = 'LIBERADA', cerrada_en = now() where id = ${UNA('reserva', "estado = 'ACTIVA'")}`,
    ],
    [
      'I3',
      'an adjustment back to draft',
      'ajuste',
      `update ajuste set estado = 'BORRADOR', aplicado_en = null where id = ${UNA('ajuste', "estado = 'APLICADO'")}`,
    ],
    [
      'I3',
      'a cliente of another version',
      'cliente',
      `update cliente set version = version + 1 where id = ${UNA('cliente', 'not consumidor_final')}`,
    ],
    [
      'I2',
      'a nota nobody made',
      'nota_pedido',
      `insert into nota_pedido (id, sucursal_id, deposito_id, cliente_id, lista_id, creada_por, modificada_por) select gen_random_uuid(), sucursal_id, deposito_id, cliente_id, lista_id, creada_por, modificada_por from nota_pedido limit 1`,
    ],
    [
      'I9',
      'a step that does not follow',
      'nota_transicion',
      `update nota_transicion set desde = 'PARCIAL' where id = ${UNA('nota_transicion', "accion = 'confirmar'")}`,
    ],
    [
      'I9',
      'a nota without a beginning',
      'nota_transicion',
      `delete from nota_transicion where nota_id = ${UNA('nota_pedido', "estado = 'BORRADOR'")}`,
    ],
    ['INV-14', 'a saldo that is not its ledger', 'saldo_stock', 'update saldo_stock set fisico = fisico + 1'],
    [
      'INV-20',
      'a cost that is not its ledger',
      'costo_articulo',
      'update costo_articulo set valor = valor + 1 where cantidad <> 0',
    ],
  ])('%s finds %s', async (invariante, _que, tabla, ...sentencias) => {
    expect(invariantes(await trasRomper(tabla, ...sentencias))).toContain(invariante);
  });

  it('I1 does not take a command without an answer for granted', async () => {
    const operacion = { clave: 'x', tipo: 'nota.crear', metodo: 'POST', ruta: '/', cuerpo: {}, persona: 0 } as const;
    await historia.invocar(operacion);
    expect(invariantes(await auditar(sitio, historia, 'registros'))).toEqual(['I1']);
  });
});
