import * as contrato from '@trastienda/nucleo/clientes/contrato.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/db.ts';
import type { Entorno } from '#http/entorno.ts';
import { montar } from '#http/montar.ts';
import { rechazar } from '#http/regla-rota.ts';
import { anonimizarCliente, type Olvido } from './anonimizar-cliente.ts';
import { archivoDeClientes, archivoDeNotas } from './archivos-csv.ts';
import { cambiarCliente } from './cambiar-cliente.ts';
import { cambiarEstado } from './cambiar-estado.ts';
import { leerCliente } from './clientes.repo.ts';
import { crearCliente } from './crear-cliente.ts';
import { leerFicha } from './ficha.query.ts';
import { leerClientes, todosLosClientes } from './lista.query.ts';
import { leerArticulosHabituales, leerNotasDeCliente, todasLasNotasDeCliente } from './notas.query.ts';

/** `olvidos` look after what other rooms keep of a cliente, when it is anonymised. */
export function rutasDeClientes(app: FastifyInstance, entorno: Entorno, olvidos: readonly Olvido[]): void {
  montar(app, entorno, contrato.listarClientes, ({ db }, { query }) => leerClientes(db, query));
  montar(app, entorno, contrato.exportarClientes, async ({ db }, { query }) =>
    archivoDeClientes(todosLosClientes(db, query)),
  );
  montar(app, entorno, contrato.verCliente, async ({ db }, { params }) => {
    const cliente = await leerFicha(db, params.id);
    return cliente ?? rechazar('comun.no_encontrado', { que: 'el cliente' });
  });

  montar(app, entorno, contrato.crearCliente, (orden, { body }) => crearCliente(orden, body));
  montar(app, entorno, contrato.cambiarCliente, (orden, { params, body }) => cambiarCliente(orden, params.id, body));
  montar(app, entorno, contrato.bloquearCliente, (orden, { params: { id }, body }) =>
    cambiarEstado(orden, { id, accion: 'bloquear', ...body }),
  );
  montar(app, entorno, contrato.desbloquearCliente, (orden, { params: { id }, body }) =>
    cambiarEstado(orden, { id, accion: 'desbloquear', ...body }),
  );
  montar(app, entorno, contrato.inactivarCliente, (orden, { params: { id }, body }) =>
    cambiarEstado(orden, { id, accion: 'inactivar', ...body }),
  );
  montar(app, entorno, contrato.reactivarCliente, (orden, { params: { id }, body }) =>
    cambiarEstado(orden, { id, accion: 'reactivar', ...body }),
  );

  montar(app, entorno, contrato.anonimizarCliente, (orden, { params: { id }, body }) =>
    anonimizarCliente(orden, { id, ...body }, olvidos),
  );

  montar(app, entorno, contrato.listarNotasDeCliente, async ({ db, usuario }, { params, query }) => {
    const alcance = usuario.alcance('nota.ver');
    await exigirCliente(db, params.id);
    return leerNotasDeCliente(db, params.id, alcance, query);
  });
  montar(app, entorno, contrato.exportarNotasDeCliente, async ({ db, usuario }, { params, query }) => {
    const alcance = usuario.alcance('nota.ver');
    await exigirCliente(db, params.id);
    return archivoDeNotas(todasLasNotasDeCliente(db, params.id, alcance, query));
  });
  montar(app, entorno, contrato.listarArticulosHabituales, async ({ db, usuario }, { params }) => {
    const alcance = usuario.alcance('nota.ver');
    await exigirCliente(db, params.id);
    return { filas: await leerArticulosHabituales(db, params.id, alcance) };
  });
}

async function exigirCliente(db: Db, id: string): Promise<void> {
  if (!(await leerCliente(db, id))) rechazar('comun.no_encontrado', { que: 'el cliente' });
}
