import * as contrato from '@trastienda/nucleo/stock/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { idsDe, leerLugaresVisibles } from '#stock/saldos/lugares-visibles.query.ts';
import { listarNumeros, verNumero } from './numeros.query.ts';

export function rutasDeNumeros(app: FastifyInstance, entorno: Entorno): void {
  montar(app, entorno, contrato.listarNumeros, async ({ db, usuario }, { query }) =>
    listarNumeros(db, idsDe(await leerLugaresVisibles(db, usuario, query)), query),
  );
  montar(app, entorno, contrato.verNumero, async ({ db, usuario }, { params }) =>
    verNumero(db, params.id, {
      depositos: idsDe(await leerLugaresVisibles(db, usuario, {})),
      verCliente: usuario.puede('cliente.ver'),
    }),
  );
}
